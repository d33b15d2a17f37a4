import Foundation

func expectSame(_ json: String, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: UserPatchDTO.self))
    if written != json { print("line \(line): \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

let full = """
  {"address":{"city":"Paris"},"age":36,"born":"2024-05-03T10:00:00Z","extra":[1],\
  "links":["https://example.com"],"name":"Ada","parent":{"name":null},"role":"admin",\
  "site":"https://example.com","tags":["a"]}
  """

do {
  let nothing: UserPatchDTO = try decode("{}")
  expect(nothing == UserPatchDTO() && nothing.name == .absent && nothing.parent == .absent)
  let removal: UserPatchDTO = try decode("{\"name\":null,\"born\":null,\"address\":null}")
  expect(removal == UserPatchDTO(name: .null, born: .null) && removal.city == .absent)
  let change: UserPatchDTO = try decode(full)
  expect(
    change.age == .value(36) && change.role == .value(.admin) && change.city == .value("Paris"))
  expect(change.born == .value(Date(timeIntervalSince1970: 1_714_730_400)))
  expect(change.parent == .value(UserPatchDTO(name: .null)) && change.extra == .value([1]))
  expect(try encode(UserPatchDTO(role: .value(.member))) == "{\"role\":\"member\"}")
} catch {
  print(error)
}
expectSame("{}")
expectSame(full)
expectSame("{\"born\":null,\"name\":null,\"role\":null}")
expectSame("{\"address\":{\"city\":null}}")
expect(
  decodingFailure("{\"name\":7}", as: UserPatchDTO.self).hasPrefix("typeMismatch String at 'name'"))
expect(
  decodingFailure("{\"role\":\"x\"}", as: UserPatchDTO.self)
    == "dataCorrupted at 'role': \"x\" is not one of admin, member")
expect(
  decodingFailure("{\"parent\":{\"links\":[\"x\"]}}", as: UserPatchDTO.self)
    .hasPrefix("dataCorrupted at 'parent.links[0]': \"x\" is not a URL"))
