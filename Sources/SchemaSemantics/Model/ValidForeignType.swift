package import Diagnostics
package import SchemaSyntax

/// A type that is written in Swift, and not generated.
package struct ValidForeignType: Hashable, Sendable {
  /// Nil if the name in the schema is the one in Swift.
  package let original: SwiftTypeName?
  /// Nil if it is in the module that is generated into.
  package let module: String?
}

package struct ValidConverter: Hashable, Sendable {
  package let converter: WrittenConverter
  package let notes: ValidNotes
  /// The outermost declarations in which it is used.
  package let users: Set<SourceSpan>
  package let span: SourceSpan
}

extension ValidForeignType {
  init(_ syntax: ForeignTypeDeclaration) {
    self.init(original: syntax.original, module: syntax.module?.text)
  }
}
