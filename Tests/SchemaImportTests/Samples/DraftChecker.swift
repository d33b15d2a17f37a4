import JSON
import SchemaImport

/// Says whether a value is one that a draft describes. It knows nothing of how the draft was made.
struct DraftChecker {
  private let contents: [Origin: DraftDeclaration.Content]

  init(_ draft: Draft) {
    contents = Dictionary(
      draft.declarations.map { ($0.origin, $0.content) }, uniquingKeysWith: { $1 })
  }

  func accepts(_ value: JSONValue, as type: DraftType) -> Bool {
    if value.content == .null { return type.isNullable || type.kind == .json }
    switch (type.kind, value.content) {
    case (.json, _), (.boolean, .boolean), (.number, .number): return true
    case (.integer(let width), .number(let text)):
      return width == .unsigned64 ? UInt64(text) != nil : Int64(text) != nil
    case (.text(let format), .string(let text)): return format.map { fits(text, $0) } ?? true
    case (.list(let element), .array(let elements)):
      return elements.allSatisfy { accepts($0, as: element) }
    case (.dictionary(let value), .object(let members)):
      return members.allSatisfy { accepts($0.value, as: value) }
    case (.declared(let origin), _):
      return contents[origin].map { accepts(value, as: $0) } ?? false
    default: return false
    }
  }

  private func accepts(_ value: JSONValue, as content: DraftDeclaration.Content) -> Bool {
    switch content {
    case .record(let record):
      guard case .object(let members) = value.content else { return false }
      return accepts(members, as: record)
    case .enumeration(let enumeration):
      guard case .string(let text) = value.content else { return false }
      return enumeration.cases.contains { $0.value == .text(text) }
    case .union(let union): return accepts(value, as: union)
    case .wrapper(let type), .alias(let type): return accepts(value, as: type)
    }
  }

  /// A key that the record does not have is not accepted: an import must lose nothing.
  private func accepts(_ members: [JSONValue.Member], as record: DraftRecord) -> Bool {
    let fields = Dictionary(record.fields.map { ($0.wireName, $0) }, uniquingKeysWith: { $1 })
    let names = Set(members.map(\.name))
    return record.fields.allSatisfy { !$0.isRequired || names.contains($0.wireName) }
      && members.allSatisfy { member in
        fields[member.name].map { accepts(member.value, as: $0.type) } ?? false
      }
  }

  /// By shape exactly one case must fit, so that the order of the cases decides nothing.
  private func accepts(_ value: JSONValue, as union: DraftUnion) -> Bool {
    guard case .tag(let key) = union.distinction else {
      return union.cases.count { $0.payload.map { accepts(value, as: $0) } ?? false } == 1
    }
    guard case .object(let members) = value.content,
      case .string(let tag)? = members.first(where: { $0.name == key })?.value.content,
      let item = union.cases.first(where: { $0.value == .text(tag) })
    else { return false }
    let others = members.filter { $0.name != key }
    return item.payload.map { accepts(.object(others), as: $0) } ?? others.isEmpty
  }

  private func fits(_ text: String, _ format: DraftTextFormat) -> Bool {
    let forms = TextForms.of(text)
    switch format {
    case .dateTime: return forms == .dateTime
    case .date: return forms == .date
    case .uuid: return forms == .uuid
    case .url: return forms == .url
    case .email: return forms == .email
    case .ipv4: return forms == .ipv4
    case .ipv6: return forms == .ipv6
    case .hostname, .base64, .decimal: return false
    }
  }
}
