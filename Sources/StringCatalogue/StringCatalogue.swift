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
  ///   - scope: what the texts are about. Entries about anything else are left alone.
  ///   - index: the position of the file among those that diagnostics refer to.
  /// - Returns: nil if the file cannot be used, or if there is nothing to write; the diagnostics say which.
  package static func updated(
    _ file: SourceFile?, with texts: [CatalogueText], of scope: CatalogueScope = .everything,
    at index: Int
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let update = CatalogueUpdate(texts, of: scope)
    guard let file else {
      if texts.isEmpty { return (nil, []) }
      let new = CatalogueLayout.text(update.applied(to: .object([])))
      return (CatalogueBytes().bytes(of: new), [])
    }
    do throws(UnusableCatalogue) {
      let catalogue = try CatalogueReader(file: file, index: index).read()
      let problems = TranslationCheck.problems(in: catalogue, of: texts, file: index)
      if !problems.isEmpty { return (nil, problems) }
      let updated = CatalogueLayout.text(update.applied(to: catalogue))
      // If there is nothing to change, the file stays as somebody has laid it out.
      guard updated != CatalogueLayout.text(catalogue) else {
        return (file.bytes, [])
      }
      return (CatalogueBytes(of: file.bytes).bytes(of: updated), [])
    } catch {
      return (nil, error.diagnostics)
    }
  }

  /// Whether some of these texts are in a catalogue, and Gatehouse has written them. A file that cannot be read may have them.
  package static func holds(_ texts: [CatalogueText], in file: SourceFile) -> Bool {
    do throws(UnusableCatalogue) {
      let keys = Set(texts.map(\.key))
      let catalogue = try CatalogueReader(file: file, index: 0).read()
      return CatalogueEntries(of: catalogue).members
        .contains { keys.contains($0.name) && CatalogueUpdate.origin(of: $0) != nil }
    } catch {
      return true
    }
  }

  package static let diagnosticKinds: [DiagnosticKind] = [
    .damagedCatalogue, .unexpectedCatalogue, .unfillablePlaceholder, .newerCatalogue, .unknownState,
  ]
}
