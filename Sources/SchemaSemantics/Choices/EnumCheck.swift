import Diagnostics
import SchemaSyntax

/// Reads the wire values of one enum.
struct EnumCheck {
  private let rawType: Scalar
  private var values = WireValues()
  /// What a case that has no integer could have.
  private var free: FreeIntegers
  private var diagnostics: [Diagnostic] = []

  /// Whether it is reported that the enum lacks an integer type, which is one mistake for all cases.
  private var isWithoutType = false

  static func check(
    _ enumeration: ResolvedEnum, _ notes: [ValidNotes], into diagnostics: inout [Diagnostic]
  ) -> ValidEnum {
    var check = EnumCheck(enumeration)
    let cases = zip(enumeration.cases, notes).compactMap { item, notes in
      check.read(item).map {
        ValidEnum.Case(swiftName: item.swiftName, rawValue: $0, notes: notes)
      }
    }
    diagnostics += check.diagnostics
    return ValidEnum(isOpen: enumeration.isOpen, rawType: enumeration.rawType, cases: cases)
  }

  private init(_ enumeration: ResolvedEnum) {
    rawType = enumeration.rawType
    free = FreeIntegers(beside: enumeration.cases.map(\.wireValue))
  }

  private mutating func read(_ item: ResolvedCase) -> Value? {
    guard let value = value(of: item) else { return nil }
    if let problem = values.add(value, of: item) { diagnostics.append(problem) }
    return value
  }

  private mutating func value(of item: ResolvedCase) -> Value? {
    let literal = item.wireValue
    if rawType == .string {
      if let text = literal.textOnWire { return .string(text) }
      reportNoString(literal, isNamed: item.nameSpan != literal.span)
      return nil
    }
    guard rawType.isInteger else { return nil }
    guard case .integer(let text) = literal.kind else {
      if literal.kind != .invalid { reportNoInteger(literal) }
      return nil
    }
    if let value = Int(text) { free.count(after: value) }
    if let value = IntegerValue.read(text, as: rawType) { return value }
    diagnostics.report(
      .valueOutsideRawType, "`\(text)` does not fit into `\(rawType.rawValue)`",
      at: literal.span,
      help: text.hasPrefix("-") && rawType.integerWidth?.isSigned == false
        ? "write a signed type after the name of the enum, such as `Int`"
        : "write a larger type after the name of the enum")
    return nil
  }
}

extension EnumCheck {
  private mutating func reportNoString(_ literal: Literal, isNamed: Bool) {
    let help: String
    var fix: Diagnostic.Fix?
    switch literal.kind {
    case .integer(let text):
      guard !isWithoutType else { return }
      isWithoutType = true
      help = "write `: Int` after the name of the enum, or `\"\(text)\"` if the wire has a string"
    case .decimal(let text):
      (help, fix) = proposal("\"\(text)\"", literal)
    case .boolean(let flag):
      // No case can be called like a flag.
      (help, fix) = proposal(
        isNamed ? "\"\(flag)\"" : "\"\(flag)\" as \(flag)Value", literal)
    case .name, .string, .null, .array, .dictionary, .invalid:
      return
    }
    diagnostics.report(
      .valueOutsideRawType, "\(literal.spelled) is not a string", at: literal.span,
      notes: ["the cases of an enum are strings, unless it names an integer type"], help: help,
      fix: fix)
  }

  private func proposal(_ text: String, _ literal: Literal) -> (String, Diagnostic.Fix) {
    ("write `\(text)` if the wire has a string", .propose(text, for: literal.span))
  }

  private mutating func reportNoInteger(_ literal: Literal) {
    let proposal = free.next()
    let help =
      switch (literal.kind, literal.textOnWire) {
      case (.string(let text), _) where Int(text) != nil: "write `\(text)`, without quotes"
      case (_, let text?): "write the integer that the wire has for it: `\(proposal) as \(text)`"
      default: "write the integer that the wire has for it"
      }
    diagnostics.report(
      .valueOutsideRawType, "\(literal.spelled) is not of type `\(rawType.rawValue)`",
      at: literal.span,
      help: help)
  }
}

extension Literal {
  /// Whether it may stand for a value of such an enum. Anything else is reported as that, and needs no name.
  func isValue(ofEnumOver rawType: Scalar) -> Bool {
    switch kind {
    case .name, .string: true
    case .integer: rawType != .string
    case .decimal, .boolean, .null, .array, .dictionary, .invalid: false
    }
  }
}

extension DiagnosticKind {
  static let valueOutsideRawType = DiagnosticKind(
    "G0502", .error, "a case that is not a value of the enum's raw type",
    explanation: """
      The cases of an enum are the values on the wire: strings, or integers if the enum names an integer type. Each must
      be a value of that type.
      """,
    wrong: """
      enum Level: UInt8 { 1 as low, 300 as high }
      """,
    right: """
      enum Level: UInt16 { 1 as low, 300 as high }
      """)
}
