import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Date {
  /// Captures nothing, since maps make a new one each time.
  static var iso8601: Self {
    Self(
      read: { (text) throws(MappingError) in
        try ISO8601Format.date(of: text, fraction: .optional)
      },
      write: { (date) throws(MappingError) in
        ISO8601Format.text(of: try UnixTime(of: date), fraction: .optional)
      })
  }

  static func iso8601(fraction: ISO8601Format.Fraction) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        try ISO8601Format.date(of: text, fraction: fraction)
      },
      write: { (date) throws(MappingError) in
        ISO8601Format.text(of: try UnixTime(of: date), fraction: fraction)
      })
  }
}

nonisolated extension ISO8601Format {
  fileprivate static func date(of text: String, fraction: Fraction) throws(MappingError) -> Date {
    do throws(Problem) {
      return Date(try time(of: text, fraction: fraction))
    } catch {
      throw .malformed(text, "an ISO 8601 date", error.reason, cause: error)
    }
  }
}
