import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// A map of one version, with what it is between.
struct MapSide {
  let source: Int
  let target: Int
  let targetNames: SwiftNames
  let entryNames: [String]
  let entries: [String: Int]
  let sourceNames: SwiftNames
  let map: VersionDeclaration
  private let version: SchemaVersion
  private let uses: FieldUses
  private var words: CanonicalWords

  /// - Parameter words: those of the version that it is in.
  init?(
    _ id: Int, _ words: CanonicalWords, _ uses: FieldUses, _ conventions: NamingConventions
  ) {
    let version = words.version
    map = version.declarations[id]
    guard case .map(let node) = map.node,
      let parameter = node.parameters.first(where: { $0.label == nil }),
      let source = version.mentions(in: parameter.type.span.range, file: map.file).first?.target,
      let target = version.mentions(in: node.target.span.range, file: map.file).first?.target
    else { return nil }
    self.version = version
    self.uses = uses
    self.source = source
    self.target = target
    sourceNames = SwiftNames(of: version.declarations[source], conventions)
    targetNames = SwiftNames(of: version.declarations[target], conventions)
    entryNames = map.members.map(\.key).filter { $0.kind == .entry }.map(\.text)
    var entries: [String: Int] = [:]
    for (position, member) in map.members.enumerated() where member.key.kind == .entry {
      if entries[member.key.text] == nil { entries[member.key.text] = position }
    }
    self.entries = entries
    self.words = words
    self.words.fields = uses
  }

  /// What a field is made of, with what the source has in the place of its names.
  func content(for name: String) -> String {
    if let entry = entries[name] {
      return words.words(of: map.members[entry].part(.content), file: map.file)
    }
    return impliedSource(of: name).flatMap(words.word).map { ": \($0)" } ?? ""
  }

  /// What has the name of a field.
  func impliedSource(of name: String) -> FieldUses.Field? {
    sourceNames.members[name].map { .init(declaration: source, member: $0) }
  }

  func nameRange(of entry: Int) -> Range<Int> {
    let member = map.members[entry]
    return member.head..<member.part(.content).place
  }

  /// The fields that an entry names.
  func uses(in entry: Int) -> [(place: Range<Int>, field: FieldUses.Field)] {
    map.members[entry].part(.content).ranges.flatMap { range in
      version.texts[map.file].tokens(in: range).compactMap { token in
        uses.use(at: token.span.start, in: map.file).map {
          (token.span.start..<$0.end, $0.field)
        }
      }
    }
  }

  func text(of place: Range<Int>) -> String { version.texts[map.file].string(place) }

  func hasComments(in entry: Int) -> Bool {
    version.texts[map.file].hasComments(in: map.members[entry].place)
  }
}
