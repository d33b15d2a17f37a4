import Diagnostics
import SchemaSyntax

/// Finds how one type becomes another: by implied conversions, by converters and along declared maps, in any container.
struct MapConversions {
  let facts: TypeFacts
  let index: MapIndex

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

  /// Where a missing map may have been reported already, nothing more is said.
  private func told(_ obstacle: ConversionObstacle) -> ConversionObstacle {
    guard case .unrelated(.declared(let source), let target) = obstacle,
      index.mayLead(from: source, to: target.declaredID)
    else { return obstacle }
    return .unknown
  }

  /// Nil if the converters do not fit the source or each other, which is reported.
  func conversion(
    from source: TypedPlace, through converters: [ConverterUse], to target: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) -> Result<Conversion, ConversionObstacle>? {
    facts.conversion(
      via: converters, from: source, to: target.withoutSkipping,
      along: index.conversion(from:to:), into: &diagnostics)?.mapError(told)
  }
}
