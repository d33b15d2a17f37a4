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
    diagnostics.append(
      Diagnostic(
        kind, message(site.origin.appending(member.name).pointer),
        at: span(member.namePlace, in: site.resource), help: help))
  }

  /// Everything that is still in `combined`.
  mutating func reportLost(of combined: CombinedSchema) {
    for use in combined.lost {
      let keyword = Keyword(use.member.name)
      guard !isWithoutEffect(keyword, use.value) else { continue }
      let loss = Loss(of: keyword)
      report(loss.kind, use) { "`\($0)` is not carried over: \(loss.reason)" }
    }
    for part in combined.parts {
      for entry in part.hidden where !KeywordSet.annotations.contains(entry.keyword) {
        report(.hiddenKeyword, entry.member, of: part) {
          "`\($0)` has no meaning beside a `$ref`, in the version of this document"
        }
      }
    }
  }

  /// What says nothing, since it says what is so anyway.
  private func isWithoutEffect(_ keyword: Keyword, _ value: JSONValue) -> Bool {
    switch keyword {
    case .additionalProperties, .unevaluatedProperties, .additionalItems, .unevaluatedItems:
      // What a record does not know it passes over, whether it may come or not.
      value.flag != nil || value.members?.isEmpty == true
    case .minItems, .minLength, .minProperties: value.count == 0
    case .uniqueItems: value.flag == false
    case .required, .dependencies, .dependentRequired, .dependentSchemas, .patternProperties,
      .properties:
      value.members?.isEmpty ?? value.elements?.isEmpty ?? false
    default: false
    }
  }
}

/// What it means that a keyword is not carried over.
private struct Loss {
  let kind: DiagnosticKind
  let reason: String

  init(of keyword: Keyword) {
    (kind, reason) =
      switch keyword {
      case .not: (.negation, "a schema says what a value is, not what it is not")
      case .condition, .consequence, .otherwise, .dependencies, .dependentRequired,
        .dependentSchemas:
        (.conditionalSchema, "no field of a schema depends on what another one holds")
      case .additionalProperties, .unevaluatedProperties:
        (.additionalProperties, "a record has only the fields that it names")
      case .patternProperties: (.patternProperties, "a record has only the fields that it names")
      case .propertyNames, .minProperties, .maxProperties:
        (.propertyNames, "the keys of a dictionary have no rules")
      case .required: (.requiredKeys, "what has no properties has no keys that could be required")
      case .prefixItems, .additionalItems, .unevaluatedItems:
        (.tuple, "the elements of a list are all of one type")
      case .contains, .minContains, .maxContains:
        (.contains, "a rule holds for all elements of a list, or for none")
      case .contentMediaType, .contentSchema, .contentEncoding:
        (.content, "what a text contains is not read")
      case .format: (.unknownFormat, "it is not a format of this type that a schema knows")
      case .discriminator:
        (.unusedDiscriminator, "there are no alternatives that it could tell apart")
      case .dynamicReference:
        (.dynamicReference, "what it refers to depends on where it is referred from")
      case .anyOf, .oneOf:
        (.furtherAlternatives, "other alternatives tell the values apart already")
      case .unknown: (.unknownKeyword, "no version of JSON Schema or OpenAPI has this keyword")
      default: (.idleKeyword, "it says nothing of values of this type")
      }
  }
}

extension DiagnosticKind {
  static let negation = DiagnosticKind(
    "G2110", .warning, "what a value must not be",
    explanation: """
      `not` excludes values. A schema has types and rules for what a value is, so the import leaves the keyword out, and the
      result accepts a little more than the document. Where it matters, write a rule in a `domain` or a `type`.
      """)

  static let conditionalSchema = DiagnosticKind(
    "G2111", .warning, "a condition between fields",
    explanation: """
      `if`, `then`, `else`, and the keywords for dependencies say that one field depends on another. A `dto` is what the
      wire holds, field by field. A `rule` of a `domain` can relate several fields: write it there.
      """)

  static let additionalProperties = DiagnosticKind(
    "G2112", .warning, "further keys beside those with names",
    explanation: """
      An object that has properties and also a schema for all other keys is a record and a dictionary at once. The import
      makes a record of it, which passes over keys that it does not name.
      """)

  static let patternProperties = DiagnosticKind(
    "G2113", .warning, "keys that follow a pattern",
    explanation: """
      `patternProperties` describes keys by a regular expression. Where an object has nothing else, it becomes a dictionary of
      any keys; beside named properties it is left out.
      """)

  static let propertyNames = DiagnosticKind(
    "G2114", .warning, "rules for the keys of an object",
    explanation: """
      What the keys of an object look like and how many there are is not part of a type. The import leaves such rules out.
      """)

  static let requiredKeys = DiagnosticKind(
    "G2115", .warning, "required keys of an object that names none",
    explanation: """
      The object becomes a dictionary, which does not say which keys it has. Describe the keys under `properties`, and it
      becomes a record.
      """)

  static let tuple = DiagnosticKind(
    "G2116", .warning, "a list with a type for each position",
    explanation: """
      The elements of a list are all of one type. Where a document gives each position a schema of its own, they get the type
      that fits all of them, or `JSON`.
      """)

  static let contains = DiagnosticKind(
    "G2117", .warning, "what a list must contain",
    explanation: """
      `contains` asks for some elements of a kind. Rules are about all elements of a list, so the keyword is left out.
      """)

  static let content = DiagnosticKind(
    "G2118", .warning, "a document within a text",
    explanation: """
      `contentMediaType` and `contentSchema` describe a document that is written in a text. The text stays a text.
      """)

  static let unknownFormat = DiagnosticKind(
    "G2119", .warning, "a format that a schema does not know",
    explanation: """
      The value gets its plain type. Where the format matters, declare a `type` with a rule such as `matches`, and use it in
      a `domain`.
      """)

  static let unusedDiscriminator = DiagnosticKind(
    "G2120", .warning, "a discriminator without alternatives",
    explanation: """
      A discriminator says which of several schemas an object follows. Where the document lists no alternatives with `oneOf`
      or `anyOf`, there is nothing to make a union of, and the object becomes a record.
      """)

  static let dynamicReference = DiagnosticKind(
    "G2121", .warning, "a reference that depends on who refers",
    explanation: """
      `$dynamicRef` and `$recursiveRef` lead to another schema in each document that extends this one. The import leaves them
      out, since a declaration means the same everywhere.
      """)

  static let furtherAlternatives = DiagnosticKind(
    "G2122", .warning, "more than one list of alternatives",
    explanation: """
      A union has one set of cases. Where a schema has several lists of alternatives that all hold at once, the first one
      becomes the union, and the others are left out.
      """)

  static let unknownKeyword = DiagnosticKind(
    "G2123", .warning, "an unknown keyword",
    explanation: """
      A word that no version of JSON Schema or OpenAPI has is most often misspelt, or belongs to another tool. Extensions that
      begin with `x-` are passed over without a word.
      """)

  static let idleKeyword = DiagnosticKind(
    "G2124", .warning, "a keyword that says nothing here",
    explanation: """
      Each keyword is about values of one type, such as `minLength` about texts. For values of another type it always holds.
      """)

  static let hiddenKeyword = DiagnosticKind(
    "G2125", .warning, "a keyword beside a reference",
    explanation: """
      Up to draft 7 of JSON Schema and version 3.0 of OpenAPI, only the target of a `$ref` counts, and what stands beside it is
      ignored. To combine both, put the reference into `allOf`. Descriptions and defaults are taken over all the same.
      """)
}
