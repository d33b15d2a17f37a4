import Diagnostics
import SchemaSyntax

/// How texts of the document read in the person's schema: with what the person calls fields and cases.
struct OwnWording {
  /// In the order of their places in the document, none in another one.
  private let replacements: [Replacement]

  struct Replacement {
    let range: Range<Int>
    let text: String
  }

  init(
    _ comparison: VersionComparison, _ changes: [DeclarationChange], _ names: MergedNames,
    _ memberNames: AddedMemberNames
  ) {
    var found = changes.flatMap { change in
      change.fieldNames.map { Replacement(range: $0.key, text: $0.value) }
    }
    found += Self.namesOfCases(in: comparison)
    found += AppSides(comparison, names, memberNames).replacements
    found.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var end = 0
    replacements = found.filter { replacement in
      guard replacement.range.lowerBound >= end else { return false }
      end = replacement.range.upperBound
      return true
    }
  }

  private static func namesOfCases(in comparison: VersionComparison) -> [Replacement] {
    guard let cases = comparison.newWords.cases else { return [] }
    var names: [Int: OwnNames] = [:]
    return cases.all(in: 0).compactMap { use in
      let known = names[use.owner] ?? comparison.ownNames(ofMembersIn: use.owner)
      names[use.owner] = known
      guard case .own(let name)? = known?[use.member] else { return nil }
      return Replacement(range: use.place, text: name)
    }
  }

  func replacements(in range: Range<Int>) -> ArraySlice<Replacement> {
    let first = replacements.firstPosition { $0.range.lowerBound >= range.lowerBound }
    let end = replacements.firstPosition { $0.range.lowerBound >= range.upperBound }
    return replacements[first..<max(first, end)]
  }
}
