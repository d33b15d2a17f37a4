import Diagnostics
import SchemaSyntax
import Testing
import TextFormats

@testable import SchemaSemantics

/// Conversions between two known types, as in a map.
@Suite struct ConversionTests {
  static let declarations = """
    type Email = String where email
    type Handle = String
    type Age = Int where 0...150
    enum Role { admin, guest }
    enum Level: Int8 { 1 as low }
    model Item { id: String }
    domain Thing { id: String }
    """

  /// The source is the type of the first field, and the target that of the second.
  private func types(_ source: String, _ target: String) throws -> (
    TypeFacts, SchemaType, SchemaType
  ) {
    let probe = try Probe("\(source)\n  target: \(target)", with: Self.declarations)
    let facts = probe.facts
    guard case .record(let record) = facts.schema.types[0].kind, record.fields.count == 2 else {
      throw Probe.NoField(clauses: target)
    }
    return (facts, record.fields[0].type, record.fields[1].type)
  }

  private func implied(_ source: String, _ target: String) throws -> String {
    let (facts, from, to) = try types(source, target)
    do throws(ConversionObstacle) {
      return try facts.implied(from: from, to: to).text(in: facts.schema)
    } catch {
      return switch error {
      case .dateNeedsConverter: "date"
      case .narrowing: "narrowing"
      case .optionalIntoRequired: "optional"
      case .unrelated: "unrelated"
      case .unknown: "unknown"
      }
    }
  }

  @Test(arguments: [
    ("String", "String", "identity"), ("String", "String?", "inject"),
    ("String?", "String?", "identity"), ("String?", "String", "optional"),
    ("String", "URL", "url"), ("String?", "URL?", "optional(url)"), ("URL", "String", "url back"),
    ("[String]", "[UUID]", "array(uuid)"), ("[String]", "Set<Role>", "arrayToSet(read Role)"),
    ("Set<Role>", "[String]", "setToArray(write Role)"), ("Set<Int>", "Set<Int>", "identity"),
    ("[String: String]", "[Handle: URL]", "dictionary(wrap Handle: url)"),
    ("String", "Email", "wrap Email"), ("Email", "String", "unwrap Email"),
    ("String", "Email?", "wrap Email, inject"), ("Email", "Handle", "unrelated"),
    ("Int8", "Int", "widen Int"), ("Int", "Int8", "narrowing"), ("UInt", "Int", "narrowing"),
    ("UInt32", "Int", "widen Int"), ("Int32", "Double", "widen Double"),
    ("Int", "Double", "narrowing"), ("Double", "Decimal", "narrowing"),
    ("Int", "Decimal", "widen Decimal"),
    ("Double", "Int", "narrowing"), ("Float", "Double", "widen Double"),
    ("Int8", "Age", "widen Int, wrap Age"), ("Int8", "Level", "read Level"),
    ("Int", "Level", "narrowing"), ("Level", "Int", "write Level, widen Int"),
    ("String", "Date", "date"), ("Int", "Date", "date"), ("Date", "String", "date"),
    ("String", "CalendarDate", "date"), ("Date", "CalendarDate", "unrelated"),
    ("String?", "Date", "date"), ("Bool", "String", "unrelated"), ("String", "Int", "unrelated"),
    ("Item", "Thing", "unrelated"), ("Item", "Item", "identity"), ("[Int]", "Int", "unrelated"),
    ("Patch<String>", "Patch<URL>", "patch(url)"), ("JSON", "String", "unrelated"),
    ("[Int else skip]", "[Int]", "identity"),
  ])
  func impliesWhatCanBeReadInOneWay(_ source: String, _ target: String, _ expected: String) throws {
    #expect(try implied(source, target) == expected)
  }

  @Test func followsDeclaredMaps() throws {
    let (facts, from, to) = try types("[Item]?", "[Thing]?")
    let map = MapID(index: 3)
    let conversion = try facts.implied(from: from, to: to) { _, _ in .map(map) }
    #expect(conversion == .optional(.array(.map(map), skipsInvalid: false)))
  }

  @Test(arguments: [
    ("String", "iso8601", "Date", "iso8601"), ("Date", "iso8601", "String", "iso8601 back"),
    ("[String]?", "iso8601", "[Date]?", "optional(array(iso8601))"),
    ("String", "iso8601", "Date?", "iso8601, inject"),
    ("Int", "epochSeconds", "Date", "epochSeconds"),
    ("Date", "epochSeconds", "Int", "epochSeconds back"),
    ("Int64", "number", "Int8", "number"), ("Int", "number", "String", "number back"),
    ("Double", "decimal", "Decimal", "decimal"), ("Decimal", "decimal", "Double", "decimal back"),
    ("Int32", "minorUnits(2)", "Decimal", "minorUnits"),
    ("String", "split(\",\"), number", "[Int]", "split, array(number)"),
    ("[Int]", "number, split(\",\")", "String", "array(number back), split back"),
    ("String", "trimmed", "Email", "trimmed, wrap Email"),
    ("Email", "lowercased", "Handle", "unwrap Email, lowercased, wrap Handle"),
    ("String", "emptyAsNil", "URL?", "emptyAsNil, optional(url)"),
    ("[String]", "unique", "Set<Role>", "unique, set(read Role)"),
    ("Set<String>", "unique", "[String]", "unique back"),
    ("[Item]", "keyed(by: id)", "[Handle: Item]", "keyed, dictionary(wrap Handle: identity)"),
    ("[String: Item]", "keyed(by: id)", "[Item]", "keyed back"),
  ])
  func runsConvertersInEitherDirection(
    _ source: String, _ chain: String, _ target: String, _ expected: String
  ) throws {
    let probe = try Probe("\(source) via \(chain)\n  target: \(target)", with: Self.declarations)
    let facts = probe.facts
    guard case .record(let record) = facts.schema.types[0].kind, record.fields.count == 2 else {
      throw Probe.NoField(clauses: target)
    }
    var diagnostics: [Diagnostic] = []
    let result = facts.conversion(
      via: probe.field.syntax.converters, from: probe.place, to: record.fields[1].type,
      into: &diagnostics)
    #expect(diagnostics.codes == [])
    #expect(try result?.get().text(in: facts.schema) == expected)
  }

  @Test(arguments: [
    ("epochSeconds", "Date"), ("epochMilliseconds", "Date"), ("minorUnits(2)", "Decimal"),
    ("decimal", "Decimal"), ("number", "Double"), ("number", "UInt8"), ("length", "Length"),
  ])
  func givesTheNumberThatTheNextConverterTakesFirst(_ next: String, _ target: String) throws {
    for source in Scalar.allCases where source.isNumber || source == .string {
      // Such a value needs no converter.
      if source.rawValue == target, !next.hasPrefix("minorUnits") { continue }
      let probe = try Probe(
        "\(source.rawValue) via number, \(next)\n  target: \(target)",
        with: "foreign Length\nconverter length: Double <-> Length")
      let facts = probe.facts
      guard case .record(let record) = facts.schema.types[0].kind else { continue }
      var diagnostics: [Diagnostic] = []
      let conversion = try facts.conversion(
        via: probe.field.syntax.converters, from: probe.place, to: record.fields[1].type,
        into: &diagnostics)?.get()
      let steps = (conversion?.steps ?? []).compactMap { step in
        if case .converter(let converter) = step { converter } else { nil }
      }
      #expect(!steps.isEmpty, "\(source) \(next)")
      guard steps.count == 2 else { continue }
      let name = next.prefix { $0 != "(" }
      guard case .scalars(let pairs) = facts.converter(named: String(name))?.form else {
        #expect(steps[0].swift == .scalar(.double))
        continue
      }
      #expect(steps[0].swift == pairs.first.map { .scalar($0.wire) }, "\(source) \(next)")
    }
  }

  @Test func saysWhatIsLostOnTheWayBack() {
    #expect(reversal(.normalized(.trimmed)) != .exact)
    #expect(reversal(.lenientURL) != .exact)
    #expect(reversal(.relativeURL) == .exact)
    #expect(reversal(.iso8601(.optional)) == .exact)
    #expect(reversal(.unique(keepsFirst: false)) == .exact)
    // A set contains no element twice.
    #expect(reversal(.unique(keepsFirst: true)) == .exact)
    guard case .separated(by: ",", _) = reversal(.split(separator: ",")) else {
      Issue.record("split can be undone")
      return
    }
  }

  private func reversal(_ kind: ConverterKind) -> Reversal {
    ConverterStep(kind: kind, wire: .scalar(.string), swift: .scalar(.string)).facts.reversal
  }

  @Test func everyConverterHasItsOwnName() {
    #expect(Set(Converter.all.map(\.name)).count == Converter.all.count)
  }
}
