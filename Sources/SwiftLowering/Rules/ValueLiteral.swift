package import SchemaSemantics
import TextFormats

/// A value of the schema as an expression of Swift.
package struct ValueLiteral: Sendable {
  private let context: LoweringContext

  package init(_ context: LoweringContext) {
    self.context = context
  }

  /// - Parameters:
  ///   - type: the type of the expression.
  ///   - scope: where the expression is written.
  package func text(of value: Value, as type: SchemaType, in scope: TypeID?) -> String {
    switch value {
    case .null: "nil"
    case .boolean(let flag): String(flag)
    case .number(let number):
      type.unwrapped == .scalar(.decimal) ? decimal(number) : grouped(number.description)
    case .floating(let number): "\(number)"
    case .string(let text): StringLiteral(text).text
    case .date(let time): foundation("Date", "timeIntervalSince1970: \(seconds(time))")
    case .calendarDate(let date):
      "\(context.names.support(.calendarDate))"
        + "(year: \(date.year), month: \(date.month), day: \(date.day))"
    case .url(let text): foundation("URL", "string: \(StringLiteral(text))")
    case .uuid(let text): foundation("UUID", "uuidString: \(StringLiteral(text))")
    case .data(let bytes):
      foundation("Data", "[\(bytes.map { String($0) }.joined(separator: ", "))]")
    case .enumCase(let id, let index): caseName(index, of: id, in: scope)
    case .wrapped(let id, let inner):
      text(of: inner, as: context.base(of: .declared(id)) ?? type, in: scope)
    case .array(let elements), .set(let elements):
      list(elements.map { text(of: $0, as: type.unwrapped.element, in: scope) })
    case .dictionary(let entries):
      dictionary(
        entries.map {
          (
            text(of: $0.key, as: .scalar(.string), in: scope),
            text(of: $0.value, as: type.unwrapped.element, in: scope)
          )
        })
    case .json(let inner): json(inner)
    }
  }

  private func foundation(_ type: String, _ arguments: String) -> String {
    "\(context.names.foundation(type))(\(arguments))"
  }

  private func list(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }

  private func dictionary(_ entries: [(key: String, value: String)]) -> String {
    entries.isEmpty ? "[:]" : list(entries.map { "\($0.key): \($0.value)" })
  }

  private func seconds(_ time: UnixTime) -> String {
    time.nanoseconds == 0 ? grouped(String(time.seconds)) : "\(time.secondsSince1970)"
  }

  /// Long whole numbers are written in groups of three digits.
  private func grouped(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let digits = Array(number.dropFirst(sign.count))
    guard digits.count >= 7, digits.allSatisfy(\.isNumber) else { return number }
    var text = sign
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return text
  }

  /// If Swift knows the type, a dot is enough, unless an optional has a case of the same name.
  private func caseName(_ index: Int, of id: TypeID, in scope: TypeID?) -> String {
    let name = context.schema[id].caseName(at: index)
    let owner = name == "none" || name == "some" ? context.names.text(of: id, in: scope) : ""
    return "\(owner).\(SwiftIdentifier.member(name))"
  }

  /// Literals, except for numbers that Swift would round.
  private func json(_ value: Value) -> String {
    switch value {
    case .number(let number)
    where number.digits.count + number.exponent > 18 || number.exponent < 0:
      ".number(\(context.names.support(.jsonNumber))(\(StringLiteral(number.description))) ?? 0)"
    case .array(let elements): list(elements.map { json($0) })
    case .dictionary(let entries): dictionary(entries.map { (json($0.key), json($0.value)) })
    default: text(of: value, as: .scalar(.json), in: nil)
    }
  }
}

extension ValueLiteral {
  /// Whole numbers are literals. Others are put together from their digits, eighteen at a time, so that none is
  /// converted through a `Double`.
  private func decimal(_ number: DecimalText) -> String {
    if isLiteral(number) { return grouped(number.description) }
    var parts: [String] = []
    var rest = number.digits[...]
    var exponent = number.exponent
    while !rest.isEmpty {
      let digits = rest.suffix(Self.literalDigits)
      rest = rest.dropLast(Self.literalDigits)
      let significand = digits.drop { $0 == 0 }.map { String($0) }.joined()
      if !significand.isEmpty {
        parts.append(
          foundation(
            "Decimal",
            "sign: \(number.isNegative ? ".minus" : ".plus"), exponent: \(exponent), "
              + "significand: \(grouped(significand))"))
      }
      exponent += digits.count
    }
    return parts.reversed().joined(separator: " + ")
  }

  private func isLiteral(_ number: DecimalText) -> Bool {
    number.exponent >= 0 && number.digits.count + number.exponent <= Self.literalDigits
  }

  private static let literalDigits = 18

  /// Whether a number begins with a minus sign, which Swift does not read after an operator.
  func beginsWithSign(_ value: Value, as type: SchemaType) -> Bool {
    switch value {
    case .number(let number):
      number.isNegative && (type.unwrapped != .scalar(.decimal) || isLiteral(number))
    case .floating(let number): number.sign == .minus
    default: false
    }
  }
}
