import Diagnostics
import JSON

/// Why a catalogue cannot be used.
struct UnusableCatalogue: Error {
  /// Never empty.
  let diagnostics: [Diagnostic]
}

/// Reads a catalogue strictly: what is not understood might be somebody's work, which would be lost if the file was written
/// again.
struct CatalogueReader {
  let file: SourceFile
  let index: Int

  func read() throws(UnusableCatalogue) -> JSONValue {
    if let conflict {
      throw damage(
        "this is a merge conflict", conflict,
        help: "decide which lines to keep, and remove the others with the marks")
    }
    let catalogue = try value()
    let problems =
      repetitions(in: catalogue) + CatalogueFormCheck.problems(in: catalogue, file: index)
    if !problems.isEmpty { throw UnusableCatalogue(diagnostics: problems) }
    return catalogue
  }

  private func value() throws(UnusableCatalogue) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.read(file.bytes)
    } catch {
      throw damage(error.fault.message, error.place, help: error.fault.help)
    }
  }

  /// A line that version control has left.
  private var conflict: Range<Int>? {
    var start = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) {
        return start..<(start + line.count)
      }
      start += line.count + 1
    }
    return nil
  }

  /// A name that occurs twice in one object would lose one of its values.
  private func repetitions(in value: JSONValue) -> [Diagnostic] {
    var places: [String: Range<Int>] = [:]
    var problems: [Diagnostic] = []
    for member in value.members ?? [] {
      if let first = places.updateValue(member.namePlace, forKey: member.name) {
        problems.report(
          .unexpectedCatalogue, "`\(member.name)` occurs twice", at: span(member.namePlace),
          secondary: [.init(span(first), "the first one")],
          help: "keep one of them, or merge the two")
      }
      problems += repetitions(in: member.value)
    }
    return problems + (value.elements ?? []).flatMap { repetitions(in: $0) }
  }

  private func damage(_ message: String, _ place: Range<Int>, help: String) -> UnusableCatalogue {
    UnusableCatalogue(
      diagnostics: [Diagnostic(.damagedCatalogue, message, at: span(place), help: help)])
  }

  private func span(_ place: Range<Int>) -> SourceSpan {
    SourceSpan(file: index, start: place.lowerBound, end: place.upperBound)
  }
}

extension JSONError.Fault {
  fileprivate var message: String {
    switch self {
    case .notUTF8: "this is not text in UTF-8"
    case .tooDeep: "this is nested too deeply"
    default: "this is not valid JSON"
    }
  }

  fileprivate var help: String {
    self == .notUTF8
      ? "save the file in UTF-8, or restore it from version control"
      : "correct it, or restore the file from version control"
  }
}

extension DiagnosticKind {
  static let damagedCatalogue = DiagnosticKind(
    "G1035", .error, "a string catalogue that cannot be read",
    explanation: """
      With `"messages": "catalogue"`, the texts of rules are in `RuleTexts.xcstrings`, beside the generated code. Gatehouse adds new
      texts to it and keeps the translations, so it has to understand the file. If the file is not valid JSON, or has the
      markers of a merge conflict, nothing is written.

      Correct the marked place, or restore the file from version control. If you delete the file, Gatehouse writes a new one, without
      translations.
      """)
}
