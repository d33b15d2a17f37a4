import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// A dictionary that `keyed(by:)` has made is sent as its values, without its keys: each value must hold its key, and send it
  /// as it was.
  mutating func reportLostKeys(_ plans: [MapPlan?]) {
    for case let plan? in plans {
      guard case .record(let assignments)? = plan.backward else { continue }
      for assignment in assignments where assignment.isImplied {
        for sent in assignment.value.keyedElements { report(sent, in: plan, plans) }
      }
    }
  }

  private mutating func report(_ sent: KeyedElements, in plan: MapPlan, _ plans: [MapPlan?]) {
    guard plans.indices.contains(sent.map.index), let elements = plans[sent.map.index],
      case .record(let fields)? = elements.backward,
      let key = fields.first(where: { $0.field == sent.field })
    else { return }
    let source = SchemaType.declared(elements.signature.source)
    let name = context.spelling(of: [sent.field], from: source)
    let (message, help): (String, String)
    if case .constant = key.value.kind {
      message = "the keys are dropped: each element is sent with the same `\(name)`"
      help =
        "let `\(context.schema[elements.signature.target].qualifiedName)` hold `\(name)`, "
        + "or say in a `reverse` block what is sent"
    } else if let (held, back) = key.value.convertedPath, back != sent.key, !keepsForm(back) {
      message = "a key may differ from what its element sends as `\(name)`"
      help = "make the keys the same: `[\(context.schema.text(of: held)): …]`"
    } else {
      return
    }
    diagnostics.report(
      .irreversibleStep, message, at: sent.span,
      secondary: [
        .init(plan.signature.syntax.arrow, "the way back is promised here"),
        .init(key.span, "this is sent"),
      ], help: help)
  }

  /// Whether two values that are not the same text on the wire are never the same in Swift.
  private func keepsForm(_ back: Conversion) -> Bool {
    switch back {
    case .identity, .inject, .enumToRaw, .widen: true
    case .unwrap(let id): context.facts.wrappers[id]?.normalizations.isEmpty ?? true
    case .sequence(let steps): steps.allSatisfy(keepsForm)
    case .optional(let inner), .patch(let inner): keepsForm(inner)
    case .converter, .converterBack, .wrap, .enumFromRaw, .map, .mapBack, .array, .arrayToSet,
      .setToArray, .set, .dictionary:
      false
    }
  }
}

/// A dictionary on its way back to an array.
private struct KeyedElements {
  /// From a key to what it is in an element of the dto.
  let key: Conversion
  /// The map that each element goes back along.
  let map: MapID
  /// The field of the dto's element that was the key.
  let field: Int
  let span: SourceSpan
}

extension MapValue {
  fileprivate var keyedElements: [KeyedElements] {
    let own =
      if case .converted(_, let conversion) = kind {
        conversion.keyedElements(at: span)
      } else {
        [KeyedElements]()
      }
    return own + parts.flatMap(\.keyedElements)
  }

  /// The type of what a path leads to, and what is done with it.
  fileprivate var convertedPath: (type: SchemaType, back: Conversion)? {
    guard case .converted(let inner, let back) = kind, case .path = inner.kind else { return nil }
    return (inner.type, back)
  }
}

extension Conversion {
  fileprivate func keyedElements(at span: SourceSpan) -> [KeyedElements] {
    let steps = steps
    let own = zip(steps, steps.dropFirst()).compactMap { first, second -> KeyedElements? in
      guard case .dictionary(let key, .mapBack(let map)) = first,
        case .converterBack(let step) = second, case .keyed(let field) = step.kind
      else { return nil }
      return KeyedElements(key: key, map: map, field: field, span: span)
    }
    return own + parts.flatMap { $0.keyedElements(at: span) }
  }
}
