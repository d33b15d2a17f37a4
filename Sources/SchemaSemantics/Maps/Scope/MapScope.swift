import Diagnostics
import SchemaSyntax

/// What the names in the entries of one body can refer to.
struct MapScope {
  /// The whole source, `self` in expressions. In a row between unions, it is the payload of the case.
  let source: Source?
  var labels: [MapSignature.Label] = []
  /// What the rows around an expression have named, the innermost last. They hide labels and fields of the same name.
  var payloads: [Payload] = []

  struct Source {
    let root: MapRoot
    let type: SchemaType
  }

  /// Cases that the rows around an expression match without a name for what they carry.
  var namelessCases: [ResolvedCase] = []

  /// What a case carries, under the name that a row gives it.
  struct Payload {
    let name: Name
    let root: MapRoot
    let type: SchemaType
  }

  func label(_ name: String) -> MapSignature.Label? {
    labels.first { $0.name.text == name }
  }

  func payload(_ name: String) -> Payload? {
    payloads.last { $0.name.text == name }
  }
}

/// Which parts of the sources are read.
struct ReadFields {
  private(set) var isWhole = false
  private var parts: [Int: ReadFields] = [:]

  /// - Parameter isPresence: whether only the presence of something at `steps` matters, and not its value.
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

  /// Whether only its presence is read.
  var isPresence: Bool { !isWhole && parts.isEmpty }

  /// Nil if nothing of the field is read.
  func part(_ field: Int) -> ReadFields? { parts[field] }

  /// Whether any part of the value at `steps` is read.
  func reaches(_ steps: some Collection<Int>) -> Bool {
    guard let first = steps.first else { return true }
    return isWhole || parts[first]?.reaches(steps.dropFirst()) ?? false
  }

  /// Whether all of the value at `steps` is read.
  func covers(_ steps: some Collection<Int>) -> Bool {
    if isWhole { return true }
    guard let first = steps.first else { return false }
    return parts[first]?.covers(steps.dropFirst()) ?? false
  }
}
