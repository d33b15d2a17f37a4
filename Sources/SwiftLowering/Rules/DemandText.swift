import SchemaSemantics
import SchemaSyntax
import TextFormats

/// What a condition requires, as a sentence without its full stop: `start must be before end, unless end is missing`.
struct DemandText {
  private let context: LoweringContext
  private let record: TypeID
  private let isComment: Bool

  /// - Parameter isComment: whether names of fields are marked as code. An error only says of a sensitive field what does
  ///   not give away its value.
  init(_ context: LoweringContext, record: TypeID, isComment: Bool = false) {
    self.context = context
    self.record = record
    self.isComment = isComment
  }

  func text(of condition: ValidCondition) -> String {
    demand(condition, holds: true).text
  }

  /// - Parameter holds: whether the condition is required to be true, or to be false.
  private func demand(_ condition: ValidCondition, holds: Bool) -> Demand {
    switch condition {
    case .and(let links): chain(isAnd: holds, links, holds: holds)
    case .or(let links): chain(isAnd: !holds, links, holds: holds)
    case .not(let inner): demand(inner, holds: !holds)
    case .comparison(let comparison, let left, .value(let value))
    where hides(left, allBut: value, holds ? comparison : comparison.negated):
      hiddenDemand(of: left)
    case .comparison(let comparison, let left, let right):
      .clause(
        text(of: left) + " " + words(for: holds ? comparison : comparison.negated, left, right))
    case .isNull(let operand): presence(of: operand, isMissing: holds)
    case .isPresent(let operand): presence(of: operand, isMissing: !holds)
    case .contained(let operand, let values):
      isHidden(operand) && (!holds || isAllButOne(values))
        ? hiddenDemand(of: operand) : must(operand, be: text(of: values), holds)
    case .flag(.isEmpty(let path)): must(.field(path), be: "empty", holds)
    case .flag(let operand):
      isHidden(operand)
        ? hiddenDemand(of: operand) : must(operand, be: "\(holds)", true)
    }
  }

  /// What alternatives leave out may be one value, which their words would say: `pin < 4711 or pin > 4711`.
  private func chain(isAnd: Bool, _ links: [ValidCondition], holds: Bool) -> Demand {
    if isAnd { return .chain(isAnd: true, links.map { demand($0, holds: holds) }) }
    let choices = links.flatMap { alternatives(of: $0, holds: holds) }
    let compared = Dictionary(
      grouping: choices.compactMap { hiddenOperand(of: $0.condition) }, by: \.self)
    return .chain(
      isAnd: false,
      choices.map { condition, holds in
        guard let operand = hiddenOperand(of: condition), compared[operand, default: []].count > 1
        else { return demand(condition, holds: holds) }
        return hiddenDemand(of: operand)
      })
  }

  /// What is enough for a condition to be as it should be, each with whether it is to be true or false.
  private func alternatives(
    of condition: ValidCondition, holds: Bool
  ) -> [(condition: ValidCondition, holds: Bool)] {
    switch condition {
    case .or(let links) where holds, .and(let links) where !holds:
      links.flatMap { alternatives(of: $0, holds: holds) }
    case .not(let inner): alternatives(of: inner, holds: !holds)
    case .or, .and, .comparison, .isNull, .isPresent, .contained, .flag: [(condition, holds)]
    }
  }

  /// What a condition compares with values, if that must not be shown.
  private func hiddenOperand(of condition: ValidCondition) -> ValidCondition.Operand? {
    switch condition {
    case .comparison(_, let operand, .value), .contained(let operand, _):
      isHidden(operand) ? operand : nil
    case .comparison, .isNull, .isPresent, .flag, .not, .and, .or: nil
    }
  }

  /// Whether only one value breaks a demand, so that its words would say which it is.
  private func hides(
    _ operand: ValidCondition.Operand, allBut value: Value, _ comparison: Comparison
  ) -> Bool {
    guard isHidden(operand) else { return false }
    if case .boolean = value { return true }
    return comparison == .notEqual || comparison == .equal && isAllButOne([value])
  }

  /// Whether `values` are the cases of an enum but one.
  private func isAllButOne(_ values: [Value]) -> Bool {
    guard case .enumCase(let id, _) = values.first,
      case .enumeration(let enumeration) = context.schema[id].kind, !enumeration.isOpen
    else { return false }
    return Set(values).count == enumeration.cases.count - 1
  }

  private func hiddenDemand(of operand: ValidCondition.Operand) -> Demand {
    .clause("\(text(of: operand)) must not have this value")
  }

  private func isHidden(_ operand: ValidCondition.Operand) -> Bool {
    guard !isComment else { return false }
    let path: FieldPath
    switch operand {
    case .field(let field), .count(let field): path = field
    case .isEmpty, .value: return false
    }
    return context.schema.sensitivePart(of: path, from: .declared(record)) != nil
  }

  private func presence(of operand: ValidCondition.Operand, isMissing: Bool) -> Demand {
    isMissing ? .missing(text(of: operand)) : must(operand, be: "missing", false)
  }

  private func must(_ operand: ValidCondition.Operand, be words: String, _ holds: Bool) -> Demand {
    .clause("\(text(of: operand)) must \(holds ? "" : "not ")be \(words)")
  }

  private func words(
    for comparison: Comparison, _ left: ValidCondition.Operand, _ right: ValidCondition.Operand
  ) -> String {
    let isTime = isTime(left) || isTime(right)
    let words =
      switch comparison {
      case .equal: "must be"
      case .notEqual: "must not be"
      case .less: isTime ? "must be before" : "must be less than"
      case .lessOrEqual: isTime ? "must not be after" : "must be at most"
      case .greater: isTime ? "must be after" : "must be more than"
      case .greaterOrEqual: isTime ? "must not be before" : "must be at least"
      }
    return "\(words) \(text(of: right))"
  }

  private func isTime(_ operand: ValidCondition.Operand) -> Bool {
    guard case .field(let path) = operand else { return false }
    let type = path.steps.last?.content ?? path.type
    let scalar = (context.base(of: type) ?? type).scalar
    return scalar == .date || scalar == .calendarDate
  }

  private func text(of operand: ValidCondition.Operand) -> String {
    switch operand {
    case .field(let path): name(of: path)
    case .count(let path):
      isText(path) ? "the length of \(name(of: path))" : "the number of \(name(of: path))"
    case .isEmpty(let path): name(of: path, member: ["isEmpty"])
    case .value(let value): text(of: value)
    }
  }

  private func name(of path: FieldPath, member: [String] = []) -> String {
    let name = (context.fieldNames(of: path, from: record) + member).joined(separator: ".")
    return isComment ? "`\(name)`" : name
  }

  private func isText(_ path: FieldPath) -> Bool {
    let type = path.steps.last?.content ?? path.type
    return (context.base(of: type) ?? type) == .scalar(.string)
  }

  /// `one of summer, autumn and winter`
  private func text(of values: [Value]) -> String {
    let texts = values.map { text(of: $0) }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return "one of \(texts.dropLast().joined(separator: ", ")) and \(last)"
  }

  private func text(of value: Value) -> String {
    switch value {
    case .date(let time): ISO8601Format.text(of: time)
    case .calendarDate(let date): date.description
    case .number(let number): number.description
    case .url(let text), .uuid(let text): text
    case .enumCase(let id, let index): context.schema[id].caseName(at: index)
    case .wrapped(_, let inner): text(of: inner)
    case .array(let elements) where elements.isEmpty: "empty"
    case .set(let elements) where elements.isEmpty: "empty"
    case .dictionary(let entries) where entries.isEmpty: "empty"
    case .array(let elements), .set(let elements):
      "[\(elements.map { text(of: $0) }.joined(separator: ", "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.joined(separator: ", "))]"
    case .null, .boolean, .floating, .string, .data, .json:
      ValueLiteral(context).expression(of: value, as: .scalar(.json), in: record).text
    }
  }
}

/// Clauses, and the words that join them.
private indirect enum Demand: Hashable {
  case clause(String)
  /// There must be no such value. If something else is allowed instead, the sentence says when the value need not be
  /// missing.
  case missing(String)
  case chain(isAnd: Bool, [Demand])

  var text: String { flat.text(isOutermost: true) }

  private func text(isOutermost: Bool) -> String {
    switch self {
    case .clause(let text): return text
    case .missing(let name): return "\(name) must be missing"
    case .chain(let isAnd, let links):
      let exceptions = isAnd ? [] : links.compactMap(\.exception)
      let demanded = links.filter { exceptions.isEmpty || $0.exception == nil }
      guard !demanded.isEmpty else { return Demand.joined(links, "or", isOutermost) }
      let text = Demand.joined(demanded, isAnd ? "and" : "or", isOutermost)
      if exceptions.isEmpty { return text }
      return text + (isOutermost ? ", unless " : " unless ") + exceptions.joined(separator: " or ")
    }
  }

  /// Clauses between commas need no parentheses.
  private static func joined(_ links: [Demand], _ word: String, _ isOutermost: Bool) -> String {
    links.map { link in
      let text = link.text(isOutermost: false)
      return link.isChain && !isOutermost ? "(\(text))" : text
    }
    .joined(separator: isOutermost ? ", \(word) " : " \(word) ")
  }

  private var exception: String? {
    if case .missing(let name) = self { "\(name) is missing" } else { nil }
  }

  private var isChain: Bool {
    if case .chain = self { true } else { false }
  }

  /// Without chains of one link, chains inside others of the same kind, and what a chain says again.
  private var flat: Demand {
    guard case .chain(let isAnd, let links) = self else { return self }
    let flattened = links.flatMap { link -> [Demand] in
      guard case .chain(isAnd, let inner) = link.flat else { return [link.flat] }
      return inner
    }
    var said: Set<Demand> = []
    let distinct = flattened.filter { said.insert($0).inserted }
    return distinct.count == 1 ? distinct[0] : .chain(isAnd: isAnd, distinct)
  }
}
