import Diagnostics
import SchemaSyntax

/// Records that the document has made unions, or the other way round, although a person has edited them. What they have stays a
/// type by itself, and what the document has comes beside it: half of a record and half of a union would be neither.
struct KindChanges {
  /// What the document has now by the names of declarations of the person.
  private(set) var apart: [Int: Int] = [:]
  private let comparison: VersionComparison

  /// - Parameter comparison: of versions in which everything is the same that is called so.
  init(_ comparison: VersionComparison) {
    self.comparison = comparison
    // Another layer makes other kinds of all types, and has its own way to keep what was edited.
    let candidates = comparison.layers == nil ? self.candidates : []
    guard !candidates.isEmpty else { return }
    let whole = WholeDeclarations(
      comparison, RemovalCheck(ChangeFinder(comparison), of: comparison))
    let mapped = endsOfEditedMaps
    for (own, old, new) in candidates {
      let staysItself = old.map { isWithin($0, asNow: new, own) } ?? true
      if staysItself || !whole.all.contains(own) || mapped.contains(own) || isMoved(own, new) {
        apart[own] = new
      }
    }
  }

  private typealias Candidate = (own: Int, old: Int?, new: Int)

  private var identities: Correspondence { comparison.identities }

  private var candidates: [Candidate] {
    comparison.new.declarations.indices.compactMap { new in
      guard let identity = identities.new.identity(of: new),
        let own = identities.mine.member(identity)
      else { return nil }
      let kind = comparison.mine.declarations[own].kind
      let old = identities.base.member(identity)
      guard kind.isOtherForm(of: comparison.new.declarations[new].kind),
        old.map({ comparison.base.declarations[$0].kind == kind }) ?? true
      else { return nil }
      return (own, old, new)
    }
  }

  /// A map of records is not one of unions.
  private var endsOfEditedMaps: Set<Int> {
    var ends: Set<Int> = []
    for (id, declaration) in comparison.mine.declarations.enumerated() {
      guard case .map(let map) = declaration.node,
        let old = identities.mine.identity(of: id).flatMap(identities.base.member),
        comparison.isEdited(id, since: old)
      else { continue }
      let mentions = comparison.mine.mentions(
        in: map.head.start..<map.target.span.end, file: declaration.file)
      ends.formUnion(mentions.compactMap(\.target))
    }
    return ends
  }

  private func isMoved(_ own: Int, _ new: Int) -> Bool {
    comparison.mine.declarations[own].parent.map(identities.mine.identity)
      != comparison.new.declarations[new].parent.map(identities.new.identity)
  }

  /// Whether what the document has now was in the former type, and the person has it elsewhere.
  private func isWithin(_ old: Int, asNow new: Int, _ own: Int) -> Bool {
    let now = comparison.new.declarations[new]
    return comparison.base.declarations[old].items.contains { item in
      guard case .nested(let child) = item, comparison.base.declarations[child].kind == now.kind,
        let twin = identities.base.identity(of: child).flatMap(identities.mine.member)
      else { return false }
      return comparison.mine.declarations[twin].parent != own
        && Likeness(comparison.base.declarations[child].features, now.features).isEnough ?? false
    }
  }
}

extension VersionDeclaration.Kind {
  /// Whether one is a record and the other a union, of the same layer.
  func isOtherForm(of other: Self) -> Bool {
    switch (self, other) {
    case (.record(let one), .union(let another)), (.union(let one), .record(let another)):
      one == another
    default: false
    }
  }
}
