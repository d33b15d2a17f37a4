/// A schema that an import proposes: what the documents say, before it has Swift names and a layer.
///
/// The readers of samples and of descriptions make it, and neither knows how a schema is written.
package struct Draft: Hashable, Sendable {
  /// The declarations, in the order in which they are to be written. A nested one names its parent.
  package var declarations: [DraftDeclaration]

  package init(_ declarations: [DraftDeclaration] = []) {
    self.declarations = declarations
  }
}

/// A type that is to be declared.
package struct DraftDeclaration: Hashable, Sendable {
  package var origin: Origin

  /// Names that fit, best first, as the document spells them: `simple-user`. For an inline object, the name of its place.
  package var names: [String]

  /// The declaration that it is nested in. Nil at the top.
  package var parent: Origin?
  package var documentation: String?
  package var deprecation: DraftDeprecation?
  package var content: Content

  package enum Content: Hashable, Sendable {
    case record(DraftRecord)
    case enumeration(DraftEnumeration)
    case union(DraftUnion)
    /// A type of its own around one value: a text or a number with rules. The wire has the value itself.
    case wrapper(DraftType)
    /// Another name for a type. A layer without aliases uses the type itself instead.
    case alias(DraftType)
  }

  package init(
    _ content: Content, at origin: Origin, named names: [String], in parent: Origin? = nil,
    documentation: String? = nil, deprecation: DraftDeprecation? = nil
  ) {
    self.content = content
    self.origin = origin
    self.names = names
    self.parent = parent
    self.documentation = documentation
    self.deprecation = deprecation
  }
}

/// That something should no longer be used, and what the document says about it, if anything.
package struct DraftDeprecation: Hashable, Sendable {
  package let message: String?

  package init(_ message: String? = nil) {
    self.message = message
  }
}

package struct DraftRecord: Hashable, Sendable {
  package var fields: [DraftField]

  package init(_ fields: [DraftField]) {
    self.fields = fields
  }
}

package struct DraftField: Hashable, Sendable {
  /// The key, whatever characters it consists of.
  package var wireName: String
  package var type: DraftType

  /// Whether the key is always there.
  package var isRequired: Bool

  /// The value that a missing key stands for.
  package var standard: DraftLiteral?

  /// Whether a missing key means something else than null: that a request leaves the value as it is.
  package var isPatch = false

  /// Whether it holds all keys without a field, so that it has no key of its own.
  package var isRest = false

  /// The only value that there can be, at a key that is always there.
  package var constant: DraftLiteral?
  package var isSensitive: Bool
  package var documentation: String?
  package var deprecation: DraftDeprecation?

  package init(
    _ wireName: String, _ type: DraftType, isRequired: Bool = true, standard: DraftLiteral? = nil,
    isSensitive: Bool = false, documentation: String? = nil, deprecation: DraftDeprecation? = nil
  ) {
    self.wireName = wireName
    self.type = type
    self.isRequired = isRequired
    self.standard = standard
    self.isSensitive = isSensitive
    self.documentation = documentation
    self.deprecation = deprecation
  }
}

extension DraftField {
  /// What holds all keys without a field.
  static func rest(of value: DraftType) -> DraftField {
    var field = DraftField("", DraftType(.dictionary(value)))
    field.isRest = true
    return field
  }
}

package struct DraftEnumeration: Hashable, Sendable {
  /// Whether values may come that are not among the cases.
  package var isOpen: Bool

  /// All texts, or all integers; none occurs twice.
  package var cases: [Case]

  package struct Case: Hashable, Sendable {
    package var value: DraftLiteral

    /// A name that the document gives the case, besides its value.
    package var name: String?
    package var documentation: String?

    package init(_ value: DraftLiteral, name: String? = nil, documentation: String? = nil) {
      self.value = value
      self.name = name
      self.documentation = documentation
    }
  }
}

package struct DraftUnion: Hashable, Sendable {
  package var distinction: Distinction

  /// Whether values may come that belong to none of the cases. Only with a tag.
  package var isOpen: Bool
  package var cases: [Case]

  /// How the wire tells the cases apart.
  package enum Distinction: Hashable, Sendable {
    /// By a member of the payload.
    case tag(String)
    /// By a member beside the one with the payload.
    case adjacentTag(String, payload: String)
    /// By the name of the only member.
    case key
    /// By what the payload looks like. If the order decides, the first case that fits is taken.
    case shape(inOrder: Bool)
  }

  package struct Case: Hashable, Sendable {
    /// The tag, or the key. Nil if the shape decides.
    package var value: DraftLiteral?

    /// A name that fits, if it is not to be named after its value.
    package var name: String?

    /// Nil for a case that is only a tag.
    package var payload: DraftType?
    package var documentation: String?

    package init(
      _ value: DraftLiteral? = nil, name: String? = nil, payload: DraftType?,
      documentation: String? = nil
    ) {
      self.value = value
      self.name = name
      self.payload = payload
      self.documentation = documentation
    }
  }

  package init(_ distinction: Distinction, isOpen: Bool = false, cases: [Case]) {
    self.distinction = distinction
    self.isOpen = isOpen
    self.cases = cases
  }
}
