import Foundation

// Unions with tags are objects among other shapes.

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

let sources = [
  "\"src_1\"",
  "{\"type\":\"cash\"}",
  "{\"card\":{\"number\":\"4242\"},\"type\":\"card\"}",
  "{\"card\":{\"number\":\"4242\",\"parent\":\"src_2\"},\"type\":\"card\"}",
  "{\"card\":{\"number\":\"4242\",\"parent\":{\"type\":\"cash\"}},\"type\":\"card\"}",
  "{\"name\":\"a\",\"others\":[\"b\",{\"name\":\"c\",\"others\":[]},{\"type\":\"cash\"}]}",
]
for json in sources { expectSame(json, as: SourceDTO.self) }
for json in sources {
  do {
    let source = try Source(from: decode(json, as: SourceDTO.self))
    expect(try encode(SourceDTO(from: source)), is: json)
  } catch {
    print(error)
  }
}

let entries = [
  "{\"text\":\"a\",\"type\":\"text\"}", "{\"type\":\"empty\"}",
  "{\"image\":{\"text\":\"a\"},\"type\":\"image\"}", "{\"type\":\"sound\"}",
  "{\"type\":\"link\",\"url\":\"u\"}", "{\"is_on\":false}", "{\"code\":2}", "{\"code\":9,\"x\":1}",
  "{\"code\":1,\"data\":{\"card\":{\"number\":\"1\"},\"type\":\"card\"}}",
  "{\"code\":1,\"data\":\"s\"}",
  "[{\"type\":\"sound\"},null,[{\"type\":\"empty\"}]]", "null",
]
for json in entries { expectSame(json, as: EntryDTO.self) }

let reasons = decodingFailure("{\"type\":\"card\",\"card\":{}}", as: SourceDTO.self)
expect(reasons.contains("is none of the cases "))
expect(reasons.contains(" as object, at card"))
expect(decodingFailure("{\"type\":\"video\"}", as: EntryDTO.self).contains("is none of the cases "))
expect(decodingFailure("5", as: SourceDTO.self).contains("is none of the cases "))

do {
  _ = try Source(
    from: decode("{\"card\":{\"number\":\"\"},\"type\":\"card\"}", as: SourceDTO.self))
  expect(false)
} catch {
  expect("\(error)", is: "card.number: must not be empty")
}
