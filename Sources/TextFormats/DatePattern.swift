/// How a date is written, field by field. The letters are those of Unicode's date patterns (TR35);
/// names are English, whatever the language of the device.
package nonisolated struct DatePattern: Hashable, Sendable {
  package let fields: [Field]

  package init(fields: [Field]) {
    self.fields = fields
  }

  package nonisolated enum Field: Hashable, Sendable {
    case literal(String)
    /// `yyyy`, from 0000 to 9999.
    case year
    /// `M` without leading zeros, `MM` with.
    case month(Padding)
    /// `MMM` or `MMMM`.
    case monthName(Length)
    /// `d` or `dd`.
    case day(Padding)
    /// `EEE` or `EEEE`.
    case weekday(Length)
    /// `H` or `HH`, from 0 to 23.
    case hour(Padding)
    /// `h` or `hh`, from 1 to 12: midnight and noon are 12.
    case halfDayHour(Padding)
    /// `a`, AM or PM.
    case halfDay
    /// `m` or `mm`.
    case minute(Padding)
    /// `s` or `ss`, from 0 to 59.
    case second(Padding)
    /// `S`, `SS`, …: this many digits of the fraction of a second, up to nine.
    case fraction(digits: Int)
    /// `XX` and `XXX` write `Z` for UTC itself, which `xx`, `xxx` and the letter `Z` never do. `XXX` and `xxx` have a
    /// colon.
    case offset(colon: Bool, zulu: Bool)
  }

  package nonisolated enum Padding: Hashable, Sendable {
    /// One digit or two. When read, a leading zero does no harm.
    case none
    /// Two digits.
    case zero
  }

  package nonisolated enum Length: Hashable, Sendable {
    case abbreviated
    case full
  }

  /// Whether the text itself gives its offset from UTC, so that no time zone is needed to read it.
  package var hasOffset: Bool {
    fields.contains { field in
      if case .offset = field { true } else { false }
    }
  }

  /// From January.
  static func monthNames(_ length: Length) -> [String] {
    switch length {
    case .abbreviated:
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    case .full:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
    }
  }

  /// From Sunday.
  static func weekdayNames(_ length: Length) -> [String] {
    switch length {
    case .abbreviated:
      ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    case .full:
      ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    }
  }

  /// As an index into `weekdayNames`.
  static func weekday(daysSince1970 days: Int) -> Int {
    // 1 January 1970 was a Thursday; 719,530 is a multiple of seven that makes the sum positive.
    (days + 719_530 + 4) % 7
  }
}
