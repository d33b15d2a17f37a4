import Diagnostics
import SchemaSyntax

/// A map understood both ways, before it is known whether it can fail.
struct MapPlan {
  let signature: MapSignature
  /// Nil where something is wrong.
  let forward: MapBody?
  let backward: MapBody?
}

/// Proves the maps of a schema: every target has a value, every step is possible, and what goes both ways comes back
/// as it was.
struct MapCheck {
  let context: MapContext
  private var customs = CustomFunctions()
  private var diagnostics: [Diagnostic] = []

  /// One for each map, in their order, as far as they are sound.
  ///
  /// - Parameter notes: what stands before each map.
  static func check(
    _ facts: TypeFacts, _ damage: DamagedSchema, notes: [ValidNotes],
    into diagnostics: inout [Diagnostic]
  ) -> CheckedMaps {
    var check = MapCheck(context: MapContext(facts, damage))
    let plans = check.plans()
    check.reportEndless(plans)
    let totality = MapTotality(plans, facts)
    for plan in plans { check.reportUselessFallbacks(plan, totality) }
    diagnostics += check.diagnostics
    return CheckedMaps(
      maps: plans.map { check.validMap($0, totality, notes) },
      conversions: check.context.conversions)
  }

  private init(context: MapContext) {
    self.context = context
  }

  private mutating func plans() -> [MapPlan?] {
    var signatures = MapSignatureCheck(context.schema, context.damage)
    let read = context.schema.maps.enumerated().map { index, map in
      signatures.signature(of: map, id: MapID(index: index))
    }
    diagnostics += signatures.diagnostics
    return read.map { signature in
      guard let signature else { return nil }
      let known = diagnostics.count
      let plan = plan(of: signature)
      let found = Array(diagnostics[known...])
      diagnostics.removeSubrange(known...)
      let index = signature.id.index
      diagnostics += context.damage.filter(found, of: context.schema.maps[index], at: index)
      return plan
    }
  }

  private mutating func plan(of signature: MapSignature) -> MapPlan {
    if signature.syntax.reverse != nil, !signature.isReversible { reportReverse(in: signature) }
    switch signature.shape {
    case .records: return recordPlan(signature)
    case .choices: return choicePlan(signature)
    }
  }

  private mutating func recordPlan(_ signature: MapSignature) -> MapPlan {
    guard var body = RecordBody(signature, context, customs: customs) else {
      return MapPlan(signature: signature, forward: nil, backward: nil)
    }
    body.check()
    adopt(body.typing)
    let entries = body.entries.compactMap { $0 }
    let isSound =
      entries.count == body.entries.count && !body.typing.diagnostics.contains { $0.isError }
    guard isSound else {
      if signature.isReversible { adopt(RecordWayBack.checkEntries(body)) }
      return MapPlan(signature: signature, forward: nil, backward: nil)
    }
    let forward = MapBody.record(
      entries.enumerated().map { index, entry in
        MapAssignment(
          field: index, value: entry.value, fallback: entry.fallback,
          isImplied: entry.syntax == nil, span: entry.syntax?.span ?? signature.syntax.head)
      })
    guard signature.isReversible else {
      return MapPlan(signature: signature, forward: forward, backward: nil)
    }
    var wayBack = RecordWayBack(body, entries)
    let backward = wayBack.check()
    adopt(wayBack.typing)
    return MapPlan(
      signature: signature, forward: backward == nil ? nil : forward, backward: backward)
  }

  private mutating func choicePlan(_ signature: MapSignature) -> MapPlan {
    var body = ChoiceBody(
      from: signature.source, root: .parameter(signature.sourceIndex), to: signature.target,
      head: signature.syntax.head, labels: signature.labels, context, customs: customs)
    body.typing.isReversible = signature.isReversible
    body.reportEntries(of: signature.syntax)
    body.check(signature.syntax.rows)
    body.checkLabels()
    adopt(body.typing)
    let isSound = !body.typing.diagnostics.contains { $0.isError }
    let forward = isSound ? body.mapBody : nil
    guard signature.isReversible else {
      return MapPlan(signature: signature, forward: forward, backward: nil)
    }
    var wayBack = ChoiceWayBack(body, signature)
    guard forward != nil else {
      wayBack.checkRows()
      adopt(wayBack.body.typing)
      return MapPlan(signature: signature, forward: nil, backward: nil)
    }
    let backward = wayBack.check()
    adopt(wayBack.body.typing)
    return MapPlan(
      signature: signature, forward: backward == nil ? nil : forward, backward: backward)
  }

  private mutating func adopt(_ typing: ExpressionTyping) {
    diagnostics += typing.diagnostics
    customs = typing.customs
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private func validMap(_ plan: MapPlan?, _ totality: MapTotality, _ notes: [ValidNotes])
    -> ValidMap?
  {
    guard let plan, let forward = plan.forward else { return nil }
    let signature = plan.signature
    let index = signature.id.index
    let parameters = zip(
      signature.syntax.parameters, context.schema.maps[index].sources)
    return ValidMap(
      id: signature.id,
      parameters: parameters.map { .init(label: $0.label?.text, type: $1) },
      source: signature.sourceIndex, target: signature.target, forward: forward,
      backward: plan.backward, isTotal: totality.isTotal(signature.id, isBack: false),
      isTotalBackward: totality.isTotal(signature.id, isBack: true),
      notes: notes.indices.contains(index) ? notes[index] : .none, span: signature.syntax.span)
  }
}

/// The maps of a schema, and what converts along them.
struct CheckedMaps {
  /// Nil where a map is wrong.
  let maps: [ValidMap?]
  let conversions: MapConversions
}

extension ValidNotes {
  static let none = ValidNotes(documentation: [], deprecation: nil, formerName: nil)
}
