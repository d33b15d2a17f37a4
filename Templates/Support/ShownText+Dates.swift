import Foundation
import TextFormats

nonisolated extension ShownText {
  /// In UTC, in the form in which the sentences of rules name dates.
  static func date(_ date: Date) -> String {
    let time = UnixTime(secondsSince1970: date.timeIntervalSince1970)
    return time.map { ISO8601Format.text(of: $0) } ?? "\(date)"
  }
}
