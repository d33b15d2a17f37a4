import Diagnostics
import JSON

extension DescriptionReading {
  /// Each once for each keyword of the documents, however often a schema is read.
  mutating func report(
    _ kind: DiagnosticKind, _ use: CombinedSchema.Use, _ message: (String) -> String,
    help: String? = nil
  ) {
    report(kind, use.member, of: use.site, message, help: help)
  }

  /// - Parameter message: is given the keyword's place: `#/definitions/User/pattern`.
  mutating func report(
    _ kind: DiagnosticKind, _ member: JSONValue.Member, of site: SchemaSite,
    _ message: (String) -> String, help: String? = nil
  ) {
    let report = Report(origin: site.origin, code: kind.code, keyword: member.name)
    guard reported.insert(report).inserted else { return }
    diagnostics.report(
      kind, message(site.origin.appending(member.name).pointer),
      at: span(member.namePlace, in: site.resource), help: help)
  }

  /// Everything that is still in `combined`.
  mutating func reportLost(of combined: CombinedSchema) {
    // Where `items` speaks of every element, nothing is left for others.
    let coversElements = combined.uses(of: .items).contains { $0.value.isSchema }
    for use in combined.lost {
      let keyword = Keyword(use.member.name)
      guard !isWithoutEffect(keyword, use.value) else { continue }
      if coversElements, keyword == .additionalItems || keyword == .unevaluatedItems { continue }
      if keyword == .required, use.value.flag != nil {
        reportMalformedRequired(use)
        continue
      }
      // In a part of a schema, it is that of the whole.
      if keyword == .discriminator, use.site.origin.steps.dropLast().last == "allOf" { continue }
      guard !closesObject(keyword, use.value) else {
        note(.closedObject, of: use)
        continue
      }
      let loss = Loss(of: keyword, named: use.member.name)
      report(
        loss.kind, use, { "`\($0)` is not carried over: \(loss.reason)" }, help: loss.help)
    }
    for part in combined.parts {
      for entry in part.hidden where !KeywordSet.annotations.contains(entry.keyword) {
        if entry.keyword == .type, let target = target(of: part),
          JSONKinds(types: entry.member.value)?.union(.null).isSuperset(of: kinds(of: target))
            ?? false
        {
          continue
        }
        report(
          .hiddenKeyword, entry.member, of: part,
          { "`\($0)` has no meaning beside a `$ref` in the version of this document" },
          help: "put the reference into a list under `allOf`")
      }
    }
  }

  private func closesObject(_ keyword: Keyword, _ value: JSONValue) -> Bool {
    (keyword == .additionalProperties || keyword == .unevaluatedProperties) && value.flag == false
  }

  /// What says nothing, since it says what is so anyway.
  private func isWithoutEffect(_ keyword: Keyword, _ value: JSONValue) -> Bool {
    switch keyword {
    case .additionalProperties, .unevaluatedProperties, .additionalItems, .unevaluatedItems:
      value.flag == true || value.members?.allSatisfy(\.saysNothing) == true
    case .minItems, .minLength, .minProperties: value.count == 0
    case .uniqueItems: value.flag == false
    case .required, .dependencies, .dependentRequired, .dependentSchemas, .patternProperties,
      .properties:
      value.members?.isEmpty ?? value.elements?.isEmpty ?? false
    default: false
    }
  }
}

extension JSONValue.Member {
  /// Of a value that may be anything else already.
  fileprivate var saysNothing: Bool {
    let keyword = Keyword(name)
    return keyword == .nullable || KeywordSet.annotations.contains(keyword)
  }
}

/// What it means that a keyword is not carried over, and what to do about it.
private struct Loss {
  let kind: DiagnosticKind
  let reason: String
  let help: String

  init(of keyword: Keyword, named name: String) {
    (kind, reason, help) =
      switch keyword {
      case .not:
        (
          .negation, "types and rules say what a value is, not what it is not",
          "if it matters, write a `rule` in a `domain`"
        )
      case .condition, .consequence, .otherwise, .dependencies, .dependentRequired,
        .dependentSchemas:
        (
          .conditionalSchema, "a field is optional or required by itself",
          "if it matters, write a `rule` in a `domain`, which can relate several fields"
        )
      case .additionalProperties, .unevaluatedProperties:
        (
          .additionalProperties, "it is not about all keys that have no field",
          "if you know them, add them as fields, or write `...rest: [String: JSON]` after the last one"
        )
      case .patternProperties:
        (
          .patternProperties, "a type does not say what keys look like",
          "if you know the keys, add them as fields"
        )
      case .propertyNames, .minProperties, .maxProperties:
        (
          .propertyNames, "this type has no rules for keys",
          "if it matters, check the keys in your app"
        )
      case .required:
        (
          .requiredKeys, "this type has no fields that could be required",
          "if these are keys of the value, describe them under `properties`"
        )
      case .prefixItems, .additionalItems, .unevaluatedItems:
        (
          .tuple, "the elements of a list are all of one type",
          "if it matters, check the elements in your app"
        )
      case .contains, .minContains, .maxContains:
        (
          .contains, "a rule is about all elements of a list, not about some of them",
          "if it matters, check the elements in your app"
        )
      case .contentMediaType, .contentSchema, .contentEncoding:
        (.content, "what a text contains is not read", "decode the text in your app")
      case .format:
        (
          .unknownFormat, "values of this type have no such format",
          "correct the format, or the `type` beside it"
        )
      case .discriminator:
        (
          .unusedDiscriminator, "there are no alternatives that it could tell apart",
          "list them in `oneOf`, or declare the union in the schema"
        )
      case .dynamicReference:
        (
          .dynamicReference, "where it leads depends on which document refers to it",
          "if it always leads to the same schema, write `$ref`"
        )
      case .anyOf, .oneOf:
        (
          .furtherAlternatives, "other alternatives tell the values apart already",
          "write one list with the combinations that are possible"
        )
      case .unknown:
        (
          .unknownKeyword, "no version of JSON Schema or OpenAPI has this keyword",
          Keyword.nearest(to: name).map { "write `\($0)`, if that is what it means" }
            ?? "if it belongs to another tool, let its name begin with `x-`"
        )
      default:
        (
          .idleKeyword, "it says nothing about values of this type",
          "remove it, or correct the `type` beside it"
        )
      }
  }
}

extension DiagnosticKind {
  static let negation = DiagnosticKind(
    "G2110", .warning, "what a value must not be",
    explanation: """
      `not` excludes values. Types and rules say what a value is, so the import leaves the keyword out, and the schema
      accepts a little more than the document does.

      ```json
      { "$defs": { "Account": { "type": "object", "required": ["name"], "properties": {
        "name": { "type": "string", "not": { "enum": ["admin", "root"] } }
      } } } }
      ```

      Where this matters, import with `--layer domain`, and write a `rule`. It stays when the document is imported
      again:

      ```gate
      dto AccountDTO { name: String }

      domain Account {
        name: String
        rule nameIsNotReserved: name != "admin" and name != "root"
      }

      map AccountDTO <-> Account
      ```
      """)

  static let unusedDiscriminator = DiagnosticKind(
    "G2120", .warning, "a discriminator that tells nothing apart",
    explanation: """
      A `discriminator` names the key that says which of several schemas an object follows. These are listed in `oneOf`
      or `anyOf`, or extend the schema with `allOf`. If there are none, there is nothing to make a union of, and the
      object becomes a record. If two alternatives have the same value of the key, they are told apart by their shape
      instead; schemas that extend this one become records by themselves. And if the key lists its values, and the name of a
      schema that extends this one is not among them, that schema is not a case of the union.

      ```json
      { "$defs": { "Animal": {
        "type": "object",
        "required": ["kind"],
        "properties": { "kind": { "type": "string" } },
        "discriminator": { "propertyName": "kind" }
      } } }
      ```

      List the alternatives in the document, or declare the union in the schema, where it stays when the document is
      imported again:

      ```gate
      dto union AnimalDTO by kind {
        cat(CatDTO)
        dog(DogDTO)

        dto CatDTO { lives: Int }
        dto DogDTO { breed: String }
      }
      ```
      """)

  static let dynamicReference = DiagnosticKind(
    "G2121", .warning, "a reference that depends on who refers",
    explanation: """
      `$dynamicRef` and `$recursiveRef` lead to one schema in this document, and to another one in each document that
      extends it. A declaration means the same wherever it is used, so the import does not follow them. What they
      describe becomes `JSON`, unless other keywords beside them give it a type.

      ```json
      { "$defs": { "Folder": {
        "$dynamicAnchor": "folder",
        "type": "object",
        "properties": { "folders": { "type": "array", "items": { "$dynamicRef": "#folder" } } }
      } } }
      ```

      If it always leads to the same schema, write `$ref` in the document. Or write the type in the schema; it stays
      when the document is imported again:

      ```gate
      dto FolderDTO { folders: [FolderDTO]? }
      ```
      """)

  static let furtherAlternatives = DiagnosticKind(
    "G2122", .warning, "more than one list of alternatives",
    explanation: """
      The schema has several lists of alternatives, and a value must conform to one alternative of each. A union has one
      list of cases. So the first list becomes the union, that of `oneOf` before that of `anyOf`, and the others are
      left out.

      ```json
      { "$defs": { "Page": { "type": "object", "required": ["anchor"], "properties": {
        "anchor": {
          "oneOf": [{ "type": "string" }, { "type": "boolean" }],
          "anyOf": [{ "type": "string" }, { "type": "integer" }]
        }
      } } } }
      ```

      Write one list in the document, with the combinations that are possible: here only a text conforms to one
      alternative of each list. Or correct the type in the schema, where it stays when the document is imported again:

      ```gate
      dto PageDTO { anchor: String }
      ```
      """)

  static let unknownKeyword = DiagnosticKind(
    "G2123", .warning, "an unknown keyword",
    explanation: """
      No version of JSON Schema or OpenAPI has this word. It is misspelt, or it belongs to another tool; either way, the
      import cannot know what it says. Extensions that begin with `x-` are passed over without a warning.

      ```json
      { "$defs": { "User": { "type": "object", "required": ["name"], "properties": {
        "name": { "type": "string", "maxLenght": 20 }
      } } } }
      ```

      Correct the spelling in the document, or give the word of another tool a name that begins with `x-`. If you cannot
      change the document, write in the schema what is meant, here in layer `domain`. It stays when the document is
      imported again:

      ```gate
      dto UserDTO { name: String }
      domain User { name: String where length ...20 }
      map UserDTO <-> User
      ```
      """)

  static let idleKeyword = DiagnosticKind(
    "G2124", .warning, "a keyword that says nothing here",
    explanation: """
      Most keywords are about values of one type, such as `minLength` about texts and `minimum` about numbers. For
      values of any other type they always hold. So the schema loses nothing, but what the author of the document meant
      may be something else.

      ```json
      { "$defs": { "User": { "type": "object", "required": ["code"], "properties": {
        "code": { "type": "integer", "minLength": 4 }
      } } } }
      ```

      Remove the keyword from the document, or correct the type there. If the type is wrong and you cannot change the
      document, change it in the schema, where it stays when the document is imported again:

      ```gate
      dto UserDTO { code: String }
      ```
      """)

  static let hiddenKeyword = DiagnosticKind(
    "G2125", .warning, "a keyword beside a reference",
    explanation: """
      Up to draft 7 of JSON Schema and version 3.0 of OpenAPI, only the target of a `$ref` counts, and keywords beside
      it have no meaning. The import reads the document in the same way. Only what describes a value is taken over all
      the same, such as a description or a default.

      ```json
      { "openapi": "3.0.3", "info": { "title": "Users", "version": "1" }, "paths": {},
        "components": { "schemas": {
          "User": { "type": "object", "required": ["name"], "properties": {
            "name": { "$ref": "#/components/schemas/Name", "maxLength": 40 }
          } },
          "Name": { "type": "string" }
        } } }
      ```

      If the document means both, put the reference into a list under `allOf`, beside the keyword. Or write the rule in
      the layer `domain`, where it stays when the document is imported again:

      ```gate
      dto UserDTO { name: String }
      domain User { name: String where length ...40 }
      map UserDTO <-> User
      ```
      """)
}
