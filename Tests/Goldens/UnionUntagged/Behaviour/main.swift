import Foundation

// A tag that is missing and one that is null are the same: the case without a tag, which is written without it.

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  expectWritten(json, as: type, json, line: line)
}

func expectWritten<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, _ expected: String, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: expected, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

expectSame("{\"size\":2,\"text\":\"a\"}", as: MessageDTO.self)
expectSame("{\"type\":\"image\",\"width\":1}", as: MessageDTO.self)
expectSame("{\"type\":\"ping\"}", as: MessageDTO.self)
expectWritten("{\"text\":\"a\",\"type\":null}", as: MessageDTO.self, "{\"text\":\"a\"}")

expectSame("{}", as: StateDTO.self)
expectSame("{\"state\":\"done\"}", as: StateDTO.self)
expectSame("{\"failed\":{\"reason\":\"r\"},\"state\":\"failed\"}", as: StateDTO.self)
expectSame("{\"state\":\"new\",\"x\":[1]}", as: StateDTO.self)
expectWritten("{\"state\":null,\"x\":[1]}", as: StateDTO.self, "{}")

expectSame("{\"value\":\"a\"}", as: ValueDTO.self)
expectSame("{}", as: ValueDTO.self)
expectSame("{\"kind\":\"number\",\"value\":1}", as: ValueDTO.self)
expectSame("{\"kind\":\"none\"}", as: ValueDTO.self)
expectWritten("{\"kind\":null,\"value\":null}", as: ValueDTO.self, "{}")

expectSame("{\"code\":1}", as: LevelDTO.self)
expectSame("{\"text\":\"a\"}", as: LevelDTO.self)
expectSame("{\"code\":2,\"width\":1}", as: LevelDTO.self)
expectSame("{\"code\":7,\"text\":\"a\"}", as: LevelDTO.self)

expectSame("{}", as: FlagDTO.self)
expectSame("{\"is_paid\":true}", as: FlagDTO.self)
expectSame("{\"is_paid\":false,\"text\":\"a\"}", as: FlagDTO.self)
expectWritten("{\"is_paid\":null}", as: FlagDTO.self, "{}")

expectSame("{\"id\":1,\"type\":\"event\"}", as: OnlyDTO.self)
expectSame("{}", as: OnlyDTO.self)

expectSame("{\"type\":\"image\",\"width\":1}", as: InnerDTO.self)
expectSame("{\"kind\":\"plain\",\"text\":\"a\"}", as: InnerDTO.self)
expectSame("{}", as: InnerDTO.self)

// Only a tag that is missing or null is none.
expect(problem(decoding: "{}", as: MessageDTO.self), is: "text: is missing")
expect(problem(decoding: "{\"type\":null}", as: MessageDTO.self), is: "text: is missing")
expect(problem(decoding: "{\"type\":5}", as: MessageDTO.self), is: "type: is no String")
expect(problem(decoding: "{\"code\":\"1\"}", as: LevelDTO.self), is: "code: is no Int")
expect(problem(decoding: "{\"text\":5}", as: LevelDTO.self), is: "text: is no String")
expect(problem(decoding: "{\"value\":5}", as: ValueDTO.self), is: "value: is no String")
expect(
  problem(decoding: "{\"type\":\"text\",\"text\":\"a\"}", as: MessageDTO.self),
  is: "type: \"text\" is not one of image, ping")
expect(
  problem(decoding: "{\"type\":\"x\"}", as: OnlyDTO.self), is: "type: \"x\" is not one of event")
for json in ["null", "[]", "5"] {
  expect(problem(decoding: json, as: FlagDTO.self).hasPrefix(": is n"))
}

do {
  let reports = Reports()
  let thread = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      "{\"message\":{\"text\":\"a\"},\"flag\":{\"is_paid\":9},\"words\":5}", as: ThreadDTO.self)
  }
  expect(reports.all.count == 2 && reports.all[0].hasPrefix("flag (an object) is replaced"))
  if case .unknown = thread.state, case .unknown = thread.flag {
    expect(thread.value == nil && thread.states.count == 2 && thread.words == [.one, .two])
  } else {
    expect(false)
  }
  let made = try Thread(from: thread)
  expect(made.message == .plain(try Plain(text: "a", size: nil)) && !made.isKnown && made.isOpen)
  let empty = try decode(
    "{\"message\":{\"text\":\"\"},\"flag\":{}}", as: ThreadDTO.self)
  _ = try Thread(from: empty)
  expect(false)
} catch {
  expect("\(error)", is: "message.text: must not be empty")
}
