import SchemaSemantics
import TextFormats

/// A text that generated code looks up in a catalogue.
package struct CatalogueText: Hashable, Sendable {
  /// Made of names, so that it stays the same when rules are added, removed or moved: `User.nameTooShort`.
  package let key: String
  /// What is shown where there is no translation, with a placeholder for each whole number.
  package let english: String
  /// How many whole numbers it shows.
  package let numberCount: Int
  /// What translators have to know.
  package let comment: CatalogueComment

  package init(key: String, english: String, numberCount: Int, comment: CatalogueComment) {
    self.key = key
    self.english = english
    self.numberCount = numberCount
    self.comment = comment
  }
}

/// The texts that the errors of a type show: each is a literal, or is looked up in a catalogue.
struct RuleTexts {
  private let context: LoweringContext
  private let type: ValidType
  /// Those that are looked up, each once.
  private(set) var catalogue: [CatalogueText] = []
  private var known: Set<CatalogueText> = []

  init(_ context: LoweringContext, of type: ValidType) {
    self.context = context
    self.type = type
  }

  /// What is wrong with the value of a `type`, or with that of a field.
  ///
  /// - Parameters:
  ///   - errorCase: the name of the error case, which no other rule of the type has.
  ///   - isAfterValue: whether the value is shown before the text.
  mutating func reason(
    _ complaint: Complaint, _ errorCase: String, of field: String?, isAfterValue: Bool
  ) -> SwiftExpression {
    text(
      complaint, key: errorCase,
      comment: .complaint(type: type.qualifiedName, field: field, isAfterValue: isAfterValue))
  }

  /// A sentence of its own.
  mutating func sentence(_ sentence: String, _ errorCase: String) -> SwiftExpression {
    text(
      Complaint(sentence), key: errorCase, comment: .sentence(type: type.qualifiedName))
  }

  /// The name of a field, as people read it.
  mutating func name(of field: String) -> SwiftExpression {
    text(
      Complaint(field), key: "\(field).name",
      comment: .fieldName(type: type.qualifiedName, field: field))
  }

  private mutating func text(
    _ text: Complaint, key name: String, comment: CatalogueComment
  ) -> SwiftExpression {
    guard context.settings.messages == .catalogue else { return .string(text.text) }
    let key = "\(type.qualifiedName).\(name)"
    let format = text.format
    let entry = CatalogueText(
      key: key, english: format, numberCount: text.numbers.count, comment: comment)
    if known.insert(entry).inserted { catalogue.append(entry) }
    let numbers = text.numbers.map {
      ValueLiteral(context).expression(of: .number($0), as: .scalar(.int64), in: type.id)
    }
    return context.names[.ruleTexts].calling(
      "text", SwiftArguments([.string(key), .string(format)] + numbers))
  }
}

extension Complaint {
  fileprivate var numbers: [DecimalText] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// With placeholders for numbers, which have positions if there are several, as translations may change their order.
  /// Without numbers it is the text as it is.
  fileprivate var format: String {
    let count = numbers.count
    if count == 0 { return text }
    var position = 0
    return parts.map { part in
      switch part {
      case .words(let text):
        return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .number:
        position += 1
        return count == 1 ? "%lld" : "%\(position)$lld"
      }
    }
    .joined()
  }
}
