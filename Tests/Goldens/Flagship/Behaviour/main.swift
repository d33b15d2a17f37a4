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

/// Six faults, one error.
func checkFaults() throws {
  let json = """
    {"id": "", "name": {"first": "A", "last": "B"}, "mail": "nope", "avatar_url": "http://[x",
      "created_at": "yesterday", "roles": ["admin", "x"], "is_registered": true}
    """
  let dto: UserDTO = try decode(json)
  let failure = error { () throws(MappingError) in try User(from: dto) }
  expect(
    failure?.description == """
      """)
  expect(failure?.count == 6)
}

func checkWire() throws {
  expect(
    problem(decoding: ada.replacing("true", with: "1"), as: UserDTO.self)
      == "typeMismatch Bool at 'is_registered': ")
  expect(
    problem(decoding: ada.replacing("\"last\"", with: "\"lost\""), as: UserDTO.self)
      == "keyNotFound last at 'name': ")
}

func checkMedia() throws {
  let image = #"{"height":2,"type":"image","url":"https://example.com/a.png","width":1}"#
  let media = try Media(from: decode(image))
  expect(try encode(MediaDTO(from: media)), is: image)
  let document = #"{"type":"doc","url":"https://example.com/a.pdf"}"#
  expect(try encode(MediaDTO(from: Media(from: decode(document)))), is: document)
  expect(problem(decoding: "{}", as: MediaDTO.self), is: "")
  expect(problem(decoding: #"{"type": null}"#, as: MediaDTO.self), is: "")
  expect(problem(decoding: #"{"type": "song"}"#, as: MediaDTO.self), is: "")
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
try checkWire()
try checkMedia()
try checkCountry()
