import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

/// What a field reads from the wire, and how.
@Suite struct DecodingTests {
  static let declarations = """
    type Email = String where email
    type Day = CalendarDate
    type Count = Int
    type Tags = [String]
    enum Role { admin, guest }
    enum Level: Int { 1 as low }
    model Item { id: String, amount: Int, count: Count, role: Role }
    """

  private func decoding(_ clauses: String) throws -> (String, [String]) {
    let probe = try Probe(clauses, with: Self.declarations)
    var diagnostics: [Diagnostic] = []
    let uses = probe.field.syntax.converters
    let decoding =
      uses.isEmpty
      ? probe.facts.wireForm(of: probe.field.type)
      : probe.facts.decoding(via: uses, to: probe.place, into: &diagnostics)
    let schema = probe.facts.schema
    let text = decoding.map { "\(schema.text(of: $0.type)) - \($0.conversion.text(in: schema))" }
    return (text ?? "none", diagnostics.codes)
  }

  @Test(arguments: [
    ("String", "String - identity"), ("[Int]?", "[Int]? - identity"),
    ("URL", "String - url"), ("[UUID?]", "[String?] - array(optional(uuid))"),
    ("Decimal", "String - decimal"), ("Data", "String - base64"),
    ("Set<URL>", "Set<String> - set(url)"), ("Patch<URL>", "Patch<String> - patch(url)"),
    ("Email", "String - wrap Email"), ("Email?", "String? - optional(wrap Email)"),
    ("Role", "String - read Role"), ("Level", "Int - read Level"), ("Item", "Item - identity"),
    ("[Role: URL]", "[String: String] - dictionary(read Role: url)"),
    ("[String else skip]", "[String else skip] - array(identity, skips)"),
    ("Date", "none"), ("[Date]", "none"), ("Day", "none"),
  ])
  func readsByItself(_ type: String, _ expected: String) throws {
    #expect(try decoding(type).0 == expected)
  }

  @Test(arguments: [
    ("Date via iso8601", "String - iso8601"),
    ("[Date] via iso8601", "[String] - array(iso8601)"),
    ("[String: Date?] via iso8601", "[String: String?] - dictionary(identity: optional(iso8601))"),
    ("[Date else skip] via iso8601", "[String else skip] - array(iso8601, skips)"),
    ("Patch<Date> via iso8601", "Patch<String> - patch(iso8601)"),
    ("Date via epochSeconds", "Double - epochSeconds"),
    ("Date via epochMilliseconds", "Int64 - epochMilliseconds"),
    ("Date via number, epochSeconds", "String - number, epochSeconds"),
    ("Date? via emptyAsNil, iso8601", "String? - emptyAsNil, optional(iso8601)"),
    (
      "Date? via trimmed, emptyAsNil, iso8601",
      "String? - optional(trimmed), emptyAsNil, optional(iso8601)"
    ),
    ("[String?] via emptyAsNil", "[String?] - array(emptyAsNil)"),
    ("Decimal via minorUnits(2)", "Int - minorUnits"),
    ("Decimal via number, minorUnits(2)", "String - number, minorUnits"),
    ("Decimal via decimal(written: number)", "Decimal - decimal"),
    ("Decimal via decimal(written: text)", "String - decimal"),
    ("Int8 via number", "String - number"), ("Bool via flag(\"Y\", \"N\")", "String - flag"),
    ("[String] via split(\",\")", "String - split"),
    ("[Int] via split(\",\"), number", "String - split, array(number)"),
    ("[[String]] via split(\",\")", "[String] - array(split)"),
    ("Set<String> via split(\",\"), unique", "String - split, unique"),
    ("Set<String> via unique", "[String] - unique"),
    ("Set<Role> via unique", "[String] - array(read Role), unique"),
    ("Set<Date> via iso8601, unique", "[String] - array(iso8601), unique"),
    ("[String: Item] via keyed(by: id)", "[Item] - keyed"),
    ("[Int: Item] via keyed(by: amount)", "[Item] - keyed"),
    ("[Email: Item] via keyed(by: id)", "[Item] - keyed, dictionary(wrap Email: identity)"),
    ("[Count: Item] via keyed(by: amount)", "[Item] - keyed, dictionary(wrap Count: identity)"),
    ("[Int: Item] via keyed(by: count)", "[Item] - keyed"),
    ("[String: Item] via keyed(by: role)", "[Item] - keyed"),
    ("[String?] via split(\",\"), emptyAsNil", "String - split, array(emptyAsNil)"),
    (
      "[Int: [Decimal]] via decimal(written: number)",
      "[String: [Decimal]] - dictionary(number: array(decimal))"
    ),
    ("Day via calendarDate", "String - calendarDate, wrap Day"),
    ("Email via trimmed, lowercased", "String - trimmed, lowercased, wrap Email"),
    ("Tags via split(\" \")", "String - split, wrap Tags"),
    ("Role via lowercased", "String - lowercased, read Role"),
    ("URL via trimmed", "String - trimmed, url"),
    ("URL via url(schemes: [\"https\"])", "String - url"),
    ("Data via base64url", "String - base64url"),
    ("Date via dateFormat(\"yyyy-MM-dd\", timeZone: \"UTC\")", "String - dateFormat"),
    ("Date via dateFormat(\"yyyy-MM-dd HH:mm XXX\")", "String - dateFormat"),
  ])
  func readsThroughConverters(_ clauses: String, _ expected: String) throws {
    let (text, codes) = try decoding(clauses)
    #expect(codes == [])
    #expect(text == expected)
  }

  @Test(arguments: [
    ("Int via iso8601", "G0435"), ("String via url", "G0435"), ("String via emptyAsNil", "G0435"),
    ("Date via trimmed", "G0435"), ("Item via iso8601", "G0435"),
    ("Set<Date> via unique", "G0435"), ("[String] via unique", "G0435"),
    ("String via uuid, trimmed", "G0436"), ("Date? via iso8601, emptyAsNil", "G0436"),
    ("[Int] via number, split(\",\")", "G0436"),
    ("[String?] via split(\",\")", "G0435"), ("[Int?] via split(\",\"), number", "G0435"),
    ("[UUID else skip] via split(\",\")", "G0435"),
    ("[Int else skip] via split(\",\"), number", "G0435"),
    ("[String: Item] via keyed(by: name)", "G0438"),
    ("[String: Item] via keyed(by: amount)", "G0438"),
    ("Date via isoo8601", "G0431"), ("Date via iso8601(1)", "G0432"),
    ("Bool via flag(\"Y\", \"Y\")", "G0433"), ("Bool via flag([], \"N\")", "G0432"),
    ("Decimal via minorUnits(19)", "G0433"),
    ("Decimal via minorUnits(99999999999999999999)", "G0433"),
    ("Date via dateFormat(\"yyyy\", timeZone: \"UTC\")", "G0434"),
  ])
  func reports(_ clauses: String, _ code: String) throws {
    #expect(try decoding(clauses) == ("none", [code]))
  }

  @Test(arguments: [(16, [String]()), (17, ["G0436"]), (5000, ["G0436"])])
  func aLongChainEnds(_ count: Int, _ codes: [String]) throws {
    let chain = (0..<count).reversed().map { $0.isMultiple(of: 2) ? "number" : "minorUnits(0)" }
    #expect(try decoding("Int via \(chain.joined(separator: ", "))").1 == codes)
  }
}
