import Domain

func isDecodable(_ type: Any.Type) -> Bool { type is any Decodable.Type }

let json = #"{"id":"a","owner":{"name":"Ada"},"plan":"pro"}"#
let account = try AccountMapper.toDomain(json: json.utf8)
expect(account.id.rawValue == "a" && account.owner.name == "Ada" && account.plan == .pro)
let failure = error { () throws(JSONPayloadError) in
  try AccountMapper.toDomain(json: json.replacing("\"a\"", with: "\"\"").utf8)
}
expect(failure?.description, is: "id: must not be empty")

// What is asked for is there, with everything in it, and nothing else is.
expect(isDecodable(SnapshotDTO.self) && isDecodable(OwnerDTO.self))
expect(isDecodable(Place.self) && isDecodable(Sign.self) && isDecodable(DraftDTO.self))
expect(!isDecodable(AccountDTO.self) && !isDecodable(CommandDTO.self) && !isDecodable(Region.self))

let region = try Region(json: Array(#"{"code":"DE","name":"Germany"}"#.utf8))
expect(
  String(decoding: try region.jsonBytes(), as: UTF8.self), is: #"{"code":"DE","name":"Germany"}"#)
