import Foundation

func payload(_ changes: [String: String] = [:]) throws -> UserDTO {
  var values = [
    "id": "\"7\"", "name": "{\"first\":\"Ada\",\"last\":\"Lovelace\"}",
    "mail": "\" ada@example.org \"", "avatar_url": "\"https://example.org/a.png\"",
    "created_at": "\"2024-05-03T12:00:00+02:00\"", "roles": "[\"admin\",\"GUEST\"]",
    "is_registered": "true", "profile": "{\"bio\":\"x\",\"score\":1.5}", "age": "36",
    "content-type": "\" json \"", "dates": "\"03/05/2024\"",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

/// The issues of the user in the payload, one on each line.
func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try payload(changes)
  let error = error(of: { () throws(MappingError) in try User(from: dto) }, line: line)
  expect(error?.count == error?.issues.count, line: line)
  return error?.issues.map(\.description) ?? []
}

do {
  let user = try User(from: payload())
  expect(user.id.rawValue == "7" && user.fullName == "Ada Lovelace")
  expect(user.email.rawValue == "ada@example.org")
  expect(user.avatarURL == URL(string: "https://example.org/a.png"))
  expect(user.createdAt == Date(timeIntervalSince1970: 1_714_730_400))
  expect(user.roles == [.admin, .guest])
  expect(user.status == .registered(try User.Profile(bio: "x", score: 1.5)))
  expect(user.age.rawValue == 36 && user.contentType?.rawValue == "json" && user.isOld)
  expect(user.day == Date(timeIntervalSince1970: 1_714_694_400))
  let bare = try User(
    from: payload([
      "avatar_url": "null", "roles": "null", "is_registered": "false", "profile": "null",
      "age": "1", "content-type": "null",
    ]))
  expect(bare.avatarURL == nil && bare.roles.isEmpty && bare.status == .notRegistered)
  expect(bare.contentType == nil && !bare.isOld)

  // Everything that can be wrong at once, in the order of the schema, with rules in between.
  let all = try issues([
    "id": "\"\"", "name": "{\"first\":\"A\",\"last\":\"\"}", "mail": "\"nope\"",
    "avatar_url": "\"x\"", "created_at": "\"yesterday\"", "roles": "[\"admin\",\"x\",\"admin\"]",
    "profile": "null", "age": "200", "dates": "\"3/5/2024\"",
  ])
  expect(
    all,
    toBe: [
      "id: must not be empty", "name: \"A \" must have between 3 and 20 characters",
      "mail: \"nope\" is not an email address",
      "avatar_url: \"x\" is not a URL: it does not begin with a scheme, such as https:",
      "created_at: \"yesterday\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      "roles[1]: \"x\" is not one of admin, member, GUEST",
      "roles[2]: \"admin\" appears twice, first at [0]",
      "profile: is missing, but is_registered is true", "age: 200 must be between 0 and 150",
      "dates: \"3/5/2024\" is not a date written like 31/12/2024: a day of two digits must be at byte 0",
    ])

  // Broken rules are reported beside values that could not be converted, unless they read them.
  expect(
    try issues(["name": "{\"first\":\"A\",\"last\":\"\"}", "roles": "[\"x\"]", "age": "7"]),
    toBe: [
      "name: \"A \" must have between 3 and 20 characters",
      "roles[0]: \"x\" is not one of admin, member, GUEST",
      "isOld must be false, or age must be more than 30",
    ])
  expect(
    try issues(["age": "-1"]),
    toBe: ["age: -1 must be between 0 and 150"])
  expect(
    try issues(["profile": "{\"bio\":\"\",\"score\":1}"]),
    toBe: ["profile.bio: must not be empty"])
  expect(try issues(["roles": "[\"admin\",\"admin\"]"]).first?.hasPrefix("roles[1]: ") == true)

  // The error can be used in a `switch`.
  let dto = try payload(["id": "\"\"", "profile": "{\"bio\":\"\",\"score\":1}"])
  if let error = error(of: { () throws(MappingError) in try User(from: dto) }),
    case .brokenRule(let violation)? = error.issues.first?.problem
  {
    expect(violation as? User.ID.ValidationError == .isEmpty)
    expect(error.issues.last?.path.steps == [.field("profile"), .field("bio")])
    expect(!error.redactedDescription.contains("\"\""))
  } else {
    expect(false)
  }
  let first = MappingPolicy.$current.withValue(.failFast) {
    error(of: { () throws(MappingError) in try User(from: dto) })
  }
  expect(first?.description == "id: must not be empty" && first?.count == 1)
  let few = MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 1)) {
    error(of: { () throws(MappingError) in try User(from: dto) })
  }
  expect(few?.issues.count == 1 && few?.count == 2)

  let profile = try User.Profile(bio: "x", score: 1.5)
  expect(try encode(UserDTO.ProfileDTO(from: profile)) == "{\"bio\":\"x\",\"score\":1.5}")
  expect(try User.Profile(from: UserDTO.ProfileDTO(from: profile)) == profile)

  let invite = try Invite(from: InviteDTO(mail: "ada@example.org", note: " x ", seats: "2"))
  expect(invite.email.rawValue == "ada@example.org" && invite.accepted == nil)
  expect(invite.note == "x" && invite.seats.rawValue == 2)
} catch {
  print(error)
}
