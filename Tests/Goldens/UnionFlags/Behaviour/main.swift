import Foundation

func keeps<Value: Codable>(_ json: String, _ type: Value.Type, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: type))
    if written != json { print("line \(line) is \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

keeps("{\"is_paid\":true,\"price\":\"1.99\"}", StickerDTO.self)
keeps("{\"is_paid\":false}", StickerDTO.self)
keeps("{\"code\":1}", StateDTO.self)
keeps("{\"code\":2,\"reason\":\"late\"}", StateDTO.self)
keeps("{\"code\":-1}", StateDTO.self)
keeps("{\"on\":true}", SwitchDTO.self)
keeps("{\"level\":2,\"value\":5}", LevelDTO.self)
keeps("{\"level\":7,\"more\":{\"a\":[1]},\"value\":[]}", LevelDTO.self)
keeps("{\"done\":true}", HalfDTO.self)
keeps("{\"done\":false,\"left\":3}", HalfDTO.self)

do {
  let price = PriceDTO(isPaid: false, price: 2)
  expect(try encode(StickerDTO.paid(price)) == "{\"is_paid\":true,\"price\":\"2\"}")
  let level = LevelDTO.unrecognized(tag: 9, body: ["value": 1])
  expect(try encode(level) == "{\"level\":9,\"value\":1}")
} catch {
  print(error)
}

expect(problem(decoding: "{}", as: StickerDTO.self) == "is_paid: is missing")
expect(problem(decoding: "{\"is_paid\": null}", as: StickerDTO.self) == "is_paid: is null")
expect(problem(decoding: "{\"is_paid\": 1}", as: StickerDTO.self) == "is_paid: is no Bool")
expect(problem(decoding: "{\"is_paid\": true}", as: StickerDTO.self) == "price: is missing")
expect(problem(decoding: "{\"code\": 3}", as: StateDTO.self) == "code: 3 is not one of 1, 2, -1")
expect(problem(decoding: "{\"code\": \"1\"}", as: StateDTO.self) == "code: is no Int")
expect(problem(decoding: "{\"level\": 1}", as: LevelDTO.self) == "value: is missing")
