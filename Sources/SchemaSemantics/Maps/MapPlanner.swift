import Diagnostics
import SchemaSyntax

/// A map in both directions, before it is known whether it can fail.
struct MapPlan {
  let signature: MapSignature
  /// Nil if something is wrong.
  let forward: MapBody?
  let backward: MapBody?
  /// For a map between records that goes one way; nil if it is not understood.
  var reading: SourceReading?
}

/// Understands one map without looking at others, except for their signatures.
struct MapPlanner {
  private let context: MapContext
  var diagnostics: [Diagnostic] = []

  static func planned(_ signature: MapSignature, _ context: MapContext) -> (
    plan: MapPlan, diagnostics: [Diagnostic]
  ) {
    var planner = MapPlanner(context: context)
    let plan = planner.plan(signature)
    return (plan, planner.diagnostics)
  }

  /// What is wrong in the entries of a map whatever its target is, if the target cannot be found.
  static func faults(withoutTargetOf map: ResolvedMap, _ context: MapContext) -> [Diagnostic] {
    guard map.target.isUnknown,
      let position = map.syntax.parameters.firstIndex(where: { $0.label == nil }),
      context.tables[map.sources[position]] != nil
    else { return [] }
    let source = MapScope.Source(root: .parameter(position), type: map.sources[position])
    var typing = ExpressionTyping(context, scope: MapScope(source: source, labels: map.labels))
    for entry in map.syntax.entries { typing.checkUnassigned(entry) }
    return typing.diagnostics
  }

  private mutating func plan(_ signature: MapSignature) -> MapPlan {
    if signature.syntax.reverse != nil, !signature.isReversible { reportReverse(in: signature) }
    switch signature.shape {
    case .records, .recordToCases, .recordToType: return recordPlan(signature)
    case .choices, .casesToRecord, .casesToType: return choicePlan(signature)
    }
  }

  private mutating func recordPlan(_ signature: MapSignature) -> MapPlan {
    var body = RecordBody(signature, context)
    body.check()
    adopt(body.typing)
    let entries = body.entries.compactMap { $0 }
    let isSound =
      entries.count == body.entries.count && !body.typing.diagnostics.contains { $0.isError }
    guard isSound else {
      if signature.isReversible { adopt(RecordWayBack.checkEntries(body)) }
      return MapPlan(signature: signature, forward: nil, backward: nil)
    }
    let forward = body.mapBody(of: entries)
    guard signature.isReversible else {
      return MapPlan(
        signature: signature, forward: forward, backward: nil, reading: body.reading)
    }
    if signature.shape == .recordToCases, let rows = signature.syntax.reverse?.rows, !rows.isEmpty {
      return plan(signature, forward, backByRows: rows)
    }
    var wayBack = RecordWayBack(body, entries)
    let backward = wayBack.check()
    adopt(wayBack.typing)
    return MapPlan(
      signature: signature, forward: backward == nil ? nil : forward, backward: backward)
  }

  /// A map from a record to cases whose `reverse` block has rows: what each case becomes on the wire, as a whole.
  private mutating func plan(
    _ signature: MapSignature, _ forward: MapBody, backByRows rows: [MatchRow]
  ) -> MapPlan {
    var back = ChoiceBody(
      from: signature.target, root: .parameter(0), to: signature.source,
      head: signature.syntax.arrow, labels: [], context)
    back.reportItems(besideRowsOf: signature.syntax.reverse)
    back.check(rows)
    adopt(back.typing)
    let backward = back.typing.diagnostics.contains { $0.isError } ? nil : back.mapBody
    return MapPlan(
      signature: signature, forward: backward == nil ? nil : forward, backward: backward)
  }

  private mutating func choicePlan(_ signature: MapSignature) -> MapPlan {
    var body = ChoiceBody(
      from: signature.source, root: .parameter(signature.sourceIndex), to: signature.target,
      head: signature.syntax.head, labels: signature.labels, isReversible: signature.isReversible,
      context)
    body.reportEntries(of: signature.syntax)
    body.check(signature.syntax.rows)
    body.checkLabels()
    adopt(body.typing)
    let isSound = !body.typing.diagnostics.contains { $0.isError }
    let forward = isSound ? body.mapBody : nil
    guard signature.isReversible else {
      return MapPlan(signature: signature, forward: forward, backward: nil)
    }
    if signature.shape == .casesToRecord {
      var wayBack = ChoosingWayBack(signature, context)
      let backward = wayBack.check()
      adopt(wayBack.typing)
      return MapPlan(
        signature: signature, forward: backward == nil ? nil : forward, backward: backward)
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
  }
}
