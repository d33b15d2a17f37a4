import Foundation

do {
  let json =
    "{\"id\":\"7\",\"joined\":\"2024-05-03\",\"name\":\"Ada\",\"profile\":{\"bio\":\"x\"},\"state\":{\"bio\":\"y\",\"type\":\"on\"}}"
  let user = try UserMapper.toDomain(decode(json))
  expect(try user.profile?.bio == "x" && user.state == .on(User.Profile(bio: "y")))
  expect(try encode(UserMapper.toDTO(user)) == json)
  let legacy: LegacyUserDTO = try decode("{\"id\":3,\"name\":\"Old\"}")
  let old = try UserMapper.toDomain(legacy, joined: "2020-01-01")
  expect(old.id == "legacy-3" && old.profile == nil && old.state == .off)
  let error1 = error(of: { () throws(MappingError) in
    try UserMapper.toDomain(legacy, joined: "then")
  })
  expect(error1?.issues.map(\.path.description) == ["joined"])
  let bare = try decode(json.replacingOccurrences(of: "\"7\"", with: "\"\""), as: UserDTO.self)
  let error2 = error(of: { () throws(MappingError) in try UserMapper.toDomain(bare) })
  expect(error2?.description == "id: must not be empty")

  // Two issues are kept, as the configuration says, and all are counted, unless the policy says
  // otherwise.
  let faulty: UserDTO = try decode(
    "{\"id\":\"\",\"joined\":\"x\",\"name\":\"\",\"profile\":{\"bio\":\"\"},\"state\":{\"bio\":\"\",\"type\":\"on\"}}"
  )
  let map = { () throws(MappingError) in try UserMapper.toDomain(faulty) }
  expect(
    error(of: map)?.description, is: "id: must not be empty\nname: must not be empty\nand 3 more")
  let four = MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 4)) { error(of: map) }
  expect(
    four?.issues.map(\.path.description) ?? [], toBe: ["id", "name", "profile.bio", "joined"])
  expect(four?.count == 5)
  let first = MappingPolicy.$current.withValue(.failFast) { error(of: map) }
  expect(first?.count == 1 && first?.issues.count == 1)
} catch {
  print(error)
}
