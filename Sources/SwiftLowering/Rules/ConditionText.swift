import SchemaSemantics
import SchemaSyntax
import TextFormats

/// A condition in the words of the schema, for people.
struct ConditionText {
  private let context: LoweringContext
  private let record: TypeID

  init(_ context: LoweringContext, record: TypeID) {
    self.context = context
    self.record = record
  }

  func text(of condition: ValidCondition) -> String {
    switch condition {
    case .and: condition.conjuncts.map { part($0, besides: "or") }.joined(separator: " and ")
    case .or: condition.alternatives.map { part($0, besides: "and") }.joined(separator: " or ")
    case .not(let inner): "not " + part(inner, besides: "not")
    case .comparison(let comparison, let left, let right):
      "\(text(of: left)) \(comparison.rawValue) \(text(of: right))"
    case .isNull(let operand): text(of: operand) + " == nil"
    case .isPresent(let operand): text(of: operand) + " != nil"
    case .contained(let operand, let values):
      "\(text(of: operand)) in [\(values.map { text(of: $0) }.joined(separator: ", "))]"
    case .flag(let operand): text(of: operand)
    }
  }

  /// In parentheses where it is a chain of its own within another.
  private func part(_ condition: ValidCondition, besides outer: String) -> String {
    switch condition {
    case .or where outer == "or", .and where outer == "not", .or where outer == "not":
      "(\(text(of: condition)))"
    default: text(of: condition)
    }
  }

  private func text(of operand: ValidCondition.Operand) -> String {
    switch operand {
    case .field(let path): context.fieldNames(of: path, from: record).joined(separator: ".")
    case .count(let path): text(of: .field(path)) + ".count"
    case .isEmpty(let path): text(of: .field(path)) + ".isEmpty"
    case .value(let value): text(of: value)
    }
  }

  private func text(of value: Value) -> String {
    switch value {
    case .date(let time): ISO8601Format.text(of: time)
    case .calendarDate(let date): date.description
    case .number(let number): number.description
    case .url(let text), .uuid(let text): text
    case .enumCase(let id, let index): context.schema[id].wireText(at: index)
    case .wrapped(_, let inner): text(of: inner)
    case .null, .boolean, .floating, .string, .data, .array, .set, .dictionary, .json:
      ValueLiteral(context).text(of: value, as: .scalar(.json), in: record)
    }
  }
}

extension ValidType {
  /// Of an enum or a union; other types have no cases.
  func caseName(at position: Int) -> String {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases[position].swiftName
    case .union(let union): union.cases[position].swiftName
    case .record, .wrapper: ""
    }
  }

  /// The case as a payload names it; in a domain, where nothing else is said, by its name.
  fileprivate func wireText(at position: Int) -> String {
    let wire: Value? =
      switch kind {
      case .enumeration(let enumeration): enumeration.cases[position].rawValue
      case .union(let union): union.cases[position].tag
      case .record, .wrapper: nil
      }
    return switch wire {
    case .string(let text)?: text
    case .number(let number)?: number.description
    default: caseName(at: position)
    }
  }

  /// Of an enum or a union.
  var caseNames: [String] {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases.map(\.swiftName)
    case .union(let union): union.cases.map(\.swiftName)
    case .record, .wrapper: []
    }
  }
}
