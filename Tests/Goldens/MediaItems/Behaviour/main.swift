import Foundation

let photo = #"""
  {"caption":"Sea","id":"6BA7B810-9DAD-11D1-80B4-00C04FD430C8","pixel_size":{"height":3,"width":4},\#
  "type":"photo","url":"https://example.com/p.jpg"}
  """#
let video = #"""
  {"duration_ms":1500,"id":"6BA7B811-9DAD-11D1-80B4-00C04FD430C8",\#
  "subtitles":{"de":"https://example.com/de.vtt"},"type":"video","url":"https://example.com/v.mp4"}
  """#
let clip = #"""
  {"duration_ms":900,"id":"6BA7B812-9DAD-11D1-80B4-00C04FD430C8","type":"audio-clip",\#
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
  expect(failure("{}"), is: "")
  expect(failure(#"{"type": null}"#), is: "")
  expect(failure(#"{"type": "song"}"#), is: "")
  expect(failure(#"{"type": 7}"#), is: "")
  expect(failure(photo.replacing("\"width\":4", with: "\"width\":\"4\"")), is: "")
  expect(failure(photo.replacing("https:", with: "")), is: "")
}

func checkFaults() throws {
  let wrong = [
    photo.replacing("\"width\":4", with: "\"width\":0"), deleted,
    clip.replacing("900", with: "-1"),
  ]
  let page: MediaPageDTO = try decode(#"{"items": [\#(wrong.joined(separator: ","))]}"#)
  let failure = error { () throws(MappingError) in try MediaPage(from: page) }
  expect(failure?.description, is: "")
}

try checkBothWays()
checkTags()
try checkFaults()
