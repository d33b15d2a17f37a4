package import TextFormats

/// What is wrong with a value, to follow the value or the name of the field: `must have at least 3 characters`.
///
/// Whole numbers are kept apart from the words around them, since translations may depend on them.
package struct Complaint: Hashable, Sendable {
  package let parts: [Part]

  package enum Part: Hashable, Sendable {
    case words(String)
    /// A whole number that an `Int64` can hold.
    case number(DecimalText)
  }

  package init(_ text: String) {
    parts = [.words(text)]
  }

  package var text: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .number(let number): number.description
      }
    }
    .joined()
  }
}

extension Complaint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.words(text)) }
    }

    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ complaint: Complaint) { parts += complaint.parts }

    package mutating func appendInterpolation(_ number: DecimalText) {
      let text = number.description
      parts.append(Int64(text) == nil ? .words(text) : .number(number))
    }

    package mutating func appendInterpolation(_ value: Value) {
      if case .number(let number) = value {
        appendInterpolation(number)
      } else {
        appendLiteral(value.shown)
      }
    }
  }
}
