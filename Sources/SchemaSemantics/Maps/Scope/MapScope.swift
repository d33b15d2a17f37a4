import Diagnostics
import SchemaSyntax

/// What the names in the entries of one body can stand for.
struct MapScope {
  /// The whole of what is mapped, `self` in expressions. In a row between unions it is what the case carries.
  let source: Source?
  let labels: [MapSignature.Label]

  struct Source {
    let root: MapRoot
    let type: SchemaType
  }

  init(source: Source?, labels: [MapSignature.Label] = []) {
    self.source = source
    self.labels = labels
  }

  func label(_ name: String) -> MapSignature.Label? {
    labels.first { $0.name.text == name }
  }
}

/// Which parts of the sources are read.
struct ReadFields {
  private(set) var isWhole = false
  private var parts: [Int: ReadFields] = [:]

  /// - Parameter isPresence: whether only it matters that there is something at `steps`, not what it is.
  mutating func insert(_ steps: some Collection<Int>, isPresence: Bool = false) {
    guard let first = steps.first else {
      isWhole = isWhole || !isPresence
      return
    }
    parts[first, default: ReadFields()].insert(steps.dropFirst(), isPresence: isPresence)
  }

  mutating func formUnion(_ other: ReadFields) {
    isWhole = isWhole || other.isWhole
    parts.merge(other.parts) { mine, theirs in
      var both = mine
      both.formUnion(theirs)
      return both
    }
  }

  /// Whether nothing matters but that it is there.
  var isPresence: Bool { !isWhole && parts.isEmpty }

  /// Nil if nothing of it is read.
  func part(_ field: Int) -> ReadFields? { parts[field] }

  /// Whether something of what `steps` lead to is read.
  func reaches(_ steps: some Collection<Int>) -> Bool {
    guard let first = steps.first else { return true }
    return isWhole || parts[first]?.reaches(steps.dropFirst()) ?? false
  }

  /// Whether all of what `steps` lead to is read.
  func covers(_ steps: some Collection<Int>) -> Bool {
    if isWhole { return true }
    guard let first = steps.first else { return false }
    return parts[first]?.covers(steps.dropFirst()) ?? false
  }
}
