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

/// Two payloads that have not one key in common become the same value, but for the seconds.
func checkSameWeather() throws {
  let one = try Weather(from: decode(north, as: NorthDTO.self))
  let other = try Weather(from: decode(south, as: SouthDTO.self))
  expect(one.place == other.place && one.temperature == other.temperature)
  expect(one.condition == other.condition && one.wind == other.wind)
  expect(one.measuredAt.timeIntervalSince(other.measuredAt) == 20)
}

func checkFaults() throws {
  let cold: NorthDTO = try decode(#"{"loc": "", "t": -300, "cond": 1, "ts": 0, "w": null}"#)
  expect(error { () throws(MappingError) in try Weather(from: cold) }?.description == "")
  let windy: NorthDTO = try decode(north.replacing("270", with: "360"))
  expect(error { () throws(MappingError) in try Weather(from: windy) }?.description == "")
  expect(decodingFailure(north.replacing("\"cond\": 4", with: "\"cond\": 9"), as: NorthDTO.self) == "")

  let odd: SouthDTO = try decode(
    south.replacing("-3.5", with: "cold").replacing("14.11", with: "31.11")
      .replacing("270", with: "-1"))
  expect(error { () throws(MappingError) in try Weather(from: odd) }?.description == "")
}

try checkSameWeather()
try checkFaults()
