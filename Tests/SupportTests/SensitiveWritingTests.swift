import Foundation
import Testing

@testable import GeneratedSupport

/// Whatever is thrown while something sensitive is written, the error shows nothing of it.
@Suite struct SensitiveWritingTests {
  private static let secret = "tiger-4711"

  private struct OutOfRange: Error, CustomStringConvertible {
    var description: String { SensitiveWritingTests.secret }
  }

  private static let errors: [any Error] = [
    OutOfRange(), CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: secret]),
    MappingError(.malformed(value: secret, expectation: "a name", detail: secret, cause: nil)),
    EncodingError.invalidValue(secret, .init(codingPath: [], debugDescription: secret)),
    EncodingError.invalidValue(
      secret, .init(codingPath: [], debugDescription: secret, underlyingError: OutOfRange())),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: secret)),
  ]

  @Test(arguments: errors.indices) func errorsAreHidden(_ index: Int) {
    let error = #expect(throws: EncodingError.self) {
      try EncodingError.hidingValues(at: []) { throw Self.errors[index] }
    }
    var shown = ""
    if let error { dump(error, to: &shown) }
    #expect(!shown.isEmpty)
    #expect(!shown.contains(Self.secret))
  }

  @Test func anErrorOfWritingHasARedactedDescription() {
    let error = JSONWritingError(
      problem: .rejected(
        MappingError(
          .malformed(value: Self.secret, expectation: "a name", detail: nil, cause: nil))),
      path: WirePath([.field("names"), .key(Self.secret)]))
    #expect(error.description.contains(Self.secret))
    #expect(error.redactedDescription == "names[…]: is not a name")
  }
}
