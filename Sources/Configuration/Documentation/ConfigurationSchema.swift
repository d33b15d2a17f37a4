import Diagnostics
import JSON

extension Configuration {
  /// The JSON Schema (draft 2020-12) of the configuration, for editors. It accepts everything that the tool accepts,
  /// and refuses whatever can be refused without looking at how values fit together.
  package static var schema: String {
    let root = ConfigurationTable.root.description
    return JSONWriter.text(
      .object(
        [
          .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
          .init("title", .string(fileName)),
          .init("description", "What Gatehouse reads, and where it writes Swift."),
        ] + root.schema))
  }
}

extension ObjectDescription {
  var schema: [JSONValue.Member] {
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      .init("type", "object"),
      .init("properties", .object(keys.map { .init($0.name, $0.schema) })),
    ]
      + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", .boolean(false))] + rules.schema
  }
}

extension KeyDescription {
  fileprivate var schema: JSONValue {
    let isEmptyObject = defaultValue == [:]
    return .object(
      [.init("description", .string(documentation))] + form.schema
        + (defaultValue.map { isEmptyObject ? [] : [.init("default", $0)] } ?? []))
  }
}

extension [ObjectRule] {
  /// One member for all rules of a kind.
  fileprivate var schema: [JSONValue.Member] {
    let needs = compactMap { rule -> JSONValue.Member? in
      guard case .needs(let name, let needed, _) = rule else { return nil }
      return .init(name, .array([.string(needed)]))
    }
    let excludes = compactMap { rule -> JSONValue.Member? in
      guard case .excludes(let name, let others, _) = rule else { return nil }
      return .init(name, ["properties": .object(others.map { .init($0, .boolean(false)) })])
    }
    return [("dependentRequired", needs), ("dependentSchemas", excludes)]
      .filter { !$0.1.isEmpty }.map { .init($0, .object($1)) }
  }
}
