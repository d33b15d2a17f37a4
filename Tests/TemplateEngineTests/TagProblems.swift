extension Problem {
  static let tagProblems: [Problem] = [
    Problem(
      "tags that are not closed",
      template: "let {{name}: Int\nlet {{ name {{type}}\n{{#if isPublic\n{{/if}} {{",
      expected: """
        error[G0909]: this tag is never closed
         --> main.template:1:5
          |
        1 | let {{name}: Int
          |     ^^^^^^^^^^^^ `}}` is missing
          |
          = help: end the tag with `}}` on the same line, or write `{{{{` for braces that are text

        error[G0909]: this tag is never closed
         --> main.template:2:5
          |
        2 | let {{ name {{type}}
          |     ^^^^^^^ `}}` is missing
          |
          = help: end the tag with `}}` on the same line, or write `{{{{` for braces that are text

        error[G0901]: `declaration` has no key `type`
         --> main.template:2:15
          |
        2 | let {{ name {{type}}
          |               ^^^^
          |
          = help: its keys are `name`, `summary`, `body`, `isPublic`, `conformances`, `fields`, `nested`, `owner`, `parent`

        error[G0909]: this tag is never closed
         --> main.template:3:1
          |
        3 | {{#if isPublic
          | ^^^^^^^^^^^^^^ `}}` is missing
          |
          = help: end the tag with `}}` on the same line, or write `{{{{` for braces that are text

        error[G0909]: this tag is never closed
         --> main.template:4:9
          |
        4 | {{/if}} {{
          |         ^^ `}}` is missing
          |
          = help: end the tag with `}}` on the same line, or write `{{{{` for braces that are text

        """),
    Problem(
      "a comment that is not closed",
      template: "{{! never\nclosed {{name}}",
      expected: """
        error[G0909]: this comment is never closed
         --> main.template:1:1
          |
        1 | {{! never
          | ^^^^^^^^^ `}}` is missing
          |
          = help: end the comment with `}}`; there can be no tag in it

        """),
    Problem(
      "a comment up to the end",
      template: "a\n  {{! never  \nclosed }\n",
      expected: """
        error[G0909]: this comment is never closed
         --> main.template:2:3
          |
        2 |   {{! never
          |   ^^^^^^^^^ `}}` is missing
          |
          = help: end the comment with `}}`; there can be no tag in it

        """),
    Problem(
      "not a tag",
      template: "{{}}\nmap {{ $0 }}\n{{a b}} {{a..b}} {{1}}",
      expected: """
        error[G0910]: this tag is empty
         --> main.template:1:1
          |
        1 | {{}}
          | ^^^^
          |
          = help: name a key, or write `{{{{` for two opening braces that are text

        error[G0910]: `$0` is not a key
         --> main.template:2:8
          |
        2 | map {{ $0 }}
          |        ^^
          |
          = help: name a key, or write `{{{{` for two opening braces that are text
        2 + map {{{{ $0 }}

        error[G0910]: this is not a tag
         --> main.template:3:1
          |
        3 | {{a b}} {{a..b}} {{1}}
          | ^^^^^^^
          |
          = help: name a key, or write `{{{{` for two opening braces that are text

        error[G0910]: `a..b` is not a key
         --> main.template:3:11
          |
        3 | {{a b}} {{a..b}} {{1}}
          |           ^^^^
          |
          = help: name a key, or write `{{{{` for two opening braces that are text

        error[G0910]: `1` is not a key
         --> main.template:3:20
          |
        3 | {{a b}} {{a..b}} {{1}}
          |                    ^
          |
          = help: name a key, or write `{{{{` for two opening braces that are text

        """),
    Problem(
      "a section without its sign",
      template: "{{if isPublic}}a{{/if}}",
      expected: """
        error[G0910]: a section begins with `#`
         --> main.template:1:3
          |
        1 | {{if isPublic}}a{{/if}}
          |   ^^
          |
          = help: write `#if`
        1 + {{#if isPublic}}a{{/if}}

        """),
    Problem(
      "sections and their keys",
      template: "{{#if}}{{/if}}\n{{#if a-b}}{{/if}}\n{{#each fields separator}}{{/each fields}}",
      expected: """
        error[G0910]: `if` needs a key
         --> main.template:1:6
          |
        1 | {{#if}}{{/if}}
          |      ^^ the key is missing

        error[G0910]: `a-b` is not a key
         --> main.template:2:7
          |
        2 | {{#if a-b}}{{/if}}
          |       ^^^
          |
          = help: write the name of a key; after a context, a dot and the name of one of its keys

        error[G0910]: `each` takes one key
         --> main.template:3:16
          |
        3 | {{#each fields separator}}{{/each fields}}
          |                ^^^^^^^^^ one too many
          |
          = help: decide in Swift what the template needs, and pass it as a key

        error[G0910]: a closing tag contains only the kind of its section
         --> main.template:3:35
          |
        3 | {{#each fields separator}}{{/each fields}}
          |                                   ^^^^^^
          |
          = help: write `{{/each}}`

        """),
    Problem(
      "partials and their keys",
      template: "{{>}} {{> p owner name}}",
      partials: [("p", "")],
      expected: """
        error[G0910]: the name of the template is missing
         --> main.template:1:1
          |
        1 | {{>}} {{> p owner name}}
          | ^^^^^
          |
          = help: write `{{> name}}`, or `{{> name key}}` to render it with a part of the context

        error[G0910]: `> p` takes one key
         --> main.template:1:19
          |
        1 | {{>}} {{> p owner name}}
          |                   ^^^^ one too many
          |
          = help: decide in Swift what the template needs, and pass it as a key

        """),
    Problem(
      "what follows an else",
      template: "{{#if isPublic}}{{else unless}}{{/if}}\n{{#if isPublic}}{{else if}}{{/if}}",
      expected: """
        error[G0910]: only `if` can follow `else`
         --> main.template:1:24
          |
        1 | {{#if isPublic}}{{else unless}}{{/if}}
          |                        ^^^^^^
          |
          = help: write `{{else}}` or `{{else if key}}`

        error[G0910]: `else if` needs a key
         --> main.template:2:26
          |
        2 | {{#if isPublic}}{{else if}}{{/if}}
          |                          ^^ the key is missing

        """),
  ]
}
