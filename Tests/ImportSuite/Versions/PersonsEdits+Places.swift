import Diagnostics
import SchemaImport
import SchemaSyntax
import SeededRandom

extension PersonsEdits {
  /// Puts a type into the only record that uses it.
  mutating func nestTypes(_ outline: SchemaOutline, _ share: Double) -> Int {
    let hosts = Hosts(outline)
    var moved: Set<String> = []
    for declaration in outline.declarations where declaration.path.count == 1 {
      guard let host = hosts.onlyHost(of: declaration), !moved.contains(host.name),
        !moved.contains(declaration.name), random.chance(share * 3)
      else { continue }
      moved.formUnion([declaration.name, host.name])
      let lines = outline.text(declaration.place.lines, in: declaration.file)
      folder.replace(declaration.place.lines, in: declaration.file, with: "")
      folder.insert(
        "\n" + lines.indented, at: host.place.range.upperBound - 1, in: host.file)
    }
    return moved.count / 2
  }

  /// Puts enums that stand in records beside them.
  mutating func raiseTypes(_ outline: SchemaOutline, _ share: Double) -> Int {
    let unique = outline.uniqueNames
    var count = 0
    for declaration in outline.declarations where declaration.path.count == 2 && !declaration.isOwn
    {
      guard case .enumeration = declaration.node, declaration.place.hasLinesOfItsOwn,
        unique.contains(declaration.name), random.chance(share)
      else { continue }
      let lines = outline.text(declaration.place.lines, in: declaration.file)
      let host = declaration.path[0] + "."
      for place in outline.mentions(of: declaration.name) {
        let start = place.range.lowerBound - host.utf8.count
        guard start >= 0, outline.text(start..<place.range.lowerBound, in: place.file) == host
        else { continue }
        folder.replace(start..<place.range.lowerBound, in: place.file, with: "")
      }
      folder.replace(declaration.place.lines, in: declaration.file, with: "")
      folder.append(lines.outdented, to: outline.files[declaration.file].path)
      count += 1
    }
    return count
  }

  mutating func reorderMembers(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations where declaration.isInLines && !declaration.isOrdered {
      guard declaration.members.count > 1, random.chance(share) else { continue }
      let places = declaration.members.map(\.place.lines)
      let texts = places.map { outline.text($0, in: declaration.file) }
      for (place, text) in zip(places, texts.shuffled(using: &random)) {
        folder.replace(place, in: declaration.file, with: text)
      }
      count += 1
    }
    return count
  }

  mutating func moveToOwnFile(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations
    where declaration.path.count == 1 && outline.files[declaration.file].path != Self.ownFile {
      guard declaration.place.hasLinesOfItsOwn, random.chance(share) else { continue }
      let lines = outline.text(declaration.place.lines, in: declaration.file)
      folder.replace(declaration.place.lines, in: declaration.file, with: "")
      folder.append(lines, to: Self.ownFile)
      count += 1
    }
    return count
  }

  mutating func removeFields(_ outline: SchemaOutline, _ share: Double) -> Int {
    // A map would miss them.
    guard layer != .domain else { return 0 }
    let read = Set(outline.declarations.filter(\.isMap).map(\.name))
    let unique = outline.uniqueNames.subtracting(outline.payloadsToldApartByShape)
    var count = 0
    for declaration in outline.declarations
    where declaration.isInLines && unique.contains(declaration.name) {
      guard case .record(let record) = declaration.node, record.layer != .domain,
        declaration.members.count > 2, !read.contains(where: { $0.contains(declaration.name) }),
        random.chance(share / 2)
      else { continue }
      let member = random.pick(declaration.members)
      guard !outline.text(member.place.lines, in: declaration.file).hasOwnWord else { continue }
      folder.replace(member.place.lines, in: declaration.file, with: "")
      noteRemoval(of: member.key, from: declaration.name)
      count += 1
    }
    return count
  }
}

extension OutlinedDeclaration {
  /// Whether the order of the members means something.
  fileprivate var isOrdered: Bool {
    guard case .union(let union) = node else { return false }
    return union.discriminator == .shape(inOrder: true)
  }
}

/// Which types are used by one record alone.
private struct Hosts {
  private let outline: SchemaOutline
  private let unique: Set<String>
  private var roots: [[OutlinedDeclaration]]
  private var nestedNames: [String: Set<String>] = [:]

  init(_ outline: SchemaOutline) {
    self.outline = outline
    unique = outline.uniqueNames
    roots = outline.files.map { _ in [] }
    for declaration in outline.declarations {
      if declaration.path.count == 1 {
        roots[declaration.file].append(declaration)
      } else {
        nestedNames[declaration.path[0], default: []].insert(declaration.name)
      }
    }
  }

  func onlyHost(of declaration: OutlinedDeclaration) -> OutlinedDeclaration? {
    guard !declaration.isMap, unique.contains(declaration.name),
      declaration.place.hasLinesOfItsOwn
    else { return nil }
    var users: Set<String> = []
    var host: OutlinedDeclaration?
    for place in outline.mentions(of: declaration.name) {
      guard let root = root(around: place), root.name != declaration.name else { continue }
      users.insert(root.name)
      host = root
    }
    guard users.count == 1, let host, host.isInLines, case .record(let record) = host.node,
      record.layer != .domain, !hides(host, namesIn: declaration)
    else { return nil }
    return host
  }

  private func root(around place: SchemaOutline.Place) -> OutlinedDeclaration? {
    roots[place.file].last { $0.place.range.lowerBound <= place.range.lowerBound }
  }

  /// Whether a name means something else within the host.
  private func hides(
    _ host: OutlinedDeclaration, namesIn declaration: OutlinedDeclaration
  ) -> Bool {
    (nestedNames[host.name] ?? []).contains { name in
      outline.mentions(of: name).contains {
        $0.file == declaration.file && declaration.place.range.contains($0.range.lowerBound)
      }
    }
  }
}

extension String {
  /// Two blanks further in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  fileprivate var outdented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }
}
