import Foundation

func keeps<Value: Readable & Writable>(_ json: String, _ type: Value.Type, line: Int = #line) {
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

expect(decodingFailure("{}", as: StickerDTO.self).hasPrefix("keyNotFound is_paid at ''"))
expect(
  decodingFailure("{\"is_paid\": null}", as: StickerDTO.self).contains(" Bool at 'is_paid': "))
expect(
  decodingFailure("{\"is_paid\": 1}", as: StickerDTO.self).hasPrefix(
    "typeMismatch Bool at 'is_paid'"))
expect(
  decodingFailure("{\"is_paid\": true}", as: StickerDTO.self).hasPrefix("keyNotFound price at ''"))
expect(
  decodingFailure("{\"code\": 3}", as: StateDTO.self)
    == "dataCorrupted at 'code': 3 is not one of 1, 2, -1")
expect(
  decodingFailure("{\"code\": \"1\"}", as: StateDTO.self).hasPrefix("typeMismatch Int at 'code'"))
expect(decodingFailure("{\"level\": 1}", as: LevelDTO.self).hasPrefix("keyNotFound value at ''"))
