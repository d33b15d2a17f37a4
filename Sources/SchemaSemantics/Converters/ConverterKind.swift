package import TextFormats

/// Every converter, with its checked arguments.
package enum ConverterKind: Hashable, Sendable {
  case iso8601(ISO8601Format.Fraction)
  case epochSeconds
  case epochMilliseconds
  /// Without a time zone, the text itself contains its offset from UTC.
  case dateFormat(DatePattern, text: String, timeZone: TimeZoneName?)
  case calendarDate
  case minorUnits(digits: Int)
  case decimal(DecimalForm)
  case number
  case flag(truths: [String], falsehoods: [String])
  case zeroOrOne
  /// The schemes in lower case; empty if any scheme is allowed.
  case url(schemes: [String])
  /// What a URL cannot contain is percent-encoded, and it may be relative.
  case lenientURL
  /// It may be relative.
  case relativeURL
  case uuid
  case base64
  case base64url
  case normalized(Normalization)
  /// On the wire there is a text that may be nil, or one that is always there. In the latter, nil is an empty text, and so it is
  /// in the former if `writesEmpty` says so.
  case emptyAsNil(writesEmpty: Bool)
  case split(separator: String)
  case unique(keepsFirst: Bool)
  /// Uses a field of the element as the key.
  case keyed(field: Int)
  case written(WrittenConverter)
}

extension ConverterKind {
  /// Whether it changes nothing if it is applied again to what it gives, so that the second time is superfluous.
  var isIdempotent: Bool {
    switch self {
    case .normalized, .emptyAsNil: true
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .flag, .zeroOrOne, .url, .lenientURL, .relativeURL, .uuid, .base64,
      .base64url, .split, .unique, .keyed, .written:
      false
    }
  }
}

/// What is known about a converter once its arguments are known. The facts about each converter are in its file.
struct ConverterFacts: Sendable {
  let converter: Converter
  /// Whether it can be undone.
  let reversal: Reversal
  /// Whether the wire may have values that the converter refuses.
  let canFail: Bool
  /// Whether Swift may have values that cannot be written.
  let canFailBack: Bool
  /// All characters that may occur in the text written for a value, which is never empty; nil if it may contain
  /// anything.
  var charactersWritten: String?
  /// Whether it reads several texts as the same value, of which it writes only one.
  var readsSeveralForms = false
}

/// Whether a converter can be undone, so that the way back gives the original value. The sentences say what would be
/// lost.
enum Reversal: Hashable, Sendable {
  case exact
  /// Only if what comes after it contains only texts in that normal form.
  case normalized(Normalization, String)
  /// Only if what comes after it contains no empty text.
  case notEmpty(String)
  /// Only if what comes after it contains no text with the separator.
  case separated(by: String, String)
  case never(String)
}

extension ConverterStep {
  var facts: ConverterFacts {
    switch kind {
    case .iso8601: .iso8601
    case .epochSeconds: .epoch(.epochSeconds)
    case .epochMilliseconds: .epoch(.epochMilliseconds)
    case .dateFormat(let pattern, _, _): .dateFormat(pattern)
    case .calendarDate: .calendarDate
    case .minorUnits: .minorUnits
    case .decimal: .decimal
    case .number: .number(from: wire, to: swift)
    case .flag(let truths, let falsehoods): .flag(truths, falsehoods)
    case .zeroOrOne: .zeroOrOne
    case .url: .url
    case .lenientURL: .lenientURL
    case .relativeURL: .relativeURL
    case .uuid: .uuid
    case .base64: .base64(.base64)
    case .base64url: .base64(.base64url)
    case .normalized(let normalization): normalization.facts
    case .emptyAsNil(let writesEmpty):
      .emptyAsNil(writesEmpty: writesEmpty || !wire.isOptional)
    case .split(let separator): .split(at: separator)
    case .unique(let keepsFirst): .unique(keepsFirst: keepsFirst)
    case .keyed: .keyed
    case .written(let written): written.facts
    }
  }

  /// The name of the converter in schemas.
  package var name: String { facts.converter.name }
  package var canFail: Bool { facts.canFail }
  package var canFailBack: Bool { facts.canFailBack }
}
