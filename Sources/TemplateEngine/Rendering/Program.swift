/// Templates in the form that the renderer runs. Only the compiler makes it, so all jumps and routes are valid.
///
/// Instructions own nothing: they refer to the other lists, so that all cores can run one program without counting
/// references to its parts.
struct Program: Sendable {
  /// One procedure after another, each of them a template for one type of context. The first one is the template that
  /// is to be rendered.
  var instructions: [Instruction] = []

  /// All literals, one after the other.
  var text: [UInt8] = []

  /// The later keys of all routes.
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
  /// Ends the procedure.
  case end
}

/// The way from the context of a tag to a value.
struct KeyRoute: Sendable {
  /// How many contexts outwards it begins.
  let steps: Int
  let key: Int

  /// The keys after the first, as in `owner.name`.
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

/// What an `each` knows about its current element.
enum ElementPosition: String, CaseIterable, Sendable {
  case first = "@first"
  case last = "@last"
}
