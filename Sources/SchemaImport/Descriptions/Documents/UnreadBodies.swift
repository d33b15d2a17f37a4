import Diagnostics
import JSON

/// A body that has fields and is written in another way than JSON.
struct UnreadBody {
  let format: ForeignBodyFormat
  let origin: Origin
  let resource: Int

  /// Where the document names the format.
  let place: Range<Int>
}

extension DescriptionReading {
  mutating func noteUnread(_ body: UnreadBody) {
    recurring.note(
      .otherFormat(body.format), at: body.origin, span(body.place, in: body.resource))
  }
}

extension DiagnosticKind {
  static let otherFormat = DiagnosticKind(
    "G2145", .warning, "a body that is not JSON",
    explanation: """
      A schema describes JSON. The fields of a form are texts, whatever the document says of them, and nothing in XML says
      what is a list. So a body that can only be a form, XML or a stream of events without JSON does not become a type. A body
      that can be JSON as well does. This is reported once for each document, at the first place.

      ```json
      { "openapi": "3.1.0", "info": { "title": "Users", "version": "1" },
        "paths": { "/users": { "post": {
          "requestBody": { "content": { "application/x-www-form-urlencoded": { "schema": {
            "type": "object", "properties": { "name": { "type": "string" } } } } } },
          "responses": { "201": { "description": "Created." } } } } },
        "components": { "schemas": { "User": {
          "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } } } } }
      ```

      Send it with the types that your app has for that:

      ```swift
      var form = URLComponents()
      form.queryItems = [URLQueryItem(name: "name", value: name)]
      request.httpBody = form.percentEncodedQuery.map { Data($0.utf8) }
      ```
      """)
}
