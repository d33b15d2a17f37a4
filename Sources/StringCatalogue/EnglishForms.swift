import JSON

/// The forms of an English text that a person has written in place of the text: for numbers, or for devices.
enum EnglishForms {
  /// Whether there are some that a text can have which shows so many numbers. Forms for numbers need one.
  static func areKept(in english: JSONValue, showing numberCount: Int) -> Bool {
    if hasParts(english) { return numberCount > 0 }
    guard english["stringUnit"] == nil, let variations = english["variations"] else { return false }
    return numberCount > 0 || !hasForms(variations)
  }

  /// Whether the text is put together from parts that have forms for numbers.
  private static func hasParts(_ english: JSONValue) -> Bool {
    english["substitutions"] != nil
      && english["stringUnit"]?["value"]?.text?.contains("#@") ?? true
  }

  /// Whether there are forms for numbers, perhaps for each device.
  private static func hasForms(_ value: JSONValue) -> Bool {
    (value.members ?? []).contains {
      $0.name == "plural" || $0.name == "substitutions" || hasForms($0.value)
    }
  }

  /// Whether there is anything that a person has written, even if the text cannot have it any more.
  static func arePresent(in english: JSONValue) -> Bool {
    names.contains { english[$0] != nil }
  }

  static let names = ["variations", "substitutions"]
}
