import Foundation
import Testing

@testable import TextFormats

@Suite struct TimeZoneNameTests {
  @Test(arguments: [
    ("UTC", 0), ("GMT", 0), ("+00:00", 0), ("-00:00", 0), ("+02:00", 7200), ("-02:00", -7200),
    ("+05:30", 19_800), ("-03:30", -12_600), ("+05:45", 20_700), ("+14:00", 50_400),
    ("-12:00", -43_200), ("+00:01", 60), ("-00:59", -3540), ("+18:00", 64_800),
    ("-18:00", -64_800),
  ])
  func fixed(_ text: String, _ offset: Int) {
    #expect(TimeZoneName(text) == .fixed(offsetFromUTC: offset))
    #expect(TimeZone(secondsFromGMT: offset) != nil)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "America/Argentina/Buenos_Aires", "Asia/Kolkata",
    "America/Port-au-Prince", "Etc/GMT+2", "Etc/UTC", "Africa/Porto-Novo", "Pacific/Apia",
    "America/North_Dakota/New_Salem",
  ])
  func place(_ text: String) {
    #expect(TimeZoneName(text) == .place(text))
    #expect(TimeZone(identifier: text) != nil)
  }

  @Test(arguments: [
    "", "utc", "Z", "CET", "PST", "IST", "Berlin", "EST5EDT", "UTC+2", "GMT+02:00", "02:00", "+2",
    "+02", "+0200", "+2:00", "+02:0", "+02:000", "+18:01", "+24:00", "+02:60", "+aa:00",
    "\u{2212}02:00", "Europe/", "/Berlin", "Europe//Berlin", "Europe/Berlin/", "Europe/Ber lin",
    " Europe/Berlin", "Europe/Berlin ", "Europe/Berlin\n", "Europe/1Berlin", "Europe/Zürich",
    "a/b/c/d", "../etc/passwd", "Europe.Berlin/x",
  ])
  func refuses(_ text: String) {
    #expect(TimeZoneName(text) == nil)
  }

  @Test func takesEveryPlaceThatTheSystemKnows() {
    for identifier in TimeZone.knownTimeZoneIdentifiers where identifier.contains("/") {
      #expect(TimeZoneName(identifier) == .place(identifier))
    }
  }
}
