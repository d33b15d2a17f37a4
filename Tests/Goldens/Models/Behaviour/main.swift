import Foundation

let germany = """
  {"area":{"km2":"357588","land":348672},"capital":{"name":"Berlin","roles":["admin"],\
  "site":"https://berlin.de"},"code":"DE","dialing_code":49,"flag":"https://example.com/de.png",\
  "founded":"1949-05-23","languages":["German"],"name":"Germany","neighbours":["FR","PL"],\
  "note":"n","parent":{"area":{"km2":"0"},"code":"EU","languages":["all"],"name":"Union",\
  "neighbours":[],"population":1,"updated_at":"2024-05-03T10:00:00Z"},"population":83,\
  "updated_at":"2024-05-03T10:00:00Z"}
  """
let required = [
  "code": "\"de\"", "name": "\"Germany\"", "population": "1", "languages": "[\"German\"]",
  "updated_at": "\"2024-05-03T10:00:00Z\"",
]

/// The required values, changed at some keys.
func json(_ changes: [String: String?] = [:]) -> String {
  var values = required
  for (key, value) in changes { values[key] = value }
  return "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

func failure(_ changes: [String: String?]) -> String {
  decodingFailure(json(changes), as: Country.self)
}

do {
  let country: Country = try decode(germany)
  expect(country.code.rawValue == "DE" && country.name == "Germany" && country.dialingCode == 49)
  expect(country.area == 357_588 && country.land == 348_672 && country.note == "n")
  expect(country.capital?.roles.rawValue == [.admin] && country.parent?.name == "Union")
  expect(country.neighbours.map(\.rawValue) == ["FR", "PL"])
  expect(try encode(country) == germany)
  expect(try Set([country, decode(germany)]).count == 1)

  // Converters run before rules, and defaults need neither.
  let bare: Country = try decode(json(["code": "\" de \"", "note": "\" abcde \""]))
  expect(bare.code.rawValue == "DE" && bare.note == "abcde" && bare.area == 0)
  expect(bare.neighbours == [] && bare.dialingCode == nil && bare.land == nil)

  // A value that breaks a rule is as invalid as one that cannot be read.
  let reports = Reports()
  let replaced: Country = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(json(["population": "-1", "note": "\"abcdef\""]))
  }
  expect(replaced.population == 0 && replaced.note == nil)
  expect(
    reports.all.sorted() == [
      "note (a string) is replaced, since it must have at most 5 characters",
      "population (a number) is replaced, since it must be at least 0",
    ])

  let text = """
    {"any":{"a":1},"change":null,"codes":["DE","FR"],"home":"FR",\
    "id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","items":[{"name":"a"}],"legacy":"l",\
    "link":"https://example.com/x","plan":"team","prices":{"DE":"1.5"},"rank":"7"}
    """
  let plain: Plain = try decode(text)
  expect(plain.change == .null && plain.plan == .unrecognized("team") && plain.rank == 7)
  expect(plain.codes.map(\.rawValue).sorted() == ["DE", "FR"])
  expect(try encode(plain) == text)
  let usual: Plain = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      """
      {"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","prices":{},"codes":[],"rank":"1",\
      "items":[{"name":""},{"name":"b"}]}
      """)
  }
  expect(reports.all.last == "items[0] (an object) is left out, since name must not be empty")
  expect(usual.home.rawValue == "DE" && usual.link.rawValue.host() == "example.com")
  expect(usual.plan == .free && usual.change == .absent && usual.items.map(\.name) == ["b"])

  let answer: AnswerDTO = try decode("{\"countries\":[\(json())],\"plain\":null}")
  expect(answer.countries.map(\.name) == ["Germany"] && answer.plain == nil)
} catch {
  print(error)
}

// A broken rule is reported at its field, in the words of the rule.
expect(failure(["name": "\"\""]) == "dataCorrupted at 'name': must not be empty")
expect(failure(["dialing_code": "0"]) == "dataCorrupted at 'dialing_code': 0 must be more than 0")
expect(failure(["languages": "[]"]) == "dataCorrupted at 'languages': must have at least 1 element")
expect(
  failure(["languages": "[\"a\",\"\"]"])
    == "dataCorrupted at 'languages': [… \"\" …] has an invalid element, which must not be empty")
expect(
  failure(["area": "{\"land\":-1}"])
    == "dataCorrupted at 'area.land': -1.0 must be at least 0")
expect(
  failure(["capital": "{\"name\":\"Germany\"}"])
    == "dataCorrupted at '': capital.name must not be name, unless capital is missing")
// Values that cannot be read come first, and then the rules in the order of the schema.
expect(failure(["languages": "1", "name": "\"\""]).hasPrefix("typeMismatch"))
expect(
  failure(["languages": "[]", "name": "\"\"", "dialing_code": "0"])
    == "dataCorrupted at 'name': must not be empty")
expect(
  failure(["languages": "[]", "dialing_code": "0"])
    == "dataCorrupted at 'dialing_code': 0 must be more than 0")
expect(
  failure(["capital": "{\"name\":\"Germany\"}", "languages": "[]"])
    == "dataCorrupted at 'languages': must have at least 1 element")
expect(failure(["code": "\"d\""]) == "dataCorrupted at 'code': \"D\" does not match /[A-Z]{2}/")
expect(
  failure(["neighbours": "[\"fr\",\"x\"]"])
    == "dataCorrupted at 'neighbours[1]': \"X\" does not match /[A-Z]{2}/")
expect(
  failure(["parent": json(["name": "\"\""])])
    == "dataCorrupted at 'parent.name': must not be empty")
expect(failure(["name": nil]).hasPrefix("keyNotFound name at ''"))
expect(failure(["population": nil]).hasPrefix("keyNotFound population at ''"))

// The error below it is kept.
do {
  _ = try decode(json(["name": "\"\""]), as: Country.self)
} catch DecodingError.dataCorrupted(let context) {
  expect(context.underlyingError as? Country.ValidationError == .nameIsEmpty)
} catch {
  print(error)
}
do {
  _ = try decode(json(["code": "\"d\""]), as: Country.self)
} catch DecodingError.dataCorrupted(let context) {
  let issue = (context.underlyingError as? MappingError)?.issues.first
  let violation = issue?.problem.underlyingError as? Code.ValidationError
  expect(violation?.reason == "does not match /[A-Z]{2}/")
} catch {
  print(error)
}

do {
  let reports = Reports()
  let machine = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      "{\"parts\":{\"main\":\"third\",\"sizes\":{\"a\":{\"width\":-1},\"b\":{}}}}",
      as: Machine.self)
  }
  expect(machine.parts.all == [.first] && machine.parts.main == .second)
  expect(machine.parts.sizes.mapValues(\.width) == ["a": 2, "b": 1])
  expect(
    reports.all == [
      "parts.main (a string) is replaced, since it is not one of first, second",
      "parts.sizes[…].width (a number) is replaced, since it must be at least 0",
    ])

  let box: Box = try decode(#"{"content":{"a":[1]},"contents":[null,"x"],"marks":[2,1]}"#)
  expect(box.content.rawValue == ["a": [1]] && box.contents.map(\.rawValue) == [nil, "x"])
  expect(box.marks.rawValue == [1, 2] && box.more == nil)
  expect(try decode(encode(box)) == box)
  func boxFailure(_ marks: String) -> String {
    decodingFailure(#"{"content":1,"contents":[],"marks":\#(marks)}"#, as: Box.self)
  }
  expect(boxFailure("[1,1]"), is: "dataCorrupted at 'marks[1]': 1 appears twice, first at [0]")
  expect(boxFailure("[1,2,3]"), is: "dataCorrupted at 'marks': must have at most 2 elements")
} catch {
  print(error)
}
