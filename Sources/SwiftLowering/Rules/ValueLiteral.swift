package import SchemaSemantics

/// A value of the schema as an expression of Swift.
package struct ValueLiteral: Sendable {
  private let context: LoweringContext

  package init(_ context: LoweringContext) {
    self.context = context
  }

  /// - Parameter scope: where the expression stands.
  package func text(of value: Value, in scope: TypeID?) -> String {
    switch value {
    case .null: "nil"
    case .boolean(let flag): String(flag)
    case .number(let number): numeral(number)
    case .floating(let number): "\(number)"
    case .string(let text): SwiftLiteral.string(text)
    case .date(let time):
      "\(context.names.foundation("Date"))(timeIntervalSince1970: \(seconds(time)))"
    case .calendarDate(let date):
      "CalendarDate(year: \(date.year), month: \(date.month), day: \(date.day))"
    case .url(let text):
      "\(context.names.foundation("URL"))(string: \(SwiftLiteral.string(text)))"
    case .uuid(let text):
      "\(context.names.foundation("UUID"))(uuidString: \(SwiftLiteral.string(text)))"
    case .data(let bytes):
      "\(context.names.foundation("Data"))([\(bytes.map(String.init).joined(separator: ", "))])"
    case .enumCase(let id, let index): caseName(index, of: id, in: scope)
    case .wrapped(_, let inner): text(of: inner, in: scope)
    case .array(let elements), .set(let elements): list(elements, in: scope)
    case .dictionary(let entries): dictionary(entries, in: scope)
    case .json(let inner): json(inner, in: scope)
    }
  }

  /// Whole numbers are literals; others are put together from their digits, so that none goes through a `Double`.
  private func numeral(_ number: DecimalText) -> String {
    if number.fractionDigits == 0, number.digits.count + number.exponent <= 18 {
      return number.description
    }
    guard number.fractionDigits > 0 || number.digits.count > 19 || number.exponent > 0 else {
      return number.description
    }
    let decimal = context.names.foundation("Decimal")
    let sign = number.isNegative ? ".minus" : ".plus"
    let head = number.digits.dropLast(18)
    let parts = [
      (digits: head, exponent: number.exponent + min(18, number.digits.count)),
      (digits: number.digits.suffix(18), exponent: number.exponent),
    ]
    return parts.filter { $0.digits.contains { $0 > 0 } }.map { part in
      let digits = part.digits.drop { $0 == 0 }.map(String.init).joined()
      return "\(decimal)(sign: \(sign), exponent: \(part.exponent), significand: \(digits))"
    }
    .joined(separator: " + ")
  }

  private func seconds(_ time: UnixTime) -> String {
    time.nanoseconds == 0 ? String(time.seconds) : "\(time.secondsSince1970)"
  }

  /// Where Swift knows the type, a dot is enough, unless an optional has a case of that name too.
  private func caseName(_ index: Int, of id: TypeID, in scope: TypeID?) -> String {
    let name: String
    switch context.schema[id].kind {
    case .enumeration(let enumeration): name = enumeration.cases[index].swiftName
    case .union(let union): name = union.cases[index].swiftName
    case .record, .wrapper: return ""
    }
    let owner = name == "none" || name == "some" ? context.names.text(of: id, in: scope) : ""
    return "\(owner).\(SwiftIdentifier.member(name))"
  }

  private func list(_ elements: [Value], in scope: TypeID?) -> String {
    "[\(elements.map { text(of: $0, in: scope) }.joined(separator: ", "))]"
  }

  private func dictionary(_ entries: [Value.Entry], in scope: TypeID?) -> String {
    if entries.isEmpty { return "[:]" }
    let texts = entries.map { "\(text(of: $0.key, in: scope)): \(text(of: $0.value, in: scope))" }
    return "[\(texts.joined(separator: ", "))]"
  }

  /// Literals, but for numbers that Swift would round.
  private func json(_ value: Value, in scope: TypeID?) -> String {
    switch value {
    case .number(let number) where number.fractionDigits > 0 || number.description.utf8.count > 18:
      ".number(JSONNumber(\(SwiftLiteral.string(number.description))) ?? 0)"
    case .array(let elements):
      "[\(elements.map { json($0, in: scope) }.joined(separator: ", "))]"
    case .dictionary(let entries) where !entries.isEmpty:
      "["
        + entries.map { "\(text(of: $0.key, in: scope)): \(json($0.value, in: scope))" }
        .joined(separator: ", ") + "]"
    default: text(of: value, in: scope)
    }
  }
}
