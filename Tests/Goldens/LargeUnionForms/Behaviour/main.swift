import Foundation

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

for json in [
  "{\"text\":\"a\"}", "{\"id\":1,\"type\":\"c0\"}", "{\"type\":\"c1\"}",
  "{\"id\":1,\"type\":\"c63\"}",
  "{\"type\":\"c65\"}",
] { expectSame(json, as: PlainFirstDTO.self) }

for json in [
  "{}", "{\"c0\":{\"id\":1},\"type\":\"c0\"}", "{\"c1\":5,\"type\":\"c1\"}", "{\"type\":\"c1\"}",
  "{\"type\":\"c2\"}", "{\"c3\":5,\"type\":\"c3\"}", "{\"c64\":{\"id\":1},\"type\":\"c64\"}",
  "{\"type\":\"last\"}", "{\"type\":\"none\",\"x\":1}",
] { expectSame(json, as: NamedDTO.self) }

for json in [
  "{\"data\":[1]}", "{\"code\":0,\"data\":{\"id\":1}}", "{\"code\":1,\"data\":\"a\"}",
  "{\"code\":1,\"data\":null}", "{\"code\":65}",
] { expectSame(json, as: NumberedDTO.self) }

func expectProblem<Value: Readable>(
  _ json: String, as type: Value.Type, _ text: String, line: Int = #line
) {
  expect(problem(decoding: json, as: type), is: text, line: line)
}

expectProblem("{\"type\":null}", as: PlainFirstDTO.self, "text: is missing")
expectProblem("{\"type\":\"c0\"}", as: PlainFirstDTO.self, "id: is missing")
expectProblem("{\"type\":5}", as: PlainFirstDTO.self, "type: is no String")
expectProblem("{\"type\":\"c0\"}", as: NamedDTO.self, "c0: is missing")
expectProblem("{\"type\":\"c64\",\"c64\":{}}", as: NamedDTO.self, "c64.id: is missing")
expectProblem("{\"code\":0}", as: NumberedDTO.self, "data: is missing")
expectProblem("{}", as: NumberedDTO.self, "data: is missing")
expect(
  problem(decoding: "{\"type\":\"x\"}", as: PlainFirstDTO.self).hasPrefix(
    "type: \"x\" is not one of c0, c1, "))
expect(!problem(decoding: "{\"code\":99}", as: NumberedDTO.self).contains("null"))
