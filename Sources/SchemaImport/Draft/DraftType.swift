/// What may be at a place of the wire, with what is said about it.
package struct DraftType: Hashable, Sendable {
  package var kind: Kind

  /// Whether it may also be null.
  package var isNullable: Bool

  /// The rules, in the order in which they are to be written.
  package var rules: [DraftRule]

  package indirect enum Kind: Hashable, Sendable {
    case boolean
    case integer(DraftIntegerWidth)
    /// Any number, of which about 16 digits count.
    case number
    /// A number of which every digit counts, such as an amount of money.
    case decimal
    case text(DraftTextFormat?)
    /// Anything at all.
    case json
    case list(DraftType)
    /// An object whose keys are not known beforehand.
    case dictionary(DraftType)
    /// A declaration of the same draft.
    case declared(Origin)
  }

  package init(_ kind: Kind, isNullable: Bool = false, rules: [DraftRule] = []) {
    self.kind = kind
    self.isNullable = isNullable
    self.rules = rules
  }

  package static let json = DraftType(.json)
  package static let text = DraftType(.text(nil))

  package static func declared(_ origin: Origin) -> DraftType { DraftType(.declared(origin)) }
}

/// How large an integer can be, and what it counts, if that is known.
package enum DraftIntegerWidth: Hashable, Sendable {
  /// `Int`: 64 bits wherever Swift runs today.
  case natural
  case bits32
  case bits64
  case unsigned64
  /// A point in time, counted from 1970.
  case epochSeconds
  case epochMilliseconds
}

/// How a text is written.
package enum DraftTextFormat: Hashable, Sendable {
  /// RFC 3339: `2024-05-03T12:00:00Z`.
  case dateTime
  /// `2024-05-03`.
  case date
  case uuid
  case url
  case email
  case hostname
  case ipv4
  case ipv6
  case base64
  /// A number written as a text, so as to be exact.
  case decimal
}

/// What a value must comply with, besides its type.
package enum DraftRule: Hashable, Sendable {
  /// Numbers keep their text.
  case minimum(String, isExclusive: Bool)
  case maximum(String, isExclusive: Bool)
  case multipleOf(String)
  /// The length of a text, in characters.
  case length(minimum: Int?, maximum: Int?)
  /// A pattern of the schema language, which the whole text must match.
  case matches(String)
  /// The count of a list.
  case count(minimum: Int?, maximum: Int?)
  case unique
}

/// A value that a schema can write down.
package enum DraftLiteral: Hashable, Sendable {
  case boolean(Bool)
  /// Its text, as in `-12`.
  case integer(String)
  /// Its text, as in `0.5`.
  case number(String)
  case text(String)
  case list([DraftLiteral])
  /// No key occurs twice.
  case dictionary([Entry])

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: DraftLiteral
  }
}
