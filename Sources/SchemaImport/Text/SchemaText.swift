import Diagnostics
import SchemaSyntax

/// The text of a schema while it is written. The formatter lays it out, so that here a line is an item, and nothing more.
struct SchemaText {
  private(set) var bytes: [UInt8] = []

  /// What was written where, in the order of their ends: what is within something ends before it.
  private(set) var places: [Place] = []

  struct Place {
    let range: Range<Int>
    /// That of the declaration.
    let origin: Origin
    /// The wire name, for what says something about one field.
    let field: String?
  }

  /// Where what is written next begins.
  var beginning: Int { bytes.count }

  /// What was written since `start` is what became of the declaration at `origin`.
  mutating func end(_ origin: Origin, from start: Int) {
    places.append(Place(range: start..<bytes.count, origin: origin, field: nil))
  }

  /// A line about a field of the declaration at `origin`.
  mutating func line(_ text: String, about field: DraftField, of origin: Origin) {
    let start = beginning
    line(text)
    places.append(Place(range: start..<bytes.count, origin: origin, field: field.wireName))
  }

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func emptyLine() { bytes.append(UInt8(ascii: "\n")) }

  /// What is before a declaration or a member.
  mutating func preamble(documentation: String?, deprecation: DraftDeprecation?) {
    for line in DocumentationLines.wrap(documentation ?? "") {
      self.line(line.isEmpty ? "///" : "/// \(line)")
    }
    guard let deprecation else { return }
    let message = deprecation.message.map { DocumentationLines.visible($0) } ?? ""
    line(message.isEmpty ? "@deprecated" : "@deprecated(\(Self.quoted(message)))")
  }

  // MARK: Names and values

  /// A wire name: between quotes only where the language needs them.
  static func wireName(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  /// The name of a tag. `key` and `shape` mean something else there.
  static func discriminator(_ name: String) -> String {
    name == "key" || name == "shape" ? quoted(name) : wireName(name)
  }

  /// The field that an entry of a map reads. At the beginning of an expression, some words mean something else.
  static func source(_ name: String) -> String {
    wordsOfExpressions.contains(name) ? "self.\(name)" : name
  }

  static let wordsOfExpressions = MemberNames.wordsOfValues.union([
    "self", "match", "switch", "required", "custom",
  ])

  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isASCIIDigit, text != "_" else { return false }
    let isWord = text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
    }
    // What is a value in a list of cases is a name between quotes.
    return isWord && !MemberNames.wordsOfValues.contains(text)
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case let scalar where scalar.steersText || scalar.endsLine: quoted += scalar.numberEscape
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func literal(_ literal: DraftLiteral) -> String {
    switch literal {
    case .boolean(let flag): String(flag)
    case .integer(let text), .number(let text): text
    case .text(let text): quoted(text)
    case .list(let elements): "[" + elements.map(Self.literal).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]"
        : "["
          + entries.map { "\(quoted($0.key)): \(Self.literal($0.value))" }
          .joined(separator: ", ") + "]"
    }
  }
}
