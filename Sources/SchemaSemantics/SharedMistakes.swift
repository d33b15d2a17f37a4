import Diagnostics
import SchemaSyntax

/// The members of a group are checked in the group, and again in each record that spreads it. What is wrong with the group
/// itself is found each time, and reported once.
struct SharedMistakes {
  private struct Mistake: Hashable {
    let code: String
    let span: SourceSpan
  }

  private let groups: [SourceSpan]
  /// Generic records and maps, which are checked again for each type that they are about.
  private let generics: [SourceSpan]

  init(_ schema: ResolvedSchema) {
    groups = schema.types.filter(\.isGroup).map(\.span)
    generics =
      schema.types.filter { !$0.parameters.isEmpty }.map(\.span)
      + schema.maps.filter { !$0.premises.isEmpty }.map(\.syntax.span)
  }

  /// Keeps one of several diagnostics about a place in a group: that of the group itself, which comes last, if there is one.
  func unify(_ diagnostics: inout [Diagnostic], from start: Int) {
    unifyGenerics(&diagnostics, from: start)
    guard !groups.isEmpty else { return }
    var last: [Mistake: Int] = [:]
    for index in diagnostics.indices[start...] {
      let span = diagnostics[index].primary.span
      guard groups.contains(where: { $0.contains(span) }) else { continue }
      last[Mistake(code: diagnostics[index].kind.code, span: span)] = index
    }
    guard !last.isEmpty else { return }
    let unified = diagnostics.indices[start...].compactMap { index -> Diagnostic? in
      let mistake = Mistake(
        code: diagnostics[index].kind.code, span: diagnostics[index].primary.span)
      return last[mistake, default: index] == index ? diagnostics[index] : nil
    }
    diagnostics.replaceSubrange(start..., with: unified)
  }

  /// Keeps the first of several diagnostics about a place in something generic.
  private func unifyGenerics(_ diagnostics: inout [Diagnostic], from start: Int) {
    guard !generics.isEmpty else { return }
    var seen: Set<Mistake> = []
    diagnostics[start...].removeAll { diagnostic in
      let span = diagnostic.primary.span
      guard generics.contains(where: { $0.contains(span) }) else { return false }
      // An error about a certain type may be the one about any type, in other words.
      let code = diagnostic.isError ? "" : diagnostic.kind.code
      return !seen.insert(Mistake(code: code, span: span)).inserted
    }
  }
}
