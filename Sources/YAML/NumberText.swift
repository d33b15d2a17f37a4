/// A number of the core schema, as JSON writes it.
struct NumberText {
  let json: String
  let isInteger: Bool

  enum Outcome {
    case number(NumberText)
    case fault(YAMLError.Fault)
    case text
  }

  static func read(_ text: String) -> Outcome {
    if text.hasPrefix("0x") { return read(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return read(text.dropFirst(2), radix: 8) }
    if isNotFinite(text) { return .fault(.notFinite) }
    return decimal(text).map { .number($0) } ?? .text
  }

  private static func read(_ digits: Substring, radix: UInt8) -> Outcome {
    let isNumber =
      !digits.isEmpty && digits.utf8.allSatisfy { ($0.hexadecimalValue ?? radix) < radix }
    guard isNumber else { return .text }
    guard let number = UInt64(digits, radix: Int(radix)) else { return .fault(.largeNumber) }
    return .number(NumberText(json: String(number), isInteger: true))
  }

  private static func isNotFinite(_ text: String) -> Bool {
    switch text {
    case ".nan", ".NaN", ".NAN": return true
    default: break
    }
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    switch isSigned ? text.dropFirst() : text[...] {
    case ".inf", ".Inf", ".INF": return true
    default: return false
    }
  }

  /// A sign, digits, a fraction and an exponent, of which one digit before the exponent must be there.
  private static func decimal(_ text: String) -> NumberText? {
    var rest = text.utf8[...]
    let sign = take(from: &rest) { $0 == .hyphen || $0 == .plus }
    let whole = takeDigits(from: &rest)
    let point = take(from: &rest) { $0 == .period }
    let fraction = point == nil ? "" : takeDigits(from: &rest)
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let beforeExponent = rest
    if take(from: &rest, where: { $0 | 0x20 == UInt8(ascii: "e") }) != nil {
      _ = take(from: &rest) { $0 == .hyphen || $0 == .plus }
      if takeDigits(from: &rest).isEmpty { return nil }
    }
    guard rest.isEmpty else { return nil }
    var json = sign == .hyphen ? "-" : ""
    let significant = whole.drop { $0 == "0" }
    json += significant.isEmpty ? "0" : significant
    if point != nil { json += "." + (fraction.isEmpty ? "0" : fraction) }
    json += Substring(beforeExponent)
    return NumberText(json: json, isInteger: point == nil && beforeExponent.isEmpty)
  }

  private static func take(
    from text: inout Substring.UTF8View, where isTaken: (UInt8) -> Bool
  ) -> UInt8? {
    guard let byte = text.first, isTaken(byte) else { return nil }
    text.removeFirst()
    return byte
  }

  private static func takeDigits(from text: inout Substring.UTF8View) -> Substring {
    let digits = text.prefix(while: \.isDigit)
    text.removeFirst(digits.count)
    return Substring(digits)
  }
}
