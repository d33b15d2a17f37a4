import Foundation
import Testing
import TextFormats

@testable import GeneratedSupport

/// What was read can be written, up to both ends of the range of dates.
@Suite struct DateEndTests {
  @Test(arguments: [
    "9999-12-31T23:59:59Z", "9999-12-31T23:59:59.9Z", "9999-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999999Z", "0000-01-01T00:00:00Z",
    "0000-01-01T00:00:00.000000001Z", "0001-01-01T00:00:00.999999999Z",
    "0000-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.9995Z",
  ])
  func `ISO 8601`(text: String) throws {
    for format in [WireFormat<String, Date>.iso8601, .iso8601(fraction: .optional)] {
      let date = try format.read(text)
      let written = try format.write(date)
      #expect(written.prefix(4) == text.prefix(4) || text.contains("0000-12"), "\(written)")
      #expect(try format.write(format.read(written)) == written)
    }
  }

  @Test(arguments: [
    253_402_300_799.0, 253_402_300_799.9995, 253_402_300_799.99997, -62_167_219_200,
  ])
  func `Seconds and milliseconds`(number: Double) throws {
    let seconds = WireFormat<Double, Date>.epochSeconds
    _ = try seconds.write(seconds.read(number))
    let milliseconds = WireFormat<Double, Date>.epochMilliseconds
    _ = try milliseconds.write(milliseconds.read((number * 1_000).rounded(.down)))
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Pacific/Kiritimati"])
  func `Patterns with a time zone`(zone: String) throws {
    let pattern = try DatePattern(parsing: "yyyy-MM-dd HH:mm:ss.SSSSSSSSS")
    let format = WireFormat<String, Date>.dateFormat(pattern, timeZone: zone)
    var count = 0
    for text in [
      "9999-12-31 00:00:00.000000000", "9999-12-31 23:59:59.999999999",
      "0000-01-01 00:00:00.000000000", "0000-01-01 23:59:59.999999999",
    ] {
      // Times that are beyond the ends in UTC are not read.
      guard let date = try? format.read(text) else { continue }
      count += 1
      _ = try format.write(date)
    }
    #expect(count >= 1)
  }
}
