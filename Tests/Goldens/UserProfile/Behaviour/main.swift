import Foundation

let payload = """
  {"avatar_url":"https://cdn.example.com/a.png","created_at":"2024-01-02T03:04:05Z",\
  "display_name":"Ada","email_address":"ada@example.com","follower_count":12,\
  "last_seen_at":"2024-02-02T03:04:05.25Z","user_id":"u_1","website_url":"https://example.com/ada"}
  """

func checkBothWays() throws {
  let profile = try UserProfile(from: decode(payload))
  expect(profile.id.rawValue == "u_1" && profile.displayName.rawValue == "Ada")
  expect(profile.email.rawValue == "ada@example.com" && profile.followerCount.rawValue == 12)
  expect(profile.createdAt == Date(timeIntervalSince1970: 1_704_164_645))
  expect(profile.lastSeenAt == Date(timeIntervalSince1970: 1_706_843_045.25))
  expect(try encode(UserProfileDTO(from: profile)) == payload)
}

/// What is tidied on the way in stays tidy.
func checkNormalForm() throws {
  let untidy = payload.replacing("\"Ada\"", with: "\" Ada\\n\"")
    .replacing("ada@example.com", with: "ADA@example.com")
  let profile = try UserProfile(from: decode(untidy))
  expect(try encode(UserProfileDTO(from: profile)) == payload)
}

func checkFaults() throws {
  let dto: UserProfileDTO = try decode(
    """
    {"user_id": "1", "display_name": "  ", "email_address": "ada@", "follower_count": -1,
      "website_url": "http://example.com", "created_at": "2023-02-29T00:00:00Z",
      "last_seen_at": "2024-01-01T00:00:00"}
    """)
  let failure = error { () throws(MappingError) in try UserProfile(from: dto) }
  expect(failure?.description == "")
  expect(failure?.redactedDescription == "")
}

/// A rule over two fields runs if both are valid by themselves.
func checkInvariant() throws {
  let dto: UserProfileDTO = try decode(payload.replacing("2024-02-02", with: "2023-02-02"))
  let failure = error { () throws(MappingError) in try UserProfile(from: dto) }
  expect(failure?.description == "Nobody is seen before they exist")
}

try checkBothWays()
try checkNormalForm()
try checkFaults()
try checkInvariant()
