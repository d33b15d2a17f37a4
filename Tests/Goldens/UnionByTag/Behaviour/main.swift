import Foundation

nonisolated func keeps(_ json: String, line: Int = #line) throws {
  let written = try encode(decode(json, as: MediaDTO.self))
  if written != json { print("line \(line) is \(written)") }
}

do {
  let image: MediaDTO = try decode("{\"type\": \"image\", \"width\": 5, \"unknown\": []}")
  expect(image == .image(ImageDTO(width: 5, altText: nil)))
  expect(try decode("{\"type\": \"none\", \"width\": 5}", as: MediaDTO.self) == MediaDTO.none)
  try keeps("{\"alt_text\":\"a cat\",\"type\":\"image\",\"width\":5}")
  try keeps("{\"type\":\"live-stream\",\"url\":\"https://a.example\"}")
  try keeps("{\"type\":\"none\"}")
  try keeps("{\"type\":\"gif\",\"width\":1}")
  try keeps("{\"type\":\"blank\"}")
  try keeps("{\"media\":{\"type\":\"none\"},\"type\":\"quote\"}")
  try keeps("{\"media\":[{\"type\":\"none\"}],\"text\":\"\",\"type\":\"note\"}")
  try keeps("{\"layers\":[{\"type\":\"none\"}],\"layout\":\"stack\",\"type\":\"panel\"}")
  try keeps("{\"columns\":2,\"layout\":\"row\",\"type\":\"panel\"}")
  try keeps("{\"duration\":1.5,\"type\":\"video\",\"url\":\"urn:a\"}")

  // The tag is right even if a payload says something else.
  guard let url = URL(string: "urn:a") else { throw CocoaError(.formatting) }
  let video = MediaDTO.video(VideoDTO(type: "image", url: url, duration: 1))
  expect(try encode(video) == "{\"duration\":1,\"type\":\"video\",\"url\":\"urn:a\"}")
  let note = MediaDTO.note(NoteDTO(type: nil, text: "t", media: []))
  expect(try encode(note) == "{\"media\":[],\"text\":\"t\",\"type\":\"note\"}")
  expect(try decode(encode(note), as: MediaDTO.self) != note)
  let deep = MediaDTO.quote(QuoteDTO(media: .quote(QuoteDTO(media: .`self`))))
  expect(try decode(encode(deep), as: MediaDTO.self) == deep)
  expect(Set([deep, .none, deep]).count == 2)
} catch {
  print(error)
}

// What is wrong is reported at its place.
let known = "image, video, live-stream, none, gif, blank, note, self, quote, panel"
expect(decodingFailure("{\"width\": 5}", as: MediaDTO.self).hasPrefix("keyNotFound type at ''"))
expect(
  decodingFailure("{\"type\": null}", as: MediaDTO.self).hasPrefix("valueNotFound String at 'type'")
)
expect(
  decodingFailure("{\"type\": 5}", as: MediaDTO.self).hasPrefix("typeMismatch String at 'type'"))
expect(
  decodingFailure("[]", as: MediaDTO.self).hasPrefix("typeMismatch Dictionary<String, Any> at ''"))
expect(
  decodingFailure("[{\"type\": \"audio\"}]", as: [MediaDTO].self)
    == "dataCorrupted at '[0].type': \"audio\" is not one of \(known)")
expect(
  decodingFailure("{\"type\": \"image\", \"width\": \"x\"}", as: MediaDTO.self).hasPrefix(
    "typeMismatch Int at 'width'"))
expect(
  decodingFailure(
    "{\"type\": \"quote\", \"media\": {\"type\": \"note\", \"type2\": 1}}",
    as: MediaDTO.self
  ).hasPrefix("keyNotFound text at 'media'"))
expect(
  decodingFailure("{\"type\": \"panel\", \"layout\": \"grid\"}", as: MediaDTO.self)
    == "dataCorrupted at 'layout': \"grid\" is not one of row, stack")

do {
  let reports = Reports()
  let conversation = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      """
      {"first": {"kind": "said", "text": "hi"}, "others": [
        {"kind": "left"}, {"kind": "shown", "type": "none"}, {"kind": "sung"}, {"kind": "said"}
      ]}
      """, as: ConversationDTO.self)
  }
  expect(
    reports.all == [
      "others[2] (an object) is left out, since kind is not one of said, shown, left",
      "others[3] (an object) is left out, since \(lacks("text"))",
    ])
  expect(conversation.others.count == 2)
  expect(
    try encode(conversation)
      == """
      {"first":{"kind":"said","text":"hi"},"others":[{"kind":"left"},\
      {"kind":"shown","type":"none"}]}
      """)
} catch {
  print(error)
}
