import Foundation

func keeps<Value: Readable & Writable>(_ json: String, _ type: Value.Type, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: type))
    if written != json { print("line \(line) is \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

keeps("{\"type\":\"object\",\"value\":1}", WireShapes.self)
keeps("{\"string\":\"x\",\"type\":\"decoder\"}", WireShapes.self)
keeps("{\"data\":{\"none\":true},\"type\":\"init\"}", WireShapes.self)
keeps("{\"inner\":1,\"type\":\"self\"}", WireShapes.self)
keeps("{\"int\":true,\"type\":\"key\"}", WireShapes.self)
keeps("{\"type\":\"default\"}", WireShapes.self)
keeps("{\"type\":\"a \\\"quoted\\\" \\\\ tag\"}", WireShapes.self)
keeps("{\"type\":\"\"}", WireShapes.self)
keeps("{\"type\":\"new\"}", WireShapes.self)
keeps("[\"1.5\",{\"string\":\"x\"},null]", [FormattedPayload].self)
keeps("{\"choice\":{\"sibling\":{\"value\":1}},\"sibling\":{\"value\":2}}", Outer.self)
keeps("{\"choice\":{\"siblings\":[{\"value\":1}]},\"sibling\":{\"value\":2}}", Outer.self)
keeps("{\"choice\":{\"own\":{\"sibling\":{\"value\":1}}},\"sibling\":{\"value\":2}}", Outer.self)
