import Foundation

do {
  let json =
    "{\"id\":\"7\",\"joined\":\"2024-05-03\",\"name\":\"Ada\",\"profile\":{\"bio\":\"x\"},\"state\":{\"bio\":\"y\",\"type\":\"on\"}}"
  let user = try UserMapper.toDomain(decode(json))
  expect(user.profile?.bio == "x" && user.state == .on(User.Profile(bio: "y")))
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
} catch {
  print(error)
}
