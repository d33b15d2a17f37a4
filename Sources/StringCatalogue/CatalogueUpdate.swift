import JSON
import SwiftLowering

/// Brings the keys, the English texts and the comments of a catalogue up to date, and keeps everything else.
struct CatalogueUpdate {
  static let sourceLanguage = "en"

  private let texts: [CatalogueText]
  private let scope: CatalogueScope

  init(_ texts: [CatalogueText], of scope: CatalogueScope) {
    self.texts = texts
    self.scope = scope
  }

  func applied(to catalogue: JSONValue) -> JSONValue {
    let entries = CatalogueEntries(of: catalogue)
    let known = Set(texts.map(\.key))
    let others = entries.members.compactMap { entry -> JSONValue.Member? in
      if known.contains(entry.name) { return nil }
      guard isGone(entry) else { return entry }
      guard entry.value.isTranslated else { return nil }
      return JSONValue.Member(entry.name, entry.value.with("extractionState", "stale"))
    }
    let current = texts.map { text in
      JSONValue.Member(text.key, entry(of: text, replacing: entries[text.key] ?? .object([])))
    }
    var updated = catalogue.with("strings", .object(others + current))
    if catalogue["sourceLanguage"] == nil {
      updated[member: "sourceLanguage"] = .string(Self.sourceLanguage)
    }
    if catalogue["version"] == nil { updated[member: "version"] = "1.0" }
    return updated
  }

  /// Whether an entry was made from a rule that is gone. Any other entry belongs to a person, or to a schema that was not
  /// read.
  private func isGone(_ entry: JSONValue.Member) -> Bool {
    Self.origin(of: entry).map(scope.contains) ?? false
  }

  /// What an entry was made from; nil if a person has written it.
  static func origin(of entry: JSONValue.Member) -> CatalogueComment? {
    guard let state = entry.value["extractionState"]?.text, states.contains(state),
      let comment = entry.value["comment"]?.text
    else { return nil }
    return CatalogueComment(comment, of: entry.name)
  }

  /// Those that the entries of rules have, in the catalogue and after they are gone.
  private static let states = ["manual", "stale"]

  /// `manual` tells Xcode that the key is not to be found in code, so that it does not remove it.
  private func entry(of text: CatalogueText, replacing old: JSONValue) -> JSONValue {
    var translations = old["localizations"] ?? .object([])
    let english = translations[Self.sourceLanguage]
    let hasForms =
      english.map { EnglishForms.areKept(in: $0, showing: text.numberCount) } ?? false
    let former = english?["stringUnit"]?["value"]?.text
    if !hasForms, former != text.english {
      if english != nil { translations = translations.needingReview }
      var updated = english ?? .object([])
      for name in EnglishForms.names { updated[member: name] = nil }
      translations[member: Self.sourceLanguage] = updated.with(
        "stringUnit", ["state": "translated", "value": .string(text.english)])
    }
    return old.with("comment", .string(text.comment.text)).with("extractionState", "manual")
      .with("localizations", translations)
  }
}

extension JSONValue {
  /// Whether an entry of a catalogue contains work of translators.
  fileprivate var isTranslated: Bool {
    let translations = self["localizations"]?.members ?? []
    return translations.contains { language in
      language.name == CatalogueUpdate.sourceLanguage
        ? EnglishForms.arePresent(in: language.value) : language.value.holdsText
    }
  }

  private var holdsText: Bool { TranslatedText.all(in: self).contains { !$0.text.isEmpty } }

  /// The translations of an entry, each of which was made from another English text.
  fileprivate var needingReview: JSONValue {
    mappingMembers { language in
      language.name == CatalogueUpdate.sourceLanguage
        ? language.value : language.value.markedForReview
    }
  }

  private var markedForReview: JSONValue {
    if self["value"]?.text != nil, self["state"]?.text == "translated" {
      return with("state", "needs_review")
    }
    return mappingMembers { $0.value.markedForReview }
  }

  private func mappingMembers(_ change: (Member) -> JSONValue) -> JSONValue {
    guard let members else { return self }
    return .object(members.map { Member($0.name, change($0)) })
  }

  fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
    var copy = self
    copy[member: name] = value
    return copy
  }

  /// The member of an object; nil removes it.
  fileprivate subscript(member name: String) -> JSONValue? {
    get { self[name] }
    set {
      var members = members ?? []
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index] = Member(name, value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }
}
