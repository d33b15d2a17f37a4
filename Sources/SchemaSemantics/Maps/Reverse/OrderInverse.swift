import Diagnostics
import SchemaSyntax

/// What has no order on the wire cannot give a list in the app its order back.
extension Inversion {
  /// What the wire holds in place of a list.
  enum Unordered {
    case set
    case dictionary
  }

  /// Whether the list that a set becomes is turned into something without an order at once.
  func isWithoutOrder(_ next: ArraySlice<Conversion>) -> Bool {
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
      .decimal, .number, .flag, .url, .lenientURL, .relativeURL, .uuid, .base64, .base64url,
      .normalized, .emptyAsNil, .split, .written:
      nil
    }
  }
}
