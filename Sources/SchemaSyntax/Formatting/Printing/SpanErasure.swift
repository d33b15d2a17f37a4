package import Diagnostics

/// A part of a schema that can forget where it was read.
protocol SpanErasing {
  mutating func eraseSpans()
}

extension ParsedSchema {
  /// Two schemas say the same, wherever they were read, if they are equal without their spans.
  package var withoutSpans: ParsedSchema {
    var copy = self
    copy.declarations.eraseSpans()
    return copy
  }
}

extension SourceSpan: SpanErasing {
  mutating func eraseSpans() { self = SourceSpan(file: 0, start: 0, end: 0) }
}

extension Array: SpanErasing where Element: SpanErasing {
  mutating func eraseSpans() {
    for index in indices { self[index].eraseSpans() }
  }
}

extension Optional: SpanErasing where Wrapped: SpanErasing {
  mutating func eraseSpans() {
    guard var wrapped = self else { return }
    wrapped.eraseSpans()
    self = wrapped
  }
}

extension SpanErasing {
  var erased: Self {
    var copy = self
    copy.eraseSpans()
    return copy
  }
}
