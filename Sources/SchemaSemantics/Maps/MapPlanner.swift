import Diagnostics
import SchemaSyntax

/// A map understood both ways, before it is known whether it can fail.
struct MapPlan {
  let signature: MapSignature
  /// Nil where something is wrong.
  let forward: MapBody?
  let backward: MapBody?
}

/// Understands one map, without a look at others but for their signatures.
struct MapPlanner {
  private let context: MapContext
  private var customs: CustomFunctions
  private var diagnostics: [Diagnostic] = []

  /// - Parameter customs: the functions of the maps before it.
  static func planned(
    _ signature: MapSignature, _ context: MapContext, customs: CustomFunctions
  ) -> (plan: MapPlan, customs: CustomFunctions, diagnostics: [Diagnostic]) {
    var planner = MapPlanner(context: context, customs: customs)
    let plan = planner.plan(signature)
    return (plan, planner.customs, planner.diagnostics)
  }

  private init(context: MapContext, customs: CustomFunctions) {
    self.context = context
    self.customs = customs
  }

  private mutating func plan(_ signature: MapSignature) -> MapPlan {
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

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private mutating func adopt(_ typing: ExpressionTyping) {
    diagnostics += typing.diagnostics
    customs = typing.customs
  }
}
