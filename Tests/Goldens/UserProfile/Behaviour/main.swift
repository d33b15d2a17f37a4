import Foundation

let payload = """
  {"avatar_url":"https://cdn.example.com/a.png","created_at":"2024-01-02T03:04:05Z",\
  "display_name":"Ada","email_address":"ada@example.com","follower_count":12,\
  "last_seen_at":"2024-02-02T03:04:05.250Z","user_id":"u_1","website_url":"https://example.com/ada"}
  """

func checkBothWays() throws {
  let profile = try UserProfile(from: decode(payload))
  expect(profile.id.rawValue == "u_1" && profile.displayName.rawValue == "Ada")
  expect(profile.email.rawValue == "ada@example.com" && profile.followerCount.rawValue == 12)
  expect(profile.createdAt == Date(timeIntervalSince1970: 1_704_164_645))
  expect(profile.lastSeenAt == Date(timeIntervalSince1970: 1_706_843_045.25))
  expect(try encode(UserProfileDTO(from: profile)), is: payload)
}

/// What is tidied when it is read stays tidy.
func checkNormalForm() throws {
  let untidy = payload.replacing("\"Ada\"", with: "\" Ada\\n\"")
    .replacing("ada@example.com", with: "ADA@example.com")
  let profile = try UserProfile(from: decode(untidy))
  expect(try encode(UserProfileDTO(from: profile)), is: payload)
}

func checkFaults() throws {
  let dto: UserProfileDTO = try decode(
    """
    {"user_id": "1", "display_name": "  ", "email_address": "ada@", "follower_count": -1,
      "website_url": "http://example.com", "created_at": "2023-02-29T00:00:00Z",
      "last_seen_at": "2024-01-01T00:00:00"}
    """)
  let failure = error { () throws(MappingError) in try UserProfile(from: dto) }
  expect(
    failure?.description,
    is: """
      user_id: "1" must begin with "u_"
      display_name: "" must have between 1 and 40 characters
      email_address: "ada@" is not an email address
      website_url: "http://example.com" is not a URL with the scheme https
      follower_count: -1 must be at least 0
      created_at: "2023-02-29T00:00:00Z" is not an ISO 8601 date: there is no such day
      last_seen_at: "2024-01-01T00:00:00" is not an ISO 8601 date: it has no offset from UTC, such as Z or +02:00
      """)
  expect(
    failure?.redactedDescription,
    is: """
      user_id: must begin with "u_"
      display_name: must have between 1 and 40 characters
      email_address: is not an email address
      website_url: is not a URL with the scheme https
      follower_count: must be at least 0
      created_at: is not an ISO 8601 date: there is no such day
      last_seen_at: is not an ISO 8601 date: it has no offset from UTC, such as Z or +02:00
      """)
}

/// A rule over two fields is checked if both are valid by themselves.
func checkInvariant() throws {
  let dto: UserProfileDTO = try decode(payload.replacing("2024-02-02", with: "2023-02-02"))
  let failure = error { () throws(MappingError) in try UserProfile(from: dto) }
  expect(failure?.description, is: "Nobody is seen before they exist")
}

try checkBothWays()
try checkNormalForm()
try checkFaults()
try checkInvariant()
