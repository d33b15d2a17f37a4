import Diagnostics
import Foundation
import JSON

/// The public suite of JSON Schema for one of its drafts: files with groups, each of which is a schema with some values.
struct ConformanceSuite {
  let draft: String

  /// What `$schema` says where a schema does not say it itself.
  let dialect: String
  private let remotes: [SourceFile]

  static let drafts = [
    ("draft7", "http://json-schema.org/draft-07/schema#"),
    ("draft2020-12", "https://json-schema.org/draft/2020-12/schema"),
  ]

  init(_ draft: String, _ dialect: String, _ corpora: Corpora) throws {
    self.draft = draft
    self.dialect = dialect
    let all = try corpora.files(in: "json-schema-test-suite/remotes", endingIn: ".json")
    remotes = try all.compactMap { try Self.remote($0, for: draft, dialect) }
  }

  func cases(of corpora: Corpora) throws -> [SchemaCase] {
    let folder = "json-schema-test-suite/tests/\(draft)"
    return try corpora.files(in: folder, endingIn: ".json")
      .filter { !$0.path.contains("/") }
      .flatMap(cases)
  }

  private func cases(in file: SourceFile) throws -> [SchemaCase] {
    let subject = "\(draft)/\(file.path.dropLast(".json".count))"
    return try (JSONReader.read(file.bytes).elements ?? []).flatMap { group in
      guard let schema = group["schema"], let title = group["description"]?.text else {
        throw SuiteError("\(file.path) has a group without a schema or a description")
      }
      let trials = try self.trials(of: group["tests"] ?? .null, in: file)
      let name = "\(subject): \(title)"
      let whole = SchemaCase(
        name: name, documents: documents(for: schema, in: file), trials: trials)
      let typed = TypedSchema(schema, in: file).map { typed in
        SchemaCase(
          name: "\(name), with a type",
          documents: [SchemaCase.envelope(of: typed.bytes, dialect: dialect)],
          trials: trials.filter { typed.kind == $0.value.kind })
      }
      return [whole, typed].compactMap(\.self)
    }
  }

  private func trials(of tests: JSONValue, in file: SourceFile) throws -> [SchemaCase.Trial] {
    try (tests.elements ?? []).map { test in
      guard let name = test["description"]?.text, let value = test["data"],
        let isValid = test["valid"]?.flag
      else { throw SuiteError("\(file.path) has a test without a value or a verdict") }
      return SchemaCase.Trial(name, value, in: file.bytes, isValid: isValid)
    }
  }

  /// A schema that refers to something stands in a document of its own, as its references expect.
  private func documents(for schema: JSONValue, in file: SourceFile) -> [SourceFile] {
    let bytes = file.bytes[schema.place]
    guard schema.mentions(["$ref", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor"]) else {
      return [SchemaCase.envelope(of: bytes, dialect: dialect)]
    }
    let own = SourceFile(path: "case.json", bytes: Self.stating(dialect, in: schema, Array(bytes)))
    return [SchemaCase.envelope(of: SchemaCase.reference(to: own.path), dialect: dialect), own]
      + (String(decoding: bytes, as: UTF8.self).contains(Self.host) ? remotes : [])
  }

  /// Where the suite expects the documents that its schemas refer to.
  private static let host = "http://localhost:1234/"

  /// Nil for what belongs to another draft.
  private static func remote(
    _ file: SourceFile, for draft: String, _ dialect: String
  ) throws -> SourceFile? {
    let folder = file.path.split(separator: "/").first ?? ""
    guard folder == draft || !(folder.hasPrefix("draft") || folder == "v1") else { return nil }
    let value = try JSONReader.read(file.bytes)
    guard value.members != nil else { return nil }
    let stated = stating(dialect, in: value, file.bytes)
    guard value["$id"] == nil else { return SourceFile(path: file.path, bytes: stated) }
    return SourceFile(
      path: file.path, bytes: adding("$id", host + file.path, to: value, stated))
  }

  private static func stating(
    _ dialect: String, in schema: JSONValue, _ bytes: [UInt8]
  ) -> [UInt8] {
    schema["$schema"] == nil ? adding("$schema", dialect, to: schema, bytes) : bytes
  }

  /// Nothing is added to `true` and `false`.
  private static func adding(
    _ name: String, _ text: String, to schema: JSONValue, _ bytes: [UInt8]
  ) -> [UInt8] {
    guard let members = schema.members, let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else {
      return bytes
    }
    let member = #""\#(name)": "\#(text)"\#(members.isEmpty ? "" : ",")"#
    return bytes[...brace] + Array(member.utf8) + bytes[(brace + 1)...]
  }
}

/// A schema whose keywords are about one kind of value without saying so, with the type that it leaves out.
private struct TypedSchema {
  let kind: String
  let bytes: [UInt8]

  /// Nil for a schema that says its type, or that is about several kinds.
  init?(_ schema: JSONValue, in file: SourceFile) {
    guard let members = schema.members, schema["type"] == nil,
      !schema.mentions(["$ref", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor"])
    else { return nil }
    let kinds = Set(
      members.flatMap { member in Self.kinds.filter { $0.value.contains(member.name) } }.map(\.key))
    guard let kind = kinds.first, kinds.count == 1 else { return nil }
    self.kind = kind
    let inner = file.bytes[schema.place].dropFirst()
    bytes = Array(#"{ "type": "\#(kind)","#.utf8) + inner
  }

  private static let kinds: [String: Set<String>] = [
    "object": [
      "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
      "minProperties", "maxProperties", "dependencies", "dependentRequired", "dependentSchemas",
      "unevaluatedProperties",
    ],
    "array": [
      "items", "prefixItems", "additionalItems", "contains", "minContains", "maxContains",
      "minItems", "maxItems", "uniqueItems", "unevaluatedItems",
    ],
    "string": ["minLength", "maxLength", "pattern", "format"],
    "number": ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ]
}

extension JSONValue {
  /// As `type` calls it.
  fileprivate var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Whether one of these is the name of a member, however deep.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    switch content {
    case .array(let elements): elements.contains { $0.mentions(names) }
    case .object(let members):
      members.contains { names.contains($0.name) || $0.value.mentions(names) }
    case .null, .boolean, .number, .string: false
    }
  }
}
