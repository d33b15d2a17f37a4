import Diagnostics
import SchemaSyntax

/// Checks that what reads a model knows as little of the dtos as the model itself.
enum ConvertersOfModels {
  static let diagnosticKinds: [DiagnosticKind] = [.converterOfModel]

  static func check(
    _ schema: ResolvedSchema, _ uses: ConverterUses, into diagnostics: inout [Diagnostic]
  ) {
    let ofWire = Dictionary(
      firstOf: schema.converters.compactMap { converter in
        schema.dto(in: converter.wire).map { (converter.syntax.name.text, (converter, $0)) }
      })
    // A use in a group of fields is found again in each record that spreads it.
    var seen: Set<SourceSpan> = []
    for use in uses.all where use.isInModel && seen.insert(use.name.span).inserted {
      guard let (converter, dto) = ofWire[use.name.text] else { continue }
      let name = schema[dto].qualifiedName
      diagnostics.report(
        .converterOfModel, "a model cannot be read through the dto `\(name)`",
        at: use.name.span,
        secondary: [
          .init(
            converter.syntax.wire.span,
            "`\(converter.syntax.name.text)` takes `\(schema.text(of: converter.wire))`")
        ],
        notes: ["a model belongs to the domain as well, which knows nothing of the wire"],
        help: schema.isRecord(dto)
          ? "declare `\(name)` as a `model`, or make a dto of this one and convert in its map"
          : "move `\(schema[dto].name.text)` out of its dto: then models can use it, too")
    }
  }
}

extension ResolvedSchema {
  /// What belongs to the wire only: a dto, or an enum that is declared within one.
  fileprivate func dto(in type: SchemaType) -> TypeID? {
    type.declaredTypes.first { id in
      var around: TypeID? = id
      while let current = around {
        if Territory(self[current].kind) == .dto { return true }
        around = self[current].parent
      }
      return false
    }
  }

  fileprivate func isRecord(_ id: TypeID) -> Bool { Territory(self[id].kind) == .dto }
}

extension DiagnosticKind {
  static let converterOfModel = DiagnosticKind(
    "G0357", .error, "a model that is read through a dto",
    explanation: """
      A model is a dto and a domain type at once, so it may be in a module that knows nothing of the dtos. A converter that
      takes a dto can be used in a dto and in a map, but not in a model.
      """,
    wrong: """
      foreign Coordinate
      dto PointDTO { lat: Double, lng: Double }
      converter point: PointDTO <-> Coordinate
      model Place { at: Coordinate via point }
      """,
    right: """
      foreign Coordinate
      model Point { lat: Double, lng: Double }
      converter point: Point <-> Coordinate
      model Place { at: Coordinate via point }
      """)
}
