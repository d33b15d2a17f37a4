import Foundation

func keeps<Value: Readable & Writable>(_ json: String, _ type: Value.Type, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: type))
    if written != json { print("line \(line) is \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

keeps("{\"age\":300,\"height\":12.5,\"kind\":\"alder\"}", PlantDTO.self)
keeps("{\"kind\":\"ash\"}", PlantDTO.self)
keeps("{\"kind\":\"aspen\"}", PlantDTO.self)
keeps("{\"height\":1,\"kind\":\"lime_3\"}", PlantDTO.self)
keeps("{\"kind\":\"rose\",\"thorns\":[1,2]}", PlantDTO.self)

keeps("{\"data\":{\"height\":1},\"item\":\"alder\"}", OrderDTO.self)
keeps("{\"data\":\"1.5\",\"item\":\"ash\"}", OrderDTO.self)
keeps("{\"data\":\"https://a.example\",\"item\":\"aspen\"}", OrderDTO.self)
keeps("{\"item\":\"aspen\"}", OrderDTO.self)
keeps("{\"item\":\"beech\"}", OrderDTO.self)
keeps("{\"data\":3,\"item\":\"birch\"}", OrderDTO.self)

keeps("{\"alder\":\"x\"}", SignDTO.self)
keeps("{\"alder\":null}", SignDTO.self)
keeps("{\"ash\":{\"height\":1}}", SignDTO.self)
keeps("{\"aspen\":{}}", SignDTO.self)
keeps("{\"beech\":\"urn:a\"}", SignDTO.self)
keeps("{\"beech\":null}", SignDTO.self)
keeps("{\"rose\":[]}", SignDTO.self)

keeps("{\"code\":-21,\"height\":1}", CodeDTO.self)
keeps("{\"code\":-14}", CodeDTO.self)
keeps("{\"code\":1,\"x\":null}", CodeDTO.self)
keeps("{\"alder\":{}}", MarkDTO.self)
keeps("{\"lime_2\":{}}", MarkDTO.self)

do {
  if case .ash(let leaf) = try decode("{\"kind\": \"ash\"}", as: PlantDTO.self) {
    expect(leaf.kind == "ash")
  } else {
    expect(false)
  }
  // The tag is right even if the payload says something else.
  expect(try encode(PlantDTO.ash(LeafDTO(kind: "oak"))) == "{\"kind\":\"ash\"}")
  expect(try encode(PlantDTO.unrecognized(tag: "x", body: [:])) == "{\"kind\":\"x\"}")
  if case .unrecognized(let tag, let body) = try decode("{\"code\": 5}", as: CodeDTO.self) {
    expect(tag == 5 && body == ["code": 5])
  } else {
    expect(false)
  }
} catch {
  print(error)
}

expect(decodingFailure("{}", as: PlantDTO.self).hasPrefix("keyNotFound kind at ''"))
expect(
  decodingFailure("{\"kind\": null}", as: PlantDTO.self).hasPrefix("valueNotFound String at 'kind'")
)
expect(
  decodingFailure("{\"kind\": \"alder\"}", as: PlantDTO.self).hasPrefix("keyNotFound height at ''"))
expect(
  decodingFailure("[{\"item\": \"rose\"}]", as: [OrderDTO].self)
    == """
    dataCorrupted at '[0].item': "rose" is not one of alder, ash, aspen, beech, birch, box, cedar, cherry, chestnut, \
    cypress, elder, elm, fir, hazel, hemlock, holly, hornbeam, juniper, larch, laurel and 46 more
    """)
expect(
  decodingFailure("{\"item\": \"beech\", \"data\": 5}", as: OrderDTO.self).hasPrefix(
    "typeMismatch String at 'data'"))
expect(
  decodingFailure("{\"rose\": 1}", as: MarkDTO.self).hasPrefix(
    "dataCorrupted at '': has none of the keys alder, "))
expect(
  decodingFailure("{\"ash\": {}, \"oak\": {}}", as: SignDTO.self)
    == "dataCorrupted at '': has the keys ash, oak, but only one of them is allowed")
