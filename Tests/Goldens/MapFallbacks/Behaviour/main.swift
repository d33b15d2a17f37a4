import Foundation

func settings(_ changes: [String: String] = [:]) throws -> SettingsDTO {
  var values = [
    "theme": "\"dark\"", "volume": "\"7\"", "home": "\"https://example.com/\"",
    "tags": "[\"a\",\"b\"]", "roles": "[\"light\"]", "numbers": "{\"a\":\"1\"}",
    "created_at": "\"2024-05-03T10:00:00Z\"", "is_admin": "true",
    "admin_mail": "\"root@example.com\"", "retries": "2", "owner": "{\"name\":\"Ada\"}",
    "limit": "5", "grid": "[[\"a\"]]", "visits": "[\"2024-05-03T10:00:00Z\"]",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

/// The settings, and what was reported on the way.
func mapped(_ changes: [String: String] = [:]) throws -> (Settings, [String]) {
  let reports = Reports()
  let dto = try settings(changes)
  let settings = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Settings(from: dto)
  }
  return (settings, reports.all)
}

func profile(_ payload: String) throws -> (Profile, [String]) {
  let reports = Reports()
  let dto: ProfileDTO = try decode(payload)
  let profile = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Profile(from: dto)
  }
  return (profile, reports.all)
}

do {
  let (valid, none) = try mapped()
  expect(none == [])
  expect(valid.theme == .dark && valid.volume == 7 && valid.tags.map(\.rawValue) == ["a", "b"])
  expect(valid.roles == [.light] && valid.tagSet.count == 2 && valid.numbers == ["a": 1])
  expect(valid.access == .admin(try Mail("root@example.com")) && valid.retries.rawValue == 2)
  expect(valid.owner?.name.rawValue == "Ada" && valid.name == "Ada" && valid.limit == 5)
  expect(valid.backup.rawValue == "root@example.com" && valid.createdAt != nil)

  let (absent, missing) = try mapped([
    "volume": "null", "roles": "null", "created_at": "null", "admin_mail": "null",
    "is_admin": "false", "retries": "null", "owner": "null",
  ])
  expect(absent.volume == nil && absent.roles == nil && absent.createdAt == nil)
  expect(absent.access == .guest && absent.retries.rawValue == 3 && absent.owner == nil)
  expect(absent.name == "nobody" && absent.backup.rawValue == "root@example.org")
  expect(
    missing == [
      "retries is replaced, since it is missing", "owner.name is replaced, since it is missing",
      "admin_mail is replaced, since it is missing",
    ])

  let (invalid, replaced) = try mapped([
    "theme": "\"x\"", "volume": "\"loud\"", "home": "\"x\"", "tags": "[\"a\",\"\",\"a\"]",
    "roles": "[\"x\",\"dark\"]", "numbers": "{\"a\":\"1\",\"b\":\"x\"}", "created_at": "\"x\"",
    "admin_mail": "\"x\"", "retries": "9", "owner": "{\"name\":\"\"}",
  ])
  expect(invalid.theme == .light && invalid.volume == nil)
  expect(invalid.home == URL(string: "https://example.org"))
  expect(invalid.tags.map(\.rawValue) == ["a", "a"] && invalid.tagSet.map(\.rawValue) == ["a"])
  expect(invalid.roles == [.dark] && invalid.numbers == [:] && invalid.createdAt == nil)
  expect(invalid.access == .guest && invalid.retries.rawValue == 3 && invalid.owner == nil)
  expect(invalid.name == "" && invalid.backup.rawValue == "root@example.org")
  let expected = [
    "theme is replaced, since it is not one of light, dark",
    "volume is replaced, since it is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
    "home is replaced, since it is not a URL: it does not begin with a scheme, such as https:",
    "tags[1] is left out, since it must not be empty",
    "roles[0] is left out, since it is not one of light, dark",
    "tags[1] is left out, since it must not be empty",
    "tags[2] is left out, since it appears twice, first at [0]",
    "numbers is replaced, since […] is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
    "created_at is replaced, since it is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
    "admin_mail is replaced, since it is not an email address",
    "retries is replaced, since it must be between 0 and 5",
    "owner is replaced, since name must not be empty",
    "admin_mail is replaced, since it is not an email address",
    "tags[2] is left out, since it appears twice, first at [0]",
  ]
  expect(replaced, toBe: expected)

  // Elements that are left out of the value that `??` has chosen.
  let (dated, leftOut) = try mapped([
    "logins": "[\"x\",\"2024-05-03T10:00:00Z\"]", "visits": "[\"y\"]",
  ])
  let (undated, others) = try mapped(["visits": "[\"y\"]"])
  let reason =
    "is left out, since it is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03"
  expect(dated.dates == valid.dates && undated.dates == [])
  expect(leftOut + others, toBe: ["logins[0] \(reason)", "visits[0] \(reason)"])

  // Without a fallback, it is still an issue.
  let dto = try settings(["grid": "[[\"\"]]", "theme": "\"x\""])
  let invalidGrid = FallbackHandler.use { _ in
  } during: {
    error(of: { () throws(MappingError) in try Settings(from: dto) })
  }
  expect(invalidGrid?.issues.map(\.description) == ["grid[0][0]: must not be empty"])

  let (ada, nothing) = try profile(
    #"{"nickname":"Ada","level":"7","motto":"x","links":["https://a.org"],"site":"https://b.org"}"#)
  expect(nothing == [])
  expect(ada.nickname == "Ada" && ada.level == 7 && ada.motto == "x" && ada.links.count == 1)
  let (guest, broken) = try profile(
    #"{"nickname":"A","alias":"Ada","level":"10","motto":"","links":["https://a.org","https://a.org","https://a.org"],"site":"https://b.org"}"#
  )
  expect(guest.nickname == "guest" && guest.level == 1 && guest.motto == nil && guest.links == [])
  expect(
    broken,
    toBe: [
      "nickname is replaced, since it must have between 2 and 20 characters",
      "level is replaced, since it must be between 0 and 9",
      "motto is replaced, since it must not be empty",
      "links is replaced, since it must have at most 2 elements",
    ])
  let (_, unreadable) = try profile(
    #"{"nickname":"Ada","level":"x","links":["b","https://a.org","c"],"site":"https://b.org"}"#)
  expect(
    unreadable,
    toBe: [
      "level is replaced, since it is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
      "links is replaced, since [0] is not a URL: it does not begin with a scheme, such as https:, and [2] is not a URL: it does not begin with a scheme, such as https:",
    ])
  // A rule over several fields has no fallback, and neither does the site.
  let wrong: ProfileDTO = try decode(
    #"{"nickname":"A","alias":"Ada","level":"0","motto":"x","links":[],"site":"b"}"#)
  let issues = FallbackHandler.use { _ in
  } during: {
    error(of: { () throws(MappingError) in try Profile(from: wrong) })
  }
  expect(
    issues?.issues.map(\.description) ?? [],
    toBe: [
      "site: \"b\" is not a URL: it does not begin with a scheme, such as https:",
      "level must be more than 0, unless motto is missing",
    ])
  // The value that `??` has chosen breaks the rule, wherever it comes from.
  func nameIssues(_ names: String) throws -> [String] {
    let dto: ProfileDTO = try decode(
      #"{\#(names),"level":"1","links":[],"site":"https://b.org"}"#)
    let reports = Reports()
    let issues = FallbackHandler.use {
      reports.add($0)
    } during: {
      error(of: { () throws(MappingError) in try Profile(from: dto) })
    }
    return (issues?.issues.map(\.description) ?? []) + reports.all
  }
  expect(
    try nameIssues(#""nickname":"Ada","alias":"""#),
    toBe: [
      "alias: \"\" must have between 2 and 20 characters",
      "alias is replaced, since it must not be empty",
    ])
  expect(
    try nameIssues(#""nickname":"""#),
    toBe: [
      "nickname: \"\" must have between 2 and 20 characters",
      "nickname is replaced, since it must have between 2 and 20 characters",
      "nickname is replaced, since it must not be empty",
    ])
} catch {
  print(error)
}
