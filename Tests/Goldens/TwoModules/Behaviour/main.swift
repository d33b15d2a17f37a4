import Domain
import Foundation

do {
  let text = """
    {"address":{"role":"admin","score":1.5,"since":"2024-05-03T10:00:00Z","street":"s"},\
    "day":"2024-02-29","email":"a@example.com","likes":1,"role":"member","size":"small"}
    """
  let user: UserDTO = try decode(text)
  expect(user.address.role == .admin && user.role == .member && user.size == .small)
  expect(try encode(user) == text)

  // One handler receives the reports of both modules.
  let reports = Reports()
  let replaced: UserDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      text.replacingOccurrences(of: "1.5", with: "7")
        .replacingOccurrences(of: "\"likes\":1", with: "\"likes\":\"1\""))
  }
  expect(replaced.address.score == 0 && replaced.likes == 0)
  expect(
    reports.all.sorted() == [
      "address.score (a number) is replaced, since it must be between 0 and 5",
      "likes (a string) is replaced, since \(isNot(Int.self))",
    ])
  let patch = "{\"any\":[1],\"at\":\"2024-05-03T10:00:00Z\",\"email\":null}"
  expect(try encode(decode(patch, as: PatchDTO.self)) == patch)
} catch {
  print(error)
}
do {
  _ = try decode("{\"street\":\"\",\"role\":\"admin\",\"score\":1}", as: Address.self)
} catch DecodingError.dataCorrupted(let context) {
  expect(context.codingPath.map(\.stringValue) == ["street"])
  expect(context.underlyingError as? Address.ValidationError == .streetIsEmpty)
} catch {
  print(error)
}
expect(
  decodingFailure("{\"street\":\"s\",\"role\":\"x\",\"score\":1}", as: Address.self)
    == "dataCorrupted at 'role': \"x\" is not one of admin, member")

do {
  let agenda: Agenda = try decode("{\"links\":{\"MON\":\"a b\",\"in-between\":\"c d\"}}")
  let found = error(of: { try Week(from: agenda) }) as? MappingError
  expect(
    found?.issues.map(\.path.description) ?? [],
    toBe: ["links[\"MON\"]", "links[\"in-between\"]"])
} catch {
  print(error)
}
