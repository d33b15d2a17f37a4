import SchemaSemantics
import TextFormats

/// A value of the schema as an expression of Swift.
struct ValueLiteral: Sendable {
  private let context: LoweringContext
  private let takesDetours: Bool

  /// - Parameter takesDetours: whether deprecated cases are made by detours, which the file then needs.
  init(_ context: LoweringContext, takesDetours: Bool = false) {
    self.context = context
    self.takesDetours = takesDetours
  }

  /// - Parameters:
  ///   - type: the type of the expression.
  ///   - scope: where it is.
  func expression(of value: Value, as type: SchemaType, in scope: TypeID?) -> SwiftExpression {
    switch value {
    case .null: .nothing
    case .boolean(let flag): .word(String(flag))
    case .number(let number):
      type.unwrapped == .scalar(.decimal) ? decimal(number) : grouped(number.description)
    case .floating(let number): signed(number.sign == .minus, .word("\(number.magnitude)"))
    case .string(let text): .string(text)
    case .date(let time): foundation("Date", ["timeIntervalSince1970": seconds(time)])
    case .calendarDate(let date):
      context.names[.calendarDate]([
        "year": .word("\(date.year)"), "month": .word("\(date.month)"),
        "day": .word("\(date.day)"),
      ])
    case .url(let text): foundation("URL", ["string": .string(text)])
    case .uuid(let text): foundation("UUID", ["uuidString": .string(text)])
    case .data(let bytes):
      foundation("Data", ["_": .list(bytes.map { .word(String($0)) })])
    case .enumCase(let id, let index): enumCase(index, of: id, in: scope)
    case .wrapped(let id, let inner):
      expression(of: inner, as: context.base(of: .declared(id)) ?? type, in: scope)
    case .array(let elements), .set(let elements):
      .list(elements.map { expression(of: $0, as: type.unwrapped.element, in: scope) })
    case .dictionary(let entries):
      .dictionary(
        entries.map {
          SwiftExpression.Entry(
            key: expression(of: $0.key, as: .scalar(.string), in: scope),
            value: expression(of: $0.value, as: type.unwrapped.element, in: scope))
        })
    case .json(let inner): json(inner)
    }
  }

  private func foundation(_ type: String, _ arguments: SwiftArguments) -> SwiftExpression {
    .call(.word(context.names.made(type)), arguments)
  }

  private func seconds(_ time: UnixTime) -> SwiftExpression {
    time.nanoseconds == 0 ? grouped(String(time.seconds)) : .word("\(time.secondsSince1970)")
  }

  private func signed(_ isNegative: Bool, _ magnitude: SwiftExpression) -> SwiftExpression {
    isNegative ? .prefixed(.minus, magnitude) : magnitude
  }

  /// Long whole numbers are written in groups of three digits.
  private func grouped(_ number: String) -> SwiftExpression {
    let isNegative = number.utf8.first == UInt8(ascii: "-")
    let digits = Array(isNegative ? number.dropFirst() : number[...])
    guard digits.count >= 7, digits.allSatisfy(\.isNumber) else {
      return signed(isNegative, .word(String(digits)))
    }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return signed(isNegative, .word(text))
  }

  /// Where Swift knows the type, a dot is enough, unless an optional has a case of that name too.
  private func enumCase(_ index: Int, of id: TypeID, in scope: TypeID?) -> SwiftExpression {
    let member =
      takesDetours
      ? context.detour(making: index, of: id)
      : SwiftIdentifier.member(context.schema[id].caseName(at: index))
    return .member(
      SwiftIdentifier.isCaseOfOptional(member) ? .word(context.names.text(of: id, in: scope)) : nil,
      member)
  }

  /// Literals, but for numbers that Swift would round.
  private func json(_ value: Value) -> SwiftExpression {
    switch value {
    case .number(let number)
    where number.digits.count + number.exponent > 18 || number.exponent < 0:
      let parsed = context.names[.jsonNumber](["_": .string(number.description)])
      let zero = context.names[.jsonNumber](["_": .word("0")])
      return .call(.member(nil, "number"), ["_": parsed.infix(.coalesce, zero)])
    case .array(let elements): return .list(elements.map { json($0) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { SwiftExpression.Entry(key: json($0.key), value: json($0.value)) })
    default: return expression(of: value, as: .scalar(.json), in: nil)
    }
  }
}

extension ValueLiteral {
  /// Whole numbers are literals. Others are put together from their digits, eighteen at a time, so that none goes
  /// through a `Double`.
  private func decimal(_ number: DecimalText) -> SwiftExpression {
    if number.exponent >= 0 && number.digits.count + number.exponent <= Self.literalDigits {
      return grouped(number.description)
    }
    var parts: [SwiftExpression] = []
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
            [
              "sign": .member(nil, number.isNegative ? "minus" : "plus"),
              "exponent": signed(exponent < 0, .word(String(exponent.magnitude))),
              "significand": grouped(significand),
            ]))
      }
      exponent += digits.count
    }
    return .joined(parts.reversed(), by: .plus)
  }

  private static let literalDigits = 18
}
