import Diagnostics
import JSON

/// A text format that makes something else of a text, which has no rules of texts.
struct FormatMeaning {
  /// What an app has in place of the text.
  let type: String

  /// How long the texts are that have the format.
  let lengths: ClosedRange<Int>

  /// Nil for a format that leaves a text a text.
  init?(_ format: DraftTextFormat) {
    switch format {
    case .dateTime: (type, lengths) = ("Date", 20...Int.max)
    case .date: (type, lengths) = ("CalendarDate", 10...10)
    case .uuid: (type, lengths) = ("UUID", 36...36)
    case .url: (type, lengths) = ("URL", 1...Int.max)
    case .base64: (type, lengths) = ("Data", 0...Int.max)
    case .decimal: (type, lengths) = ("Decimal", 1...Int.max)
    case .email, .hostname, .ipv4, .ipv6: return nil
    }
  }
}

extension DescriptionReading {
  /// Except lengths that all texts of the format have anyway.
  mutating func reportRules(beside format: FormatMeaning, of combined: inout CombinedSchema) {
    for use in combined.take(.minLength) {
      guard let count = count(use), count > format.lengths.lowerBound else { continue }
      reportRule(use, of: format.type, instead: "String", "length \(count)...")
    }
    for use in combined.take(.maxLength) {
      guard let count = count(use), count < format.lengths.upperBound else { continue }
      reportRule(use, of: format.type, instead: "String", "length ...\(count)")
    }
    for use in combined.take(.pattern) {
      reportRule(use, of: format.type, instead: "String", "matches /…/")
    }
  }

  /// Of a number that is a point in time.
  mutating func reportRulesOfTime(of combined: inout CombinedSchema) {
    for keyword in [Keyword.minimum, .exclusiveMinimum, .maximum, .exclusiveMaximum, .multipleOf] {
      for use in combined.take(keyword) {
        // Up to draft 4, a flag is about the bound beside it.
        if use.value.flag != nil, keyword == .exclusiveMinimum || keyword == .exclusiveMaximum {
          continue
        }
        guard use.value.digits != nil else {
          reportMalformed(use.member, of: use.site, "a number")
          continue
        }
        let example = keyword == .multipleOf ? "multipleOf 60" : ">= 0"
        reportRule(use, of: "Date", instead: "Int", example)
      }
    }
  }

  private mutating func reportRule(
    _ use: CombinedSchema.Use, of type: String, instead plain: String, _ example: String
  ) {
    report(
      .ruleBesideFormat, use,
      { "`\($0)` is not carried over: the value becomes a `\(type)`, which has no such rule" },
      help: "if it matters more than the format, write `\(plain) where \(example)` in the schema")
  }
}

extension DiagnosticKind {
  static let ruleBesideFormat = DiagnosticKind(
    "G2138", .warning, "a rule beside a format",
    explanation: """
      In the layers `domain` and `model`, a format such as `uri`, `uuid` or `date-time` makes a `URL`, a `UUID` or a `Date` of a
      text, and these have no rules about characters. Nor does a point in time that is written as a number have rules about
      numbers. So the import keeps the format, and leaves out the rules beside it. A length that every text of this format
      has is no loss, and is not reported. Where a case of a union carries a list of dates, the rules of the list are left out, too:
      they would need a `type`, and a `type` has no converter.

      ```json
      { "$defs": { "Link": { "type": "object", "required": ["target"], "properties": {
        "target": { "type": "string", "format": "uri", "maxLength": 2048 }
      } } } }
      ```

      If the rule matters more than the format, keep the text, and write the rule in the layer `domain` or `model`. It stays
      when the document is imported again:

      ```gate
      model Link { target: String where length ...2048 }
      ```
      """)
}
