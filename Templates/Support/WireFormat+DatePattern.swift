import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Date {
  /// `offsetFromUTC`, in seconds east of Greenwich, is for texts that do not say their time zone.
  static func dateFormat(_ pattern: DatePattern, offsetFromUTC: Int = 0) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(DatePattern.Mismatch) {
          return Date(try pattern.time(of: text, offsetFromUTC: offsetFromUTC))
        } catch {
          throw .malformed(text, pattern.expectation, error.reason, cause: error)
        }
      },
      write: { (date) throws(MappingError) in
        try pattern.text(of: date, offsetFromUTC: offsetFromUTC)
      })
  }
}
