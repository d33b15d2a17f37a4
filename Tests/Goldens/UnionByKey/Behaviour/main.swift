import Foundation

let previews = [
  "{\"player\":{\"url\":\"https://a.example\"}}",
  "{\"card\":{\"previews\":[{\"none\":{}},{\"title\":null}],\"title\":\"A\"}}",
  "{\"title\":\"A\"}",
  "{\"title\":null}",
  "{\"@link\":\"urn:b\"}",
  "{\"thumbnail\":\"AQID\"}",
  "{\"thumbnail\":null}",
  "{\"either\":{\"either\":{\"none\":{}}}}",
  "{\"none\":{}}",
]
for json in previews {
  do {
    let written = try encode(decode(json, as: PreviewDTO.self))
    if written != json { print("\(json) becomes \(written)") }
  } catch {
    print(json, error)
  }
}

func failure(_ json: String) -> String { decodingFailure(json, as: PreviewDTO.self) }

do {
  // What is at the key of a case without a payload, and beside the key, is skipped.
  if case .none = try decode("{\"none\": 5, \"x\": 1}", as: PreviewDTO.self) {
  } else {
    expect(false)
  }
  if case .only(let number) = try decode("{\"only\": 5}", as: OnlyDTO.self) {
    expect(number == 5)
  }
} catch {
  print(error)
}

let known = "player, card, title, @link, thumbnail, either, none"
expect(failure("{}") == "dataCorrupted at '': has none of the keys \(known)")
expect(failure("{\"video\": {}}") == "dataCorrupted at '': has none of the keys \(known)")
expect(
  failure("{\"title\": \"A\", \"none\": {}}")
    == "dataCorrupted at '': has the keys none, title, but only one of them is allowed")
expect(failure("{\"player\": null}").hasPrefix("valueNotFound Dictionary<String, Any> at 'player'"))
expect(failure("{\"player\": {}}").hasPrefix("keyNotFound url at 'player'"))
expect(
  failure("{\"@link\": \"http://[\"}")
    == "dataCorrupted at '@link': \"http://[\" is not a URL: the text in its brackets is not an IPv6 address"
)
expect(
  failure("{\"either\": {\"card\": {\"title\": \"A\", \"previews\": [{}]}}}")
    == "dataCorrupted at 'either.card.previews[0]': has none of the keys \(known)")
expect(decodingFailure("{}", as: OnlyDTO.self) == "dataCorrupted at '': has none of the keys only")
