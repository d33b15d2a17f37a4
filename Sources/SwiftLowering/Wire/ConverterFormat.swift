import SchemaSemantics
import TextFormats

/// A converter as a member of `WireFormat`, with the part of the support code that declares it.
struct ConverterFormat: Hashable, Sendable {
  /// `.url(schemes: ["https"])`
  let member: String
  let part: SupportPartName

  /// What a constant for it is called: `minorUnitsFormat`.
  var name: String {
    let converter = member.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return converter.hasSuffix("Format") ? String(converter) : "\(converter)Format"
  }

  private init(_ member: String, in part: String) {
    self.member = ".\(member)"
    self.part = SupportPartName("WireFormat+\(part)")
  }
}

extension ConverterFormat {
  /// - Parameter readsJSON: whether what the converter takes comes from JSON, where a number may stand for a text.
  init(_ step: ConverterStep, readsJSON: Bool, _ context: LoweringContext) {
    switch step.arguments {
    case .fraction(let fraction):
      self.init(
        fraction == .optional ? "iso8601" : "iso8601(fraction: .\(fraction))", in: "ISO8601")
    case .datePattern(let pattern, _, let timeZone):
      self.init(pattern, timeZone, context.names)
    case .digits(let digits):
      self.init("minorUnits(\(digits))", in: "MinorUnits")
    case .decimal(let form):
      self.init(decimal: form, from: step.wire, readsJSON: readsJSON)
    case .flag(let truths, let falsehoods):
      self.init(truths: truths, falsehoods: falsehoods)
    case .schemes(let schemes):
      let list = StringLiteral.list(schemes)
      self.init(schemes.isEmpty ? "url" : "url(schemes: \(list))", in: "URL")
    case .lenient: self.init("lenientURL", in: "LenientURL")
    case .separator(let separator):
      self.init("split(\(StringLiteral(separator)))", in: "Split")
    case .duplicates(let keepFirst):
      self.init(keepFirst ? "uniqueKeepingFirst()" : "unique()", in: "Unique")
    case .key:
      self.init("keyed(by: { $0.\(step.keyName(context)) })", in: "Keyed")
    case .none:
      self.init(plain: step)
    }
  }

  /// Of the converters without arguments, by their names.
  private init(plain step: ConverterStep) {
    switch step.name {
    case "number": self.init(number: step)
    case "uuid": self.init("uuid", in: "UUID")
    case "base64", "base64url": self.init(step.name, in: "Base64")
    case "calendarDate": self.init(step.name, in: "CalendarDate")
    case "epochSeconds", "epochMilliseconds":
      self.init(step.name, in: step.wire == .scalar(.decimal) ? "DecimalEpoch" : "Epoch")
    default: self.init(step.name, in: "Text")
    }
  }

  private init(number step: ConverterStep) {
    if step.wire == .scalar(.string) {
      self.init(
        step.swift == .scalar(.decimal) ? "decimal" : "number",
        in: step.swift == .scalar(.decimal) ? "Decimal" : "Number")
    } else {
      self.init(exactlyFrom: step.wire, to: step.swift)
    }
  }

  /// Between types of numbers.
  init(exactlyFrom wire: SchemaType, to swift: SchemaType) {
    let types = [wire.scalar, swift.scalar]
    let part =
      types.contains(.decimal)
      ? "ExactDecimal"
      : types.contains { $0?.isFloatingPoint == true } ? "ExactFloatingPoint" : "Integer"
    self.init("exactly", in: part)
  }

  private init(
    decimal form: ConverterArguments.DecimalForm, from wire: SchemaType, readsJSON: Bool
  ) {
    if readsJSON {
      self.init(form == .number ? "decimalAsNumber" : "decimal", in: "Decimal")
    } else if wire == .scalar(.string) {
      self.init("decimal", in: "Decimal")
    } else {
      self.init(exactlyFrom: wire, to: .scalar(.decimal))
    }
  }

  private init(truths: [String], falsehoods: [String]) {
    var arguments = [truths, falsehoods].map { StringLiteral($0.first ?? "").text }
    if truths.count > 1 {
      arguments.append("otherTruths: \(StringLiteral.list(Array(truths.dropFirst())))")
    }
    if falsehoods.count > 1 {
      arguments.append("otherFalsehoods: \(StringLiteral.list(Array(falsehoods.dropFirst())))")
    }
    self.init("flag(\(arguments.joined(separator: ", ")))", in: "Flag")
  }

  private init(_ pattern: DatePattern, _ timeZone: TimeZoneName?, _ names: TypeNames) {
    let fields = pattern.fields.map(\.swiftText).joined(separator: ", ")
    let pattern = "\(names.support("DatePattern"))(fields: [\(fields)])"
    switch timeZone {
    case .place(let place):
      self.init(
        "dateFormat(\(pattern), timeZone: \(StringLiteral(place)))", in: "TimeZone")
    case .fixed(let offset) where offset != 0:
      self.init("dateFormat(\(pattern), offsetFromUTC: \(offset))", in: "DatePattern")
    case .fixed, nil:
      self.init("dateFormat(\(pattern))", in: "DatePattern")
    }
  }
}

extension ConverterStep {
  /// The property that `keyed` keys by.
  fileprivate func keyName(_ context: LoweringContext) -> String {
    guard case .key(let position) = arguments, case .array(let element, _) = wire,
      let id = element.declaredID, case .record(let record) = context.schema[id].kind,
      record.fields.indices.contains(position)
    else { return "self" }
    return SwiftIdentifier.member(record.fields[position].swiftName)
  }
}

extension DatePattern.Field {
  /// `.month(.zero)`
  fileprivate var swiftText: String {
    switch self {
    case .literal(let text): ".literal(\(StringLiteral(text)))"
    case .year: ".year"
    case .month(let padding): ".month(.\(padding))"
    case .monthName(let length): ".monthName(.\(length))"
    case .day(let padding): ".day(.\(padding))"
    case .weekday(let length): ".weekday(.\(length))"
    case .hour(let padding): ".hour(.\(padding))"
    case .halfDayHour(let padding): ".halfDayHour(.\(padding))"
    case .halfDay: ".halfDay"
    case .minute(let padding): ".minute(.\(padding))"
    case .second(let padding): ".second(.\(padding))"
    case .fraction(let digits): ".fraction(digits: \(digits))"
    case .offset(let colon, let zulu): ".offset(colon: \(colon), zulu: \(zulu))"
    }
  }
}
