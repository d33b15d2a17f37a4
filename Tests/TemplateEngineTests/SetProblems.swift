extension Problem {
  /// Problems between templates.
  static let setProblems: [Problem] = [
    Problem(
      "a template that is not there",
      template: "{{> deklaration}} {{> zzzzzz}}",
      partials: [("declaration", "")],
      expected: """
        error[G0904]: there is no template `deklaration`
         --> main.template:1:5
          |
        1 | {{> deklaration}} {{> zzzzzz}}
          |     ^^^^^^^^^^^ did you mean `declaration`?
          |
          = help: change it like this
        1 + {{> declaration}} {{> zzzzzz}}

        error[G0904]: there is no template `zzzzzz`
         --> main.template:1:23
          |
        1 | {{> deklaration}} {{> zzzzzz}}
          |                       ^^^^^^
          |
          = help: the templates are `main`, `declaration`

        """),
    Problem(
      "a template that includes itself",
      template: "struct {{name}} {}\n{{#if isPublic}}\n{{> main}}\n{{/if}}",
      expected: """
        error[G0908]: `main` includes itself without end
         --> main.template:3:1
          |
        3 | {{> main}}
          | ^^^^^^^^^^
          |
          = help: include it for the elements of a list, or with an optional context, so that it comes to an end

        """),
    Problem(
      "templates that include each other",
      template: "{{> a}}",
      partials: [
        ("a", "{{> b}}"), ("b", "{{#if isPublic}}\n  {{> c}}\n{{/if}}"), ("c", "x {{> a}}"),
      ],
      expected: """
        error[G0908]: `a` includes itself without end
         --> c.template:1:3
          |
        1 | x {{> a}}
          |   ^^^^^^^ and begins again
         ::: a.template:1:1
          |
        1 | {{> b}}
          | ------- includes `b`
         ::: b.template:2:3
          |
        2 |   {{> c}}
          |   ------- includes `c`
          |
          = help: include it for the elements of a list, or with an optional context, so that it comes to an end

        """),
    Problem(
      "with an empty list as with no list",
      template: "{{#each nested}}{{else}}{{> main}}{{/each}}",
      expected: """
        error[G0908]: `main` includes itself without end
         --> main.template:1:25
          |
        1 | {{#each nested}}{{else}}{{> main}}{{/each}}
          |                         ^^^^^^^^^^
          |
          = help: include it for the elements of a list, or with an optional context, so that it comes to an end

        """),
    Problem(
      "two templates of one name",
      template: "{{> a}}",
      partials: [("a", "one\n"), ("a", "two\n")],
      expected: """
        error[G0912]: there are two templates `a`
         --> a.template:1:1
          |
        1 | two
          | ^
         ::: a.template:1:1
          |
        1 | one
          | - the first of them
          |
          = help: rename one of the files

        """),
    Problem(
      "everything in one go",
      template: "{{nmae}} {{/if}}\n{{> p}}\n{{#each fields}}",
      partials: [("p", "{{fields}}"), ("q", "{{#if x}}")],
      expected: """
        error[G0901]: `declaration` has no key `nmae`
         --> main.template:1:3
          |
        1 | {{nmae}} {{/if}}
          |   ^^^^ did you mean `name`?
          |
          = help: change it like this
        1 + {{name}} {{/if}}

        error[G0907]: `{{/if}}` closes nothing
         --> main.template:1:10
          |
        1 | {{nmae}} {{/if}}
          |          ^^^^^^^
          |
          = help: remove it, or open the section with `{{#if key}}`

        error[G0905]: this `each` is never closed
         --> main.template:3:1
          |
        3 | {{#each fields}}
          | ^^^^^^^^^^^^^^^^
          |
          = help: write `{{/each}}` where it ends

        error[G0902]: only a text can be written, but `fields` is a list (of `field`)
         --> p.template:1:3
          |
        1 | {{fields}}
          |   ^^^^^^
         ::: main.template:2:1
          |
        2 | {{> p}}
          | ------- included here with `declaration`
          |
          = help: go through it: `{{#each fields}}…{{/each}}`

        error[G0905]: this `if` is never closed
         --> q.template:1:1
          |
        1 | {{#if x}}
          | ^^^^^^^^^
          |
          = help: write `{{/if}}` where it ends

        """),
  ]
}
