import SchemaSemantics
import TextFormats

/// A converter as a member of `WireFormat`, with the part of the support code that declares it.
struct ConverterFormat: Hashable, Sendable {
  /// `.url(schemes: ["https"])`
  let member: SwiftExpression
  let part: SupportPart

  /// The name of a constant for it: `minorUnitsFormat`.
  let name: String
  let traits: FormatTraits

  private init(
    _ name: String, _ arguments: SwiftArguments? = nil, in part: SupportPart,
    _ traits: FormatTraits = []
  ) {
    let reference = SwiftExpression.member(nil, name)
    member = arguments.map { reference($0) } ?? reference
    self.part = part
    self.name = "\(name)Format"
    self.traits = traits
  }

  /// - Parameter arguments: those after the pattern.
  private init(_ pattern: SwiftExpression, _ arguments: SwiftArguments, in part: SupportPart) {
    member = .call(.member(nil, "dateFormat"), ["_": pattern] + arguments)
    self.part = part
    name = "dateFormat"
    traits = []
  }

  /// Whether it makes a new one each time.
  var isCall: Bool {
    if case .call = member { true } else { false }
  }
}

/// What decides how a format has to be written.
struct FormatTraits: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// What it reads depends on what there is.
  static let readsManyTypes = FormatTraits(rawValue: 1)
  /// What it gives depends on what is wanted.
  static let givesManyTypes = FormatTraits(rawValue: 2)
  /// It has closures, or types that are written out.
  static let isInvolved = FormatTraits(rawValue: 4)

  /// Whether its name does not tell which of several is meant.
  var isAmbiguous: Bool { !isDisjoint(with: [.readsManyTypes, .givesManyTypes]) }
}

extension ConverterFormat {
  /// - Parameter readsJSON: whether the input of the converter comes from JSON, where a number may take the place of a
  ///   text.
  init(
    _ step: ConverterStep, readsJSON: Bool, _ context: LoweringContext, needs: inout FileNeeds
  ) {
    switch step.kind {
    case .iso8601(let fraction):
      self.init(
        "iso8601", fraction == .optional ? nil : ["fraction": .member(nil, "\(fraction)")],
        in: .wireFormatISO8601)
    case .epochSeconds: self.init(epoch: "epochSeconds", from: step.wire)
    case .epochMilliseconds: self.init(epoch: "epochMilliseconds", from: step.wire)
    case .dateFormat(let pattern, _, let timeZone):
      self.init(pattern, timeZone, context.names)
    case .calendarDate: self.init("calendarDate", in: .wireFormatCalendarDate)
    case .minorUnits(let digits):
      self.init(
        "minorUnits", ["_": .word("\(digits)")], in: .wireFormatMinorUnits, .readsManyTypes)
    case .decimal(let form):
      self.init(decimal: form, from: step.wire, readsJSON: readsJSON)
    case .number: self.init(number: step)
    case .flag(let truths, let falsehoods):
      self.init(truths: truths, falsehoods: falsehoods)
    case .zeroOrOne: self.init("zeroOrOne", in: .wireFormatZeroOrOne, .readsManyTypes)
    case .url(let schemes):
      self.init(
        "url", schemes.isEmpty ? nil : ["schemes": .strings(schemes)], in: .wireFormatURL)
    case .lenientURL: self.init("lenientURL", in: .wireFormatLenientURL)
    case .relativeURL: self.init("relativeURL", in: .wireFormatRelativeURL)
    case .uuid: self.init("uuid", in: .wireFormatUUID)
    case .base64: self.init("base64", in: .wireFormatBase64)
    case .base64url: self.init("base64url", in: .wireFormatBase64)
    case .normalized(let normalization): self.init(normalization.rawValue, in: .wireFormatText)
    case .emptyAsNil(let writesEmpty):
      self.init(writesEmpty ? "emptyForNil" : "emptyAsNil", in: .wireFormatText)
    case .split(let separator):
      self.init("split", ["_": .string(separator)], in: .wireFormatSplit)
    case .unique(let keepsFirst):
      self.init(keepsFirst ? "uniqueKeepingFirst" : "unique", [:], in: .wireFormatUnique)
    case .keyed(let field):
      let key = context.keyClosure(field, of: step, needs: &needs)
      self.init("keyed", ["by": key], in: .wireFormatKeyed, .isInvolved)
    case .written(let converter): self.init(written: converter)
    }
  }

  /// The functions are in closures, since Swift 5 does not take functions for `Sendable`.
  private init(written converter: WrittenConverter) {
    let owner = SwiftExpression.word(WrittenConverterNames(converter.name).type)
    self.init(
      "converting",
      [
        "read": .closure(
          owner.calling("read", ["_": .argument]).attempted(converter.canFail)),
        "write": .closure(owner.calling("write", ["_": .argument])),
      ], in: .wireFormat, .isInvolved)
  }

  private init(epoch name: String, from wire: SchemaType) {
    self.init(
      name, in: wire == .scalar(.decimal) ? .wireFormatDecimalEpoch : .wireFormatEpoch,
      .readsManyTypes)
  }

  private init(number step: ConverterStep) {
    if step.wire == .scalar(.string) {
      if step.swift == .scalar(.decimal) {
        self.init("decimal", in: .wireFormatDecimal, .readsManyTypes)
      } else {
        self.init("number", in: .wireFormatNumber, .givesManyTypes)
      }
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
    self.init("exactly", in: part, [.readsManyTypes, .givesManyTypes])
  }

  private init(
    decimal form: DecimalForm, from wire: SchemaType, readsJSON: Bool
  ) {
    if readsJSON {
      self.init(
        form == .number ? "decimalAsNumber" : "decimal", in: .wireFormatDecimal, .readsManyTypes)
    } else if wire == .scalar(.string) {
      self.init("decimal", in: .wireFormatDecimal, .readsManyTypes)
    } else {
      self.init(exactlyFrom: wire, to: .scalar(.decimal))
    }
  }

  private init(truths: [String], falsehoods: [String]) {
    var arguments = SwiftArguments([truths, falsehoods].map { .string($0.first ?? "") })
    if truths.count > 1 { arguments += ["otherTruths": .strings(Array(truths.dropFirst()))] }
    if falsehoods.count > 1 {
      arguments += ["otherFalsehoods": .strings(Array(falsehoods.dropFirst()))]
    }
    self.init("flag", arguments, in: .wireFormatFlag)
  }

  private init(_ pattern: DatePattern, _ timeZone: TimeZoneName?, _ names: TypeNames) {
    let pattern = names[.datePattern](["fields": .list(pattern.fields.map(\.expression))])
    switch timeZone {
    case .place(let place):
      self.init(pattern, ["timeZone": .string(place)], in: .wireFormatTimeZone)
    case .fixed(let offset) where offset != 0:
      self.init(pattern, ["offsetFromUTC": .word("\(offset)")], in: .wireFormatDatePattern)
    case .fixed, nil:
      self.init(pattern, [:], in: .wireFormatDatePattern)
    }
  }
}

extension DatePattern.Field {
  /// `.month(.zero)`
  fileprivate var expression: SwiftExpression {
    switch self {
    case .literal(let text): field("literal", ["_": .string(text)])
    case .year: field("year")
    case .month(let padding): field("month", by: "\(padding)")
    case .monthName(let length): field("monthName", by: "\(length)")
    case .day(let padding): field("day", by: "\(padding)")
    case .weekday(let length): field("weekday", by: "\(length)")
    case .hour(let padding): field("hour", by: "\(padding)")
    case .halfDayHour(let padding): field("halfDayHour", by: "\(padding)")
    case .halfDay: field("halfDay")
    case .minute(let padding): field("minute", by: "\(padding)")
    case .second(let padding): field("second", by: "\(padding)")
    case .fraction(let digits): field("fraction", ["digits": .word("\(digits)")])
    case .offset(let colon, let zulu):
      field("offset", ["colon": .word("\(colon)"), "zulu": .word("\(zulu)")])
    }
  }

  private func field(_ name: String, _ arguments: SwiftArguments? = nil) -> SwiftExpression {
    let field = SwiftExpression.member(nil, name)
    return arguments.map { field($0) } ?? field
  }

  private func field(_ name: String, by form: String) -> SwiftExpression {
    field(name, ["_": .member(nil, form)])
  }
}
