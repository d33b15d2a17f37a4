import Foundation
import JSON

/// OpenAPI descriptions of any size, with what those of real APIs are made of: prose, records within records, enums, unions with
/// a tag, schemas that extend others, and operations.
struct GeneratedDescription {
  private let chapters: [Chapter]

  /// How many schemas one chapter has.
  private static let chapterSize = 8

  /// - Parameter isRevised: whether it is a later version, in which every chapter has changed in several places.
  init(schemas: Int, isRevised: Bool = false) {
    chapters = (0..<schemas / Self.chapterSize).map { Chapter(number: $0, isRevised: isRevised) }
  }

  /// Writes a file, chapter by chapter: on Linux, the peak memory of a child includes what its parent holds.
  ///
  /// - Returns: its path.
  func write(_ notation: DescriptionNotation, as name: String, in workspace: Workspace) throws
    -> String
  {
    let path = try workspace.write(notation.head, to: name)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    for (index, chapter) in chapters.enumerated() {
      try file.write(notation.paths(chapter.paths, isFirst: index == 0))
    }
    try file.write(notation.neck)
    for (index, chapter) in chapters.enumerated() {
      try file.write(notation.schemas(chapter.schemas, isFirst: index == 0))
    }
    try file.write(notation.foot)
    try file.close()
    return path
  }
}

extension FileHandle {
  fileprivate func write(_ text: String) throws { try write(contentsOf: Data(text.utf8)) }
}

/// Schemas that belong together, and refer to those of the chapter before.
private struct Chapter {
  let number: Int
  let isRevised: Bool

  private var previous: Int { number == 0 ? number : number - 1 }

  // MARK: Operations

  var paths: [JSONValue.Member] {
    [
      JSONValue.Member(
        "/v\(number)/users",
        [
          "get": [
            "operationId": .string("listUsers\(number)"), "summary": "Everybody who has registered",
            "responses": answers(["type": "array", "items": reference("User")]),
          ],
          "post": [
            "operationId": .string("createUser\(number)"),
            "requestBody": [
              "content": [
                "application/json": [
                  "schema": [
                    "type": "object", "required": ["name"],
                    "properties": [
                      "name": ["type": "string", "maxLength": .integer(100)],
                      "role": reference("Role"),
                    ],
                  ]
                ]
              ]
            ],
            "responses": answers(reference("User")),
          ],
        ])
    ]
  }

  private func answers(_ schema: JSONValue) -> JSONValue {
    [
      "200": [
        "description": "What was asked for", "content": ["application/json": ["schema": schema]],
      ]
    ]
  }

  // MARK: Schemas

  var schemas: [JSONValue.Member] {
    [
      schema("Base", base), schema("User", user), schema("Profile", profile), schema("Role", role),
      schema("Order", order), schema("Payment", payment), schema("Card", card),
      schema("Bank", bank),
    ]
  }

  private func schema(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member("\(name)\(number)", value)
  }

  private func reference(_ name: String, in chapter: Int? = nil) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(name)\(chapter ?? number)")]
  }

  private var base: JSONValue {
    [
      "type": "object", "required": ["id", "created_at"],
      "properties": [
        "id": ["type": "string", "format": "uuid", "description": "Tells it from all others."],
        "created_at": ["type": "string", "format": "date-time"],
      ],
    ]
  }

  private var user: JSONValue {
    var properties: [JSONValue.Member] = [
      .init("name", ["type": "string", "description": "As it was given when they registered."]),
      .init("email_address", ["type": "string", "format": "email", "nullable": .boolean(true)]),
      .init("role", reference("Role")),
      .init("profile", ["nullable": .boolean(true), "allOf": [reference("Profile")]]),
      .init("tags", ["type": "array", "items": ["type": "string"], "maxItems": .integer(20)]),
      .init("settings", ["type": "object", "additionalProperties": ["type": "boolean"]]),
      .init("friends", ["type": "array", "items": reference("User", in: previous)]),
    ]
    if isRevised {
      properties.append(
        .init("nickname", ["type": "string", "description": "What friends call them."]))
    }
    return [
      "description":
        """
      Somebody who has registered. What is empty has not been given yet, and may be given at any time.

      Only the user's own application can see the address; all others can see the name and the profile.
      """,
      "allOf": [
        reference("Base"),
        ["type": "object", "required": ["name", "role"], "properties": .object(properties)],
      ],
    ]
  }

  private var profile: JSONValue {
    [
      // Its properties imply its type.
      "additionalProperties": .boolean(false),
      "properties": [
        "bio": ["type": "string"], "score": ["type": "number", "minimum": .integer(0)],
        "links": [
          "type": "array",
          "items": [
            "type": "object", "required": ["url"],
            "properties": [
              "url": ["type": "string", "format": "uri"], "title": ["type": "string"],
            ],
          ],
        ],
      ],
    ]
  }

  private var role: JSONValue {
    var values: [JSONValue] = ["admin", "member", "guest_of_member", "GUEST"]
    if isRevised { values.append("auditor") }
    return [
      "type": "string", "description": "What a user may do.", "enum": .array(values),
      "default": "member",
    ]
  }

  private var order: JSONValue {
    [
      "allOf": [
        reference("Base"),
        [
          "type": "object", "required": ["total_cents", "payment"],
          "properties": [
            "total_cents": ["type": "integer", "format": "int64"],
            "state": ["type": "string", "enum": ["open", "paid", "sent"]],
            "payment": reference("Payment"), "buyer": reference("User"),
          ],
        ],
      ]
    ]
  }

  private var payment: JSONValue {
    [
      "oneOf": [reference("Card"), reference("Bank")],
      "discriminator": [
        "propertyName": "type",
        "mapping": [
          "card": .string("#/components/schemas/Card\(number)"),
          "bank": .string("#/components/schemas/Bank\(number)"),
        ],
      ],
    ]
  }

  private var card: JSONValue {
    [
      "type": "object", "required": ["type", "last_digits"],
      "properties": [
        "type": ["type": "string"], "last_digits": ["type": "string", "pattern": "^[0-9]{4}$"],
        "expires": ["type": "string", "format": "date"],
      ],
    ]
  }

  private var bank: JSONValue {
    [
      "type": "object", "required": ["type", "iban"],
      "description": .string(isRevised ? "A transfer from an account." : "A transfer."),
      "properties": ["type": ["type": "string"], "iban": ["type": "string"]],
    ]
  }
}
