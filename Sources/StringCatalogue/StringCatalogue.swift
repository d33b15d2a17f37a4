package import Diagnostics
import JSON
package import SwiftLowering

/// A string catalogue as Xcode edits it. The schema decides on the keys, the English texts and the comments; translations,
/// and everything else in the file, belong to people.
package enum StringCatalogue {
  package static let fileExtension = "xcstrings"

  /// What a catalogue is after its texts have been brought up to date.
  ///
  /// - Parameters:
  ///   - file: what is there; nil if there is no catalogue yet.
  ///   - index: the position of the file among those that diagnostics refer to.
  /// - Returns: nil if the file cannot be used, or if there is nothing to write; the diagnostics say which.
  package static func updated(
    _ file: SourceFile?, with texts: [CatalogueText], at index: Int
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    guard let file else {
      let isNeeded = !texts.isEmpty
      return (isNeeded ? bytes(of: CatalogueUpdate(texts).applied(to: .object([]))) : nil, [])
    }
    do throws(UnusableCatalogue) {
      let catalogue = try CatalogueReader(file: file, index: index).read()
      let problems = TranslationCheck.problems(in: catalogue, of: texts, file: index)
      if !problems.isEmpty { return (nil, problems) }
      return (bytes(of: CatalogueUpdate(texts).applied(to: catalogue)), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }

  private static func bytes(of catalogue: JSONValue) -> [UInt8] {
    Array(CatalogueLayout.text(catalogue).utf8)
  }

  package static let diagnosticKinds: [DiagnosticKind] = [
    .damagedCatalogue, .unexpectedCatalogue, .unfillablePlaceholder,
  ]
}
