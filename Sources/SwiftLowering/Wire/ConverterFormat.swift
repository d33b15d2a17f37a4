import SchemaSemantics
import TextFormats

/// A converter as a member of `WireFormat`, with the part of the support code that declares it.
struct ConverterFormat: Hashable, Sendable {
  /// `.url(schemes: ["https"])`
  let member: String
  let part: SupportPart

  /// The name of a constant for it: `minorUnitsFormat`.
  let name: String
  /// Whether it is a call, which makes a new one each time.
  let isCall: Bool
  /// Whether several types have it, so that the name does not say which is meant.
  let isOfManyTypes: Bool

  private init(
    _ name: String, _ arguments: String? = nil, in part: SupportPart, ofManyTypes: Bool = false
  ) {
    member = ".\(name)" + (arguments.map { "(\($0))" } ?? "")
    self.part = part
    self.name = name.hasSuffix("Format") ? name : "\(name)Format"
    isCall = arguments != nil
    isOfManyTypes = ofManyTypes
  }
}

extension ConverterFormat {
  /// - Parameter readsJSON: whether the input of the converter comes from JSON, where a number may take the place of a
  ///   text.
  init(_ step: ConverterStep, readsJSON: Bool, _ context: LoweringContext) {
    switch step.kind {
    case .iso8601(let fraction):
      self.init(
        "iso8601", fraction == .optional ? nil : "fraction: .\(fraction)", in: .wireFormatISO8601)
    case .epochSeconds: self.init(epoch: "epochSeconds", from: step.wire)
    case .epochMilliseconds: self.init(epoch: "epochMilliseconds", from: step.wire)
    case .dateFormat(let pattern, _, let timeZone):
      self.init(pattern, timeZone, context.names)
    case .calendarDate: self.init("calendarDate", in: .wireFormatCalendarDate)
    case .minorUnits(let digits):
      self.init("minorUnits", "\(digits)", in: .wireFormatMinorUnits, ofManyTypes: true)
    case .decimal(let form):
      self.init(decimal: form, from: step.wire, readsJSON: readsJSON)
    case .number: self.init(number: step)
    case .flag(let truths, let falsehoods):
      self.init(truths: truths, falsehoods: falsehoods)
    case .url(let schemes):
      let list = StringLiteral.list(schemes)
      self.init("url", schemes.isEmpty ? nil : "schemes: \(list)", in: .wireFormatURL)
    case .lenientURL: self.init("lenientURL", in: .wireFormatLenientURL)
    case .uuid: self.init("uuid", in: .wireFormatUUID)
    case .base64: self.init("base64", in: .wireFormatBase64)
    case .base64url: self.init("base64url", in: .wireFormatBase64)
    case .tidied(let tidying): self.init(tidying.rawValue, in: .wireFormatText)
    case .emptyAsNil: self.init("emptyAsNil", in: .wireFormatText)
    case .split(let separator):
      self.init("split", StringLiteral(separator).text, in: .wireFormatSplit)
    case .unique(let keepsFirst):
      self.init(keepsFirst ? "uniqueKeepingFirst" : "unique", "", in: .wireFormatUnique)
    case .keyed(let field):
      let name = context.keyField(field, of: step).map { SwiftIdentifier.member($0.swiftName) }
      self.init("keyed", "by: { $0.\(name ?? "self") }", in: .wireFormatKeyed)
    }
  }

  private init(epoch name: String, from wire: SchemaType) {
    self.init(
      name, in: wire == .scalar(.decimal) ? .wireFormatDecimalEpoch : .wireFormatEpoch,
      ofManyTypes: true)
  }

  private init(number step: ConverterStep) {
    if step.wire == .scalar(.string) {
      let isDecimal = step.swift == .scalar(.decimal)
      self.init(
        isDecimal ? "decimal" : "number", in: isDecimal ? .wireFormatDecimal : .wireFormatNumber,
        ofManyTypes: true)
    } else {
      self.init(exactlyFrom: step.wire, to: step.swift)
    }
  }

  /// Between number types.
  init(exactlyFrom wire: SchemaType, to swift: SchemaType) {
    let types = [wire.scalar, swift.scalar]
    let part: SupportPart =
      types.contains(.decimal)
      ? .wireFormatExactDecimal
      : types.contains { $0?.isFloatingPoint == true }
        ? .wireFormatExactFloatingPoint : .wireFormatInteger
    self.init("exactly", in: part, ofManyTypes: true)
  }

  private init(
    decimal form: DecimalForm, from wire: SchemaType, readsJSON: Bool
  ) {
    if readsJSON {
      self.init(
        form == .number ? "decimalAsNumber" : "decimal", in: .wireFormatDecimal, ofManyTypes: true)
    } else if wire == .scalar(.string) {
      self.init("decimal", in: .wireFormatDecimal, ofManyTypes: true)
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
    self.init("flag", arguments.joined(separator: ", "), in: .wireFormatFlag)
  }

  private init(_ pattern: DatePattern, _ timeZone: TimeZoneName?, _ names: TypeNames) {
    let fields = pattern.fields.map(\.swiftText).joined(separator: ", ")
    let pattern = "\(names.support(.datePattern))(fields: [\(fields)])"
    switch timeZone {
    case .place(let place):
      self.init(
        "dateFormat", "\(pattern), timeZone: \(StringLiteral(place))", in: .wireFormatTimeZone)
    case .fixed(let offset) where offset != 0:
      self.init("dateFormat", "\(pattern), offsetFromUTC: \(offset)", in: .wireFormatDatePattern)
    case .fixed, nil:
      self.init("dateFormat", pattern, in: .wireFormatDatePattern)
    }
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
