import SchemaSyntax

/// The attributes that there are, by the word after `@`.
enum KnownAttribute: String, CaseIterable {
  case deprecated
  case renamed
  case sensitive
  case draft
  case version

  /// An example of how it is written, without values.
  var usage: String {
    switch self {
    case .deprecated, .sensitive, .draft, .version: "@\(rawValue)"
    case .renamed: "@renamed(from:)"
    }
  }

  /// What it is for; shown as a note.
  var purpose: String {
    switch self {
    case .deprecated:
      "it is for names that Swift code uses: of types, fields, cases, repositories and operations"
    case .renamed: "it is for names that Swift code uses: of types, fields and cases"
    case .sensitive: "it is for what holds a single value: a `type`, or a field of a record"
    case .draft: "it is for records whose values an app makes or changes: a `domain` or a `model`"
    case .version:
      "it is for the form in which an app stores a record: a `domain` that is `Codable`"
    }
  }

  func suits(_ bearer: AttributeBearer) -> Bool {
    switch self {
    case .deprecated: bearer.canBeDeprecated
    case .renamed: bearer.canBeRenamed
    case .sensitive: bearer == .wrapper || bearer == .field
    case .draft, .version: bearer == .record
    }
  }
}

extension Preamble {
  func attribute(_ known: KnownAttribute) -> Attribute? {
    attributes.first { $0.name.text == known.rawValue }
  }
}
