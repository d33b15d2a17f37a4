import JSON

/// A text of a language: there are several where it has forms for numbers or devices.
struct TranslatedText {
  let text: String
  /// The bytes that it was read from, its quotation marks included.
  let place: Range<Int>

  /// - Parameter language: the value of a language in an entry of a catalogue.
  static func all(in language: JSONValue) -> [TranslatedText] {
    let unit = language["stringUnit"]?["value"]
    let own = unit.flatMap { value in
      value.text.map { TranslatedText(text: $0, place: value.place) }
    }
    let others = (language.members ?? []).filter { $0.name != "stringUnit" }
    return (own.map { [$0] } ?? []) + others.flatMap { all(in: $0.value) }
  }
}
