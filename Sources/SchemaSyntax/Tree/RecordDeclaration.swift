package import Diagnostics

/// `dto`, `domain` and `model` share this form; the checks decide what each may contain.
package struct RecordDeclaration: Hashable, Sendable {
  package var layer: Layer
  package var name: Name
  /// `Item` in `dto Page<Item>`: names for types that are not known here.
  package var typeParameters: [Name] = []
  /// `<Item>`
  package var typeParameterList: SourceSpan?
  package var conformances: [Conformance] = []
  package var fields: [Field]
  package var constants: [ConstantField] = []
  package var rules: [InvariantDeclaration] = []
  package var spreads: [Spread] = []
  /// `...else skip`
  package var undeclaredKeys: UndeclaredKeys?
  package var nested: [Declaration] = []
  package var preamble: Preamble = .none

  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
}

/// Which side of the boundary a record or a union belongs to. A `model` belongs to both.
package enum Layer: String, Hashable, Sendable, CaseIterable {
  case dto
  case domain
  case model
}

/// A protocol after the colon of a declaration: `Identifiable`, `Comparable by createdAt`.
package struct Conformance: Hashable, Sendable {
  package var name: Path
  package var key: Path?

  package var span: SourceSpan { key.map { name.span.through($0.span) } ?? name.span }
}

/// `wire.name as swiftName: Type via … where … = … else …`, or `...name: Type via …`
package struct Field: Hashable, Sendable {
  /// The place of the `...` before the field that holds all keys which no other member of the record takes. Its name is none
  /// of the wire.
  package var restSign: SourceSpan?
  package var wireName: WireName
  package var swiftName: Name?
  package var type: TypeExpression
  package var converters: [ConverterUse] = []
  package var rules: [RuleUse] = []
  package var defaultValue: Literal?
  package var fallback: Literal?
  package var preamble: Preamble = .none
  package var span: SourceSpan
}

extension Field {
  /// Whether it holds the keys that no other member takes.
  package var isRest: Bool { restSign != nil }

  /// Where what the default follows ends: the rules, the converters or the type.
  package var endBeforeDefault: SourceSpan {
    (rules.last?.span ?? converters.last?.span ?? type.span).after
  }

  /// The same for the fallback, which also follows a default.
  package var endBeforeFallback: SourceSpan { defaultValue?.span.after ?? endBeforeDefault }
}

/// `...else skip`: keys that no member of the record takes are passed over, and reported.
package struct UndeclaredKeys: Hashable, Sendable {
  package var preamble: Preamble = .none
  package var span: SourceSpan
}

/// The keys that lead to a value: one, or several if nesting is flattened. Quoted keys are taken literally, dots included.
package struct WireName: Hashable, Sendable {
  package var first: Name
  package var rest: [Name]
  package var isQuoted: Bool

  package init(_ first: Name, _ rest: [Name] = [], isQuoted: Bool = false) {
    self.first = first
    self.rest = rest
    self.isQuoted = isQuoted
  }

  package var keys: [Name] { [first] + rest }
  package var span: SourceSpan { first.span.through((rest.last ?? first).span) }
  package var text: String {
    rest.isEmpty ? first.text : keys.map(\.text).joined(separator: ".")
  }
}

/// `rule endsAfterStart "The end must come after the start": start < end`
package struct InvariantDeclaration: Hashable, Sendable {
  package var name: Name
  package var message: String?
  package var condition: Condition
  package var preamble: Preamble = .none
  package var span: SourceSpan
}
