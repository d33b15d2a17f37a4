import Testing

@testable import GeneratedSupport

/// Dictionaries and sets have no order, but the same payload must always give the same error.
@Suite struct UnorderedConversionTests {
  private struct NotANumber: RuleViolation {
    let text: String
    var shownValue: String? { text.debugDescription }
    var reason: String { "is not a number" }
  }

  private func number(_ text: String) throws(NotANumber) -> Int {
    guard let number = Int(text) else { throw NotANumber(text: text) }
    return number
  }

  /// What the error says, or all that it says if that differs.
  private func failures(_ convert: () throws(MappingError) -> Void) -> Set<String> {
    Set(
      (0..<20).map { _ in
        do throws(MappingError) {
          try convert()
          return "no error"
        } catch {
          return error.description
        }
      })
  }

  @Test func `Errors of a dictionary come in the order of its keys`() {
    let all = failures { () throws(MappingError) in
      let wires = ["c": "1", "a": "x", "1": "y", "2": "2", "b": "3"]
      _ = try WireConversions.dictionary(wires, keys: number, values: number)
    }
    #expect(
      all == [
        """
        ["1"]: "y" is not a number
        ["a"]: "a" is not a number
        ["a"]: "x" is not a number
        ["b"]: "b" is not a number
        ["c"]: "c" is not a number
        """
      ])
  }

  @Test func `The later of two names that become the same key is reported`() {
    let all = failures { () throws(MappingError) in
      let wires = ["1": 0, "+1": 0, "01": 0, "2": 0]
      _ = try WireConversions.dictionary(wires, keys: number, values: { $0 })
    }
    #expect(all == ["[\"01\"]: \"01\" appears twice\n[\"1\"]: \"1\" appears twice"])
  }

  @Test func `Names that are not texts are shown as the keys that they become`() {
    let all = failures { () throws(MappingError) in
      _ = try WireConversions.dictionary([2: "y", 10: "x"], keys: { "\(30 - $0)" }, values: number)
    }
    #expect(all == ["[\"20\"]: \"x\" is not a number\n[\"28\"]: \"y\" is not a number"])
  }

  @Test func `Errors of a set come in the order of its elements`() {
    let all = failures { () throws(MappingError) in
      _ = try WireConversions.elements(of: Set(["c", "1", "b", "2", "a"]), number)
    }
    #expect(
      all == ["\"a\" is not a number\n\"b\" is not a number\n\"c\" is not a number"])
  }

  /// Otherwise an error at the bottom of a payload that is nested deeply would never be found.
  @Test func `Nothing is converted a second time after an error`() {
    var conversions = 0
    func convert(_ depth: Int) throws(MappingError) {
      conversions += 1
      if depth == 0 { throw MappingError(NotANumber(text: "x")) }
      _ = try WireConversions.dictionary(["1": depth - 1], keys: number) {
        (depth) throws(MappingError) in
        try WireConversions.elements(of: [depth], convert)
      }
    }
    #expect(throws: MappingError.self) { try convert(20) }
    #expect(conversions == 21)
  }
}
