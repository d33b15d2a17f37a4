package import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// The result of applying every certain fix to schemas.
package struct Repair: Sendable {
  /// The repaired files, in the order in which they were given.
  package private(set) var files: [SourceFile]

  /// What is still wrong with them.
  package private(set) var diagnostics: [Diagnostic]

  /// Nil if there is still an error.
  package private(set) var schema: ValidatedSchema?

  /// How many fixes were applied to each file.
  package private(set) var counts: [Int]

  /// How many certain fixes were not applied because they would not have improved anything.
  private(set) package var leftOut = 0

  /// How many certain fixes were not applied because a comment would have been lost.
  private(set) package var leftOutForComments = 0

  private let conventions: NamingConventions
  private let isDivided: Bool
  private var state: State
  private var attempts = 0

  /// One fix can uncover another; this is how many rounds there are at most.
  private static let roundLimit = 16

  /// How often all files are read again to find out which fixes improve nothing, before the remaining fixes are given up.
  private static let attemptLimit = 64

  /// - Parameter isDivided: as for ``validate(_:conventions:isDivided:)``.
  package init(
    _ files: [SourceFile], conventions: NamingConventions = NamingConventions(),
    isDivided: Bool = false
  ) {
    let proof = Proof(files, conventions: conventions).asOneOutput(unless: isDivided)
    self.files = files
    self.conventions = conventions
    self.isDivided = isDivided
    diagnostics = proof.diagnostics
    schema = proof.schema
    counts = files.map { _ in 0 }
    state = State(proof)
    for _ in 0..<Self.roundLimit {
      let certain = diagnostics.compactMap(\.fix).filter(\.isCertain)
      let fixes = keepingComments(certain)
      guard !fixes.isEmpty, apply(fixes[...]) else {
        leftOut = fixes.count
        leftOutForComments = certain.count - fixes.count
        return
      }
    }
  }

  /// How far a schema is from being valid. Syntax errors count first, since they hide other errors.
  private struct State {
    let syntaxErrors: Int
    let errors: Int
    let all: Int

    init(_ proof: Proof) {
      syntaxErrors = proof.syntaxErrorCount
      errors = proof.diagnostics.count(where: \.isError)
      all = proof.diagnostics.count
    }

    /// A better state never has more errors, even if those were hidden before.
    func isBetter(than before: State) -> Bool {
      errors <= before.errors
        && (syntaxErrors, errors, all) < (before.syntaxErrors, before.errors, before.all)
    }
  }

  /// The fixes that replace no comment, unless it is in what replaces it.
  private func keepingComments(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
    var comments: [Int: [Comment]] = [:]
    return fixes.filter { fix in
      fix.edits.allSatisfy { edit in
        let index = edit.span.file
        guard files.indices.contains(index) else { return true }
        let bytes = files[index].bytes
        let replaced = bytes.prefix(edit.span.end).dropFirst(edit.span.start)
        guard replaced.contains(UInt8(ascii: "/")) else { return true }
        let found = comments[index] ?? Lexer.tokens(of: files[index], index: index).comments
        comments[index] = found
        return !found.contains { comment in
          let text = bytes[comment.span.start..<comment.span.end]
          return edit.span.start <= comment.span.start && comment.span.end <= edit.span.end
            && !edit.replacement.contains(String(decoding: text, as: UTF8.self))
        }
      }
    }
  }

  /// Whether the fixes improved anything. If they do not when applied together, one half may still do so: it is applied
  /// alone, and the other half gets its turn in the next round.
  private mutating func apply(_ fixes: ArraySlice<Diagnostic.Fix>) -> Bool {
    guard attempts < Self.attemptLimit else { return false }
    attempts += 1
    let fixed = FixedFiles(applying: Array(fixes), to: files)
    let proof = Proof(fixed.files, conventions: conventions).asOneOutput(unless: isDivided)
    if State(proof).isBetter(than: state) {
      files = fixed.files
      diagnostics = proof.diagnostics
      schema = proof.schema
      state = State(proof)
      for (file, count) in fixed.counts.enumerated() { counts[file] += count }
      return true
    }
    guard fixes.count > 1 else { return false }
    let middle = fixes.startIndex + fixes.count / 2
    return apply(fixes[..<middle]) || apply(fixes[middle...])
  }
}
