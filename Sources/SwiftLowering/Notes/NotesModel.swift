import SchemaSemantics

/// What stands before a declaration or a member.
package struct NotesModel: Hashable, Sendable {
  /// Lines without their slashes.
  package let documentation: [String]
  /// `@available(*, deprecated, message: "use y")`
  package let deprecation: String?

  package static let none = NotesModel(documentation: [], deprecation: nil)
}

extension ValidNotes {
  var model: NotesModel {
    NotesModel(documentation: documentation, deprecation: deprecationAttribute)
  }

  var deprecationAttribute: String? {
    deprecation.map { message in
      message.isEmpty
        ? "@available(*, deprecated)"
        : "@available(*, deprecated, message: \(SwiftLiteral.string(message)))"
    }
  }

  /// For what must be used in code that is not deprecated itself: Swift would warn there, so that readers are told.
  var undeprecatedModel: NotesModel {
    guard let deprecation else { return model }
    let sentence = deprecation.isEmpty ? "Deprecated." : "Deprecated: \(deprecation)"
    let lines = "- Warning: \(sentence)".split(omittingEmptySubsequences: false) { $0.isNewline }
    return NotesModel(
      documentation: documentation + (documentation.isEmpty ? [] : [""]) + lines.map(String.init),
      deprecation: nil)
  }
}

/// The name that something had before.
package struct FormerNameModel: Hashable, Sendable {
  package let formerName: String
  package let attribute: String

  init(_ formerName: String, of name: String) {
    self.formerName = SwiftIdentifier.declared(formerName)
    attribute = "@available(*, deprecated, renamed: \(SwiftLiteral.string(name)))"
  }
}
