import SchemaSyntax
import TextFormats
import Testing

@testable import SchemaSemantics

@Suite struct InvariantCheckTests {
  /// The fields that rules may refer to.
  private static let fields = """
    enum Status { open, paid }
    type Email = String where email
    type Seats = Int where 0...100
    domain Name { first: String, last: String? }
    domain Booking {
      start: Date
      end: Date?
      day: CalendarDate
      adults: Int
      children: Int
      limit: Int?
      small: Int8
      price: Decimal
      isPaid: Bool
      isKnown: Bool?
      status: Status
      former: Status?
      tags: [String]
      notes: [String]?
      name: Name
      guest: Name?
      email: Email
      seats: Seats
      site: URL
      open: String
    """

  @Test(arguments: [
    "end == nil or start < end", "end != nil and start < end", "nil == end or end > start",
    "end == nil or (end > start and adults > 0)", "not (end == nil) and start < end",
    "not (end != nil and start >= end)",
    "end == nil or limit == nil or (start < end and limit > 1)",
    "(end != nil and limit != nil) and (start < end and limit > adults)",
    "limit == 3 and limit > adults", "limit in [1, 2] and limit > adults",
    "limit != 3 or limit > adults", "isPaid", "not isPaid", "isKnown == true",
    "isKnown != nil and isKnown", "tags.isEmpty", "not tags.isEmpty", "tags.count > 0",
    "tags.count == adults", "notes == nil or notes.count > 0", "notes == nil or notes.isEmpty",
    "notes.count == 3", "name.first != \"\"", "name.last == nil or name.last.count > 1",
    "guest == nil or guest.first.isEmpty", "guest.first == \"A\" and guest.first.count > 0",
    "guest.last != nil and guest.first.count > 1", "status == paid", "paid != status",
    "status in [open, paid]", "former == paid", "email == \"a@b.org\"", "email.count > 3",
    "seats > 3", "price >= 0.50", "small < 127",
    "start > \"2024-05-03T10:00:00Z\"", "day >= \"2024-05-03\"", "1 < adults", "start == end",
    "name == guest", "open == \"x\"", "open in [\"open\", \"paid\"]", "site != \"https://a.b\"",
  ])
  func conditions(_ condition: String) {
    #expect(codes(of: condition) == [])
  }

  @Test(arguments: [
    ("start < end", ["G0719"]), ("seats < adults", ["G0717"]),
    ("end != nil or start < end", ["G0719"]), ("start < end and end != nil", ["G0719"]),
    ("not (end == nil or start < end) or start < end", ["G0719"]),
    ("isKnown", ["G0719"]), ("notes.isEmpty", ["G0719"]), ("notes.count > 1", ["G0719"]),
    ("guest.first.count > 1", ["G0719"]), ("guest != nil and guest.last.count > 1", ["G0719"]),
    ("limit < limit", ["G0720"]), ("tags.count == tags.count", ["G0720"]),
    ("adults != nil", ["G0720"]), ("1 == 2", ["G0720"]), ("true", ["G0720"]),
    ("not false", ["G0720"]), ("adults in []", ["G0720"]), ("1 in [1]", ["G0720"]),
    ("adults", ["G0721"]), ("not tags.count", ["G0721"]), ("status", ["G0721"]),
    ("\"x\"", ["G0721"]),
    ("isPaid < isKnown", ["G0718"]), ("status < paid", ["G0718"]), ("site < \"a\"", ["G0718"]),
    ("end > nil", ["G0718"]), ("name > guest", ["G0718"]),
    ("adults == small", ["G0717"]), ("adults < price", ["G0717"]), ("email == open", ["G0717"]),
    ("start < day", ["G0717"]), ("limit in [1, nil]", ["G0717"]),
    ("adults == \"3\"", ["G0421"]), ("small < 128", ["G0422"]), ("seats > 101", ["G0428"]),
    ("status == closed", ["G0426"]), ("status in [open, closed]", ["G0426"]),
    ("adults in [1, 1]", ["G0722"]), ("price in [1, 1.0]", ["G0722"]),
    ("(adults > 1) == isPaid", ["G0724"]),
    ("adluts > 1", ["G0704"]), ("adluts > 1 or chidlren > 1", ["G0704", "G0704"]),
    ("paid", ["G0704"]), ("adults == paid", ["G0704"]), ("name.frist == \"\"", ["G0704"]),
    ("adults.count > 1", ["G0704"]), ("tags.count.count > 1", ["G0704"]),
    ("guets != nil and guest.first.count > 1", ["G0704"]),
  ])
  func mistakes(_ condition: String, _ expected: [String]) {
    #expect(codes(of: condition) == expected)
  }

  @Test func aRuleKnowsItsFields() throws {
    let rule = try #require(
      rules("  rule fits \"Too many\": children <= adults and (limit == nil or adults < limit)")
        .first
    )
    #expect(rule.name == "fits")
    #expect(rule.message == "Too many")
    #expect(rule.fields == [3, 4, 5])
  }

  @Test func theFieldIsOnTheLeftOfALiteral() throws {
    let rule = try #require(rules("  rule some: 0 < adults").first)
    let adults = FieldPath(steps: [.init(field: 3, type: .scalar(.int))], type: .scalar(.int))
    #expect(
      rule.condition
        == .comparison(
          .greater, .field(adults), .value(.number(try DecimalText(parsing: "0")))))
  }

  @Test func anOptionalOnTheWayMakesTheEndOptional() throws {
    let rule = try #require(rules("  rule named: guest.first == \"A\"").first)
    guard case .comparison(.equal, .field(let path), _) = rule.condition else {
      throw UnexpectedKind()
    }
    #expect(path.type == .optional(.scalar(.string)))
    #expect(path.steps.map(\.field) == [15, 0])
  }

  @Test func namesOfRules() {
    #expect(codes(ofRules: "  rule a: isPaid\n  rule a: not isPaid") == ["G0715"])
    #expect(codes(ofRules: "  rule A: isPaid") == ["G0716"])
    #expect(CheckedSchema.codes(of: "dto A { a: Bool\n rule b: a }") == ["G0714"])
  }

  @Test func aModelGoesByEitherName() {
    let model = "model A { first_name: String, name.last as surname: String\n"
    #expect(CheckedSchema.codes(of: model + "rule b: first_name != surname }").isEmpty)
    #expect(CheckedSchema.codes(of: model + "rule b: firstName != name.last }").isEmpty)
  }

  private func rules(_ rules: String) -> [ValidInvariant] {
    var schema = CheckedSchema(Self.fields + "\n" + rules + "\n}")
    let found = schema.invariants()
    #expect(schema.codes.isEmpty)
    return found.flatMap(\.self)
  }

  private func codes(ofRules rules: String) -> [String] {
    var schema = CheckedSchema(Self.fields + "\n" + rules + "\n}")
    _ = schema.invariants()
    return schema.codes
  }

  private func codes(of condition: String) -> [String] {
    codes(ofRules: "  rule holds: \(condition)")
  }
}
