import Diagnostics
import SchemaSyntax

extension PreambleReader {
  func unknown(_ attribute: Attribute) -> Diagnostic {
    let name = attribute.name
    return .unknownName(
      .unknownAttribute, "there is no attribute `@\(name.text)`", at: name.span,
      nearest: Spelling(KnownAttribute.allCases.map(\.rawValue)).nearest(to: name.text),
      help: "the attributes are \(KnownAttribute.allCases.map(\.usage).enumeration())")
  }

  func duplicate(_ attribute: Attribute, of first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, "`@\(attribute.name.text)` is given twice", at: attribute.span,
      secondary: [.init(first, "the first one")], help: "remove one of them",
      fix: .propose("", for: attribute.span))
  }

  func misplaced(_ attribute: Attribute, _ known: KnownAttribute) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "\(bearer.noun) cannot \(known == .version ? "have" : "be") `@\(attribute.name.text)`",
      at: attribute.span, notes: [known.purpose],
      help: "remove it", fix: .propose("", for: attribute.span))
  }

  func arguments(of attribute: Attribute, _ message: String, help: String) -> Diagnostic {
    Diagnostic(.attributeArguments, message, at: attribute.span, help: help)
  }
}

extension DiagnosticKind {
  static let unknownAttribute = DiagnosticKind(
    "G0709", .error, "an attribute that does not exist",
    explanation: """
      There are five attributes. `@deprecated("use x")` warns wherever Swift code uses what follows it,
      `@renamed(from: "oldName")` keeps Swift code that uses the old name compiling, with a warning that can be fixed
      with one click, `@sensitive` keeps the value of a `type` or of a field out of errors, descriptions, dumps and
      logs, `@draft` gives a `domain` or a `model` a `Draft`, whose fields are variables without rules, and `@version(2)`
      says which form of a `Codable` domain the app stores now.

      ```gate
      @obsolete
      domain User { name: String }
      ```

      ```gate
      @deprecated("use Account")
      domain User { name: String }
      ```
      """)

  static let attributeArguments = DiagnosticKind(
    "G0710", .error, "an attribute with the wrong arguments",
    explanation: """
      `@deprecated` takes no argument, or one message without a label. `@renamed` takes the former name after `from:`.
      `@version` takes a number from 1 on. `@sensitive` and `@draft` never take an argument.

      ```gate
      @renamed("Account")
      domain User { name: String }
      ```

      ```gate
      @renamed(from: "Account")
      domain User { name: String }
      ```
      """)

  static let duplicateAttribute = DiagnosticKind(
    "G0711", .error, "a repeated attribute",
    explanation: """
      Each attribute can be written only once before a declaration or a member.

      ```gate
      @deprecated
      @deprecated("use Account")
      domain User { name: String }
      ```

      ```gate
      @deprecated("use Account")
      domain User { name: String }
      ```
      """)

  static let misplacedAttribute = DiagnosticKind(
    "G0712", .error, "an attribute in a place where it has no meaning",
    explanation: """
      `@deprecated` and `@renamed` are for names that Swift code uses. Swift code does not use the names of rules and of
      map entries, so these cannot be deprecated. `@sensitive` is for a single value: in a record, mark its fields.
      `@draft` is for a `domain` or a `model`, since an app edits these. `@version` is for a `domain` with fields, since what
      is stored changes with these.

      ```gate
      domain Stay {
        nights: Int
        @deprecated
        rule hasNights: nights > 0
      }
      ```

      ```gate
      domain Stay {
        nights: Int
        rule hasNights: nights > 0
      }
      ```
      """)

  static let formerName = DiagnosticKind(
    "G0713", .error, "a former name that cannot be kept",
    explanation: """
      `@renamed(from:)` keeps the old Swift name working beside the new one. So the old name must be a Swift name that
      differs from the current one, and nothing else in the same place can have it.

      ```gate
      domain User {
        @renamed(from: "nickname")
        name: String
        nickname: String
      }
      ```

      ```gate
      domain User {
        @renamed(from: "title")
        name: String
        nickname: String
      }
      ```
      """)
}
