import Foundation

// An empty text is nil, and nil is written as an empty text where there is always one.

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

expectSame(
  #"{"limit":"","lines":["a","",""],"link":"","nick":"","note":null}"#, as: ProfileDTO.self)
expectSame(
  #"{"limit":"7","lines":[],"link":"https://example.org/a","nick":"Ada","note":"x"}"#,
  as: ProfileDTO.self)
do {
  let profile: ProfileDTO = try decode(#"{"limit":"","lines":[""],"link":"","nick":"  "}"#)
  expect(profile.nick == nil && profile.link == nil && profile.lines == [nil])
  expect(profile.limit == nil && profile.note == nil)
  expect(
    try encode(ProfileDTO(lines: [nil])),
    is: #"{"limit":"","lines":[""],"link":"","nick":"","note":null}"#)
} catch {
  print(error)
}

// The key is always there, with a text.
expect(
  problem(decoding: #"{"limit":"","lines":[],"link":""}"#, as: ProfileDTO.self),
  is: "nick: is missing")
expect(
  problem(decoding: #"{"limit":"","lines":[],"link":"","nick":null}"#, as: ProfileDTO.self),
  is: "nick: is null")
do {
  let reports = Reports()
  let profile: ProfileDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(#"{"limit":"x","lines":[],"link":"","nick":""}"#)
  }
  expect(profile.limit == nil && reports.all.count == 1)
} catch {
  print(error)
}

let users = [
  #"{"born":"","code":"","note":"","site":"","tags":["",""]}"#,
  #"{"born":"1815-12-10","code":"A","note":"n","site":"https://example.org/a","tags":["a",""]}"#,
]
for json in users {
  do {
    let user = try User(from: decode(json, as: UserDTO.self))
    expect(try encode(UserDTO(from: user)), is: json)
  } catch {
    print(error)
  }
}
