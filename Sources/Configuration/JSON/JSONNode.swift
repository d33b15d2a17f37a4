package import Diagnostics

/// A JSON value that knows where it stands.
package struct JSONNode: Hashable, Sendable {
  package let content: Content
  package let span: SourceSpan

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([JSONMember])
    /// What could not be read, which has been reported: nobody says another word about it.
    case unreadable
  }
}

/// No two members of an object have the same name.
package struct JSONMember: Hashable, Sendable {
  package let name: String
  package let nameSpan: SourceSpan
  package let value: JSONNode
}
