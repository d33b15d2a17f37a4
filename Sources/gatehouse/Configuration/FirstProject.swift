import Configuration
import Diagnostics
import JSON

/// The files that a project begins with.
enum FirstProject {
  static let schemaFolder = "Schemas"
  static let schemaPath = "\(schemaFolder)/User.gate"

  static func configuration(output: String) -> String {
    JSONWriter.text([
      "$comment": [
        "What Gatehouse reads, and where it writes Swift.",
        "An editor explains and completes the keys: gatehouse init --schema > gatehouse.schema.json",
        #"and then write here, as the first key: "$schema": "./gatehouse.schema.json""#,
      ],
      "schemas": [.string(schemaFolder)],
      "domain": [
        "$comment": [
          "DTOs and mappers go here too, since both layers are in one module.",
          "With two modules, name this one, make it public, and say where the data layer goes:",
          #""module": "Domain", "access": "public" here, and "data": { "output": "…" } beside it"#,
        ],
        "output": .string(output),
        "access": "internal",
      ],
    ])
  }

  static let schema = """
    // A first schema. It says three things: what an API sends, what the app makes of it, and how the
    // one becomes the other. `gatehouse generate` generates Swift from it.

    /// What `GET /users/{id}` returns, exactly.
    dto UserDTO {
      id: String
      full_name: String      // `fullName` in Swift
      mail as email: String  // the wire name, and `as` another one for Swift
      avatar_url: String?    // null or missing is nil
      created_at: String
      role: String
    }

    /// An address that can receive mail. It is checked once, when it is made.
    type Email = String via trimmed where email

    enum Role { admin, member, GUEST as guest }

    /// What the app works with. It knows nothing of the wire.
    domain User: Identifiable {
      id: ID
      fullName: String where notEmpty
      email: Email
      avatarURL: URL?
      createdAt: Date
      role: Role

      type ID = String where notEmpty
    }

    /// Fields of the same name on both sides need no line.
    map UserDTO -> User {
      createdAt: created_at via iso8601  // dates are never guessed
    }

    """
}
