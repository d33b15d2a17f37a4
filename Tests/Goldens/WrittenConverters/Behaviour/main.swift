import Foundation

let payload = Data(
  """
  {"location": [1, 2], "entry": {"lat": 3, "lng": 4}, "route": [[5, 6]], "height": 7,
   "price": 8, "phone": " 9 1 "}
  """.utf8)
let place = try Place(from: JSONDecoder().decode(PlaceDTO.self, from: payload))
expect(place.location == Coordinate(latitude: 1, longitude: 2))
expect(place.entry == Coordinate(latitude: 3, longitude: 4))
expect(place.route == [Coordinate(latitude: 5, longitude: 6)])
expect(place.height == Length(value: 7, unit: .meters))
expect(place.price == Money(cents: 8))
expect(place.phone.rawValue == "91")

let wrong = PlaceDTO(
  location: [1], entry: PointDTO(lat: 91, lng: 0), route: [[1, 2], []], height: 0, price: 0,
  phone: " ")
let problems = error(of: { () throws(MappingError) in try Place(from: wrong) })
expect(
  (problems?.issues ?? []).map(\.path.description),
  toBe: ["location", "entry", "route[1]", "phone"])
expect(problems?.issues.first?.problem.underlyingError is NoCoordinate)

let mark = try JSONDecoder().decode(Mark.self, from: Data(#"{"at": [1, 2]}"#.utf8))
expect(mark.at == Coordinate(latitude: 1, longitude: 2))
expect(mark.height == nil)
expect((try? JSONDecoder().decode(Mark.self, from: Data(#"{"at": [1]}"#.utf8))) == nil)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let written = String(decoding: try encoder.encode(mark), as: UTF8.self)
expect(written, is: #"{"at":[1,2]}"#)

let stop = try JSONDecoder().decode(StopDTO.self, from: Data(#"{"at": {"lat": 1, "lng": 2}}"#.utf8))
expect(stop.at == Coordinate(latitude: 1, longitude: 2))
expect(String(decoding: try encoder.encode(stop), as: UTF8.self), is: #"{"at":{"lat":1,"lng":2}}"#)

let peak = try Peak(from: TextDTO(height: "4810.5", at: "45.8,6.9"))
expect(peak.height == Length(value: 4810.5, unit: .meters))
expect(peak.at == Coordinate(latitude: 45.8, longitude: 6.9))

let goals = #"[{"type":"height","value":3},{"type":"pole","value":"the-other"},{"type":"unknown"}]"#
let read = try JSONDecoder().decode([GoalDTO].self, from: Data(goals.utf8))
if case .pole(let at) = read[1] { expect(at == Coordinate(latitude: -90, longitude: 0)) }
expect(String(decoding: try encoder.encode(read), as: UTF8.self), is: goals)
let goal = try JSONDecoder().decode(Goal.self, from: Data(#"{"poles":["N"]}"#.utf8))
expect(goal == .poles([Coordinate(latitude: 90, longitude: 0)]))
