import Diagnostics
import JSON
import SchemaImport

/// Reads documents that are written in a test, called `a.json`, `b.json` and so on.
func reading(_ texts: String..., only names: Set<String>? = nil) throws -> ImportReading {
  let documents = try texts.enumerated().map { index, text in
    ImportedDocument(
      path: ["a.json", "b.json", "c.json"][index], index: index,
      value: try JSONReader.read(Array(text.utf8)))
  }
  var reading =
    names.map { DescriptionReader.read(documents, only: $0) } ?? DescriptionReader.read(documents)
  // The schemas of these tests are as short as can be, and leave out types. Cases of imports show what is said of that.
  reading.diagnostics.removeAll { ["G2141", "G2142"].contains($0.kind.code) }
  return reading
}

/// The draft of one JSON Schema.
func draft(_ text: String) throws -> String { try reading(text).draft.text }

extension ImportReading {
  /// The codes of what is told, each as often as it is.
  var codes: [String] { diagnostics.map(\.kind.code) }
}

extension Draft {
  /// A draft in few words, a line for each declaration: `User { id: text, name?: text? }`.
  var text: String { declarations.map(\.text).joined(separator: "\n") }
}

extension DraftDeclaration {
  fileprivate var text: String {
    let owner = parent.map { $0.steps.last.map { "\($0)." } ?? "." } ?? ""
    let name = owner + (names.first ?? "")
    switch content {
    case .record(let record):
      return "\(name) { \(record.fields.map(\.text).joined(separator: ", ")) }"
    case .enumeration(let enumeration):
      let cases = enumeration.cases.map { $0.value.text + ($0.name.map { " as \($0)" } ?? "") }
      return "\(name) = \(enumeration.isOpen ? "open " : "")\(cases.joined(separator: " | "))"
    case .union(let union):
      let cases = union.cases.map { item in
        (item.value?.text ?? item.name ?? "") + "(" + (item.payload?.spelled ?? "") + ")"
      }
      let by = (union.isOpen ? "open by " : "by ") + union.distinction.text
      return "\(name) \(by): \(cases.joined(separator: " | "))"
    case .wrapper(let type), .alias(let type):
      return "\(name) = \(type.spelled)"
    }
  }
}

extension DraftUnion.Distinction {
  fileprivate var text: String {
    switch self {
    case .tag(let tag): tag
    case .adjacentTag(let tag, let payload): "\(tag) in \(payload)"
    case .key: "key"
    case .shape(let inOrder): inOrder ? "shape, in order" : "shape"
    }
  }
}

extension DraftField {
  fileprivate var text: String {
    (isSensitive ? "@sensitive " : "") + wireName + (isRequired ? ": " : "?: ")
      + (isPatch ? "patch " : "") + (constant?.text ?? type.spelled)
      + (standard.map { " = \($0.text)" } ?? "")
  }
}

extension DraftType {
  fileprivate var spelled: String {
    let word =
      switch kind {
      case .boolean: "flag"
      case .integer(.natural): "integer"
      case .integer(let width): "\(width)"
      case .number: "number"
      case .decimal: "decimal"
      case .text(let format): format.map { "\($0)" } ?? "text"
      case .json: "json"
      case .list(let element): "[\(element.spelled)]"
      case .dictionary(let value): "[:\(value.spelled)]"
      case .declared(let origin): "#" + (origin.steps.last ?? "")
      }
    return word + (isNullable ? "?" : "") + rules.map { " " + $0.text }.joined()
  }
}

extension DraftRule {
  fileprivate var text: String {
    func range(_ minimum: Int?, _ maximum: Int?) -> String {
      (minimum.map(String.init) ?? "") + "..." + (maximum.map(String.init) ?? "")
    }
    return switch self {
    case .minimum(let text, let isExclusive): (isExclusive ? ">" : ">=") + text
    case .maximum(let text, let isExclusive): (isExclusive ? "<" : "<=") + text
    case .multipleOf(let text): "*" + text
    case .length(let minimum, let maximum): "length " + range(minimum, maximum)
    case .matches(let pattern): "/" + pattern + "/"
    case .count(let minimum, let maximum): "count " + range(minimum, maximum)
    case .unique: "unique"
    }
  }
}

extension DraftLiteral {
  fileprivate var text: String {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .integer(let digits), .number(let digits): digits
    case .text(let text): "\"\(text)\""
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]" : "[" + entries.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "]"
    }
  }
}
