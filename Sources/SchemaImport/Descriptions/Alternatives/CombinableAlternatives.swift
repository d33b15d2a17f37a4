import Diagnostics

extension DiagnosticKind {
  static let combinableAlternatives = DiagnosticKind(
    "G2146", .warning, "a value that is several alternatives at once",
    explanation: """
      With `anyOf`, a value follows one of the schemas or several of them. Most documents list types of which a value is
      one, so it becomes a union. A value that follows two of the schemas is read as the first case that fits, without the
      keys that only the other one has. This is reported once for each document, at the first place.

      ```json
      { "$defs": { "Contact": { "anyOf": [
        { "type": "object", "required": ["mail"], "properties": { "mail": { "type": "string" } } },
        { "type": "object", "required": ["phone"], "properties": { "phone": { "type": "string" } } }
      ] } } }
      ```

      Here a contact with a mail address and a phone number loses the number. If the API sends such values, describe one
      object that has all of these properties. If it does not, `oneOf` says so:

      ```json
      { "$defs": { "Contact": {
        "type": "object",
        "properties": { "mail": { "type": "string" }, "phone": { "type": "string" } }
      } } }
      ```
      """)
}
