import Diagnostics
import SchemaSyntax
import Testing
import TextFormats

@testable import SchemaSemantics

@Suite struct LiteralReaderTests {
  static let declarations = """
    type Email = String via trimmed, lowercased where email
    type Age = Int where 0...150
    type Tags = [String] where unique
    enum Role { admin, GUEST as guest }
    enum Level: Int { 1 as low, 2 as high }
    model union Status by key { anonymous, known(String) }
    model Point { x: Int }
    """

  private func read(_ type: String, _ literal: String) throws -> (Value?, [String]) {
    let probe = try Probe("\(type) = \(literal)", with: Self.declarations)
    var diagnostics: [Diagnostic] = []
    let value = probe.facts.value(
      of: try #require(probe.field.syntax.defaultValue), as: probe.field.type, into: &diagnostics)
    return (value, diagnostics.codes)
  }

  private static let day = CalendarDate(year: 2024, month: 2, day: 29)
  private static let epoch = UnixTime(seconds: 0)

  private static let numbers: [(String, String, Value)] = [
    ("Int", "-4_2", .count(-42)),
    ("UInt8", "255", .count(255)),
    ("Int64", "-9_223_372_036_854_775_808", .count(.min)),
    ("Double", "5", .floating(5)),
    ("Double", "1e-3", .floating(0.001)),
    ("Float", "0.1", .floating(0.1)), ("Float", "0.100000001", .floating(0.1)),
  ]

  private static let texts: [(String, String, Value)] = [
    ("String", #""a\n\u{E9}""#, .string("a\n\u{E9}")),
    ("URL", #""https://example.org""#, .url("https://example.org")),
    (
      "UUID", #""123E4567-E89B-42D3-A456-426614174000""#,
      .uuid("123e4567-e89b-42d3-a456-426614174000")
    ),
    ("Data", #""aGk=""#, .data([104, 105])),
    ("CalendarDate", #""2024-02-29""#, day.map { .calendarDate($0) } ?? .null),
    ("Date", #""1970-01-01T01:00:00+01:00""#, epoch.map { .date($0) } ?? .null),
  ]

  private static let others: [(String, String, Value)] = [
    ("Bool", "true", .boolean(true)),
    ("Int?", "nil", .null),
    ("Int?", "3", .count(3)),
    ("JSON", "nil", .json(.null)),
    ("JSON?", "nil", .null),
    ("JSON", "[1, true, nil]", .json(.array([.count(1), .boolean(true), .null]))),
    ("JSON", #"["a": 1]"#, .json(.dictionary([.init(key: .string("a"), value: .count(1))]))),
    ("[Int]", "[]", .array([])),
    ("[[Int]?]", "[[1], nil]", .array([.array([.count(1)]), .null])),
    ("Set<Int>", "[2, 1]", .set([.count(2), .count(1)])),
    ("[String: Int]", "[:]", .dictionary([])),
  ]

  @Test(arguments: numbers + texts + others)
  func reads(_ type: String, _ literal: String, _ expected: Value) throws {
    let (value, codes) = try read(type, literal)
    #expect(value == expected)
    #expect(codes == [])
  }

  @Test func readsDecimalsExactly() throws {
    let (value, _) = try read("Decimal", "0.10000000000000000000000000000000000001")
    guard case .number(let number) = value else {
      Issue.record("\(String(describing: value))")
      return
    }
    #expect(number.description == "0.10000000000000000000000000000000000001")
  }

  @Test(arguments: [
    ("Role", "guest", 1), ("Role", "admin", 0), ("Level", "high", 1), ("Status", "anonymous", 0),
  ])
  func readsCases(_ type: String, _ literal: String, _ index: Int) throws {
    let (value, _) = try read(type, literal)
    guard case .enumCase(_, let found) = value else {
      Issue.record("\(String(describing: value))")
      return
    }
    #expect(found == index)
  }

  @Test func runsTheConvertersOfATypeBeforeItsRules() throws {
    let (value, codes) = try read("Email", #"" Ada@Example.org ""#)
    #expect(codes == [])
    guard case .wrapped(_, let inner) = value else {
      Issue.record("\(String(describing: value))")
      return
    }
    #expect(inner == .string("ada@example.org"))
  }

  @Test(arguments: [
    ("Int", #""5""#, "G0421"), ("String", "5", "G0421"), ("Bool", "0", "G0421"),
    ("Int", "1.0", "G0421"), ("[Int]", "[:]", "G0421"), ("JSON", "word", "G0421"),
    ("UInt8", "256", "G0422"), ("UInt", "-1", "G0422"), ("Double", "1e400", "G0422"),
    ("Int", "99999999999999999999999999999999999999999999", "G0422"),
    ("Decimal", "1e200", "G0422"),
    ("Date", #""2024-05-03""#, "G0423"), ("URL", #""x""#, "G0423"), ("Data", #""a""#, "G0423"),
    ("Int", "nil", "G0424"), ("[Int]", "[nil]", "G0424"), ("Role", "nil", "G0424"),
    ("Set<Int>", "[1, 1]", "G0425"), ("Set<Double>", "[1, 1.0]", "G0425"),
    ("[String: Int]", #"["a": 1, "a": 2]"#, "G0425"),
    ("Role", "GUEST", "G0426"), ("Role", #""admin""#, "G0426"), ("Level", "1", "G0426"),
    ("Level", "lo", "G0426"), ("Point", "[:]", "G0427"), ("Status", "known", "G0427"),
    ("Age", "151", "G0428"), ("[Age]", "[1, -1]", "G0428"), ("Tags", #"["a", "a"]"#, "G0428"),
  ])
  func reports(_ type: String, _ literal: String, _ code: String) throws {
    let (value, codes) = try read(type, literal)
    #expect(value == nil)
    #expect(codes == [code])
  }
}
