package import TextFormats

/// Every converter, with its arguments after they were checked.
package enum ConverterKind: Hashable, Sendable {
  case iso8601(ISO8601Format.Fraction)
  case epochSeconds
  case epochMilliseconds
  /// Without a time zone the text itself says how far it is from UTC.
  case dateFormat(DatePattern, text: String, timeZone: TimeZoneName?)
  case calendarDate
  case minorUnits(digits: Int)
  case decimal(DecimalForm)
  case number
  case flag(truths: [String], falsehoods: [String])
  /// In lower case; empty where any scheme will do.
  case url(schemes: [String])
  /// What a URL cannot hold is percent-encoded, and it may be relative.
  case lenientURL
  case uuid
  case base64
  case base64url
  case tidied(Tidying)
  case emptyAsNil
  case split(separator: String)
  case unique(keepsFirst: Bool)
  /// By a field of the element, which becomes the key.
  case keyed(field: Int)
}

/// What is known of a converter once its arguments are. Those of each stand in its file.
struct ConverterFacts: Sendable {
  let converter: Converter
  /// Whether it can be undone.
  let reversal: Reversal
  /// Whether the wire may have values that it does not take.
  let canFail: Bool
  /// Whether Swift has values that the wire has no form for.
  let canFailBack: Bool
  /// All that a text may be made of that is written for a value, and never empty; nil where it may be any.
  let charactersWritten: String?
}

/// Whether a converter can be undone, so that the way back gives what came. The sentences say what is lost otherwise.
enum Reversal: Hashable, Sendable {
  case exact
  /// If what comes after it holds tidy texts alone.
  case tidied(Tidying, String)
  /// If what comes after it holds no empty text.
  case notEmpty(String)
  /// If what comes after it has no text with the separator.
  case separated(by: String, String)
  case never(String)
}

extension ConverterStep {
  var facts: ConverterFacts {
    switch kind {
    case .iso8601: .iso8601
    case .epochSeconds: .epoch(.epochSeconds)
    case .epochMilliseconds: .epoch(.epochMilliseconds)
    case .dateFormat: .dateFormat
    case .calendarDate: .calendarDate
    case .minorUnits: .minorUnits
    case .decimal: .decimal
    case .number: .number(from: wire, to: swift)
    case .flag: .flag
    case .url: .url
    case .lenientURL: .lenientURL
    case .uuid: .uuid
    case .base64: .base64(.base64)
    case .base64url: .base64(.base64url)
    case .tidied(let tidying): tidying.facts
    case .emptyAsNil: .emptyAsNil
    case .split(let separator): .split(at: separator)
    case .unique(let keepsFirst): .unique(keepsFirst: keepsFirst)
    case .keyed: .keyed
    }
  }

  /// As the schema writes it.
  package var name: String { facts.converter.name }
  package var canFail: Bool { facts.canFail }
  package var canFailBack: Bool { facts.canFailBack }
}
