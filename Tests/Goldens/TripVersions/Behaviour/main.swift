import Foundation

/// What Xcode makes of a catalogue for a language, beside the program.
nonisolated let translations = """
  "Travel.Trip.title.name" = "Titel";
  "Travel.Trip.titleTooLong" = "darf höchstens %lld Zeichen haben";
  "Travel.Trip.breaksStopsOrPrice" = "Ohne Halt kostet eine Reise nichts.";
  """

let stop = #"{"at":[3,4],"nights":2,"hotel":"Ritz"}"#

/// A trip of the first version with nothing wrong, except for the changes.
func old(_ changes: [String: String] = [:]) -> String {
  object(
    [
      "trip_id": #""sea-1""#, "start": "[1,2]", "stops": "[\(stop)]", "price": "1250",
      "kind": #""train""#, "train_no": #""IC 5""#, "passport": #"" C0FFEE ""#, "colour": "1",
    ], changes)
}

/// The same trip as the second version has it.
func new(_ changes: [String: String] = [:]) -> String {
  object(
    [
      "id": #""sea-1""#, "start": "[1,2]", "stops": pages(stop), "amount": "12.5",
      "currency": #""EUR""#, "vehicle": #"{"type":"train","train_no":"IC 5"}"#,
      "passport": #""C0FFEE""#,
    ], changes)
}

func pages(_ items: String) -> String {
  #"{"object":"page","next":null,"items":[\#(items)],"total":1}"#
}

func object(_ values: [String: String], _ changes: [String: String]) -> String {
  let members = values.merging(changes) { $1 }.sorted { $0.key < $1.key }
  return "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

/// What is wrong with a payload; nothing, if it becomes a trip.
func issues<Wire>(
  of dto: Wire, _ convert: (borrowing Wire) throws(MappingError) -> Travel.Trip
) -> [String] {
  do throws(MappingError) {
    _ = try convert(dto)
    return []
  } catch {
    return error.issues.map(\.description)
  }
}

/// What is read, and what is reported while it is.
func reported<Value: Readable>(
  _ json: String, as type: Value.Type
) throws -> (value: Value, reports: [String]) {
  let reports = Reports()
  let value = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(json, as: type)
  }
  return (value, reports.all.sorted())
}

/// What is read, whatever is reported.
func read<Value: Readable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try reported(json, as: type).value
}

/// Both versions become the same trip.
func checkVersions() throws -> Travel.Trip {
  let (first, firstReports) = try reported(old(), as: V1.TripDTO.self)
  let (second, secondReports) = try reported(new(), as: V2.TripDTO.self)
  let undeclared = "is left out, since the schema does not declare this key"
  expect(firstReports, toBe: ["[…] (a number) \(undeclared)"])
  expect(secondReports, toBe: ["stops[…] (a number) \(undeclared)"])
  let trip = try Travel.Trip(from: first)
  expect(try Travel.Trip(from: second) == trip)
  expect(trip.title == "A trip" && trip.price.amount == 12.5 && trip.passport?.rawValue == "C0FFEE")

  // A title that is null stays null on the way back; what is not declared is kept.
  let kept = new(["title": "null", "x": #"{"y":[null]}"#, "stops": pages(#"{"at":[3,4]}"#)])
  let dto = try read(kept, as: V2.TripDTO.self)
  let again = try Travel.Trip(from: dto)
  expect(again.title == nil && again.stops[0].nights == 1)
  let written = try encode(V2.TripDTO(from: again))
  expect(written.contains(#""title":null"#) && written.contains(#""x":{"y":[null]}"#))
  expect(try Travel.Trip(from: read(written, as: V2.TripDTO.self)) == again)
  return trip
}

func checkIssues() throws {
  let wrong = [
    "start": "[1]", "title": #""""#, "passport": #""secret""#,
    "stops": "[\(stop.replacing("2", with: "0")),\(stop.replacing("[3,4]", with: "[]"))]",
  ]
  let shared = [
    "title: must not be empty", "start: needs two numbers",
  ]
  let first: V1.TripDTO = try read(old(wrong.merging(["trip_id": #""1""#]) { $1 }))
  expect(
    issues(of: first, Travel.Trip.init(from:)),
    toBe: ["trip_id: \"1\" does not match /[a-z]+-[0-9]+/"] + shared + [
      "stops[0].nights: 0 must be between 1 and 90", "stops[1].at: needs two numbers",
    ])
  let second: V2.TripDTO = try read(
    new(wrong.merging(["stops": pages(""), "passport": #""hide""#]) { $1 }))
  expect(
    issues(of: second, Travel.Trip.init(from:)),
    toBe: shared + [
      "passport: must have between 6 and 12 characters", "Ohne Halt kostet eine Reise nichts.",
    ])
}

/// What is stored is of the version that the schema says, and has no word of the wire.
func checkStored(_ trip: Travel.Trip) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try encoder.encode(trip)
  let text = String(decoding: data, as: UTF8.self)
  expect(
    text,
    is: """
      {"$version":2,"id":"sea-1","passport":"C0FFEE","price":{"amount":12.5,"currency":"eur"},\
      "rest":{},"start":{"east":2,"north":1},\
      "stops":[{"nights":2,"place":{"east":4,"north":3}}],"title":"A trip",\
      "vehicle":{"train":{"number":"IC 5"}}}
      """)
  expect(try JSONDecoder().decode(Travel.Trip.self, from: data) == trip)
  let chapter = try Travel.Chapter(entries: trip.stops)
  expect(
    try JSONDecoder().decode(
      Travel.Chapter<Travel.Stop>.self, from: encoder.encode(chapter)) == chapter)
  let older = Data(text.replacing("\"$version\":2", with: "\"$version\":1").utf8)
  let failure = error { try JSONDecoder().decode(Travel.Trip.self, from: older) }
  let versions = failure as? StoredVersionError
  expect(versions?.type == "Travel.Trip" && versions?.found == 1 && versions?.known == 2)
  let hidden = Data(text.replacing("C0FFEE", with: "C0FFEE and more").utf8)
  let broken = error { try JSONDecoder().decode(Travel.Trip.self, from: hidden) }
  expect("\(broken.map { "\($0)" } ?? "")".contains("passport"))
  expect(!"\(broken.map { "\($0)" } ?? "C0FFEE")".contains("C0FFEE"))
}

/// Messages of drafts come from the catalogue, or are in English if it has no translation.
func checkDrafts(_ trip: Travel.Trip) throws {
  var draft = trip.draft
  draft.title = String(repeating: "t", count: 41)
  draft.passport = "short"
  draft.stops[0].nights = 91
  let title = Travel.Trip.ValidationError.titleTooLong("t")
  expect(title.localizedDescription == "Titel: \"t\" darf höchstens 40 Zeichen haben")
  expect(
    draft.violations.map { "\($0.path): \($0.message)" },
    toBe: [
      "title: \"\(draft.title ?? "")\" darf höchstens 40 Zeichen haben",
      "stops[0].nights: 91 must be between 1 and 90",
      "passport: must have between 6 and 12 characters",
    ])
  expect(!"\(draft)\(draft.violations)".contains("short"))
  let alone = error { () throws(Travel.Trip.Draft.Violations) in try trip.with { $0.stops = [] } }
  expect(
    alone?.map(\.message) ?? [], toBe: ["Ohne Halt kostet eine Reise nichts."])
}

/// A cache keeps what the network answers, and an archive of the first version answers the same.
func checkRepositories(_ trip: Travel.Trip) async throws {
  let cache = Cache()
  let network: any TripsDataSource = Network()
  let cached: any Trips = CachedTrips(network: network, cache: cache, now: { Date() }) { _ in }
  for _ in 1...2 { expect(try await cached.trip(id: trip.id) == trip) }
  expect(cache.trips == 1)
  let archive: any Trips = MappedTripsArchive(source: Archive())
  expect(try await archive.trip(id: trip.id) == trip)
  expect(try await archive.stops() == cached.stops())
}

struct Network: TripsDataSource {
  func trip(id: Travel.Trip.ID) async throws -> V2.TripDTO { try read(new()) }

  func stops() async throws -> V2.Pages<V2.StopDTO> { try read(pages(stop)) }
}

struct Archive: TripsArchiveDataSource {
  func trip(id: Travel.Trip.ID) async throws -> V1.TripDTO { try read(old()) }

  func stops() async throws -> V1.Page<V1.TripDTO.StopDTO> {
    try read(#"{"items":[\#(stop)]}"#)
  }
}

final class Cache: TripsCacheStore, @unchecked Sendable {
  private var kept: CachedAnswer<V2.TripDTO>?
  private(set) var trips = 0

  func storedTrip(id: Travel.Trip.ID) async throws -> CachedAnswer<V2.TripDTO>? { kept }

  func storeTrip(_ answer: CachedAnswer<V2.TripDTO>, id: Travel.Trip.ID) async throws {
    kept = answer
    trips += 1
  }

  func storedStops() async throws -> CachedAnswer<V2.Pages<V2.StopDTO>>? { nil }

  func storeStops(_ answer: CachedAnswer<V2.Pages<V2.StopDTO>>) async throws {}
}

do {
  let folder = URL(fileURLWithPath: Bundle.main.bundlePath)
  try Data(translations.utf8).write(to: folder.appendingPathComponent("RuleTexts.strings"))
  let trip = try checkVersions()
  try checkIssues()
  try checkStored(trip)
  try checkDrafts(trip)
  try await checkRepositories(trip)
} catch {
  print(error)
}
