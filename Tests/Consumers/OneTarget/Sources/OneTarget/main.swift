import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

func user(_ payload: String) throws -> User {
  try User(from: JSONDecoder().decode(UserDTO.self, from: Data(payload.utf8)))
}

let ada = try user(
  """
  {
    "id": "7", "name": {"first": "Ada", "last": "Lovelace"}, "mail": "ada@example.com",
    "created_at": "2024-05-03T12:00:00Z", "role": "GUEST"
  }
  """)
print(ada.firstName, ada.email.rawValue, ada.role, ada.createdAt.timeIntervalSince1970)
print(String(decoding: try encoder.encode(UserDTO(from: ada)), as: UTF8.self))

do {
  _ = try user(
    """
    {
      "id": "", "name": {"first": "Ada", "last": ""}, "mail": "nope", "avatar_url": "http://[x",
      "created_at": "yesterday", "role": "x"
    }
    """)
} catch {
  print(error)
}
