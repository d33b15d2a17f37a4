import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax
import SeededRandom

extension PersonsEdits {
  mutating func renameTypes(_ outline: SchemaOutline, _ share: Double) -> Int {
    let unique = outline.uniqueNames
    let candidates = outline.declarations.filter {
      !$0.isOwn && !$0.isMap && unique.contains($0.name)
    }
    var count = 0
    for declaration in candidates where random.chance(share) {
      let name = "Own\(freshNumber())"
      note(name, for: declaration.name)
      for place in outline.mentions(of: declaration.name) {
        folder.replace(place.range, in: place.file, with: name)
      }
      if random.chance(0.5) {
        let start = declaration.place.range.lowerBound
        folder.insert(
          "@renamed(from: \"\(declaration.name)\")\n\(declaration.place.indentation)", at: start,
          in: declaration.file)
      }
      count += 1
    }
    return count
  }

  mutating func renameFields(_ outline: SchemaOutline, _ share: Double) -> Int {
    let maps = ImportedMaps(outline)
    var count = 0
    for declaration in outline.declarations where !maps.isReadByOwnMap(declaration) {
      guard case .record(let record) = declaration.node, record.layer != .domain else { continue }
      let candidates = declaration.members.filter {
        if case .field(let field) = $0.content { field.swiftName == nil } else { false }
      }
      // One in each record is enough: an edit of its map must not meet another one.
      guard random.chance(share), !candidates.isEmpty else { continue }
      let member = random.pick(candidates)
      guard maps.keepsUp(with: member.key, of: declaration, in: &folder) else { continue }
      folder.insert(
        " as own\(freshNumber())", at: member.keyRange.upperBound, in: declaration.file)
      count += 1
    }
    return count
  }

  mutating func renameCases(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations {
      // In the layer of domains, the same cases are in both, and their maps go by the names.
      if case .union = declaration.node, layer == .domain { continue }
      for member in declaration.members where random.chance(share / 2) {
        switch member.content {
        case .choice(nil), .payload(nil): break
        case .choice, .payload, .field, .entry: continue
        }
        guard !outline.isDefault(member.key) else { continue }
        let name = "own\(freshNumber())"
        if declaration.isUnionByShape {
          folder.replace(member.keyRange, in: declaration.file, with: name)
        } else {
          folder.insert(" as \(name)", at: member.keyRange.upperBound, in: declaration.file)
        }
        count += 1
      }
    }
    return count
  }
}

extension OutlinedDeclaration {
  /// Whether the names of its cases are not on the wire.
  fileprivate var isUnionByShape: Bool {
    guard case .union(let union) = node, case .shape? = union.discriminator else { return false }
    return true
  }
}

/// The maps of a schema, by the types that they read.
private struct ImportedMaps {
  private var maps: [String: [OutlinedDeclaration]] = [:]
  private let records: [String: OutlinedDeclaration]
  private let conventions = NamingConventions()

  init(_ outline: SchemaOutline) {
    var records: [String: OutlinedDeclaration] = [:]
    for declaration in outline.declarations {
      if case .map(let map) = declaration.node {
        for parameter in map.parameters {
          guard case .named(let path) = parameter.type.kind else { continue }
          maps[path.text, default: []].append(declaration)
        }
      } else {
        records[declaration.title] = declaration
      }
    }
    self.records = records
  }

  func isReadByOwnMap(_ declaration: OutlinedDeclaration) -> Bool {
    maps[declaration.title]?.contains(where: \.isOwnDomainMap) ?? false
  }

  /// Adds an entry to the map that has found the field by its name so far; false where that would take more than an entry.
  func keepsUp(
    with key: String, of declaration: OutlinedDeclaration, in folder: inout EditedFolder
  ) -> Bool {
    guard let maps = maps[declaration.title] else { return true }
    // A key in quotation marks would be a text in a map.
    guard !key.hasPrefix("\""), maps.count == 1, let map = maps.first,
      case .map(let node) = map.node,
      let name = conventions.swiftName(for: key),
      let target = records[node.target.name ?? ""],
      target.members.contains(where: { $0.key == name })
    else { return false }
    if map.members.contains(where: { $0.key == name }) { return true }
    if let first = map.members.first {
      guard first.place.hasLinesOfItsOwn else { return false }
      folder.insert(
        "\(name): \(key)\n\(first.place.indentation)", at: first.place.range.lowerBound,
        in: map.file)
    } else {
      guard node.rows.isEmpty, node.ignored.isEmpty, node.reverse == nil else { return false }
      folder.insert(
        " {\n  \(name): \(key)\n}", at: node.target.span.end, in: map.file)
    }
    return true
  }
}

extension OutlinedDeclaration {
  fileprivate var isOwnDomainMap: Bool {
    guard case .map(let map) = node else { return false }
    return map.target.name?.hasPrefix(PersonsEdits.domainPrefix) ?? false
  }
}

extension TypeExpression {
  /// Nil for what is more than a name.
  var name: String? {
    guard case .named(let path) = kind else { return nil }
    return path.text
  }
}
