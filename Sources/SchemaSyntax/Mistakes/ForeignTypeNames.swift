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
  /// Whether ``respelled`` cannot mistake anything for another type.
  var isRespelledForCertain: Bool {
    switch kind {
    case .named(let path):
      !path.rest.isEmpty || ForeignTypeNames.meanings[path.text] == nil
        || ForeignTypeNames.isSpelling(path.text)
    default: parts.allSatisfy(\.isRespelledForCertain)
    }
  }

  /// With the names of this language in place of `string` and `number`. A name that begins with a capital letter may be
  /// declared somewhere, and stays.
  package var respelled: TypeExpression {
    var type = self
    switch kind {
    case .named(let path):
      guard path.rest.isEmpty, path.text.first?.isLowercase == true,
        let meaning = ForeignTypeNames.meanings[path.text]
      else { return self }
      type.kind = .named(Path(Name(meaning, span: path.span)))
    case .optional(let wrapped): type.kind = .optional(wrapped.respelled)
    case .nullable(let wrapped): type.kind = .nullable(wrapped.respelled)
    case .array(let element, let skips):
      type.kind = .array(element.respelled, skipsInvalid: skips)
    case .set(let element): type.kind = .set(element.respelled)
    case .patch(let wrapped): type.kind = .patch(wrapped.respelled)
    case .dictionary(let key, let value):
      type.kind = .dictionary(key: key.respelled, value: value.respelled)
    case .generic(let path, let arguments):
      type.kind = .generic(path, arguments.map(\.respelled))
    case .invalid: break
    }
    return type
  }

  /// What `List<Item>` or `Optional<Item>` means, unless the schema declares a type of that name.
  package static func meaning(of path: Path, _ arguments: [TypeExpression]) -> Kind? {
    let types = arguments.map(\.respelled)
    switch (path.text, arguments.count) {
    case ("Array", 1), ("List", 1), ("Sequence", 1): return .array(types[0], skipsInvalid: nil)
    case ("Optional", 1), ("Maybe", 1), ("Nullable", 1): return .optional(types[0].unwrapped)
    case ("Dictionary", 2), ("Map", 2), ("Record", 2):
      return .dictionary(key: types[0], value: types[1])
    default: return nil
    }
  }
}
