package import Diagnostics

/// `map UserDTO <-> User { … }`
package struct MapDeclaration: Hashable, Sendable {
  package var parameters: [Parameter]
  package var isReversible: Bool
  package var target: TypeExpression
  /// `A -> B`, after `where`, in a map between generic types.
  package var premises: [Premise] = []
  package var entries: [Entry]
  /// `video -> film`, in a map between enums or unions.
  package var rows: [MatchRow]
  /// A `match` that stands for itself, in a map from a record to an enum or a union. There should be only one.
  package var choices: [MapExpression] = []
  package var ignored: [Ignore]
  package var reverse: Reverse?
  package var preamble: Preamble
  package var arrow: SourceSpan

  /// From the keyword to the target: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
  package var layout = ItemLayout()

  package init(
    parameters: [Parameter], isReversible: Bool, target: TypeExpression, entries: [Entry] = [],
    rows: [MatchRow] = [], ignored: [Ignore] = [], reverse: Reverse? = nil,
    preamble: Preamble = .none, arrow: SourceSpan, head: SourceSpan, span: SourceSpan
  ) {
    self.parameters = parameters
    self.isReversible = isReversible
    self.target = target
    self.entries = entries
    self.rows = rows
    self.ignored = ignored
    self.reverse = reverse
    self.preamble = preamble
    self.arrow = arrow
    self.head = head
    self.span = span
  }

  /// `UserDTO` or `roles: [String]`
  package struct Parameter: Hashable, Sendable {
    package var label: Name?
    package var type: TypeExpression

    package init(label: Name? = nil, type: TypeExpression) {
      self.label = label
      self.type = type
    }
  }

  /// `A -> B`: that the one type can become the other, or in `A <-> B` each the other.
  package struct Premise: Hashable, Sendable {
    package var source: Name
    package var target: Name
    package var isReversible: Bool
    package var span: SourceSpan
  }

  /// `createdAt: created_at via iso8601 else …`
  package struct Entry: Hashable, Sendable {
    package var target: WireName
    package var source: MapExpression
    package var converters: [ConverterUse]
    package var fallback: Literal?
    package var preamble: Preamble
    /// The source with its converters, and the parentheses around these.
    package var value: SourceSpan
    package var span: SourceSpan

    package init(
      target: WireName, source: MapExpression, converters: [ConverterUse] = [],
      fallback: Literal? = nil, preamble: Preamble = .none, span: SourceSpan
    ) {
      self.target = target
      self.source = source
      self.converters = converters
      self.fallback = fallback
      self.preamble = preamble
      self.value = source.span
      self.span = span
    }
  }

  /// `ignore legacy_id, checksum because "nobody reads them any more"`
  package struct Ignore: Hashable, Sendable {
    /// Never empty.
    package var fields: [Path]

    /// Whether it is the word `rest`, without quotes, which means everything that nothing reads, unless a field has
    /// that name.
    package var mayBeRest: Bool
    package var reason: Name?
    package var span: SourceSpan
  }

  /// The way back, for targets for which it cannot be derived.
  package struct Reverse: Hashable, Sendable {
    package var entries: [Entry]
    package var rows: [MatchRow] = []
    package var choices: [MapExpression] = []
    package var span: SourceSpan
    package var layout = ItemLayout()
  }
}

/// Where the value of a target comes from.
package struct MapExpression: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// A field of the source, or the name of a case of the target's type.
    case path(Path)
    /// The whole unlabelled parameter: `self`.
    case source
    case literal(Literal)
    case interpolation([Segment])
    case coalesce(MapExpression, MapExpression)
    case required(MapExpression)
    case match([Path], [MatchRow])
    case custom(Name, [MapExpression])
    /// `at via iso8601`, in a row.
    case converted(MapExpression, [ConverterUse])
    /// `[first, second?]`: a list with elements that are not literals.
    case list([Element])
    /// A case with its payload, `registered(profile)`, or a record with only one part: `Name(first)`.
    case construction(Name, MapExpression)
    /// A record that is made of its parts: `Money(amount: total via minorUnits(2), currency)`.
    case record(Path, [Part])
    /// `refuse because "…"`, in a row: the reason.
    case refusal(Name)
    /// Unreadable, which the parser has reported.
    case invalid
  }

  package enum Segment: Hashable, Sendable {
    case text(String)
    case path(Path)
  }

  /// `created via iso8601`, or `nickname?`, which is left out where it is nil.
  package struct Element: Hashable, Sendable {
    /// Its target has no name.
    package var entry: MapDeclaration.Entry
    /// The `?`
    package var mark: SourceSpan?

    package init(_ entry: MapDeclaration.Entry, mark: SourceSpan? = nil) {
      self.entry = entry
      self.mark = mark
    }
  }

  /// `amount: total via minorUnits(2)`, or only `currency`.
  package struct Part: Hashable, Sendable {
    /// Without a name of its own, its target is the last name of the path, or empty for anything but a path.
    package var entry: MapDeclaration.Entry
    package var isNamed: Bool

    package init(_ entry: MapDeclaration.Entry, isNamed: Bool) {
      self.entry = entry
      self.isNamed = isNamed
    }
  }

  package var kind: Kind
  package var span: SourceSpan
  /// Without the parentheses around it.
  package let core: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
    core = span
  }
}

/// `true -> registered(profile)`, `(1, nil) -> …`, `else -> unknown`
package struct MatchRow: Hashable, Sendable {
  /// One for each value that is matched; empty in an `else` row.
  package var patterns: [Pattern]
  package var body: MapExpression
  package var span: SourceSpan
  /// The comma after the row, which is removed together with the row.
  package var comma: SourceSpan?

  package var isElse: Bool { patterns.isEmpty }
}

/// A literal, the name of a case, or `_` for any value.
package enum Pattern: Hashable, Sendable {
  /// After the name of a case, what it carries may have a name: `text(value)`.
  case literal(Literal, payload: Payload?)
  case any(SourceSpan)

  package struct Payload: Hashable, Sendable {
    package var name: Name
    /// With the parentheses.
    package var span: SourceSpan
  }

  package var span: SourceSpan {
    switch self {
    case .literal(let literal, let payload):
      payload.map { literal.span.through($0.span) } ?? literal.span
    case .any(let span): span
    }
  }
}
