import Testing

@testable import SwiftLowering

/// The Swift that lowering puts together: how it is written, and what it answers.
@Suite struct SwiftTreeTests {
  private static let first = SwiftExpression.word("first")
  private static let second = SwiftExpression.word("second")
  private static let either = first.infix(.or, second)

  @Test(arguments: [
    (either.infix(.and, first), "(first || second) && first"),
    (first.infix(.and, second).infix(.or, first), "first && second || first"),
    (either.negated, "!(first || second)"),
    (first.infix(.less, second).infix(.equal, first), "(first < second) == first"),
    (first.infix(.coalesce, second).member("count"), "(first ?? second).count"),
    (first.infix(.coalesce, second).infix(.less, first), "first ?? second < first"),
    (
      SwiftExpression.infix(.closedRange, [minusOne, minusOne]).calling("contains", ["_": first]),
      "(-1...(-1)).contains(first)"
    ),
    (first.infix(.less, minusOne), "first < -1"),
    (
      first.infix(.coalesce, second).attempted().infix(.equal, first),
      "(try first ?? second) == first"
    ),
    (
      SwiftExpression.choice(either, then: .nothing, otherwise: .string("a\"b")),
      #"first || second ? nil : "a\"b""#
    ),
    (SwiftExpression.chained(first).member("name").member("count"), "first?.name.count"),
    (.dictionary([]), "[:]"),
    (.call(first, [:], trailing: .closure(second)), "first { second }"),
    (first(["_": second, "at": .string("id")]), #"first(second, at: "id")"#),
    (
      .string([.literal(StringLiteral("a ")), .value(first), .literal(StringLiteral(" \\"))]),
      #""a \(first) \\""#
    ),
  ])
  func isWrittenAsSwiftReadsIt(expression: SwiftExpression, text: String) {
    #expect(expression.text == text)
  }

  private static let minusOne = SwiftExpression.prefixed(.minus, .word("1"))

  @Test(arguments: [
    (SwiftExpression.initializer(of: "Email"), "Email(first)"),
    (.initializer(of: "Tag", label: "from"), "Tag(from: first)"),
    (.function(.member(.word("TagMapper"), "toDomain"), label: "_"), "TagMapper.toDomain(first)"),
    (.member(.word("Conversions"), "unique"), "Conversions.unique(first)"),
  ])
  func functionIsCalled(function: SwiftExpression, call: String) {
    #expect(function.applied(to: Self.first).text == call)
  }

  @Test(arguments: [
    (SwiftExpression.argument.member("url").member("host"), #"values.map(\.url.host)"#),
    (.argument, "values.map { $0 }"),
    (SwiftExpression.argument.calling("lowercased"), "values.map { $0.lowercased() }"),
    (SwiftExpression.chained(.argument).member("host"), "values.map { $0?.host }"),
  ])
  func propertyOfArgumentIsKeyPath(value: SwiftExpression, mapped: String) {
    #expect(SwiftExpression.word("values").mapped(by: value.ofArgument).text == mapped)
  }

  @Test func nameIsMentionedAsItselfAlone() {
    let value = SwiftExpression.word("stay").member("end").infix(.less, .string("start"))
    #expect(value.mentions("stay"))
    #expect(!value.mentions("end"))
    #expect(!value.mentions("start"))
  }

  @Test func whatNobodyReadsIsNotBound() {
    let conditions: [SwiftCondition] = [
      .binding("end", of: SwiftExpression.word("stay").member("end")), .binding("start", of: nil),
      .test(SwiftExpression.word("start").infix(.less, .word("limit"))), .test(Self.either),
    ]
    let (premises, conclusion) = conditions.parted
    #expect(premises.text == "stay.end != nil, let start")
    #expect(conclusion.text == "start < limit && (first || second)")
  }

  @Test func rowsForTheSameAreOne() {
    let pattern = SwiftPattern.anyOf([.member(nil, "a")])
    #expect(pattern.or(.anyOf([.member(nil, "b")]))?.text == "case .a, .b")
    #expect(pattern.or(.unrecognized(["tag", nil])) == nil)
    #expect(pattern.or(.otherwise) == nil)
  }

  @Test func statementsStandInTheirBraces() {
    let local = LocalDeclaration(name: "id", type: "Int?")
    let rows = [
      ChoiceRow(pattern: .anyOf([.word("true")]), only: .expression(Self.first)),
      ChoiceRow(pattern: .otherwise, statements: [.result(.nothing)]),
    ]
    let statements: [SwiftStatement] = [
      .chosen(local, Self.second, rows),
      .branch(
        [.binding("id"), .test(Self.first)], [.assignment(Self.first, Self.second)],
        otherwise: [.failure(Self.second)]),
    ]
    #expect(
      statements.text == """
        let id: Int? =
          switch second {
          case true: first
          default:
            return nil
          }
        if let id, first {
          first = second
        } else {
          throw second
        }
        """)
  }
}
