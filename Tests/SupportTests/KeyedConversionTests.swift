import Testing

@testable import GeneratedSupport

/// Arrays that become dictionaries, by a value that each element has.
@Suite struct KeyedConversionTests {
  private struct Row {
    let id: String
    let weight: String
  }

  private struct NotANumber: RuleViolation {
    let text: String
    var shownValue: String? { text.debugDescription }
    var reason: String { "is not a number" }
  }

  private func number(_ text: String) throws(NotANumber) -> Int {
    guard let number = Int(text) else { throw NotANumber(text: text) }
    return number
  }

  private func keyed(_ rows: [Row]) throws(MappingError) -> [Int: Int] {
    try WireConversions.dictionary(
      of: rows, keyedBy: { $0.id }, at: "id", keys: number,
      values: { (row) throws(MappingError) in
        try WireConversions.value(row.weight, at: "weight", using: number)
      })
  }

  private func failure(_ rows: [Row]) throws -> MappingError {
    try #require(throws: MappingError.self) { try keyed(rows) }
  }

  @Test func `Keys and values are converted`() throws {
    #expect(try keyed([Row(id: "2", weight: "20"), Row(id: "1", weight: "10")]) == [1: 10, 2: 20])
    #expect(try keyed([]).isEmpty)
  }

  @Test func `Every fault is told with the index of its element`() throws {
    let rows = [
      Row(id: "1", weight: "x"), Row(id: "y", weight: "1"), Row(id: "1", weight: "2"),
      Row(id: "01", weight: "3"), Row(id: "z", weight: "?"),
    ]
    #expect(
      try failure(rows).description == """
        [0].weight: "x" is not a number
        [1].id: "y" is not a number
        [2]: "1" appears twice, first at [0]
        [3]: "01" appears twice, first at [0]
        [4].weight: "?" is not a number
        """)
  }

  @Test func `The first that has the key is named, though others cannot be read`() throws {
    let rows = [Row(id: "x", weight: "1"), Row(id: "5", weight: "1"), Row(id: "5", weight: "2")]
    let issues = try failure(rows).issues
    #expect(issues.map(\.path.description) == ["[0].id", "[2]"])
    guard case .duplicate(_, first: 1)? = issues.last?.problem else {
      Issue.record("\(issues)")
      return
    }
  }

  @Test func `Failing fast looks at no other element`() throws {
    let rows = Array(repeating: Row(id: "x", weight: "y"), count: 5)
    let error = try MappingPolicy.$current.withValue(.failFast) { try failure(rows) }
    #expect(error.description == "[0].weight: \"y\" is not a number")
    let all = try MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 2)) {
      try failure(rows)
    }
    #expect(all.issues.count == 2 && all.count == 5)
  }

  /// Otherwise, many elements with the same key would take time that grows with the square of their number.
  @Test func `Keys are converted once more at most, however many occur again`() throws {
    let rows = (0..<20).map { Row(id: "\(min($0, 10))", weight: "1") }
    var conversions = 0
    let error = try #require(throws: MappingError.self) {
      try WireConversions.dictionary(
        of: rows, keyedBy: { $0.id }, at: "id",
        keys: { (text: String) -> String in
          conversions += 1
          return text
        }, values: { $0.weight })
    }
    #expect(error.issues.map(\.path.description) == (11..<20).map { "[\($0)]" })
    #expect(conversions == 2 * rows.count)
  }

  @Test func `Sets that leave out what occurs again convert each element once`() {
    var conversions = 0
    let found = MappingIssues().convertValidSet((0..<20).map { min($0, 10) }, at: "numbers") {
      (number: Int) in
      conversions += 1
      return number
    }
    #expect(found == Set(0...10))
    #expect(conversions == 20)
  }
}
