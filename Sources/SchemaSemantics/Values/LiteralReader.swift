import Diagnostics
import SchemaSyntax

extension TypeFacts {
  /// The value of `literal` as a `type`; nil if it is not one, which is reported.
  ///
  /// - Parameters:
  ///   - declaration: where the schema says what the type is, for messages to point at.
  ///   - converters: those that make the values which the literal stands beside.
  func value(
    of literal: Literal, as type: SchemaType, declaredAt declaration: SourceSpan? = nil,
    role: LiteralReader.Role = .value, via converters: [ConverterUse] = [],
    into diagnostics: inout [Diagnostic]
  ) -> Value? {
    var reader = LiteralReader(facts: self, type: type, declaration: declaration, role: role)
    reader.allowsRelativeURLs = converters.makeRelativeURLs
    let value = reader.read(literal, as: type)
    diagnostics += reader.diagnostics
    return value
  }
}

/// Reads one literal. The types of elements come from the type of the literal, so it goes no deeper than both are
/// nested.
struct LiteralReader {
  let facts: TypeFacts
  /// The type of the whole literal, and where that is written.
  let type: SchemaType
  let declaration: SourceSpan?
  let role: Role
  /// Whether the value comes from a converter that makes URLs of any kind.
  var allowsRelativeURLs = false
  /// Whether what is read may be nil: the literal, or one of its elements.
  private(set) var takesNil = false
  var diagnostics: [Diagnostic] = []

  enum Role {
    /// The literal is data.
    case value
    /// The literal belongs to a rule, where a word can only be a text that lacks its quotes.
    case operand
  }

  mutating func read(_ literal: Literal, as type: SchemaType) -> Value? {
    let outer = takesNil
    defer { takesNil = outer }
    switch type {
    case .optional(let wrapped), .patch(let wrapped):
      takesNil = true
      return literal.kind == .null ? .null : readPresent(literal, as: wrapped)
    case .scalar, .array, .set, .dictionary, .declared, .unknown:
      takesNil = false
      return readPresent(literal, as: type)
    }
  }

  /// A value that is not nil, whatever it is in.
  mutating func readPresent(_ literal: Literal, as type: SchemaType) -> Value? {
    if literal.kind == .invalid { return nil }
    switch type {
    case .unknown:
      return nil
    case .optional, .patch:
      return read(literal, as: type)
    case .scalar(.json):
      return json(literal).map { .json($0) }
    case _ where literal.kind == .null:
      reportNull(literal, for: type)
      return nil
    case .scalar(let scalar):
      return read(literal, as: scalar)
    case .array(let element, _):
      return elements(of: literal, as: element, in: type).map { .array($0.map(\.value)) }
    case .set(let element):
      return set(literal, of: element, in: type)
    case .dictionary(let key, let value):
      return dictionary(literal, key: key, value: value, in: type)
    case .declared(let id):
      return read(literal, as: id)
    }
  }

  private mutating func read(_ literal: Literal, as scalar: Scalar) -> Value? {
    switch scalar {
    case .bool:
      guard case .boolean(let flag) = literal.kind else { return mismatch(literal, scalar) }
      return .boolean(flag)
    case .string:
      guard case .string(let text) = literal.kind else { return mismatch(literal, scalar) }
      return .string(text)
    case .date, .calendarDate, .url, .uuid, .data:
      return formatted(literal, as: scalar)
    case .json:
      return json(literal).map { .json($0) }
    default:
      return number(literal, as: scalar)
    }
  }

  private mutating func read(_ literal: Literal, as id: TypeID) -> Value? {
    switch facts.schema[id].kind {
    case .wrapper: return wrapped(literal, as: id)
    case .enumeration, .union: return enumCase(literal, of: id)
    case .foreign:
      let name = facts.schema[id].name.text
      diagnostics.report(
        .unwritableValue, "there is no literal for `\(name)`", at: literal.span,
        secondary: [.init(facts.schema[id].head, "only Swift knows its values")],
        help: "make the type optional, so that `nil` can stand for a missing value, or let a "
          + "converter or a `custom` function choose one"
      )
      return nil
    case .record(let record):
      diagnostics.report(
        .unwritableValue,
        "there is no literal for `\(facts.schema[id].qualifiedName)`", at: literal.span,
        secondary: [
          .init(
            facts.schema[id].head,
            record.isParameter
              ? "it stands for any type" : "it has fields, each with a value of its own")
        ],
        help: "make the type optional, so that `nil` can stand for a missing value")
      return nil
    }
  }

  /// Points at the place that says what type the literal must have.
  var typeLabels: [Diagnostic.Label] {
    guard let declaration else { return [] }
    return [.init(declaration, "its type is `\(facts.schema.text(of: type))`")]
  }

  private mutating func reportNull(_ literal: Literal, for type: SchemaType) {
    let isWhole = type == self.type
    diagnostics.report(
      .nullForRequired, "`nil` is not a value of `\(facts.schema.text(of: type))`",
      at: literal.span, secondary: typeLabels,
      help: "write a value, or `\(facts.schema.text(of: type))?` for the type",
      fix: isWhole ? declaration.map { .propose("?", for: $0.after) } : nil)
  }
}

extension DiagnosticKind {
  static let nullForRequired = DiagnosticKind(
    "G0424", .error, "`nil` where a value is required",
    explanation: """
      Only an optional can be `nil`. A type without `?` promises every reader that there is a value.
      """,
    wrong: """
      dto UserDTO { nickname: String = nil }
      """,
    right: """
      dto UserDTO { nickname: String? }
      """)

  static let unwritableValue = DiagnosticKind(
    "G0427", .error, "a type without literals",
    explanation: """
      Literals are numbers, strings, flags, names of cases, arrays and dictionaries. A record, or a case with a payload,
      cannot be written as a literal. If the value may be missing, make its type optional.
      """,
    wrong: """
      dto AddressDTO { city: String }
      dto UserDTO { address: AddressDTO = "Paris" }
      """,
    right: """
      dto AddressDTO { city: String }
      dto UserDTO { address: AddressDTO? }
      """)
}
