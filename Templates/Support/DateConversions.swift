import Foundation
import TextFormats

nonisolated extension Date {
  init(_ time: UnixTime) {
    self.init(timeIntervalSince1970: time.secondsSince1970)
  }
}

nonisolated extension UnixTime {
  /// - Throws: An error for a date outside the years 0000 to 9999.
  init(of date: Date) throws(MappingError) {
    guard let time = UnixTime(secondsSince1970: date.timeIntervalSince1970) else {
      throw .malformed(number: date.timeIntervalSince1970, Self.expectation)
    }
    self = time
  }

  static var expectation: String { "a date in the years 0000 to 9999, in seconds since 1970" }
}
