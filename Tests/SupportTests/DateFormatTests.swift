import Foundation
import Testing
import TextFormats

@testable import GeneratedSupport

@Suite struct DateFormatTests {
  private typealias Text = WireFormat<String, Date>

  private func seconds(_ text: String, _ format: Text) -> String {
    do throws(MappingError) {
      return "\(try format.read(text).timeIntervalSince1970)"
    } catch {
      return error.description
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `ISO 8601`() {
    #expect(seconds("1970-01-01T00:01:00Z", .iso8601) == "60.0")
    #expect(seconds("1970-01-01T02:01:00.250+02:00", .iso8601) == "60.25")
    #expect(write(date(60), .iso8601) == "1970-01-01T00:01:00Z")
    #expect(write(date(60.25), .iso8601) == "1970-01-01T00:01:00.250Z")
    #expect(write(date(60), .iso8601(fraction: .required)) == "1970-01-01T00:01:00.000Z")
    #expect(
      seconds("1970-01-01T00:01:00Z", .iso8601(fraction: .required))
        == "\"1970-01-01T00:01:00Z\" is not an ISO 8601 date: the seconds must have a fraction")
    #expect(
      seconds("yesterday", .iso8601)
        == "\"yesterday\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03")
    #expect(
      write(date(1e15), .iso8601)
        == "1000000000000000.0 is not a date in the years 0000 to 9999, in seconds since 1970")
    #expect(write(date(.nan), .iso8601).hasPrefix("nan is not a date"))
  }

  @Test func `The problem of the format is kept`() {
    do throws(MappingError) {
      _ = try Text.iso8601.read("2023-02-29T00:00:00Z")
      Issue.record("no error")
    } catch {
      let cause = error.issues.first?.problem.underlyingError as? ISO8601Format.Problem
      #expect(cause == .noSuchDay)
    }
  }

  @Test func `Whole seconds and milliseconds since 1970`() {
    let seconds = WireFormat<Int, Date>.epochSeconds
    let milliseconds = WireFormat<Int64, Date>.epochMilliseconds
    #expect(read(1_714_730_400, seconds) == "2024-05-03 10:00:00 +0000")
    #expect(read(-1, seconds) == "1969-12-31 23:59:59 +0000")
    #expect(write(date(1_714_730_400.9), seconds) == "1714730400")
    #expect(write(date(-0.5), seconds) == "-1")
    #expect(write(date(1_714_730_400.123), milliseconds) == "1714730400123")
    #expect(write(date(-0.001), milliseconds) == "-1")
    #expect(
      read(253_402_300_800, seconds)
        == "253402300800 is not a date in the years 0000 to 9999, in seconds since 1970")
    #expect(
      read(Int64.max, milliseconds)
        == "\(Int64.max) is not a date in the years 0000 to 9999, in milliseconds since 1970")
    #expect(read(Int64.min, milliseconds).contains("is not a date"))
    #expect(read(UInt64.max, WireFormat<UInt64, Date>.epochSeconds).contains("is not a date"))
    #expect(
      write(date(1_714_730_400), WireFormat<Int16, Date>.epochSeconds)
        == "1714730400 is not a number of seconds that Int16 can hold")
    #expect(write(date(-1), WireFormat<UInt32, Date>.epochSeconds).contains("is not a number"))
  }

  @Test(arguments: [
    0, 1, -1, 999, -999, 1_714_730_400_123, 1_714_730_400_999, -62_167_219_200_000,
    253_402_300_799_999, 4_102_444_800_001, 978_307_200_001,
  ])
  func `Milliseconds come back exactly`(number: Int64) throws {
    let whole = WireFormat<Int64, Date>.epochMilliseconds
    #expect(try whole.write(whole.read(number)) == number)
    let float = WireFormat<Double, Date>.epochMilliseconds
    #expect(try float.write(float.read(Double(number))) == Double(number))
  }

  @Test(arguments: [
    0, 0.1, 1.001, -0.25, -0.1, -1_714_730_400.7, 253_402_300_799.999, 1_714_730_400.123,
    1_714_730_400.123456, 978_307_199.9,
  ])
  func `Fractions of seconds come back as they were written`(number: Double) throws {
    let format = WireFormat<Double, Date>.epochSeconds
    #expect(try format.write(format.read(number)) == number)
  }

  @Test(arguments: [0, 0.5, 1_714_730_400_123.25, 999.999, -0.001, 1_714_730_400_999.999])
  func `Fractions of milliseconds come back as they were written`(number: Double) throws {
    let format = WireFormat<Double, Date>.epochMilliseconds
    #expect(try format.write(format.read(number)) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
  func `What is no time is refused`(number: Double) {
    #expect(read(number, WireFormat<Double, Date>.epochSeconds).contains("is not a date"))
    #expect(read(number, WireFormat<Double, Date>.epochMilliseconds).contains("is not a date"))
  }

  @Test(arguments: [
    "0", "0.1", "-0.25", "1714730400.123456", "-1714730400.7", "253402300799.999",
    "-62167219200", "978307199.9", "1714730400123e-3", "-0.001",
  ])
  func `Times in decimal numbers come back as they were written`(text: String) throws {
    let number = try WireFormat<String, Decimal>.decimal.read(text)
    let seconds = WireFormat<Decimal, Date>.epochSeconds
    #expect(try seconds.write(seconds.read(number)) == number)
    let milliseconds = WireFormat<Decimal, Date>.epochMilliseconds
    #expect(try milliseconds.write(milliseconds.read(number * 1_000)) == number * 1_000)
  }

  @Test func `Decimal numbers say the same times as others`() throws {
    let number = try WireFormat<String, Decimal>.decimal.read("1714730399.9999999")
    #expect(read(number, WireFormat<Decimal, Date>.epochSeconds) == "2024-05-03 10:00:00 +0000")
    for text in ["253402300800", "-62167219201", "1e30", "-1e120"] {
      let number = try WireFormat<String, Decimal>.decimal.read(text)
      let answer = read(number, WireFormat<Decimal, Date>.epochSeconds)
      #expect(answer.hasSuffix("is not a date in the years 0000 to 9999, in seconds since 1970"))
    }
    #expect(read(Decimal.nan, WireFormat<Decimal, Date>.epochSeconds).contains("is not a date"))
  }

  private static let pattern = DatePattern(fields: [
    .day(.zero), .literal("/"), .month(.zero), .literal("/"), .year, .literal(" "), .hour(.zero),
    .literal(":"), .minute(.zero),
  ])

  @Test func `A pattern with a fixed offset`() {
    let format = Text.dateFormat(Self.pattern, offsetFromUTC: 7_200)
    #expect(read("03/05/2024 12:00", format) == "2024-05-03 10:00:00 +0000")
    #expect(write(date(1_714_730_400), format) == "03/05/2024 12:00")
    #expect(
      read("3/5/2024 12:00", format)
        == """
        "3/5/2024 12:00" is not a date written like 31/12/2024 16:30: a day of two digits must \
        be at byte 0
        """)
    #expect(write(date(1e15), format).contains("is not a date"))
  }

  @Test func `A pattern in a place whose offset changes`() {
    let format = Text.dateFormat(Self.pattern, timeZone: "Europe/Berlin")
    #expect(read("03/05/2024 12:00", format) == "2024-05-03 10:00:00 +0000")
    #expect(read("03/01/2024 12:00", format) == "2024-01-03 11:00:00 +0000")
    #expect(write(date(1_714_730_400), format) == "03/05/2024 12:00")
    // Clocks go from 2:00 to 3:00 on 31 March, and from 3:00 to 2:00 on 27 October.
    #expect(read("31/03/2024 01:59", format) == "2024-03-31 00:59:00 +0000")
    #expect(read("31/03/2024 03:00", format) == "2024-03-31 01:00:00 +0000")
    #expect(
      read("31/03/2024 02:30", format)
        == """
        "31/03/2024 02:30" is not a date written like 31/12/2024 16:30: clocks in Europe/Berlin \
        skip that time
        """)
    #expect(read("27/10/2024 02:30", format) == "2024-10-27 00:30:00 +0000")
    #expect(read("27/10/2024 03:00", format) == "2024-10-27 02:00:00 +0000")
    // Rounded to the moment of the change.
    #expect(write(date(1_711_846_799.999_999_9), format) == "31/03/2024 03:00")
    #expect(write(date(1_711_846_799.9), format) == "31/03/2024 01:59")
  }

  private static let day: [DatePattern.Field] = [
    .year, .literal("-"), .month(.zero), .literal("-"), .day(.zero),
  ]

  @Test func `A day or an hour that begins while clocks are set forward begins later`() {
    let hour = Self.day + [.literal(" "), .hour(.zero)]
    let day = Text.dateFormat(DatePattern(fields: Self.day), timeZone: "America/Sao_Paulo")
    #expect(read("2018-11-04", day) == "2018-11-04 03:00:00 +0000")
    #expect(write(date(1_541_300_400), day) == "2018-11-04")
    // By half an hour, from 2:00 to 2:30.
    let half = Text.dateFormat(DatePattern(fields: hour), timeZone: "Australia/Lord_Howe")
    #expect(read("2024-10-06 02", half) == "2024-10-05 15:30:00 +0000")
    // Nothing is left of the hour from 2:00 to 3:00, nor of the day that Samoa left out.
    let whole = Text.dateFormat(DatePattern(fields: hour), timeZone: "Europe/Berlin")
    #expect(read("2024-03-31 02", whole).hasSuffix("clocks in Europe/Berlin skip that time"))
    let samoa = Text.dateFormat(DatePattern(fields: Self.day), timeZone: "Pacific/Apia")
    #expect(read("2011-12-30", samoa).hasSuffix("clocks in Pacific/Apia skip that time"))
    #expect(read("2011-12-31", samoa) == "2011-12-30 10:00:00 +0000")
  }

  @Test(arguments: [
    "Africa/Cairo", "America/Havana", "America/Sao_Paulo", "Asia/Beirut", "Asia/Tehran",
    "Atlantic/Azores", "Australia/Lord_Howe", "Europe/Berlin",
  ])
  func `Every day of a place can be read and written`(place: String) throws {
    let format = Text.dateFormat(DatePattern(fields: Self.day), timeZone: place)
    let start = 1_000_000_000
    for day in stride(from: start, to: start + 12 * 365 * 86_400, by: 86_400) {
      let text = try format.write(date(Double(day)))
      #expect(try format.write(format.read(text)) == text)
    }
  }

  @Test func `A place that the machine does not know`() {
    let format = Text.dateFormat(Self.pattern, timeZone: "Europe/Atlantis")
    #expect(
      read("03/05/2024 12:00", format)
        == "\"Europe/Atlantis\" is not a time zone that this device knows")
    #expect(
      write(date(0), format) == "\"Europe/Atlantis\" is not a time zone that this device knows")
  }

  @Test func `A text that says its offset needs no place`() {
    let pattern = DatePattern(fields: Self.pattern.fields + [.offset(colon: true, zulu: true)])
    let format = Text.dateFormat(pattern, timeZone: "Europe/Berlin")
    #expect(read("03/05/2024 12:00-01:00", format) == "2024-05-03 13:00:00 +0000")
    #expect(write(date(1_714_730_400), format) == "03/05/2024 12:00+02:00")
  }

  @Test func `Days of the calendar`() {
    let format = WireFormat<String, CalendarDate>.calendarDate
    #expect(read("2024-02-29", format) == "2024-02-29")
    #expect(read("2023-02-29", format) == "\"2023-02-29\" is not a date: there is no such day")
  }
}
