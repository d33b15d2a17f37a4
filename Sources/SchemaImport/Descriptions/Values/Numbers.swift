import Diagnostics
import JSON
import TextFormats

extension DescriptionReading {
  mutating func numberType(isWhole: Bool, of combined: inout CombinedSchema) -> DraftType {
    var width = DraftIntegerWidth.natural
    var isInteger = isWhole
    var isExact = false
    var rules: [DraftRule] = []
    for use in combined.take(.format) {
      guard let name = use.value.text else {
        reportMalformed(use.member, of: use.site, "a text")
        continue
      }
      let format = NumberFormatName(name)
      // If there may be texts as well, they have it, or report it.
      if isAlsoAbout(.text, use, of: combined), TextFormatName(name) != nil || format == nil {
        continue
      }
      switch format {
      case .integer(let format) where isWhole || !format.isPointInTime:
        let isFiner = format == .epochSeconds && showsMilliseconds(combined)
        (width, isInteger) = (isFiner ? .epochMilliseconds : format, true)
      case .range(let least, let greatest):
        rules = [.minimum(least, isExclusive: false), .maximum(greatest, isExclusive: false)]
        isInteger = true
      case .exact: isExact = true
      case .plain: break
      case .integer, nil:
        report(
          .unknownFormat, use,
          { "`\($0)` is not carried over: `\(name)` is not a known format of numbers" },
          help: "if it matters, write a rule such as `0...100` in a `domain`")
      }
    }
    if isInteger, width.isPointInTime {
      reportRulesOfTime(of: &combined)
      return DraftType(.integer(width))
    }
    if isInteger, width == .natural, isUnsigned(combined) { width = .unsigned64 }
    var bounds = takeBounds(of: &combined, isInteger ? width : nil)
    var kind = DraftType.Kind.number
    if isInteger {
      kind = .integer(width)
      bounds.minimum = whole(bounds.minimum, isMinimum: true, width)
      bounds.maximum = whole(bounds.maximum, isMinimum: false, width)
    } else if isExact, let exact = decimals(bounds) {
      (kind, bounds) = (.decimal, exact)
    } else {
      bounds.minimum = double(bounds.minimum, isMinimum: true)
      bounds.maximum = double(bounds.maximum, isMinimum: false)
    }
    rules = merged(bounds, with: rules)
    for use in combined.take(.multipleOf) {
      if let rule = multiple(use, of: kind) { rules.append(rule) }
    }
    return DraftType(kind, rules: rules)
  }

  /// Many formats that stand for a point in time do not say in which unit it is. As seconds, such numbers would be in a far
  /// future.
  private func showsMilliseconds(_ combined: CombinedSchema) -> Bool {
    combined.parts.contains { site in
      let limits = [site[.minimum], site[.maximum], site[.standard]].compactMap { $0?.value }
      let examples = [site.remark("example")] + (site.remark("examples")?.elements ?? [])
      return (limits + examples.compactMap(\.self)).contains { value in
        value.digits.flatMap(Double.init).map { $0 >= 100_000_000_000 } ?? false
      }
    }
  }

  /// Whether only a `UInt64` holds all that is within the bounds.
  private func isUnsigned(_ combined: CombinedSchema) -> Bool {
    let least = combined.parts.compactMap { $0[.minimum]?.value.digits.flatMap(Double.init) }.max()
    let greatest = combined.parts.compactMap { part in
      part[.maximum]?.value.digits.flatMap { DecimalDigits($0)?.wholeText }.flatMap(UInt64.init)
    }.min()
    guard let least, let greatest else { return false }
    return least >= 0 && greatest > Int64.max
  }

  /// What a format says about the range counts where the document says nothing itself.
  private func merged(_ bounds: Bounds, with rules: [DraftRule]) -> [DraftRule] {
    rules.filter { rule in
      switch rule {
      case .minimum: bounds.minimum == nil
      case .maximum: bounds.maximum == nil
      default: true
      }
    } + bounds.rules
  }

  private struct Bounds {
    var minimum: (text: String, isExclusive: Bool)?
    var maximum: (text: String, isExclusive: Bool)?

    var rules: [DraftRule] {
      [
        minimum.map { .minimum($0.text, isExclusive: $0.isExclusive) },
        maximum.map { .maximum($0.text, isExclusive: $0.isExclusive) },
      ].compactMap(\.self)
    }
  }

  /// - Parameter width: that of an integer.
  private mutating func takeBounds(
    of combined: inout CombinedSchema, _ width: DraftIntegerWidth?
  ) -> Bounds {
    var bounds = Bounds()
    for part in combined.parts {
      bounds.minimum = stricter(
        bounds.minimum, bound(.minimum, .exclusiveMinimum, of: part, width)
      ) { $1 < $0 }
      bounds.maximum = stricter(
        bounds.maximum, bound(.maximum, .exclusiveMaximum, of: part, width)
      ) { $0 < $1 }
    }
    combined.take([.minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum])
    return bounds
  }

  private typealias Bound = (text: String, isExclusive: Bool)

  private func stricter(
    _ one: Bound?, _ other: Bound?, by isStricter: (DecimalDigits, DecimalDigits) -> Bool
  ) -> Bound? {
    guard let one, let other else { return one ?? other }
    guard let first = DecimalDigits(one.text), let second = DecimalDigits(other.text) else {
      return one.isExclusive ? one : other
    }
    if isStricter(first, second) { return one }
    return isStricter(second, first) || other.isExclusive ? other : one
  }

  /// A bound of integers is an integer. Nil if all integers of this width are within it.
  private func whole(_ bound: Bound?, isMinimum: Bool, _ width: DraftIntegerWidth) -> Bound? {
    guard var (text, isExclusive) = bound else { return nil }
    let isNegative = text.hasPrefix("-")
    if let point = text.firstIndex(of: ".") {
      // What is left is nearer to zero, so it may be on the other side of the bound: at least 1.5 is more than 1.
      text = text[..<point] == "-0" ? "0" : String(text[..<point])
      isExclusive = isNegative != isMinimum
    }
    guard width.holds(text) else { return isNegative == isMinimum ? nil : bound }
    let isNoLimit = !isExclusive && text == (isMinimum ? width.least : width.greatest)
    return isNoLimit ? nil : (text, isExclusive)
  }

  /// A bound as a `Double` has it. Nil if all of them are within it.
  private func double(_ bound: Bound?, isMinimum: Bool) -> Bound? {
    guard let bound, let value = Double(bound.text) else { return bound }
    let limit = Double.greatestFiniteMagnitude
    if !bound.isExclusive, value == (isMinimum ? -limit : limit) { return nil }
    guard value == 0, bound.text != "0" else { return bound }
    // It is nearer to zero than any `Double`, on one side or on the other.
    return ("0", isExclusive: isMinimum != bound.text.hasPrefix("-"))
  }

  /// Bounds as a `Decimal` has them, without those that all of them are within. Nil if it cannot have one of them, which
  /// has too many digits, for example.
  private func decimals(_ bounds: Bounds) -> Bounds? {
    var exact = bounds
    if let text = bounds.minimum?.text, text.hasPrefix("-"), isTooLarge(text) {
      exact.minimum = nil
    }
    if let text = bounds.maximum?.text, !text.hasPrefix("-"), isTooLarge(text) {
      exact.maximum = nil
    }
    let texts = [exact.minimum?.text, exact.maximum?.text].compactMap(\.self)
    return texts.allSatisfy(DraftTextFormat.decimal.accepts) ? exact : nil
  }

  private func isTooLarge(_ text: String) -> Bool {
    do throws(DecimalText.Problem) {
      _ = try DecimalText(parsing: text)
      return false
    } catch {
      return error == .tooLarge
    }
  }

  /// The exclusive bound is a number, or up to draft 4 a flag that is about the other one.
  private mutating func bound(
    _ keyword: Keyword, _ exclusive: Keyword, of site: SchemaSite, _ width: DraftIntegerWidth?
  ) -> Bound? {
    let inclusive = number(keyword, of: site, width)
    guard let member = site[exclusive] else { return inclusive.map { ($0, false) } }
    if let flag = member.value.flag { return inclusive.map { ($0, flag) } }
    let strict = number(exclusive, of: site, width).map { ($0, true) }
    let isMinimum = keyword == .minimum
    return stricter(inclusive.map { ($0, false) }, strict) { isMinimum ? $1 < $0 : $0 < $1 }
  }

  /// Nil for a bound that excludes no number, and for one that is reported.
  private mutating func number(
    _ keyword: Keyword, of site: SchemaSite, _ width: DraftIntegerWidth?
  ) -> String? {
    guard let member = site[keyword] else { return nil }
    guard let digits = member.value.digits, let value = Double(digits) else {
      reportMalformed(member, of: site, "a number")
      return nil
    }
    let isMinimum = keyword == .minimum || keyword == .exclusiveMinimum
    let text = value.isInfinite ? nil : DecimalDigits(digits)?.plainText ?? "0"
    if let text, width.map({ $0.holds(text.wholePart) || isMinimum == text.hasPrefix("-") }) ?? true
    {
      return text
    }
    if isMinimum == (value > 0) {
      report(
        .malformedKeyword, member, of: site,
        { "`\($0)` is passed over: no number that an app can hold is within this bound" },
        help: "correct the bound in the document")
    }
    return nil
  }

  /// A `Double` does not count exactly, so there are no multiples of them.
  private mutating func multiple(_ use: CombinedSchema.Use, of kind: DraftType.Kind) -> DraftRule? {
    guard let digits = use.value.digits, let number = DecimalDigits(digits) else {
      reportMalformed(use.member, of: use.site, "a number")
      return nil
    }
    let step = number.plainText
    let reason: String
    switch kind {
    case .number: reason = "a `Double` cannot have this rule"
    case .decimal:
      if number.isPositive, DraftTextFormat.decimal.accepts(step) { return .multipleOf(step) }
      reason = "it is not a positive `Decimal`"
    default:
      if let count = number.integer, count > 0 {
        return count == 1 ? nil : .multipleOf(String(count))
      }
      reason = "it is not a positive integer"
    }
    report(
      .unusableMultiple, use, { "`\($0)` is not carried over: \(reason)" },
      help: kind == .number
        ? "for an amount of money, use a `Decimal` in a `domain`, which can have this rule"
        : "correct the document")
    return nil
  }
}

extension String {
  /// The digits before the point, with their sign.
  fileprivate var wholePart: String { String(prefix { $0 != "." }) }
}

/// What the name of a number's format stands for. There are many spellings of a point in time.
enum NumberFormatName {
  case integer(DraftIntegerWidth)
  /// All that fits into so many bits.
  case range(String, String)
  /// Every digit counts.
  case exact
  /// What any number is.
  case plain

  init?(_ name: String) {
    switch name.lowercased().filter({ $0 != "-" && $0 != "_" }) {
    case "int32": self = .integer(.bits32)
    case "int64", "long": self = .integer(.bits64)
    case "uint64": self = .integer(.unsigned64)
    case "int", "integer", "int53": self = .integer(.natural)
    case "unixtime", "timestamp", "unixtimestamp", "epoch", "epochseconds", "datetime",
      "unixtimeseconds":
      self = .integer(.epochSeconds)
    case "unixtimems", "unixtimemilliseconds", "timestampms", "epochms", "epochmillis",
      "epochmilliseconds", "unixtimemillis":
      self = .integer(.epochMilliseconds)
    case "int8": self = .range("-128", "127")
    case "int16": self = .range("-32768", "32767")
    case "uint8": self = .range("0", "255")
    case "uint16": self = .range("0", "65535")
    case "uint32": self = .range("0", "4294967295")
    case "decimal", "decimal128": self = .exact
    case "double", "float", "number", "": self = .plain
    default: return nil
    }
  }
}

extension DraftIntegerWidth {
  /// Whether an app has a `Date` in its place.
  fileprivate var isPointInTime: Bool { self == .epochSeconds || self == .epochMilliseconds }

  fileprivate var least: String { self == .unsigned64 ? "0" : String(Int64.min) }
  fileprivate var greatest: String { self == .unsigned64 ? String(UInt64.max) : String(Int64.max) }

  fileprivate func holds(_ integer: String) -> Bool {
    self == .unsigned64 ? UInt64(integer) != nil : Int64(integer) != nil
  }
}

extension DiagnosticKind {
  static let unusableMultiple = DiagnosticKind(
    "G2128", .warning, "multiples that cannot be checked",
    explanation: """
      `multipleOf` becomes a rule of an integer, for multiples of a positive integer, and of a number with the format
      `decimal`, which becomes a `Decimal`. Every other number with a fraction becomes a `Double`, which is stored in
      binary: there `0.3` is not exactly a multiple of `0.1`, and such a rule would refuse values at random. So the import
      leaves it out.

      ```json
      { "$defs": { "Item": { "type": "object", "required": ["price"], "properties": {
        "price": { "type": "number", "multipleOf": 0.01 }
      } } } }
      ```

      An amount of money is better a `Decimal`, which counts exactly and has this rule. Write it in the layer `domain`;
      it stays when the document is imported again:

      ```gate
      dto ItemDTO { price: Double }
      domain Item { price: Decimal where multipleOf 0.01 }
      map ItemDTO -> Item { price: price via number }
      ```
      """)
}
