import Foundation

do {
  let thing = Thing(
    from: try decode(
      """
      {"id":"1","old_id":"0","kind":"huge","color":"green","legacy":{"text":"t"}}
      """))
  expect(
    thing.id == "1" && thing.legacy?.text == "t" && thing.kind != .small && thing.color != .red)
  expect("\(thing)".contains("\"0\"") && "\(thing.color)".contains("green"))
  expect(try encode(["kind": KindDTO(from: thing.kind).wire]) == "{\"kind\":\"huge\"}")
  let part = Part(from: try decode("{\"id\":\"a\",\"old\":\"b\"}"))
  expect(try encode(PartDTO(from: part)) == "{\"id\":\"a\",\"old\":\"b\"}")
} catch {
  print(error)
}
