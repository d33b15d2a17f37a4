import SchemaSemantics

/// What comes before a declaration or a member.
package struct NotesModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  /// `@available(*, deprecated, message: "use y")`
  package let deprecation: DeprecationAttribute?

  package static let none = NotesModel([])

  init(_ documentation: [String], deprecation: DeprecationAttribute? = nil) {
    self.documentation = DocumentationComment(documentation)
    self.deprecation = deprecation
  }

  private init(_ documentation: DocumentationComment, _ deprecation: DeprecationAttribute?) {
    self.documentation = documentation
    self.deprecation = deprecation
  }

  func deprecated(_ attribute: DeprecationAttribute?) -> NotesModel {
    NotesModel(documentation, deprecation ?? attribute)
  }
}

extension ValidNotes {
  var model: NotesModel {
    NotesModel(documentation, deprecation: deprecationAttribute)
  }

  var deprecationAttribute: DeprecationAttribute? {
    deprecation.map { DeprecationAttribute(message: $0) }
  }

  /// For something that code without deprecation must use: Swift would warn there, so that only the documentation says
  /// it.
  var undeprecatedModel: NotesModel {
    guard let deprecation else { return model }
    let sentence = deprecation.isEmpty ? "Deprecated." : "Deprecated: \(deprecation)"
    return NotesModel(
      documentation + (documentation.isEmpty ? [] : [""]) + ["- Warning: \(sentence)"])
  }
}

/// The former name of something.
package struct FormerNameModel: Hashable, Sendable {
  package let formerName: String
  package let attribute: DeprecationAttribute

  init(_ formerName: String, of name: String) {
    self.formerName = SwiftIdentifier.declared(formerName)
    attribute = DeprecationAttribute(renamed: name)
  }
}
