/// The name of a part of a context in templates, and how to get that part.
///
/// Keys can be inlined, as `TemplateContext.value(of:)` can, or generic code would look up types for each value that is
/// rendered. That is why they are public, unlike everything else: the compiler inlines only public functions of another
/// module.
public struct TemplateKey<Context>: Sendable {
  let name: String
  let kind: TemplateKeyKind

  /// One sentence for the authors of templates.
  let documentation: String

  /// Its kind is always the one that `kind` says: the functions below make sure of that.
  @usableFromInline let value: @Sendable (Context) -> TemplateValue

  @usableFromInline
  init(
    name: String, kind: TemplateKeyKind, documentation: String,
    value: @escaping @Sendable (Context) -> TemplateValue
  ) {
    self.name = name
    self.kind = kind
    self.documentation = documentation
    self.value = value
  }

  @inlinable
  public static func text(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> String
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .text, documentation: documentation) { .text(value($0)) }
  }

  @inlinable
  public static func optionalText(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> String?
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .optionalText, documentation: documentation) {
      value($0).map { .text($0) } ?? .absent
    }
  }

  @inlinable
  public static func flag(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> Bool
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .flag, documentation: documentation) { .flag(value($0)) }
  }

  @inlinable
  public static func list<Element: TemplateContext>(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> [Element]
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .list(of: Element.self), documentation: documentation) {
      .list(value($0))
    }
  }

  @inlinable
  public static func context<Part: TemplateContext>(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> Part
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .context(Part.self), documentation: documentation) {
      .context(value($0))
    }
  }

  @inlinable
  public static func optionalContext<Part: TemplateContext>(
    _ name: String, _ documentation: String, _ value: @escaping @Sendable (Context) -> Part?
  ) -> TemplateKey {
    TemplateKey(name: name, kind: .optionalContext(Part.self), documentation: documentation) {
      value($0).map { .context($0) } ?? .absent
    }
  }
}
