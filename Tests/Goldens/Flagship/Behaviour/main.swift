import Foundation

let ada = """
  {
    "id": "u1", "name": {"first": "Ada", "last": "Lovelace"}, "mail": " ada@example.com ",
    "avatar_url": "https://example.com/ada.png", "created_at": "2024-05-03T10:00:00+02:00",
    "roles": ["admin", "GUEST"], "is_registered": true, "profile": {"bio": "Notes", "score": 4.5}
  }
  """

func checkUser() throws {
  let user = try User(from: decode(ada))
  expect(user.id.rawValue == "u1" && user.fullName == "Ada Lovelace")
  expect(user.email.rawValue == "ada@example.com")
  expect(user.avatarURL == URL(string: "https://example.com/ada.png"))
  expect(user.createdAt == Date(timeIntervalSince1970: 1_714_723_200))
  expect(user.roles == [.admin, .guest])
  expect(
    user.status == .registered(try User.Profile(from: decode(#"{"bio": "Notes", "score": 4.5}"#))))
}

func checkSparseUser() throws {
  let json = """
    {"id": "u2", "name": {"first": "Bo", "last": "Li"}, "mail": "bo@example.com",
      "created_at": "2024-05-03T08:00:00Z", "is_registered": false}
    """
  let user = try User(from: decode(json))
  expect(user.avatarURL == nil && user.roles.isEmpty && user.status == .notRegistered)
}

/// Six faults in one error.
func checkFaults() throws {
  let json = """
    {"id": "", "name": {"first": "A", "last": "B"}, "mail": "nope", "avatar_url": "http://[x",
      "created_at": "yesterday", "roles": ["admin", "x"], "is_registered": true}
    """
  let dto: UserDTO = try decode(json)
  let failure = error { () throws(MappingError) in try User(from: dto) }
  expect(
    failure?.description,
    is: """
      id: must not be empty
      mail: "nope" is not an email address
      avatar_url: "http://[x" is not a URL: the text in its brackets is not an IPv6 address
      created_at: "yesterday" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03
      roles[1]: "x" is not one of admin, member, GUEST
      profile: is missing, but is_registered is true
      """)
  expect(failure?.count == 6)
}

func checkWire() {
  expect(
    problem(decoding: ada.replacing("true", with: "1"), as: UserDTO.self),
    is: "is_registered: is no Bool")
  expect(
    problem(decoding: ada.replacing("\"last\"", with: "\"lost\""), as: UserDTO.self),
    is: "name.last: is missing")
}

func checkMedia() throws {
  let image = #"{"height":2,"type":"image","url":"https://example.com/a.png","width":1}"#
  let media = try Media(from: decode(image))
  expect(try encode(MediaDTO(from: media)), is: image)
  let document = #"{"type":"doc","url":"https://example.com/a.pdf"}"#
  expect(try encode(MediaDTO(from: Media(from: decode(document)))), is: document)
  expect(problem(decoding: "{}", as: MediaDTO.self), is: "type: is missing")
  expect(problem(decoding: #"{"type": null}"#, as: MediaDTO.self), is: "type: is null")
  expect(
    problem(decoding: #"{"type": "song"}"#, as: MediaDTO.self),
    is: "type: \"song\" is not one of image, video, doc")
}

func checkCountry() throws {
  let json = #"{"code":"DE","dialing_code":49,"name":"Germany"}"#
  let country: Country = try decode(json)
  expect(country == Country(code: "DE", name: "Germany", dialingCode: 49))
  expect(try encode(country), is: json)
}

try checkUser()
try checkSparseUser()
try checkFaults()
checkWire()
try checkMedia()
try checkCountry()
