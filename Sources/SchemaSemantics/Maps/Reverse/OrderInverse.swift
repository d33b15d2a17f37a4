import Diagnostics
import SchemaSyntax

/// What has no order on the wire cannot give a list in the app its order back.
extension Inversion {
  /// What the wire holds in place of a list.
  enum Unordered {
    case set
    case dictionary
  }

  /// The same for what is in a collection, to which the rules of the field do not apply.
  var elements: Inversion { Inversion(context: context) }

  /// Whether the list that a set becomes has at most one element, or is turned into something without an order at once.
  func hasNoOrderToLose(_ next: ArraySlice<Conversion>) -> Bool {
    isWithoutOrder(next) || holdsOneAtMost(after: next)
  }

  /// Whether rules allow no second element in the list that is turned into something else by `next`.
  func holdsOneAtMost(after next: ArraySlice<Conversion>) -> Bool {
    for step in next {
      switch step {
      case .array: continue
      case .wrap(let id):
        if context.facts.wrappers[id]?.rules.contains(where: \.allowsOneAtMost) == true {
          return true
        }
      default: return false
      }
    }
    return rules.contains(where: \.allowsOneAtMost)
  }

  private func isWithoutOrder(_ next: ArraySlice<Conversion>) -> Bool {
    for step in next {
      switch step {
      case .array: continue
      case .arrayToSet: return true
      case .converter(let converter): return converter.kind.unorderedForm != nil
      default: return false
      }
    }
    return false
  }

  func lostOrder(
    _ form: Unordered, at span: SourceSpan, _ step: ConverterStep? = nil
  ) -> IrreversibleStep {
    var lost = IrreversibleStep(
      span: span, step: "",
      reason: "\(form.title) has no order, so that of the list in the app would be lost",
      converter: step?.name)
    lost.help = "hold \(form.title) in the app, or a list in the dto"
    return lost
  }
}

extension ValidRule {
  /// Whether a list that complies with it has at most one element.
  fileprivate var allowsOneAtMost: Bool {
    guard case .bounds(let bounds) = kind, bounds.measure == .elements else { return false }
    return bounds.isExceeded(by: 2)
  }
}

extension MapContext {
  func rules(ofFieldAt steps: [Int], in signature: MapSignature) -> [ValidRule] {
    field(at: steps, from: .declared(signature.target)).map { rules(of: $0) } ?? []
  }

  /// The rules of a field of the target, without what is wrong with them, which is reported elsewhere.
  func rules(of field: ResolvedField) -> [ValidRule] {
    var known: [Diagnostic] = []
    return facts.rules(
      field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span, into: &known)
  }
}

extension Inversion.Unordered {
  fileprivate var title: String {
    switch self {
    case .set: "a `Set`"
    case .dictionary: "a dictionary"
    }
  }
}

extension ConverterKind {
  /// What it makes of a list, if that has no order.
  var unorderedForm: Inversion.Unordered? {
    switch self {
    case .unique: .set
    case .keyed: .dictionary
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .flag, .zeroOrOne, .url, .lenientURL, .relativeURL, .uuid, .base64,
      .base64url, .normalized, .emptyAsNil, .split, .written:
      nil
    }
  }
}
