import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// Each element with its place; nil if one of them cannot be read.
  mutating func elements(
    of literal: Literal, as element: SchemaType, in type: SchemaType
  ) -> [(value: Value, span: SourceSpan)]? {
    guard case .array(let literals) = literal.kind else {
      _ = mismatch(literal, type, needs: "an array", repair: arrayRepair(literal))
      return nil
    }
    var elements: [(value: Value, span: SourceSpan)] = []
    for inner in literals {
      if let value = read(inner, as: element) { elements.append((value, inner.span)) }
    }
    return elements.count == literals.count ? elements : nil
  }

  private func arrayRepair(_ literal: Literal) -> Repair {
    switch literal.kind {
    case .dictionary(let entries) where entries.isEmpty:
      return Repair("write `[]`", .replace(literal.span, with: "[]"))
    case .integer, .decimal, .string, .boolean:
      return inBrackets(literal)
    case .name where role == .operand:
      return inBrackets(literal)
    default:
      return Repair("write `[]`, or its elements in brackets")
    }
  }

  /// An operand can only be a list; for a value, the type may also be wrong.
  private func inBrackets(_ literal: Literal) -> Repair {
    Repair(
      "write it in brackets",
      Diagnostic.Fix(
        [
          Diagnostic.Edit(span: literal.span.before, replacement: "["),
          Diagnostic.Edit(span: literal.span.after, replacement: "]"),
        ], isCertain: role == .operand))
  }

  mutating func set(_ literal: Literal, of element: SchemaType, in type: SchemaType) -> Value? {
    guard let elements = elements(of: literal, as: element, in: type) else { return nil }
    var places: [Value: SourceSpan] = [:]
    for (value, span) in elements {
      if let first = places.updateValue(span, forKey: value) {
        reportTwice("this element is in the set twice", at: span, first: first)
        return nil
      }
    }
    return .set(elements.map(\.value))
  }

  mutating func dictionary(
    _ literal: Literal, key: SchemaType, value: SchemaType, in type: SchemaType
  ) -> Value? {
    guard case .dictionary(let entries) = literal.kind else {
      var repair = Repair("write `[:]`, or its entries in brackets: `[key: value]`")
      if case .array(let elements) = literal.kind, elements.isEmpty {
        repair = Repair("write `[:]`", .replace(literal.span, with: "[:]"))
      }
      return mismatch(literal, type, needs: "a dictionary", repair: repair)
    }
    var read: [Value.Entry] = []
    var places: [Value: SourceSpan] = [:]
    for entry in entries {
      let entryKey = self.read(entry.key, as: key)
      let entryValue = self.read(entry.value, as: value)
      guard let entryKey, let entryValue else { continue }
      if let first = places.updateValue(entry.key.span, forKey: entryKey) {
        reportTwice("this key is in the dictionary twice", at: entry.key.span, first: first)
      } else {
        read.append(Value.Entry(key: entryKey, value: entryValue))
      }
    }
    return read.count == entries.count ? .dictionary(read) : nil
  }

  /// Any literal that JSON can represent.
  mutating func json(_ literal: Literal) -> Value? {
    switch literal.kind {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .string(text)
    case .integer: return number(literal, as: .decimal)
    case .decimal: return number(literal, as: .decimal)
    case .array(let elements):
      let values = elements.compactMap { json($0) }
      return values.count == elements.count ? .array(values) : nil
    case .dictionary(let entries): return jsonObject(entries)
    case .name(let word):
      return mismatch(
        literal, .scalar(.json), needs: "a value of JSON",
        repair: word.meansNothing
          ? Repair("write `nil`", .propose("nil", for: literal.span)) : quoted(literal))
    case .invalid: return nil
    }
  }

  private mutating func jsonObject(_ entries: [Literal.Entry]) -> Value? {
    var members: [Value.Entry] = []
    var places: [String: SourceSpan] = [:]
    for entry in entries {
      guard case .string(let key) = entry.key.kind else {
        _ = mismatch(
          entry.key, .scalar(.json), needs: "strings as keys",
          repair: entry.key.word == nil ? Repair("write each key in quotes") : quoted(entry.key))
        continue
      }
      let value = json(entry.value)
      if let first = places.updateValue(entry.key.span, forKey: key) {
        reportTwice("this key is in the object twice", at: entry.key.span, first: first)
      } else if let value {
        members.append(Value.Entry(key: .string(key), value: value))
      }
    }
    return members.count == entries.count ? .dictionary(members) : nil
  }

  private mutating func reportTwice(_ message: String, at span: SourceSpan, first: SourceSpan) {
    diagnostics.report(
      .repeatedElement, message, at: span, secondary: [.init(first, "the first one")],
      help: "remove one of them")
  }
}

extension DiagnosticKind {
  static let repeatedElement = DiagnosticKind(
    "G0425", .error, "an element or a key that is listed twice",
    explanation: """
      A set holds each element once, and a dictionary each key. If one is listed twice, it is most often a mistake for
      another one.
      """,
    wrong: """
      model FilterDTO { tags: Set<String> = ["new", "sale", "new"] }
      """,
    right: """
      model FilterDTO { tags: Set<String> = ["new", "sale"] }
      """)
}
