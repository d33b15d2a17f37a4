import Diagnostics

/// What a document says about lists, texts and numbers, and no type does.
extension DiagnosticKind {
  static let tuple = DiagnosticKind(
    "G2116", .warning, "a list with a type for each position",
    explanation: """
      The document describes a list position by position, with `prefixItems`, or with a list of schemas under `items`.
      The elements of a list in a schema are all of one type: that of the positions, if they agree, and `JSON`
      otherwise. How many elements there are is not carried over either.

      ```json
      { "$defs": { "Place": { "type": "object", "required": ["position"], "properties": {
        "position": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "number" }] }
      } } } }
      ```

      Where the number matters, import with `--layer domain`, and write a rule. It stays when the document is imported
      again:

      ```gate
      dto PlaceDTO { position: [Double] }
      domain Place { position: [Double] where count 2 }
      map PlaceDTO <-> Place
      ```
      """)

  static let contains = DiagnosticKind(
    "G2117", .warning, "what a list must contain",
    explanation: """
      `contains` requires that some elements of a list conform to a schema, and `minContains` and `maxContains` say how
      many. The rules of a list are about its length and about every element, so the import leaves these keywords out,
      and the schema accepts any list of such elements.

      ```json
      { "$defs": { "Article": { "type": "object", "required": ["tags"], "properties": {
        "tags": { "type": "array", "items": { "type": "string" }, "contains": { "const": "news" } }
      } } } }
      ```

      Often a rule about all elements is near enough. Write it in the layer `domain`; it stays when the document is
      imported again:

      ```gate
      dto ArticleDTO { tags: [String] }
      domain Article { tags: [String] where notEmpty, each notEmpty }
      map ArticleDTO <-> Article
      ```
      """)

  static let content = DiagnosticKind(
    "G2118", .warning, "a document within a text",
    explanation: """
      `contentMediaType`, `contentSchema` and `contentEncoding` say that a text contains a document of its own. In the
      schema it stays a text, which arrives in your app as it is on the wire. Only texts in Base64 are decoded, in the
      layers `domain` and `model`.

      ```json
      { "$defs": { "Event": { "type": "object", "properties": {
        "payload": { "type": "string", "contentMediaType": "application/json" }
      } } } }
      ```

      If your app needs what is in the text, decode it there. A `dto` that you write for it yourself stays when the
      document is imported again:

      ```gate
      dto EventDTO { payload: String? }

      /// What is in the payload of an event.
      dto EventPayloadDTO { amount: Int }
      ```
      """)

  static let unknownFormat = DiagnosticKind(
    "G2119", .warning, "a format that a schema does not know",
    explanation: """
      `format` says more about a text or a number than its type does. Formats such as `date-time`, `uuid` and `int32`
      are known; any other name means whatever its author had in mind. The value keeps its plain type, and nothing is
      checked. Nor is a format carried over that the values listed beside it do not have.

      ```json
      { "$defs": { "Contact": { "type": "object", "required": ["phone"], "properties": {
        "phone": { "type": "string", "format": "phone" }
      } } } }
      ```

      Where the format matters, import with `--layer domain`, and declare a `type` with a rule. It stays when the
      document is imported again:

      ```gate
      dto ContactDTO { phone: String }
      domain Contact { phone: Phone }
      type Phone = String where matches /\\+[0-9]{6,15}/
      map ContactDTO <-> Contact
      ```
      """)
}
