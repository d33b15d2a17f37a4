extension Problem {
  static let keyProblems: [Problem] = [
    Problem(
      "a key that the context lacks",
      template: "{{#each fields}}\nlet {{nmae}}: {{type}}\n{{/each}}",
      expected: """
        error[G0901]: `field` has no key `nmae`
         --> main.template:2:7
          |
        2 | let {{nmae}}: {{type}}
          |       ^^^^ did you mean `name`?
          |
          = note: it is within `declaration`, which does not have this key either
          = help: change it like this
        2 + let {{name}}: {{type}}

        """),
    Problem(
      "a key like no other",
      template: "struct {{zzzzzzzzz}} {}",
      expected: """
        error[G0901]: `declaration` has no key `zzzzzzzzz`
         --> main.template:1:10
          |
        1 | struct {{zzzzzzzzz}} {}
          |          ^^^^^^^^^
          |
          = help: its keys are `name`, `summary`, `body`, `isPublic`, `conformances`, `fields`, `nested`, `owner`, `parent`

        """),
    Problem(
      "an included template sees one context",
      template: "{{#each fields}}{{> p}}{{/each}}",
      partials: [("p", "\n{{isPublic}}")],
      expected: """
        error[G0901]: `field` has no key `isPublic`
         --> p.template:2:3
          |
        2 | {{isPublic}}
          |   ^^^^^^^^
         ::: main.template:1:17
          |
        1 | {{#each fields}}{{> p}}{{/each}}
          |                 ------- included here with `field`
          |
          = help: its keys are `name`, `type`, `summary`

        """),
    Problem(
      "keys of keys",
      template: "{{owner.nmae}} {{name.x}} {{parent.name}}",
      expected: """
        error[G0901]: `owner` has no key `nmae`
         --> main.template:1:9
          |
        1 | {{owner.nmae}} {{name.x}} {{parent.name}}
          |         ^^^^ did you mean `name`?
          |
          = help: change it like this
        1 + {{owner.name}} {{name.x}} {{parent.name}}

        error[G0902]: only a context has keys, but `name` is a text
         --> main.template:1:18
          |
        1 | {{owner.nmae}} {{name.x}} {{parent.name}}
          |                  ^^^^
          |
          = help: write it: `{{name}}`

        error[G0903]: `parent` may be absent
         --> main.template:1:29
          |
        1 | {{owner.nmae}} {{name.x}} {{parent.name}}
          |                             ^^^^^^
          |
          = help: put what needs it between `{{#if parent}}` and `{{/if}}`

        """),
    Problem(
      "in branches that are never rendered",
      template:
        "{{#if isPublic}}{{else}}{{#each fields}}{{#unless @first}}{{größe}}{{/unless}}{{/each}}{{/if}}",
      expected: """
        error[G0901]: `field` has no key `größe`
         --> main.template:1:61
          |
        1 | {{#if isPublic}}{{else}}{{#each fields}}{{#unless @first}}{{größe}}{{/unless}}{{/each}}{{/if}}
          |                                                             ^^^^^
          |
          = note: it is within `declaration`, which does not have this key either
          = help: its keys are `name`, `type`, `summary`

        """),
    Problem(
      "one mistake is one problem",
      template: "{{#each feilds}}{{x}}{{#if y}}{{z}}{{/if}}{{> p}}{{/each}}",
      partials: [("p", "")],
      expected: """
        error[G0901]: `declaration` has no key `feilds`
         --> main.template:1:9
          |
        1 | {{#each feilds}}{{x}}{{#if y}}{{z}}{{/if}}{{> p}}{{/each}}
          |         ^^^^^^ did you mean `fields`?
          |
          = help: change it like this
        1 + {{#each fields}}{{x}}{{#if y}}{{z}}{{/if}}{{> p}}{{/each}}

        """),
    Problem(
      "positions of elements",
      template:
        "{{@first}}\n{{#each fields}}{{@first}}{{#if @frist}}{{/if}}{{#if @index}}{{/if}}{{/each}}",
      expected: """
        error[G0901]: `@first` exists only within an `each`
         --> main.template:1:3
          |
        1 | {{@first}}
          |   ^^^^^^
          |
          = help: use it within the `each` that goes through the list

        error[G0902]: only a text can be written, but `@first` is a flag
         --> main.template:2:19
          |
        2 | {{#each fields}}{{@first}}{{#if @frist}}{{/if}}{{#if @index}}{{/if}}{{/each}}
          |                   ^^^^^^
          |
          = help: test it: `{{#if @first}}…{{/if}}`

        error[G0901]: there is no `@frist`
         --> main.template:2:33
          |
        2 | {{#each fields}}{{@first}}{{#if @frist}}{{/if}}{{#if @index}}{{/if}}{{/each}}
          |                                 ^^^^^^ did you mean `@first`?
          |
          = help: change it like this
        2 + {{#each fields}}{{@first}}{{#if @first}}{{/if}}{{#if @index}}{{/if}}{{/each}}

        error[G0901]: there is no `@index`
         --> main.template:2:54
          |
        2 | {{#each fields}}{{@first}}{{#if @frist}}{{/if}}{{#if @index}}{{/if}}{{/each}}
          |                                                      ^^^^^^
          |
          = help: write `@first` or `@last`

        """),
    Problem(
      "written, but no texts",
      template: "{{fields}}\n{{isPublic}}\n{{owner}}\n{{parent}}",
      expected: """
        error[G0902]: only a text can be written, but `fields` is a list (of `field`)
         --> main.template:1:3
          |
        1 | {{fields}}
          |   ^^^^^^
          |
          = help: go through it: `{{#each fields}}…{{/each}}`

        error[G0902]: only a text can be written, but `isPublic` is a flag
         --> main.template:2:3
          |
        2 | {{isPublic}}
          |   ^^^^^^^^
          |
          = help: test it: `{{#if isPublic}}…{{/if}}`

        error[G0902]: only a text can be written, but `owner` is a context (`owner`)
         --> main.template:3:3
          |
        3 | {{owner}}
          |   ^^^^^
          |
          = help: enter it: `{{#with owner}}…{{/with}}`

        error[G0902]: only a text can be written, but `parent` is an optional context (`owner`)
         --> main.template:4:3
          |
        4 | {{parent}}
          |   ^^^^^^
          |
          = help: enter it: `{{#with parent}}…{{/with}}`

        """),
    Problem(
      "asked for, but always there",
      template:
        "{{#if name}}{{/if}}\n{{#unless owner}}{{/unless}}\n{{#if isPublic}}{{else if body}}{{/if}}",
      expected: """
        error[G0902]: `if` needs a flag, an optional or a list, but `name` is a text
         --> main.template:1:7
          |
        1 | {{#if name}}{{/if}}
          |       ^^^^
          |
          = help: a text is always present: write `{{name}}`

        error[G0902]: `unless` needs a flag, an optional or a list, but `owner` is a context (`owner`)
         --> main.template:2:11
          |
        2 | {{#unless owner}}{{/unless}}
          |           ^^^^^
          |
          = help: a context is always present: enter it with `{{#with owner}}`

        error[G0902]: `else if` needs a flag, an optional or a list, but `body` is a text
         --> main.template:3:27
          |
        3 | {{#if isPublic}}{{else if body}}{{/if}}
          |                           ^^^^
          |
          = help: a text is always present: write `{{body}}`

        """),
    Problem(
      "gone through, but no lists",
      template: "{{#each name}}{{/each}}\n{{#each owner}}{{/each}}\n{{#each summary}}{{/each}}",
      expected: """
        error[G0902]: `each` needs a list, but `name` is a text
         --> main.template:1:9
          |
        1 | {{#each name}}{{/each}}
          |         ^^^^
          |
          = help: write it: `{{name}}`

        error[G0902]: `each` needs a list, but `owner` is a context (`owner`)
         --> main.template:2:9
          |
        2 | {{#each owner}}{{/each}}
          |         ^^^^^
          |
          = help: enter it: `{{#with owner}}…{{/with}}`

        error[G0902]: `each` needs a list, but `summary` is an optional text
         --> main.template:3:9
          |
        3 | {{#each summary}}{{/each}}
          |         ^^^^^^^
          |
          = help: write it where it is present: `{{#if summary}}{{summary}}{{/if}}`

        """),
    Problem(
      "entered, but no contexts",
      template: "{{#with fields}}{{/with}}\n{{> p isPublic}}",
      partials: [("p", "")],
      expected: """
        error[G0902]: `with` needs a context, but `fields` is a list (of `field`)
         --> main.template:1:9
          |
        1 | {{#with fields}}{{/with}}
          |         ^^^^^^
          |
          = help: go through it: `{{#each fields}}…{{/each}}`

        error[G0902]: a template needs a context, but `isPublic` is a flag
         --> main.template:2:7
          |
        2 | {{> p isPublic}}
          |       ^^^^^^^^
          |
          = help: test it: `{{#if isPublic}}…{{/if}}`

        """),
    Problem(
      "optionals that may be absent",
      template: "{{summary}}\n{{> p parent}}\n{{#if summary}}{{else}}{{summary}}{{/if}}",
      partials: [("p", "")],
      expected: """
        error[G0903]: `summary` may be absent
         --> main.template:1:3
          |
        1 | {{summary}}
          |   ^^^^^^^
          |
          = help: put what needs it between `{{#if summary}}` and `{{/if}}`

        error[G0903]: `parent` may be absent
         --> main.template:2:7
          |
        2 | {{> p parent}}
          |       ^^^^^^
          |
          = help: put what needs it between `{{#if parent}}` and `{{/if}}`

        error[G0903]: `summary` may be absent
         --> main.template:3:26
          |
        3 | {{#if summary}}{{else}}{{summary}}{{/if}}
          |                          ^^^^^^^
          |
          = help: put what needs it between `{{#if summary}}` and `{{/if}}`

        """),
    Problem(
      "an else that is never rendered",
      template: "{{#with owner}}a{{else}}b{{/with}}",
      expected: """
        error[G0914]: this `else` is never rendered
         --> main.template:1:17
          |
        1 | {{#with owner}}a{{else}}b{{/with}}
          |         -----   ^^^^^^^^
          |         |
          |         this is always present
          |
          = help: remove it: the context is not optional

        """),
  ]
}
