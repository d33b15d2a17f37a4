func isDecodable(_ type: Any.Type) -> Bool { type is any Decodable.Type }
func isEncodable(_ type: Any.Type) -> Bool { type is any Encodable.Type }
func isHashable(_ type: Any.Type) -> Bool { type is any Hashable.Type }
func isEquatable(_ type: Any.Type) -> Bool { type is any Equatable.Type }

// All of them are read; those are written that a map makes, or that ask for it, with everything in
// them.
let written: [Any.Type] = [
  WrittenDTO.self, BothDTO.self, UntouchedDTO.self, AskingDTO.self, ComparedDTO.self,
  NameDTO.self, ItemDTO.self, IDDTO.self, OwnDTO.self, OnlyComparedDTO.self, Nested.self,
  Nested.DeepDTO.self, KeyedDTO.self, KeyDTO.self,
]
expect(isDecodable(ReadDTO.self) && !isEncodable(ReadDTO.self))
expect(written.allSatisfy { isDecodable($0) && isEncodable($0) })

// Those types are Hashable or Equatable that ask for it, with everything in them.
let hashable: [Any.Type] = [
  AskingDTO.self, ItemDTO.self, Nested.self, Nested.DeepDTO.self, KeyDTO.self,
]
expect(hashable.allSatisfy(isHashable))
expect(isEquatable(ComparedDTO.self) && isEquatable(OnlyComparedDTO.self))
expect(!isHashable(ComparedDTO.self) && !isHashable(OnlyComparedDTO.self))
expect(!isEquatable(ReadDTO.self) && !isEquatable(KeyedDTO.self) && !isEquatable(NameDTO.self))

do {
  let keyed: KeyedDTO = try decode("{\"id\":{\"a\":1,\"b\":2}}")
  expect(keyed.id == KeyDTO(a: 1, b: 2))
  let asking = "{\"item\":{\"sku\":\"s\"},\"nested\":{\"deep\":{\"x\":1}},\"size\":\"small\"}"
  expect(try encode(decode(asking, as: AskingDTO.self)) == asking)
} catch {
  print(error)
}
