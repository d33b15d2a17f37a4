import Diagnostics
import SchemaSyntax

/// What becomes what: by what is implied, by converters, and along declared maps, through every container.
struct MapConversions {
  private let facts: TypeFacts
  private let index: MapIndex

  init(_ facts: TypeFacts, _ index: MapIndex) {
    self.facts = facts
    self.index = index
  }

  func conversion(from source: SchemaType, to target: SchemaType)
    -> Result<Conversion, ConversionObstacle>
  {
    do throws(ConversionObstacle) {
      return .success(
        try facts.implied(
          from: source.withoutSkipping, to: target.withoutSkipping,
          along: index.conversion(from:to:)))
    } catch {
      return .failure(told(error))
    }
  }

  /// Nothing more is said where a map is missing that may have been reported.
  private func told(_ obstacle: ConversionObstacle) -> ConversionObstacle {
    if case .unrelated(.declared(let source), .declared(let target)) = obstacle,
      index.mayLead(from: source, to: target)
    {
      return .unknown
    }
    return obstacle
  }

  /// Nil if the converters fit neither the source nor each other, which has been reported.
  func conversion(
    from source: TypedPlace, through converters: [ConverterUse], to target: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) -> Result<Conversion, ConversionObstacle>? {
    facts.conversion(
      via: converters, from: source, to: target.withoutSkipping,
      along: index.conversion(from:to:), into: &diagnostics)?.mapError(told)
  }
}
