let text = """
  {"id":"a","carrier":"post","other":null,"stops":["hub","door"],"hubs":["drone",null],\
  "regions":{"n":"post","s":"drone"},"count":2,"allowed":["drone","post"],\
  "seen":["post"],"mode":"sea","level":2,"route":{"via":{"stop":"door"},"length":1.5},\
  "next":null}
  """

func shipment(_ old: String = "", _ new: String = "") throws(JSONError) -> ShipmentDTO {
  try ShipmentDTO(json: text.replacing(old, with: new).utf8)
}

let read = try shipment()
expect(read.carrier == .post && read.other == nil && read.stops == [.hub, .door])
expect(read.hubs == [.drone, nil] && read.regions == ["n": .post, "s": .drone])
expect(read.count == 2 && read.allowed == [.post, .drone] && read.seen == [.post])
expect(read.mode == .unrecognized("sea") && read.level == .high && read.via == .door)
expect(read.length == 1.5 && read.next == .null)

// Values that cannot be read are reported with their own place.
expect(
  error { () throws(JSONError) in try shipment("\"door\"],", "\"gate\"],") }?.description,
  is: #"stops[1]: "gate" is not one of hub, door (line 1, column 56)"#)
expect(
  error { () throws(JSONError) in try shipment("\"n\":\"post\"", "\"n\":\"ship\"") }?.description,
  is: #"regions["n"]: "ship" is not one of post, drone (line 1, column 101)"#)
expect(
  error { () throws(JSONError) in try shipment("\"level\":2", "\"level\":3") }?.description,
  is: "level: 3 is not one of 1, 2 (line 1, column 195)")
expect(
  error { () throws(JSONError) in try shipment("\"length\":1.5", "\"size\":1.5") }?.description,
  is: "route.length: is missing (line 1, column 205)")

// The first of equal keys counts.
expect(try shipment("\"s\":\"drone\"", "\"n\":\"drone\"").regions == ["n": .post])

// A set is written in the order of the wire values.
let written = String(decoding: try read.jsonBytes(), as: UTF8.self)
expect(written.contains(#""allowed":["drone","post"]"#) && written.contains(#""level":2"#))
expect(try ShipmentDTO(json: written.utf8).regions == read.regions)
let notice = try Notice(json: #"{"tone":"calm","values":["json","wire"],"wires":["value"]}"#.utf8)
expect(notice.tone == .calm && notice.values == [.json, .wire] && notice.wires == [.value])
