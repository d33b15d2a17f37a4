import Diagnostics

/// The names of types in other languages.
package enum ForeignTypeNames {
  package static let meanings = [
    "string": "String", "int": "Int", "integer": "Int", "Integer": "Int", "long": "Int64",
    "Long": "Int64", "bool": "Bool", "boolean": "Bool", "Boolean": "Bool", "float": "Double",
    "double": "Double", "number": "Double", "Number": "Double", "object": "JSON", "any": "JSON",
    "Any": "JSON", "AnyCodable": "JSON", "DateTime": "Date", "Timestamp": "Date",
    "LocalDate": "CalendarDate",
    "Character": "String", "Bytes": "Data", "Uuid": "UUID", "Url": "URL", "Uri": "URL",
    "URI": "URL",
  ]

  /// Whether the name differs only by case. A `number` may be meant to be something other than a `Double`.
  package static func isSpelling(_ name: String) -> Bool {
    meanings[name]?.lowercased() == name.lowercased()
  }
}

extension TypeExpression {
  /// Whether ``respelled(_:)`` cannot mistake anything for another type.
  var isRespelledForCertain: Bool {
    switch kind {
    case .named(let path):
      !path.rest.isEmpty || ForeignTypeNames.meanings[path.text] == nil
        || ForeignTypeNames.isSpelling(path.text)
    default: parts.allSatisfy(\.isRespelledForCertain)
    }
  }

  /// Its text, with the names of this language in place of `string` and `number`. A name that begins with a capital
  /// letter may be declared somewhere, and stays.
  func respelled(_ text: (SourceSpan) -> String) -> String {
    switch kind {
    case .named(let path):
      let isForeign = path.rest.isEmpty && path.text.first?.isLowercase == true
      return isForeign ? ForeignTypeNames.meanings[path.text] ?? path.text : text(span)
    case .optional(let wrapped): return "\(wrapped.respelled(text))?"
    case .nullable(let wrapped): return "\(wrapped.respelled(text)) or null"
    case .array(let element, nil): return "[\(element.respelled(text))]"
    case .dictionary(let key, let value):
      return "[\(key.respelled(text)): \(value.respelled(text))]"
    default: return text(span)
    }
  }
}
