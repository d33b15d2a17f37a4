import Diagnostics
import SchemaSyntax

/// Checks the declarations of converters: their names, and the types on both sides.
struct WrittenConverterCheck {
  private let schema: ResolvedSchema
  private var diagnostics: [Diagnostic] = []

  static let diagnosticKinds: [DiagnosticKind] = [
    .formlessForeignType, .converterName, .converterSide, .converterLayer, .oneWayConverter,
  ]

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = WrittenConverterCheck(schema: schema)
    check.checkNames()
    for converter in schema.converters { check.checkTypes(of: converter) }
    diagnostics += check.diagnostics
  }

  // MARK: - Names

  private mutating func checkNames() {
    let declared = schema.topLevelNames + schema.repositories.map(\.syntax.name)
    let taken = Dictionary(firstOf: declared.map { ($0.text, $0.span) })
    var first: [String: Name] = [:]
    for converter in schema.converters {
      let name = converter.syntax.name
      let generated = WrittenConverterNames(name.text)
      if Converter.named(name.text) != nil {
        report(
          "`\(name.text)` is a converter of the language", at: name.span,
          help: "choose another name")
      } else if let other = first.updateValue(name, forKey: generated.type) {
        let isSame = other.text == name.text
        report(
          isSame
            ? "the converter `\(name.text)` is declared twice"
            : "the converters `\(other.text)` and `\(name.text)` differ only in the first letter",
          at: name.span, secondary: [.init(other.span, "the first one")],
          help: "rename one of them; all files of a run share their converters")
      } else if let clash = generated.all.first(where: { taken[$0] != nil }),
        let span = taken[clash]
      {
        report(
          "the converter `\(name.text)` needs the name `\(clash)`, which is taken", at: name.span,
          secondary: [.init(span, "this has that name")], help: "rename one of them")
      }
    }
  }

  private mutating func report(
    _ message: String, at span: SourceSpan, secondary: [Diagnostic.Label] = [], help: String
  ) {
    diagnostics.report(.converterName, message, at: span, secondary: secondary, help: help)
  }

  // MARK: - Types

  private mutating func checkTypes(of converter: ResolvedConverter) {
    let syntax = converter.syntax
    let wire = TypeUse(type: converter.wire, expression: syntax.wire)
    let swift = TypeUse(type: converter.swift, expression: syntax.swift)
    if wire.type.isUnknown || swift.type.isUnknown { return }
    let count = diagnostics.count
    for side in [wire, swift] { checkForm(of: side, syntax.name) }
    guard diagnostics.count == count else { return }
    if let stranger = wire.all.first(where: { !isOnWire($0.type) }) {
      reportWireSide(stranger, swift, of: syntax)
    } else if let dto = swift.all.first(where: { layer(of: $0.type) == .dto }) {
      reportSwiftSide(dto, of: syntax)
    } else if wire.type == swift.type {
      diagnostics.report(
        .converterSide, "both sides of `\(syntax.name.text)` are `\(schema.text(of: wire.type))`",
        at: syntax.wire.span.through(syntax.swift.span),
        notes: ["the types on both sides decide in which direction a converter is used"],
        help: "declare a `type` for one of the sides, or write a `custom` function in the map")
    }
  }

  /// A converter never sees nil, and is used for each element.
  private mutating func checkForm(of side: TypeUse, _ name: Name) {
    switch side.type {
    case .optional(let inner):
      diagnostics.report(
        .converterSide,
        "a converter never receives nil, so it cannot convert `\(schema.text(of: side.type))`",
        at: side.span,
        notes: ["where a field is optional, it converts the value, and nil stays nil"],
        help: "write `\(schema.text(of: inner))`",
        fix: .propose(schema.text(of: inner), for: side.span))
    case .patch(let inner):
      diagnostics.report(
        .converterSide,
        "a converter receives the value in a `Patch`, and never the `Patch` itself",
        at: side.span,
        help: "write `\(schema.text(of: inner))`",
        fix: .propose(schema.text(of: inner), for: side.span))
    case .scalar, .declared, .array, .set, .dictionary, .unknown:
      for part in side.all {
        guard case .array(let element, let skip?) = part.expression.kind else { continue }
        diagnostics.report(
          .converterSide, "a converter leaves out no elements", at: skip,
          help: "remove `else skip`, and write it where the converter is used",
          fix: .remove(element.span.after.through(skip)))
      }
    }
  }

  private func layer(of type: SchemaType) -> Layer? {
    type.declaredID.flatMap { schema.layer(of: $0) }
  }

  private func isOnWire(_ type: SchemaType) -> Bool {
    guard let id = type.declaredID else { return true }
    switch Territory(schema[id].kind) {
    case .dto, .model, .enumeration: return true
    case .domain, .wrapper, .foreign: return false
    }
  }

  private mutating func reportWireSide(
    _ stranger: TypeUse, _ swift: TypeUse, of syntax: ConverterDeclaration
  ) {
    let isReversed = swift.all.allSatisfy { isOnWire($0.type) }
    let name = schema.text(of: stranger.type)
    let noun = stranger.type.declaredID.map { Territory(schema[$0].kind).noun } ?? "this"
    diagnostics.report(
      .converterLayer, "the wire cannot hold `\(name)`, which is \(noun)", at: stranger.span,
      notes: ["what is on the wire comes before the arrow"],
      help: isReversed
        ? "exchange the two sides" : "write a type that JSON can have, such as `String` or a dto",
      fix: isReversed
        ? Diagnostic.Fix(
          [
            Diagnostic.Edit(
              span: syntax.wire.span, replacement: syntax.swift.text),
            Diagnostic.Edit(
              span: syntax.swift.span, replacement: syntax.wire.text),
          ], isCertain: false) : nil)
  }

  private mutating func reportSwiftSide(_ dto: TypeUse, of syntax: ConverterDeclaration) {
    diagnostics.report(
      .converterLayer,
      "`\(syntax.name.text)` makes `\(schema.text(of: dto.type))`, which belongs to the wire",
      at: dto.span, notes: ["what the app works with comes after the arrow"],
      help: "write a domain type, or a type from elsewhere")
  }
}

/// What the types for a written converter are called.
package struct WrittenConverterNames: Hashable, Sendable {
  /// The type with the functions: `CoordinateConverter`.
  package let type: String
  /// The protocol that asks for them: `CoordinateConversion`.
  package let requirements: String

  package init(_ converter: String) {
    let name = converter.capitalizedFirst
    type = name + "Converter"
    requirements = name + "Conversion"
  }

  package var all: [String] { [type, requirements] }
}

extension DiagnosticKind {
  static let converterName = DiagnosticKind(
    "G0352", .error, "a converter whose name is taken",
    explanation: """
      No two converters have the same name, whichever file they are in, so that `via` needs nothing but a name.
      In Swift, the functions of `coordinate` are in `CoordinateConverter`, and `CoordinateConversion` is the protocol that
      requires them: no other declaration can have these names.
      """,
    wrong: """
      converter decimal: String -> Decimal
      """,
    right: """
      converter germanDecimal: String throws <-> Decimal
      dto PriceDTO { amount: Decimal via germanDecimal }
      """)

  static let converterSide = DiagnosticKind(
    "G0353", .error, "a type that a converter does not convert",
    explanation: """
      A converter turns one value into another. Like those of the language, it is used for the value of an optional and for
      each element of a collection, so neither side is optional, and nothing is left out. The types on both sides
      differ, since they tell in which direction it is used.
      """,
    wrong: """
      converter roman: String? <-> Int?
      """,
    right: """
      converter roman: String <-> Int
      dto ChapterDTO { number: Int? via roman }
      """)

  static let converterLayer = DiagnosticKind(
    "G0354", .error, "a converter with its sides exchanged",
    explanation: """
      What is on the wire comes before the arrow of a converter, and what Swift makes of it comes after it. The wire holds
      scalars, enums, dtos, models, and collections of these; a domain type, a `type` and a type from elsewhere are what
      the app works with.
      """,
    wrong: """
      foreign Coordinate
      converter coordinate: Coordinate <-> [Double]
      """,
    right: """
      foreign Coordinate
      converter coordinate: [Double] <-> Coordinate
      dto PlaceDTO { at: Coordinate via coordinate }
      """)
}
