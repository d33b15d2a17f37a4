import Foundation

let registered = #"""
  {"id":"u1","is_registered":true,\#
  "profile":{"joined_on":"2024-02-29","nick_name":"ada","score":4.5}}
  """#

func checkBothWays() throws {
  let user = try User(from: decode(registered))
  guard case .registered(let profile) = user.status else { return expect(false) }
  expect(profile.nickName == "ada" && profile.score == 4.5)
  expect(profile.joinedOn == CalendarDate(year: 2024, month: 2, day: 29))
  expect(try encode(UserDTO(from: user)), is: registered)

  let visitor = try User(from: decode(#"{"id": "u2", "is_registered": false}"#))
  expect(visitor.status == .notRegistered)
  expect(try encode(UserDTO(from: visitor)), is: #"{"id":"u2","is_registered":false}"#)
}

/// The flag decides: a profile that the API forgot to remove is not read.
func checkLeftover() throws {
  let user = try User(from: decode(registered.replacing("true", with: "false")))
  expect(user.status == .notRegistered)
  let broken = registered.replacing("true", with: "false").replacing("2024", with: "20x4")
  expect(try User(from: decode(broken)).status == .notRegistered)
}

func checkFaults() throws {
  func failure(_ json: String) throws -> String? {
    let dto: UserDTO = try decode(json)
    return error { () throws(MappingError) in try User(from: dto) }?.description
  }
  expect(
    try failure(#"{"id": "", "is_registered": true}"#),
    is: """
      id: must not be empty
      profile: is missing, but is_registered is true
      """)
  expect(
    try failure(
      registered.replacing("2024", with: "2023").replacing("\"ada\"", with: "\"a\"")
        .replacing("4.5", with: "5.5")),
    is: """
      profile.nick_name: "a" must have between 3 and 20 characters
      profile.score: 5.5 must be between 0 and 5
      profile.joined_on: "2023-02-29" is not a date: there is no such day
      """)
}

try checkBothWays()
try checkLeftover()
try checkFaults()
