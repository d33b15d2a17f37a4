import Diagnostics
import JSON

extension DescriptionReading {
  /// A field says that its value may be null. Nothing that is written says so of a body, or of what it is a list of.
  mutating func reportNull(in type: DraftType, of body: SchemaSite) {
    var type = type
    var site = body
    while true {
      // What can be anything becomes `JSON`, which holds null as well.
      if type.isNullable, kinds(of: site) != .all, let member = sourceOfNull(in: site) {
        report(
          .nullableBody, member, of: site,
          { "`\($0)` allows null, and no declaration says so" },
          help: "read or write this value as an optional type in your app, such as `UserDTO?`")
      }
      let keyword: Keyword
      switch type.kind {
      case .list(let element): (type, keyword) = (element, .items)
      case .dictionary(let value): (type, keyword) = (value, .additionalProperties)
      case .boolean, .integer, .number, .decimal, .text, .json, .declared: return
      }
      guard let member = site[keyword],
        let inner = child(member.name, value: member.value, of: site)
      else { return }
      site = inner
    }
  }

  /// The keyword that allows it. What is referred to may do so as well.
  private func sourceOfNull(in site: SchemaSite) -> JSONValue.Member? {
    if site.isNullable { return site[.nullable] }
    let listed = [Keyword.type, .oneOf, .anyOf, .enumeration, .constant, .reference, .allOf]
    return listed.lazy.compactMap { site[$0] }.first
  }
}

extension DiagnosticKind {
  static let nullableBody = DiagnosticKind(
    "G2144", .warning, "a whole value that may be null",
    explanation: """
      Where a type is used by a field, the field says that its value may be null: `owner: UserDTO?`. The body of an answer or
      a request belongs to no field. So no declaration can say that null may come in its place, and a type does not accept null by
      itself.

      ```json
      { "openapi": "3.1.0", "info": { "title": "Users", "version": "1" },
        "paths": { "/me": { "get": { "responses": { "200": { "description": "Whoever is signed in.",
          "content": { "application/json": { "schema": {
            "anyOf": [{ "$ref": "#/components/schemas/User" }, { "type": "null" }] } } } } } } } },
        "components": { "schemas": { "User": {
          "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } } } } }
      ```

      Say it where your app reads the body, or writes it:

      ```swift
      let user = try JSONDecoder().decode(UserDTO?.self, from: answer)
      ```
      """)
}
