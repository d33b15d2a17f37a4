import Foundation

let previews = [
  "{\"player\":{\"url\":\"https://a.example\"}}",
  "{\"card\":{\"previews\":[{\"none\":{}},{\"title\":null}],\"title\":\"A\"}}",
  "{\"title\":\"A\"}",
  "{\"title\":null}",
  "{\"@link\":\"b\"}",
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

func problem(_ json: String, line: Int = #line) -> String {
  problem(decoding: json, as: PreviewDTO.self, line: line)
}

do {
  // What stands at the key of a case without payload, and beside the key, is passed over.
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
expect(problem("{}") == ": has none of the keys \(known)")
expect(problem("{\"video\": {}}") == ": has none of the keys \(known)")
expect(
  problem("{\"title\": \"A\", \"none\": {}}")
    == ": has the keys none, title, of which one only may be there")
expect(problem("{\"player\": null}") == "player: is null")
expect(problem("{\"player\": {}}") == "player.url: is missing")
expect(problem("{\"@link\": \"http://[\"}") == "@link: \"http://[\" is not a URL")
expect(
  problem("{\"either\": {\"card\": {\"title\": \"A\", \"previews\": [{}]}}}")
    == "either.card.previews[0]: has none of the keys \(known)")
expect(problem(decoding: "{}", as: OnlyDTO.self) == ": has none of the keys only")
