import Foundation

do {
  let dto: MemberDTO = try decode("{\"id\":\"7\",\"name\":\"Ada\"}")
  let team: TeamDTO = try decode("{\"title\":\"T\",\"dto\":\"D\",\"issues\":3}")
  let member = try Member(from: dto, roles: ["admin"], team: team, self: true, in: nil)
  expect(member.id == "7" && member.roles == [.admin] && member.team.rawValue == "T")
  expect(member.dto == "D" && member.issues == 3 && member.`self` && member.rank == nil)
  let alone = try Member(from: dto)
  expect(alone.roles == [] && alone.team.rawValue == "none" && alone.dto == "7")

  let bare: MemberDTO = try decode("{\"id\":\"7\",\"name\":\"\"}")
  let untitled: TeamDTO = try decode("{\"title\":\"\",\"dto\":\"D\",\"issues\":3}")
  let error1 = error(of: { () throws(MappingError) in
    try Member(from: bare, roles: ["admin", "x"], team: untitled, self: true, in: 1)
  })
  expect(
    error1?.issues.map(\.description) == [
      "name: must not be empty", "roles[1]: \"x\" is not one of admin, member",
      "team.title: must not be empty",
    ])

  let country = Country(code: "DE", name: "Germany", dialingCode: 49)
  let place = try Place(from: country)
  expect(place.prefix == 49 && Country(from: place) == country)
  let wire = CountryDTO(from: country)
  expect(wire.dialing == "49")
  expect(try Country(from: wire) == country)
  let error2 = error(of: { () throws(MappingError) in
    try Place(from: Country(code: "", name: "x", dialingCode: nil))
  })
  expect(error2?.description == "code: must not be empty")
} catch {
  print(error)
}
