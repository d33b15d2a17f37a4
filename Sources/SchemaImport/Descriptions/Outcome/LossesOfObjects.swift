import Diagnostics

/// What a document says about objects, and no type does.
extension DiagnosticKind {
  static let conditionalSchema = DiagnosticKind(
    "G2111", .warning, "a condition between fields",
    explanation: """
      `if` with `then` and `else`, `dependentRequired`, `dependentSchemas` and `dependencies` say that one part of an
      object depends on another. A `dto` holds what is on the wire, field by field, and each field is optional or
      required by itself. So the import leaves these keywords out.

      ```json
      { "$defs": { "Payment": {
        "type": "object",
        "properties": { "card": { "type": "string" }, "code": { "type": "string" } },
        "dependentRequired": { "card": ["code"] }
      } } }
      ```

      Where this matters, import with `--layer domain`. A `rule` can relate several fields, and stays when the document
      is imported again:

      ```gate
      dto PaymentDTO { card: String?, code: String? }

      domain Payment {
        card: String?
        code: String?
        rule cardHasCode: card == nil or code != nil
      }

      map PaymentDTO <-> Payment
      ```
      """)

  static let additionalProperties = DiagnosticKind(
    "G2112", .warning, "further keys beside those with names",
    explanation: """
      The object has fields with names, and also a schema for all other keys, so it is a record and a dictionary at
      once. For `additionalProperties` the import adds a field that holds them, `...rest: [String: Double]`. It adds none where
      the schema is about fewer keys than those without a field: with `unevaluatedProperties`, and beside `patternProperties`.
      What comes under these keys is then passed over when a value is read, and is not there when it is written again.

      ```json
      { "$defs": { "Price": {
        "type": "object",
        "properties": { "regular": { "type": "number" } },
        "unevaluatedProperties": { "type": "number" }
      } } }
      ```

      If you know the other keys, add them as fields. Otherwise hold them in a field of your own. Either way, your edit stays
      when the document is imported again:

      ```gate
      dto PriceDTO { regular: Double?, ...rest: [String: Double] }
      ```
      """)

  static let patternProperties = DiagnosticKind(
    "G2113", .warning, "keys that follow a pattern",
    explanation: """
      `patternProperties` gives a schema to all keys that match a regular expression. A type does not say what its keys
      look like. An object that has nothing else becomes a dictionary, with any keys; in an object that also names
      properties, the other keys are left out.

      ```json
      { "$defs": { "Film": {
        "type": "object",
        "properties": { "title": { "type": "string" } },
        "patternProperties": { "^title_[a-z]{2}$": { "type": "string" } }
      } } }
      ```

      If you know which keys there are, add them as fields. They stay when the document is imported again:

      ```gate
      dto FilmDTO { title: String?, title_de: String?, title_fr: String? }
      ```
      """)

  static let propertyNames = DiagnosticKind(
    "G2114", .warning, "rules for the keys of an object",
    explanation: """
      `propertyNames` says what keys look like, and `minProperties` and `maxProperties` say how many there are. A `dto`
      has no rules, and the rules of a dictionary in a `domain` are about how many values it has and about each of them,
      but not about its keys. The import leaves these keywords out.

      ```json
      { "$defs": { "Article": { "type": "object", "required": ["labels"], "properties": {
        "labels": { "type": "object", "additionalProperties": { "type": "string" }, "maxProperties": 8 }
      } } } }
      ```

      A limit on their number can be written in the layer `domain`, and stays when the document is imported again. What
      the keys look like is for your app to check:

      ```gate
      dto ArticleDTO { labels: [String: String] }
      domain Article { labels: [String: String] where count ...8 }
      map ArticleDTO <-> Article
      ```
      """)

  static let requiredKeys = DiagnosticKind(
    "G2115", .warning, "required keys of an object that names none",
    explanation: """
      The document requires keys of an object, but does not describe any under `properties`. So the object becomes a
      dictionary, and a dictionary does not say which keys it has.

      ```json
      { "$defs": { "Film": { "type": "object", "required": ["titles"], "properties": {
        "titles": { "type": "object", "required": ["en"], "additionalProperties": { "type": "string" } }
      } } } }
      ```

      Describe the keys under `properties` in the document, and it becomes a record. Or write the record in the schema
      yourself; it stays when the document is imported again:

      ```gate
      dto FilmDTO {
        titles: TitlesDTO

        dto TitlesDTO { en: String, de: String?, fr: String? }
      }
      ```
      """)
}
