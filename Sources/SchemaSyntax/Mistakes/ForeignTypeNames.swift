import Diagnostics

/// The names of types in other languages.
package enum ForeignTypeNames {
  package static let meanings = [
    "string": "String", "int": "Int", "integer": "Int", "Integer": "Int", "long": "Int64",
    "Long": "Int64", "bool": "Bool", "boolean": "Bool", "Boolean": "Bool", "float": "Double",
    "double": "Double", "number": "Double", "Number": "Double", "object": "JSON", "any": "JSON",
    "Any": "JSON", "AnyCodable": "JSON", "DateTime": "Date", "Timestamp": "Date",
    "LocalDate": "CalendarDate", "TimeInterval": "Double", "CGFloat": "Double",
    "Float64": "Double", "Float32": "Float", "NSString": "String", "NSNumber": "Double",
    "Character": "String", "Bytes": "Data", "bytes": "Data", "timestamp": "Date", "Uuid": "UUID",
    "Url": "URL", "Uri": "URL", "URI": "URL", "Instant": "Date", "OffsetDateTime": "Date",
    "ZonedDateTime": "Date", "NaiveDate": "CalendarDate", "BigDecimal": "Decimal", "Short": "Int16",
    "Byte": "Int8", "str": "String", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int64",
    "u8": "UInt8", "u16": "UInt16", "u32": "UInt32", "u64": "UInt64", "usize": "UInt",
    "isize": "Int", "f32": "Float", "f64": "Double", "int32": "Int32", "int64": "Int64",
    "uint": "UInt", "uint32": "UInt32", "uint64": "UInt64", "float32": "Float",
    "float64": "Double",
  ]

  /// Whether a type of that name is the key of a dictionary, and not the name of a field or of a namespace.
  static func isKey(_ name: String) -> Bool { ["String", "Int", "UUID"].contains(name) }

  /// Whether the name differs only by case. A `number` may be meant to be something other than a `Double`.
  package static func isSpelling(_ name: String) -> Bool {
    meanings[name]?.lowercased() == name.lowercased()
  }
}

extension TypeExpression {
  /// What `List<User>` or `Map<String, Int>` is in this language, unless the schema declares a record of that name.
  package var collectionOfOtherLanguage: TypeExpression? {
    guard case .generic(let path, let arguments) = kind else { return nil }
    let kind: Kind? =
      switch (path.text, arguments.count) {
      case ("Array", 1), ("List", 1), ("Sequence", 1), ("Vec", 1), ("MutableList", 1),
        ("ArrayList", 1), ("ReadonlyArray", 1), ("Collection", 1):
        .array(arguments[0], skipsInvalid: nil)
      case ("HashSet", 1), ("BTreeSet", 1), ("MutableSet", 1): .set(arguments[0])
      case ("Optional", 1), ("Maybe", 1), ("Nullable", 1), ("Option", 1): .optional(arguments[0])
      case ("Dictionary", 2), ("Map", 2), ("Record", 2), ("HashMap", 2), ("BTreeMap", 2),
        ("MutableMap", 2):
        .dictionary(key: arguments[0], value: arguments[1])
      default: nil
      }
    return kind.map { TypeExpression($0, span: span) }
  }

  /// Whether ``respelled`` cannot mistake anything for another type.
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
  package var respelled: String {
    text { path in
      let isForeign = path.rest.isEmpty && path.text.first?.isLowercase == true
      return isForeign ? ForeignTypeNames.meanings[path.text] ?? path.text : path.text
    }
  }
}
