import Diagnostics
import SchemaSyntax

/// The declarations of a folder of schemas, and what stands in them, each with its place.
struct SchemaOutline {
  let files: [SourceFile]
  private(set) var declarations: [OutlinedDeclaration] = []

  /// Where each name is written.
  private var words: [String: [Place]] = [:]

  struct Place {
    let file: Int
    let range: Range<Int>
  }

  init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let text = OutlinedText(file, index: index)
      for declaration in Parser.parse(file, index: index).schema.declarations {
        add(declaration, within: [], text)
      }
      for token in Lexer.tokens(of: file, index: index).tokens where token.kind == .identifier {
        let range = token.span.start..<token.span.end
        words[text.string(range), default: []].append(Place(file: index, range: range))
      }
    }
  }

  private mutating func add(_ node: Declaration, within path: [String], _ text: OutlinedText) {
    let declaration = OutlinedDeclaration(node, within: path, text)
    declarations.append(declaration)
    for nested in node.nested { add(nested, within: declaration.path, text) }
  }

  func mentions(of name: String) -> [Place] { words[name] ?? [] }

  /// Whether a field has a default of this name, or a map has one for it.
  func isDefault(_ name: String) -> Bool {
    mentions(of: name).contains { place in
      let before = files[place.file].bytes[..<place.range.lowerBound]
      let sign = before.last { $0 != UInt8(ascii: " ") }
      return sign == UInt8(ascii: "=") || sign == UInt8(ascii: "?")
    }
  }

  /// The innermost declaration around a place of a file.
  func declaration(around place: Int, in file: Int) -> OutlinedDeclaration? {
    declarations.last { $0.file == file && $0.place.range.contains(place) }
  }

  /// The names of types that only one declaration has, and nothing else.
  var uniqueNames: Set<String> {
    var counts: [String: Int] = [:]
    for declaration in declarations {
      counts[declaration.name, default: 0] += 1
      for member in declaration.members { counts[member.key, default: 0] += 2 }
    }
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  /// The types that unions tell apart by what stands in them, so that not every edit of them leaves the unions sound.
  var payloadsToldApartByShape: Set<String> {
    Set(
      declarations.flatMap { declaration -> [String] in
        guard case .union(let union) = declaration.node else { return [] }
        switch union.discriminator {
        case nil, .shape: return union.cases.compactMap { $0.payload?.unwrapped.name }
        case .tag, .adjacent, .keyedByTag, .key: return []
        }
      })
  }

  func text(_ range: Range<Int>, in file: Int) -> String {
    String(decoding: files[file].bytes[range], as: UTF8.self)
  }
}

extension Declaration {
  fileprivate var nested: [Declaration] {
    switch self {
    case .record(let record): record.nested
    case .union(let union): union.nested
    case .group(let group): group.members.nested
    case .wrapper, .enumeration, .map, .repository, .alias, .foreign, .converter, .namespace: []
    }
  }
}
