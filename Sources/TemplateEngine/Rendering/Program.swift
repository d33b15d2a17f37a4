/// Templates as the renderer runs them. Only the compiler makes one, so its jumps and routes lead somewhere.
struct Program: Sendable {
  /// The first one is the template that is rendered for itself; there is always one.
  let procedures: [Procedure]

  /// Renders nothing.
  static let empty = Program(procedures: [Procedure(instructions: [], includes: [])])
}

/// A template for one type of context.
struct Procedure: Sendable {
  let instructions: [Instruction]

  /// The procedures that it includes, in the order of their tags.
  let includes: [Int]
}

enum Instruction: Sendable {
  case literal([UInt8])
  case text(KeyRoute)
  case jump(to: Int)
  case branch(Condition, otherwise: Int)
  case beginEach(KeyRoute, otherwise: Int)
  case nextElement(body: Int)
  case beginContext(KeyRoute, otherwise: Int)
  case endContext
  case include(Int, KeyRoute?, standsAlone: Bool)
  /// Rendered unless the template is included within a line.
  case lastLineBreak
}

/// The way from the place of a tag to a value.
struct KeyRoute: Sendable {
  /// How many contexts to step outwards.
  let steps: Int
  let key: Int

  /// Keys of the contexts on the way: `owner.name`.
  let rest: ArraySlice<Int>
}

struct Condition: Sendable {
  enum Subject: Sendable {
    case key(KeyRoute)
    case position(ElementPosition, steps: Int)
  }

  let subject: Subject
  let isNegated: Bool
}

/// What an `each` knows about the element that it is at.
enum ElementPosition: String, CaseIterable, Sendable {
  case first = "@first"
  case last = "@last"
}
