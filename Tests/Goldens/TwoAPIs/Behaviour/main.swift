import Foundation

let north = """
  {"loc": "Oslo, NO", "t": -3.5, "cond": 4, "ts": 1700000000, "w": {"spd": 4.5, "dir": 270}}
  """
let south = """
  {
    "station": {"name": "Oslo", "country": "NO"},
    "observation": {
      "temperature": "-3.5", "sky": "SNOW", "observed": "14.11.2023 22:13",
      "wind": {"metres_per_second": 4.5, "degrees": 270}
    }
  }
  """

/// Two payloads without a common key become the same value, except for the seconds.
func checkSameWeather() throws {
  let one = try Weather(from: decode(north, as: NorthDTO.self))
  let other = try Weather(from: decode(south, as: SouthDTO.self))
  expect(one.place == other.place && one.temperature == other.temperature)
  expect(one.condition == other.condition && one.wind == other.wind)
  expect(one.measuredAt.timeIntervalSince(other.measuredAt) == 20)
}

func checkFaults() throws {
  func failure(_ dto: NorthDTO) -> String? {
    error { () throws(MappingError) in try Weather(from: dto) }?.description
  }
  expect(
    failure(try decode(#"{"loc": "", "t": -300, "cond": 1, "ts": 0, "w": null}"#)),
    is: """
      loc: must not be empty
      t: -300.0 must be at least -273.15
      """)
  expect(
    failure(try decode(north.replacing("270", with: "360"))),
    is: "w: 360 must be at least 0 and less than 360")
  expect(
    problem(decoding: north.replacing("\"cond\": 4", with: "\"cond\": 9"), as: NorthDTO.self),
    is: "cond: 9 is not one of 1, 2, 3, 4")

  let odd: SouthDTO = try decode(
    south.replacing("-3.5", with: "cold").replacing("14.11", with: "31.11")
      .replacing("270", with: "-1"))
  expect(
    error { () throws(MappingError) in try Weather(from: odd) }?.description,
    is: """
      observation.temperature: "cold" is not a number: it is not written like a number in JSON
      observation.observed: "31.11.2023 22:13" is not a date written like 31.12.2024 16:30: there is no such day
      observation.wind.degrees: -1 must be at least 0 and less than 360
      """)
}

try checkSameWeather()
try checkFaults()
