import SchemaSemantics
import TextFormats

extension Conversion {
  /// What a comment says about the dates of the converter, since their pattern is hard to recognise in Swift.
  var datePatternNote: DocumentationComment {
    DocumentationComment(converterSteps.compactMap(\.datePattern?.sentence))
  }
}

/// A pattern as the schema writes it, and the time zone of its dates.
private struct DatePatternText {
  let pattern: String
  let timeZone: TimeZoneName?

  var sentence: String {
    switch timeZone {
    case .place(let place): "The pattern `\(pattern)`, in the time zone \(place)."
    case .fixed(0): "The pattern `\(pattern)`, in UTC."
    case .fixed(let offset):
      "The pattern `\(pattern)`, \(abs(offset) / 60) minutes \(offset < 0 ? "behind" : "ahead of") UTC."
    case nil: "The pattern `\(pattern)`."
    }
  }
}

extension ConverterStep {
  fileprivate var datePattern: DatePatternText? {
    guard case .dateFormat(_, let text, let timeZone) = kind else { return nil }
    return DatePatternText(pattern: text, timeZone: timeZone)
  }
}
