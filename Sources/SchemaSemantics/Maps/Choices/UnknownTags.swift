import Diagnostics
import SchemaSyntax

/// A domain union has no tags of its own. If it is open, it keeps unknown cases with the tags that they had, so all unions
/// whose unknown cases it keeps must have tags of the same kind.
extension MapCheck {
  mutating func reportUnlikeTags(_ plans: [MapPlan?]) {
    var first: [TypeID: (signature: MapSignature, kind: TagKind)] = [:]
    for case let plan? in plans where plan.carriesUnknown {
      let signature = plan.signature
      guard case .union(let source) = context.schema[signature.source].kind,
        case .union(let target) = context.schema[signature.target].kind
      else { continue }
      let kind = source.tagKind
      if target.syntax.discriminator != nil {
        if target.tagKind != kind { report(kind, target.tagKind, in: signature) }
      } else if let first = first[signature.target] {
        if first.kind != kind { report(kind, in: signature, beside: first) }
      } else {
        first[signature.target] = (signature, kind)
      }
    }
  }

  private mutating func report(_ kind: TagKind, _ wanted: TagKind, in signature: MapSignature) {
    let (source, target) = (context.schema[signature.source], context.schema[signature.target])
    diagnostics.report(
      .unknownCases,
      "unknown cases of `\(source.qualifiedName)` cannot be kept in `\(target.qualifiedName)`",
      at: signature.syntax.head,
      secondary: [
        .init(source.head, "its tags are \(kind.plural)"),
        .init(target.head, "its tags are \(wanted.plural)"),
      ], help: signature.helpForUnknown)
  }

  private mutating func report(
    _ kind: TagKind, in signature: MapSignature,
    beside first: (signature: MapSignature, kind: TagKind)
  ) {
    let source = context.schema[signature.source]
    let firstSource = context.schema[first.signature.source]
    diagnostics.report(
      .unknownCases,
      "`\(context.schema[signature.target].qualifiedName)` cannot keep unknown cases of both "
        + "`\(firstSource.qualifiedName)` and `\(source.qualifiedName)`",
      at: signature.syntax.head,
      secondary: [
        .init(first.signature.syntax.head, "this map keeps them as well"),
        .init(firstSource.head, "its tags are \(first.kind.plural)"),
        .init(source.head, "its tags are \(kind.plural)"),
      ],
      notes: ["it keeps them with their tags, all of which must be of the same type"],
      help: "in one of the maps, \(signature.helpForUnknown)")
  }
}

extension MapPlan {
  fileprivate var carriesUnknown: Bool {
    forward?.carriesUnknown == true || backward?.carriesUnknown == true
  }
}

extension MapSignature {
  fileprivate var helpForUnknown: String {
    "say what they become: `else -> …`" + (isReversible ? ", and another one in `reverse`" : "")
  }
}
