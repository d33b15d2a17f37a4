import TextFormats

nonisolated extension WireFormat where Wire == String, Value == CalendarDate {
  static var calendarDate: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(CalendarDate.Problem) {
          return try CalendarDate(parsing: text)
        } catch {
          throw .malformed(text, "a date", error.reason, cause: error)
        }
      },
      write: { $0.description })
  }
}
