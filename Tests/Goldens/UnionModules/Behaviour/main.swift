import Domain
import Foundation

let entries = """
  [{"data":"warm","type":"toned"},{"data":{"parts":["https://a.example/","http://[",[1]],\
  "text":"t"},"type":"posted"},{"data":{"kind":"person","name":"Ada"},"type":"from"},\
  {"data":{"kind":"city","size":5},"type":"from"},{"type":"ended"},{"data":"cold","type":"begun"},\
  {"data":null,"type":"later"}]
  """

do {
  let read: [EntryDTO] = try decode(entries)
  // What is not there is a deprecated case of the other module.
  let origin = "\"data\":{\"origin\":{\"kind\":\"gone\"},\"parts\""
  expect(try encode(read) == entries.replacing("\"data\":{\"parts\"", with: origin))
  if case .unrecognized(let tag, let body)? = read.last {
    expect(tag == "later" && body == ["data": nil, "type": "later"])
  } else {
    expect(false)
  }
  let sources: Set<Source> = [.nowhere, .person(Person(name: try Name("Ada"))), .nowhere]
  expect(try Set(decode(encode(Array(sources)), as: [Source].self)) == sources)
} catch {
  print(error)
}

expect(
  decodingFailure(
    "{\"type\": \"from\", \"data\": {\"kind\": \"person\", \"name\": \"\"}}", as: EntryDTO.self)
    == "dataCorrupted at 'data.name': must not be empty")
expect(
  decodingFailure("{\"type\": \"toned\", \"data\": \"x\"}", as: EntryDTO.self)
    == "dataCorrupted at 'data': \"x\" is not one of warm, cold")
