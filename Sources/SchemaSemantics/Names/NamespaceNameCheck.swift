import Diagnostics
import SchemaSyntax

/// Checks that nothing else has the name of a namespace, and that no two names become the same where generated code makes
/// one word of them.
struct NamespaceNameCheck {
  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    guard !schema.namespaces.isEmpty else { return }
    let names =
      schema.types.filter(\.isDeclared).map(\.name) + schema.aliases.map(\.syntax.name)
      + schema.repositories.map(\.syntax.name)
    let namespaces = Dictionary(firstOf: schema.namespaces.map { ($0.name.text, $0) })
    for name in names {
      guard let namespace = namespaces[name.text] else { continue }
      diagnostics.append(taken(name, by: namespace))
    }
    diagnostics += joinedNames(in: schema)
  }

  private static func taken(_ name: Name, by namespace: ResolvedNamespace) -> Diagnostic {
    Diagnostic(
      .namespaceName, "`\(name.text)` is the name of a namespace", at: name.span,
      secondary: [.init(namespace.name.span, "the namespace")],
      notes: [
        "what the namespace holds is written as `\(name.text).…` everywhere, so the name can mean nothing else"
      ],
      help: "rename one of them")
  }

  /// `V2.User` and `V2User`
  private static func joinedNames(in schema: ResolvedSchema) -> [Diagnostic] {
    var first: [String: ResolvedType] = [:]
    return schema.types.filter { $0.parent == nil && $0.isDeclared && !$0.isGroup }
      .compactMap { type in
        let joined = type.qualifiedName.filter { $0 != "." }
        guard let other = first.updateValue(type, forKey: joined), other.place != type.place else {
          return nil
        }
        return Diagnostic(
          .joinedName,
          "`\(other.qualifiedName)` and `\(type.qualifiedName)` are the same without the dot",
          at: type.name.span, secondary: [.init(other.name.span, "the first one")],
          notes: ["functions for both would be named after `\(joined)`"],
          help: "rename one of them")
      }
  }
}

extension ResolvedSchema {
  func namespace(named name: String) -> ResolvedNamespace? {
    namespaces.first { $0.name.text == name }
  }

  /// The namespace that a type is in, itself or the type around it.
  func namespace(of type: ResolvedType) -> ResolvedNamespace? {
    type.namespace.flatMap(namespace(named:))
  }
}

extension DiagnosticKind {
  static let namespaceName = DiagnosticKind(
    "G0213", .error, "a name that a namespace has",
    explanation: """
      A namespace becomes an enum in Swift, and the types in it are written with its name everywhere: `V2.UserDTO`. So no
      type, alias, group of fields or repository can have the same name, not even within a type, where it would hide the
      namespace.
      """,
    wrong: """
      namespace Billing {
        dto InvoiceDTO { total: Int }
      }
      domain Billing { total: Int }
      """,
    right: """
      namespace Billing {
        dto InvoiceDTO { total: Int }
      }
      domain Bill { total: Int }
      """)

  static let joinedName = DiagnosticKind(
    "G0216", .error, "names that differ only in the dot after a namespace",
    explanation: """
      Some names in generated code are made of the names of types, such as those of the protocols for functions that you
      write, and have no dots. Two types that would share these names cannot be told apart by readers either.
      """,
    wrong: """
      namespace V2 {
        dto UserDTO { name: String }
      }
      dto V2UserDTO { name: String }
      """,
    right: """
      namespace V2 {
        dto UserDTO { name: String }
      }
      dto UserDTO { name: String }
      """)
}
