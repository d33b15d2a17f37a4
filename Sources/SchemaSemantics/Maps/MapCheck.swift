import Diagnostics
import SchemaSyntax
import SharedWork

/// Proves the maps of a schema: every target has a value, every step is possible, and what goes both ways comes back
/// unchanged.
struct MapCheck {
  static let diagnosticKinds: [DiagnosticKind] = [
    .unknownField, .unmappableType, .mapDirection, .duplicateMap, .mapSourceCount,
    .duplicateLabel, .reversibleMapParameters, .mapShapes, .unknownTarget, .duplicateEntry,
    .missingSource, .ambiguousSource, .fieldOfNonRecord, .casePayload, .constructionOfNonUnion,
    .unreadSource, .staleIgnore, .interpolatedNonText, .foreignInterpolation, .untypedExpression,
    .neverNil, .mapItem, .optionalIntoRequired, .narrowing, .guessedDate, .noConversion,
    .uselessFallback, .keptElements, .unmatchableValue, .patternType, .incompleteMatch,
    .unreachedRow,
    .matchTooLarge, .unmappedCase, .unknownCases, .ignoredCase, .endlessMap, .longPath,
    .irreversibleStep, .noValueBack, .superfluousReverse, .otherValueBack, .severalWaysBack,
    .notOneToOne,
    .reverseOfOneWay, .constantInMap,
    .wrongRecord, .unnamedPart, .partsOfCase, .namedValue, .noChoiceBack, .onlyRefusals,
  ]

  let context: MapContext
  var diagnostics: [Diagnostic] = []

  /// One for each map, in their order; nil for those with errors.
  ///
  /// - Parameter notes: what comes before each map.
  static func check(
    _ facts: TypeFacts, _ damage: DamagedSchema, notes: [ValidNotes],
    into diagnostics: inout [Diagnostic]
  ) -> CheckedMaps {
    var check = MapCheck(context: MapContext(facts, damage))
    let plans = check.plans()
    check.reportEndless(plans)
    check.reportUnlikeTags(plans)
    check.reportLostKeys(plans)
    check.reportUnread(plans)
    let failing = FailingMaps(plans.flatMap { $0?.ways ?? [] }, FailureFacts(facts))
    for plan in plans where plan?.signature.syntax.premises.isEmpty == true {
      check.reportUselessFallbacks(plan, failing)
    }
    diagnostics += check.diagnostics
    return CheckedMaps(
      maps: plans.map { check.validMap($0, notes) },
      conversions: check.context.conversions)
  }

  private mutating func plans() -> [MapPlan?] {
    var signatures = MapSignatureCheck(context.schema, context.damage)
    let read = context.schema.maps.enumerated().map { index, map in
      signatures.signature(of: map, id: MapID(index: index))
    }
    diagnostics += signatures.diagnostics
    let planned = read.concurrentMap { [context] signature in
      signature.map { MapPlanner.planned($0, context) }
    }
    return planned.enumerated().map { index, planned in
      guard let planned else {
        diagnostics += context.damage.filter(
          MapPlanner.faults(withoutTargetOf: context.schema.maps[index], context),
          of: context.schema.maps[index], at: index)
        return nil
      }
      diagnostics += context.damage.filter(
        planned.diagnostics, of: context.schema.maps[index], at: index)
      return planned.plan
    }
  }

  private func validMap(_ plan: MapPlan?, _ notes: [ValidNotes]) -> ValidMap? {
    guard let plan, let forward = plan.forward else { return nil }
    let signature = plan.signature
    let index = signature.id.index
    let parameters = zip(
      signature.syntax.parameters, context.schema.maps[index].sources)
    return ValidMap(
      id: signature.id,
      parameters: parameters.map { .init(label: $0.label?.text, type: $1) },
      source: signature.sourceIndex, target: signature.target, forward: forward,
      backward: plan.backward,
      notes: notes.indices.contains(index) ? notes[index] : .none, span: signature.syntax.span,
      isGeneric: context.schema.maps[index].isGeneric)
  }
}

/// The maps of a schema, and the conversions along them.
struct CheckedMaps {
  /// Nil for a map with errors.
  let maps: [ValidMap?]
  let conversions: MapConversions
}

extension ValidNotes {
  static let none = ValidNotes(documentation: [], deprecation: nil, formerName: nil)
}
