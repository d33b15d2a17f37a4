extension Problem {
  static let sectionProblems: [Problem] = [
    Problem(
      "sections that are not closed",
      template: "{{#if isPublic}}\n  {{#each fields}}\n a",
      expected: """
        error[G0905]: this `if` is never closed
         --> main.template:1:1
          |
        1 | {{#if isPublic}}
          | ^^^^^^^^^^^^^^^^
          |
          = help: write `{{/if}}` where it ends

        error[G0905]: this `each` is never closed
         --> main.template:2:3
          |
        2 |   {{#each fields}}
          |   ^^^^^^^^^^^^^^^^
          |
          = help: write `{{/each}}` where it ends

        """),
    Problem(
      "the other way round",
      template: "{{#each fields}}\n{{#if summary}}\na\n{{/each}}\n{{/if}}",
      expected: """
        error[G0906]: `{{/each}}` closes a section while another one is open within it
         --> main.template:4:1
          |
        1 | {{#each fields}}
          | ---------------- `each` opens here
        2 | {{#if summary}}
          | --------------- `if` opens here
        3 | a
        4 | {{/each}}
          | ^^^^^^^^^
          |
          = help: close the inner section first: `{{/if}}`

        """),
    Problem(
      "closed by another word",
      template: "{{#each fields}}a{{/if}}",
      expected: """
        error[G0906]: `{{/if}}` does not close `each`
         --> main.template:1:18
          |
        1 | {{#each fields}}a{{/if}}
          | ---------------- ^^^^^^^
          | |
          | `each` opens here
          |
          = help: write `{{/each}}`
        1 + {{#each fields}}a{{/each}}

        """),
    Problem(
      "a section forgotten within another",
      template:
        "{{#each nested}}\n{{#if isPublic}}\n{{#each fields}}\n{{/if}}\n{{/each}}\n{{name}}",
      expected: """
        error[G0906]: `{{/if}}` closes a section while another one is open within it
         --> main.template:4:1
          |
        2 | {{#if isPublic}}
          | ---------------- `if` opens here
        3 | {{#each fields}}
          | ---------------- `each` opens here
        4 | {{/if}}
          | ^^^^^^^
          |
          = help: close the inner section first: `{{/each}}`

        """),
    Problem(
      "tags outside of sections",
      template: "{{/if}} {{else}} {{else if isPublic}}",
      expected: """
        error[G0907]: `{{/if}}` closes nothing
         --> main.template:1:1
          |
        1 | {{/if}} {{else}} {{else if isPublic}}
          | ^^^^^^^
          |
          = help: remove it, or open the section with `{{#if key}}`

        error[G0907]: this `else` does not belong to a section
         --> main.template:1:9
          |
        1 | {{/if}} {{else}} {{else if isPublic}}
          |         ^^^^^^^^

        error[G0907]: this `else if` does not belong to a section
         --> main.template:1:18
          |
        1 | {{/if}} {{else}} {{else if isPublic}}
          |                  ^^^^^^^^^^^^^^^^^^^^

        """),
    Problem(
      "no second else",
      template: "{{#if isPublic}}\na\n{{else}}\nb\n{{else}}\nc\n{{/if}}",
      expected: """
        error[G0907]: only the end of a section can follow its `else`
         --> main.template:5:1
          |
        3 | {{else}}
          | -------- the `else` of the section
        4 | b
        5 | {{else}}
          | ^^^^^^^^

        """),
    Problem(
      "no else if in an each",
      template: "{{#each fields}}a{{else if isPublic}}b{{/each}}",
      expected: """
        error[G0907]: `each` cannot have an `else if`
         --> main.template:1:18
          |
        1 | {{#each fields}}a{{else if isPublic}}b{{/each}}
          | ---------------- ^^^^^^^^^^^^^^^^^^^^
          | |
          | `each` opens here
          |
          = help: write `{{else}}`, and a section of its own after it

        """),
    Problem(
      "an unknown section",
      template: "{{#ecah fields}}{{x}}{{/ecah}}\n{{#for fields}}{{x}}{{/for}}\n{{#}}{{/}}",
      expected: """
        error[G0910]: there is no section `ecah`
         --> main.template:1:4
          |
        1 | {{#ecah fields}}{{x}}{{/ecah}}
          |    ^^^^ did you mean `each`?
          |
          = help: change it like this
        1 + {{#each fields}}{{x}}{{/ecah}}

        error[G0901]: `field` has no key `x`
         --> main.template:1:19
          |
        1 | {{#ecah fields}}{{x}}{{/ecah}}
          |                   ^
          |
          = note: it is within `declaration`, which does not have this key either
          = help: its keys are `name`, `type`, `summary`

        error[G0910]: there is no section `ecah`
         --> main.template:1:25
          |
        1 | {{#ecah fields}}{{x}}{{/ecah}}
          |                         ^^^^ did you mean `each`?
          |
          = help: change it like this
        1 + {{#ecah fields}}{{x}}{{/each}}

        error[G0910]: there is no section `for`
         --> main.template:2:4
          |
        2 | {{#for fields}}{{x}}{{/for}}
          |    ^^^
          |
          = help: write `if`, `unless`, `each` or `with`

        error[G0910]: there is no section `for`
         --> main.template:2:24
          |
        2 | {{#for fields}}{{x}}{{/for}}
          |                        ^^^
          |
          = help: write `if`, `unless`, `each` or `with`

        error[G0910]: the kind of the section is missing
         --> main.template:3:1
          |
        3 | {{#}}{{/}}
          | ^^^^^
          |
          = help: write `if`, `unless`, `each` or `with`

        error[G0910]: the kind of the section is missing
         --> main.template:3:6
          |
        3 | {{#}}{{/}}
          |      ^^^^^
          |
          = help: write `if`, `unless`, `each` or `with`

        """),
  ]
}
