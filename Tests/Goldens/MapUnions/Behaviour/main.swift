import Foundation

func feed(_ media: String, _ events: String = "", shape: String = "null", plan: String = "free")
  throws -> FeedDTO
{
  try decode(
    "{\"media\":[\(media)],\"events\":[\(events)],\"shape\":\(shape),\"plan\":\"\(plan)\"}")
}

func issues(_ dto: FeedDTO, line: Int = #line) -> [String] {
  error(of: { () throws(MappingError) in try Feed(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

/// Read, mapped, mapped back and written again.
func mediaAgain(_ json: String) throws -> String {
  try encode(MediaDTO(from: Media(from: decode(json))))
}

func eventAgain(_ json: String) throws -> String {
  let dto: EventDTO = try decode(json)
  return try encode(EventDTO(from: Event(from: dto)))
}

do {
  let image = "{\"type\":\"image\",\"url\":\"https://example.org/a.png\",\"width\":3}"
  let film = "{\"seconds\":9,\"type\":\"video\",\"url\":\"https://example.org/b.mov\"}"
  let document =
    "{\"pages\":[{\"number\":1,\"text\":\"t\"},{\"number\":2,\"text\":\"\"}],\"title\":\"T\",\"type\":\"doc\"}"
  for json in [image, film, document, "{\"type\":\"empty\"}"] {
    expect(try mediaAgain(json) == json)
  }
  let opened = "{\"data\":{\"at\":\"2024-05-03T10:00:00Z\"},\"kind\":\"opened\"}"
  let text = "{\"data\":{\"value\":\"x\"},\"kind\":\"text\"}"
  let unknown = "{\"data\":{\"x\":[1,null]},\"kind\":\"later\",\"more\":true}"
  for json in [opened, text, "{\"kind\":\"closed\"}", "{\"kind\":\"none\"}", unknown] {
    expect(try eventAgain(json) == json)
  }
  expect(try Event(from: decode("{\"kind\":\"none\"}") as EventDTO) == Event.some)
  expect(try Event(from: decode("{\"code\":2}") as AlarmDTO) == Event.some)

  let feed1 = try Feed(
    from: feed(
      [image, document].joined(separator: ","), text, shape: "{\"circle\":{\"radius\":2}}"))
  expect(feed1.media.count == 2)
  expect(try feed1.events == [.text(Text("x"))])
  expect(try feed1.shape == .round(Circle(radius: 2)))
  expect(feed1.plan == .free)
  expect(try Feed(from: feed("", shape: "{\"point\":{}}")).shape == .unknown)
  expect(
    try Feed(from: feed("", shape: "{\"square\":{\"side\":2}}")).shape == .square(Square(side: 2)))
  expect(try Feed(from: feed("", plan: "gold")).plan == .unrecognized("gold"))
  expect(PlanDTO(from: .unrecognized("gold")) == .unrecognized("gold"))
  expect(PlanDTO(from: .professional) == .pro && Tier(from: .professional) == .paid)
  expect(Tier(from: .free) == .free && Tier(from: .unrecognized("x")) == .paid)

  // The path leads through tag, content and key as the payload has them.
  let faulty = try feed(
    """
    \(image),{"type":"image","url":"x","width":0},
    {"type":"doc","title":"","pages":[{"number":1},{"number":0,"text":"t"}]}
    """,
    """
    {"kind":"opened","data":{"at":"now"}},{"kind":"text","data":{"value":""}}
    """, shape: "{\"circle\":{\"radius\":0}}")
  let found = issues(faulty)
  let expected = [
    "media[1].url: \"x\" is not a URL: it does not begin with a scheme, such as https:",
    "media[1].width: 0 must be more than 0", "media[2].title: must not be empty",
    "media[2].pages[1].number: 0 must be more than 0",
    "events[0].data.at: \"now\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
    "events[1].data.value: must not be empty",
    "shape.circle.radius: 0.0 must be more than 0",
  ]
  expect(found, toBe: expected)
  let far = Opened(at: Date(timeIntervalSince1970: 1e12))
  expect(
    error(of: { () throws(MappingError) in try EventDTO(from: .opened(far)) })?.issues.map {
      $0.path.description
    } == ["data.at"])
} catch {
  print(error)
}
