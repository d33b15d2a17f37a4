/// Templates as the renderer runs them. Only the compiler makes one, so its jumps and routes lead somewhere.
///
/// Instructions own nothing: what they speak of stands in the other lists, so that all cores can run one program without
/// counting references to its parts.
struct Program: Sendable {
  /// Procedure after procedure, each of them a template for one type of context. The first one is the template that is
  /// rendered for itself.
  var instructions: [Instruction] = []

  /// All literals, one after the other.
  var text: [UInt8] = []

  /// The keys of all routes that follow their first one.
  var laterKeys: [Int] = []

  /// Where each procedure begins.
  var starts: [Int] = []

  /// The procedures that are included, in the order of their tags.
  var includes: [Int] = []
}

enum Instruction: Sendable {
  /// A part of the text.
  case literal(Range<Int>)
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
  /// The procedure is over.
  case end
}

/// The way from the place of a tag to a value.
struct KeyRoute: Sendable {
  /// How many contexts to step outwards.
  let steps: Int
  let key: Int

  /// The later keys, of the contexts on the way: `owner.name`.
  let rest: Range<Int>
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
