import TemplateEngine
import Testing

@Suite struct ContextDocumentationTests {
  @Test func text() {
    #expect(
      ContextDocumentation.text.render([DeclarationContext.self, OwnerContext.self]) == """
        declaration
          name          text                 What the type is called.
          summary       optional text        Its documentation, if it has any.
          body          text                 Statements | expressions, one per line.
          isPublic      flag                 Whether other modules see it.
          conformances  list of text         The protocols after its colon.
          fields        list of field        Its stored properties.
          nested        list of declaration  The types within it.
          owner         owner                The module that it is part of.
          parent        optional owner       The type that it stands in, if any.

        owner
          name   text           What it is called.
          größe  optional text  How large it is, if known.

        text
          text  text  The text itself.

        field
          name     text           What the property is called.
          type     text           Its type.
          summary  optional text  Its documentation, if it has any.

        """)
  }

  @Test func markdown() {
    #expect(
      ContextDocumentation.markdown.render([CountdownContext.self, WordyContext.self]) == """
        ## `countdown`

        | key | kind | what it is |
        | --- | --- | --- |
        | `left` | text | The number to say. |
        | `rest` | list of `countdown` | The numbers after it. |

        ## `wordy`

        | key | kind | what it is |
        | --- | --- | --- |
        | `first` | `countdown` | Either \\| or. |
        | `then` | optional `countdown` | On two lines. |
        | `isLong` | flag | Whether it is. |

        """)
  }

  @Test func nothing() {
    #expect(ContextDocumentation.text.render([]) == "")
    #expect(ContextDocumentation.text.render([EmptyContext.self]) == "nothing\n")
  }
}

private struct WordyContext: TemplateContext {
  static let contextName = "wordy"
  static let keys: [TemplateKey<WordyContext>] = [
    .context("first", "Either | or.") { _ in CountdownContext(left: 1) },
    .optionalContext("then", "On\ntwo lines.") { _ in CountdownContext(left: 1) },
    .flag("isLong", "Whether it is.") { _ in true },
  ]
}
