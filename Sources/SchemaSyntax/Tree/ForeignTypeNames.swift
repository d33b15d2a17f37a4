import Diagnostics

/// What other languages call the types of this one.
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
}

extension TypeExpression {
  /// Its text, with the names of this language in the place of `string` and `number`. A name that begins with a capital
  /// may be declared, and stays.
  func respelled(_ text: (SourceSpan) -> String) -> String {
    switch kind {
    case .named(let path):
      let isForeign = path.rest.isEmpty && path.text.first?.isLowercase == true
      return isForeign ? ForeignTypeNames.meanings[path.text] ?? path.text : text(span)
    case .optional(let wrapped): return "\(wrapped.respelled(text))?"
    case .array(let element, nil): return "[\(element.respelled(text))]"
    case .dictionary(let key, let value):
      return "[\(key.respelled(text)): \(value.respelled(text))]"
    default: return text(span)
    }
  }
}
