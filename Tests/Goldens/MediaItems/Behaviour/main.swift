import Foundation

let photo = #"""
  {"caption":"Sea","id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","pixel_size":{"height":3,"width":4},\#
  "type":"photo","url":"https://example.com/p.jpg"}
  """#
let video = #"""
  {"duration_ms":1500,"id":"6ba7b811-9dad-11d1-80b4-00c04fd430c8",\#
  "subtitles":{"de":"https://example.com/de.vtt"},"type":"video","url":"https://example.com/v.mp4"}
  """#
let clip = #"""
  {"duration_ms":900,"id":"6ba7b812-9dad-11d1-80b4-00c04fd430c8","type":"audio-clip",\#
  "url":"https://example.com/a.mp3"}
  """#
let deleted = #"{"type":"deleted"}"#

func checkBothWays() throws {
  let json = #"{"items":[\#(photo),\#(video),\#(clip),\#(deleted)],"next_cursor":"c2"}"#
  let page = try MediaPage(from: decode(json))
  guard page.items.count == 4, case .photo(let first) = page.items[0],
    case .video(let second) = page.items[1], case .audioClip(let third) = page.items[2]
  else { return expect(false) }
  expect(first.width.rawValue == 4 && first.height.rawValue == 3 && first.caption == "Sea")
  expect(second.subtitles == ["de": URL(string: "https://example.com/de.vtt")])
  expect(third.durationInMilliseconds == 900 && page.items[3] == .deleted)
  expect(try encode(MediaPageDTO(from: page)), is: json)
}

func checkTags() {
  func failure(_ item: String) -> String {
    problem(decoding: #"{"items": [\#(item)]}"#, as: MediaPageDTO.self)
  }
  expect(failure("{}"), is: "items[0].type: is missing")
  expect(failure(#"{"type": null}"#), is: "items[0].type: is null")
  expect(
    failure(#"{"type": "song"}"#),
    is: "items[0].type: \"song\" is not one of photo, video, audio-clip, deleted")
  expect(failure(#"{"type": 7}"#), is: "items[0].type: is no String")
  expect(
    failure(photo.replacing("\"width\":4", with: "\"width\":\"4\"")),
    is: "items[0].pixel_size.width: is no Int")
  expect(
    failure(photo.replacing("https:", with: "")),
    is:
      "items[0].url: \"//example.com/p.jpg\" is not a URL: it does not begin with a scheme, such as https:"
  )
}

func checkFaults() throws {
  let wrong = [
    photo.replacing("\"width\":4", with: "\"width\":0"), deleted,
    clip.replacing("900", with: "-1"),
  ]
  let page: MediaPageDTO = try decode(#"{"items": [\#(wrong.joined(separator: ","))]}"#)
  let failure = error { () throws(MappingError) in try MediaPage(from: page) }
  expect(
    failure?.description,
    is: """
      items[0].pixel_size.width: 0 must be between 1 and 100000
      items[2].duration_ms: -1 must be more than 0
      """)
}

try checkBothWays()
checkTags()
try checkFaults()
