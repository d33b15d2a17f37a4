import Diagnostics
import JSON

/// Checks that a catalogue has the form that Xcode gives it, as far as that is known. What was passed over could be somebody's
/// work, which would be lost or shown in a wrong way.
struct CatalogueFormCheck {
  private let file: Int
  private(set) var problems: [Diagnostic] = []

  static func problems(in catalogue: JSONValue, file: Int) -> [Diagnostic] {
    var check = CatalogueFormCheck(file: file)
    check.check(catalogue, .catalogue, "a string catalogue", beginningAt: catalogue.place)
    return check.problems
  }

  private init(file: Int) {
    self.file = file
  }

  /// - Parameters:
  ///   - subject: what the value is called in messages.
  ///   - place: where to say that something is missing in it.
  private mutating func check(
    _ value: JSONValue, _ part: CataloguePart, _ subject: String, beginningAt place: Range<Int>
  ) {
    guard part.kind.includes(value) else {
      return report(
        .unexpectedCatalogue, "\(subject) must be \(part.kind.rawValue)", value.place, Self.repair)
    }
    for name in part.requiredNames where value[name] == nil {
      report(
        .unexpectedCatalogue, "`\(name)` is missing in \(subject)",
        place.lowerBound..<min(place.lowerBound + 1, place.upperBound),
        part.helpAboutMissing)
    }
    if let text = value.text { checkText(text, value.place, part) }
    for element in value.elements ?? [] {
      check(element, .text, "each of these texts", beginningAt: element.place)
    }
    for member in value.members ?? [] {
      guard let known = part.member(member.name) else { continue }
      let subject = part.subject(of: member.name)
      check(member.value, known, subject, beginningAt: member.namePlace)
    }
  }

  private mutating func checkText(_ text: String, _ place: Range<Int>, _ part: CataloguePart) {
    switch part {
    case .sourceLanguage where text != CatalogueUpdate.sourceLanguage:
      report(
        .unexpectedCatalogue, "the source language must be `\"en\"`", place,
        "write `\"en\"`: the texts of rules are English in the schema, and translations are made from these"
      )
    case .version where !Self.isKnown(version: text):
      report(
        .newerCatalogue, "version `\(text)` of string catalogues is not known", place,
        "restore the file from version control, or use a version of Gatehouse that knows it")
    case .state where !Self.states.contains(text):
      report(
        .unknownState, "`\(text)` is not a state of a translation", place,
        "write `\"translated\"`, or `\"needs_review\"` or `\"new\"` if there is still something to do"
      )
    default: break
    }
  }

  /// Versions with another first number could have another form.
  private static func isKnown(version: String) -> Bool {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.first == "1" && numbers.count <= 2 && numbers.allSatisfy { UInt($0) != nil }
  }

  private static let states: Set<String> = ["new", "translated", "needs_review", "stale"]
  private static let repair = "correct it, or restore the file from version control"

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, _ place: Range<Int>, _ help: String
  ) {
    let span = SourceSpan(file: file, start: place.lowerBound, end: place.upperBound)
    problems.report(kind, message, at: span, help: help)
  }
}

extension CataloguePart {
  /// What the value of a member is called in messages.
  fileprivate func subject(of name: String) -> String {
    switch self {
    case .strings: "the entry `\(name)`"
    case .localizations: "the language `\(name)`"
    case .forms: "the form `\(name)`"
    case .substitutions: "the substitution `\(name)`"
    default: "`\(name)`"
    }
  }

  fileprivate var helpAboutMissing: String {
    self == .catalogue
      ? "write `\"sourceLanguage\" : \"\(CatalogueUpdate.sourceLanguage)\"` at the beginning"
      : "add it, or remove what holds it"
  }
}

extension DiagnosticKind {
  static let unexpectedCatalogue = DiagnosticKind(
    "G1036", .error, "a string catalogue with an unexpected form",
    explanation: """
      A string catalogue is an object with `sourceLanguage`, `strings` and `version`. In `strings`, each key has an object, whose
      `localizations` has an object for each language. Such an object has a `stringUnit`, which consists of a `state` and a
      `value`, or `variations`, in which each form has one. Xcode writes such files. If something has another form, or if a
      name occurs twice in one object, as it can after a merge, nothing is written, since a translation could get lost.
      Members that Gatehouse does not know are kept as they are.

      The source language is English, because the texts of rules are English in the schema. A text in
      another language is a translation, even if it is the only one that your app shows.
      """)

  static let newerCatalogue = DiagnosticKind(
    "G1038", .error, "a string catalogue of an unknown version",
    explanation: """
      `version` says which form the file has. Gatehouse knows version 1 and its additions, such as `1.0` and `1.1`. A file of
      another version could have another form, in which Gatehouse could not tell a translation from something else, so nothing
      is written.

      If the number is a slip, write `"1.0"`. If a newer Xcode has written it, a newer Gatehouse is needed, too; until there is
      one, restore the former file from version control.
      """)

  static let unknownState = DiagnosticKind(
    "G1039", .error, "a translation in an unknown state",
    explanation: """
      The state of a translation is `new`, `needs_review` or `translated`. When an English text changes, Gatehouse marks each
      translation of it that is `translated` with `needs_review`. In any other state, such as one that is misspelt, a translation
      would keep its state, and nobody would see that it is outdated.

      Write one of the three, or set the state in Xcode.
      """)
}
