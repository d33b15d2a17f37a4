package import SwiftLowering

/// What some lines of the support code are there for. Each of them can be removed without any other change.
package struct SupportSituation: Sendable {
  /// Whether a payload can be nested deeper than the schema is: then the stack must be deep enough.
  let isDepthChecked: Bool
  /// Whether maps say where the value is that another map reads, since that one may report something.
  let knowsPlaces: Bool

  package init(of parts: [SupportPart], isDepthChecked: Bool) {
    self.isDepthChecked =
      isDepthChecked || parts.contains(.jsonWire) || parts.contains(.mappingErrorDepth)
    knowsPlaces = parts.contains(.reportPlace)
  }

  /// That of the whole support code.
  package static let whole = SupportSituation(of: SupportPart.allCases, isDepthChecked: true)

  func needs(_ line: ArraySlice<UInt8>) -> Bool {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    func isOne(of starts: [String.UTF8View]) -> Bool { starts.contains { code.starts(with: $0) } }
    return (isDepthChecked || !isOne(of: Self.checksOfDepth))
      && (knowsPlaces || !isOne(of: Self.usesOfPlaces))
  }

  private static let checksOfDepth = [
    "try decoder.checkNesting()".utf8, "try EncodingError.checkDepth(".utf8,
    "let step = nested.isTooDeep ?".utf8, "if refuses(".utf8,
    "if MappingError(error).isTooDeep { return }".utf8,
    "if NestingTooDeep.isCause(of: error) { throw error }".utf8,
  ]

  private static let usesOfPlaces = ["let steps = ReportPlace.path(".utf8]
}
