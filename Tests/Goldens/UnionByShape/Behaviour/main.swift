import Foundation

func keeps<Value: Readable & Writable>(_ json: String, _ type: Value.Type, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: type))
    if written != json { print("line \(line) is \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

keeps("\"smile\"", ReactionDTO.self)
keeps("{\"id\":\"x\",\"url\":\"urn:a\"}", ReactionDTO.self)
keeps("[\"smile\",3,[null]]", ReactionDTO.self)
keeps("3", ReactionDTO.self)
keeps("null", ReactionDTO.self)
keeps("[[null],null]", [ReactionDTO].self)
keeps(
  """
  ["6BA7B810-9DAD-11D1-80B4-00C04FD430C8","https://a.example/","http://[",5,1.5,null,[true],\
  {"a":1.5},{"a":"b"},[[1],{}]]
  """.replacingOccurrences(of: "6BA7B810-9DAD-11D1", with: "6ba7b810-9dad-11d1")
    .replacingOccurrences(of: "80B4-00C04FD430C8", with: "80b4-00c04fd430c8"), [ValueDTO].self)
keeps("{\"figure\":\"shape\",\"radius\":2.5}", FigureDTO.self)
keeps("[true,3,[1,2],\"text\",{\"radius\":2.5}]", [OuterDTO].self)
keeps("[{\"figure\":\"point\"},{\"figure\":\"shape\",\"side\":1}]", [FigureDTO].self)

do {
  let json =
    "[\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\",\"urn:a\",\"http://[\",5,1.5,null,[],{},[1]]"
  var names: [String] = []
  for value in try decode(json, as: [ValueDTO].self) {
    switch value {
    case .id: names.append("id")
    case .link: names.append("link")
    case .text: names.append("text")
    case .whole: names.append("whole")
    case .number(let number): names.append(number == nil ? "nil" : "number")
    case .flags: names.append("flags")
    case .named: names.append("named")
    case .others(let json): names.append(json == [1] ? "others" : "")
    }
  }
  expect(
    names == ["id", "link", "text", "whole", "number", "nil", "flags", "named", "others"])
} catch {
  print(error)
}

let misfit = decodingFailure("[{\"id\": \"x\"}]", as: [ReactionDTO].self)
expect(misfit.hasPrefix("dataCorrupted at '[0]': is none of the cases name, "))
for name in ["custom", "several", "count", "none"] { expect(misfit.contains("; as \(name)")) }
expect(
  decodingFailure("{\"id\": \"x\", \"url\": \"http://[\"}", as: ReactionDTO.self)
    .contains(
      "; as custom, at url: \"http://[\" is not a URL: the text in its brackets is not an IPv6 address;"
    ))
expect(
  decodingFailure("{\"figure\": \"shape\"}", as: FigureDTO.self).hasPrefix(
    "dataCorrupted at '': is none of the cases "))

keeps("{\"left\":{\"left\":1,\"plus\":2},\"scale\":3,\"times\":4}", TermDTO.self)
keeps("[{\"left\":[5]},{},[{\"left\":[]}]]", TermDTO.self)
// Each level would double the time if cases were tried with everything that they contain.
for (closing, name) in [
  (",\"times\":2}", "product"), (",\"plus\":\"x\",\"times\":2}", "product"),
  (",\"plus\":1}", "sum"),
] {
  let json =
    Swift.String(repeating: "{\"left\":", count: 60) + "1"
    + Swift.String(repeating: closing, count: 60)
  do {
    switch try decode(json, as: TermDTO.self) {
    case .sum: expect(name == "sum")
    case .product: expect(name == "product")
    case .parts, .several, .number: expect(false)
    }
  } catch {
    print(error)
  }
}
let deepMisfit = decodingFailure(
  Swift.String(repeating: "{\"left\":", count: 60) + "true"
    + Swift.String(repeating: ",\"times\":2}", count: 60), as: TermDTO.self)
expect(deepMisfit.contains("; as product, at left: is none of the cases sum, "))
for name in ["sum", "product", "parts", "several", "number"] {
  expect(deepMisfit.contains(" as \(name)"))
}
