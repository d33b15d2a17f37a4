import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Date {
  static var iso8601: Self { iso8601(fraction: .optional) }

  static func iso8601(fraction: ISO8601Format.Fraction) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(ISO8601Format.Problem) {
          return Date(try ISO8601Format.time(of: text, fraction: fraction))
        } catch {
          throw .malformed(text, "an ISO 8601 date", error.reason, cause: error)
        }
      },
      write: { (date) throws(MappingError) in
        ISO8601Format.text(of: try UnixTime(of: date), fraction: fraction)
      })
  }
}
