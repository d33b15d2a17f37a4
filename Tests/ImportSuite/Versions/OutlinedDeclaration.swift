import Diagnostics
import SchemaSyntax

/// A declaration of a file, with its lines.
struct OutlinedDeclaration {
  let node: Declaration
  let file: Int

  /// The names of all that is around it, and its own. That of a map says what it leads from and to.
  let path: [String]

  /// Nil for a map.
  let nameRange: Range<Int>?
  let place: OutlinedPlace
  let members: [OutlinedMember]

  init(_ node: Declaration, within path: [String], _ text: OutlinedText) {
    self.node = node
    file = text.index
    let name = node.declaredName
    nameRange = name?.span.range
    self.path = path + [name?.text ?? text.title(of: node)]
    place = text.place(of: node.span)
    members = node.members(in: text)
  }

  var name: String { path[path.count - 1] }
  var title: String { path.joined(separator: ".") }
  var isMap: Bool { nameRange == nil }
}

/// A field of a record, a case of an enum or a union, or an entry of a map.
struct OutlinedMember {
  /// What stands first in it: its name on the wire, as it is written.
  let key: String
  let keyRange: Range<Int>
  let place: OutlinedPlace
  let content: Content

  enum Content {
    case field(Field)
    case choice(swiftName: Name?)
    case payload(swiftName: Name?)
    case entry
  }
}

/// Where an item of a schema stands.
struct OutlinedPlace {
  let range: Range<Int>

  /// From the first line of its documentation to the end of its last line, the line break included.
  let lines: Range<Int>

  /// Whether nothing else stands in these lines.
  let hasLinesOfItsOwn: Bool
  let indentation: String
}

/// A file whose places are asked for.
struct OutlinedText {
  let index: Int
  private let bytes: [UInt8]

  init(_ file: SourceFile, index: Int) {
    self.index = index
    bytes = file.bytes
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func place(of span: SourceSpan) -> OutlinedPlace {
    var start = startOfLine(at: span.start)
    let indentation = string(start..<span.start)
    let end = bytes[span.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    while start > 0 {
      let above = startOfLine(at: start - 1)
      let line = string(above..<start).trimmingPrefix { $0 == " " }
      guard line.hasPrefix("///") || line.hasPrefix("@") else { break }
      start = above
    }
    let isAlone = indentation.allSatisfy { $0 == " " } && string(span.end..<end) == "\n"
    return OutlinedPlace(
      range: span.range, lines: start..<end, hasLinesOfItsOwn: isAlone, indentation: indentation)
  }

  private func startOfLine(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  fileprivate func title(of node: Declaration) -> String {
    guard case .map(let map) = node else { return "" }
    let sources = map.parameters.map { string($0.type.span.range) }.joined(separator: ", ")
    return "map \(sources) to \(string(map.target.span.range))"
  }
}

extension Declaration {
  fileprivate func members(in text: OutlinedText) -> [OutlinedMember] {
    func member(
      _ key: SourceSpan, _ span: SourceSpan, _ content: OutlinedMember.Content
    ) -> OutlinedMember {
      OutlinedMember(
        key: text.string(key.range), keyRange: key.range, place: text.place(of: span),
        content: content)
    }
    return switch self {
    case .record(let record):
      record.fields.map { member($0.wireName.span, $0.span, .field($0)) }
    case .group(let group):
      group.members.fields.map { member($0.wireName.span, $0.span, .field($0)) }
    case .enumeration(let enumeration):
      enumeration.cases.map { member($0.wireValue.span, $0.span, .choice(swiftName: $0.swiftName)) }
    case .union(let union):
      union.cases.map { member($0.wireValue.span, $0.span, .payload(swiftName: $0.swiftName)) }
    case .map(let map): map.entries.map { member($0.target.span, $0.span, .entry) }
    case .wrapper, .repository, .alias, .foreign, .converter, .namespace: []
    }
  }
}

extension SourceSpan {
  var range: Range<Int> { start..<end }
}
