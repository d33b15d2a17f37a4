import TextFormats

/// Why a text is not what it stands for.
struct TextRefusal: Error {
  /// What can be read instead.
  let expectation: String
  let reason: String?

  init(_ expectation: String, because reason: String? = nil) {
    self.expectation = expectation
    self.reason = reason
  }
}

/// What has no form of its own in JSON, read from its text as the generated code reads it.
extension Value {
  static func date(
    of text: String, _ fraction: ISO8601Format.Fraction = .optional
  ) throws(TextRefusal) -> Value {
    do throws(ISO8601Format.Problem) {
      return .date(try ISO8601Format.time(of: text, fraction: fraction))
    } catch {
      throw TextRefusal(ISO8601Format.expectation, because: error.reason)
    }
  }

  static func calendarDate(of text: String) throws(TextRefusal) -> Value {
    do throws(CalendarDate.Problem) {
      return .calendarDate(try CalendarDate(parsing: text))
    } catch {
      throw TextRefusal(CalendarDate.expectation, because: error.reason)
    }
  }

  static func url(of text: String) throws(TextRefusal) -> Value {
    do throws(URLFormat.Problem) {
      try URLFormat.check(text)
      return .url(text)
    } catch {
      throw TextRefusal(URLFormat.expectation, because: error.reason)
    }
  }

  /// What `url(relative)` reads.
  static func relativeURL(of text: String) throws(TextRefusal) -> Value {
    do throws(URLReferenceProblem) {
      try URLFormat.checkReference(text)
      return .url(text)
    } catch {
      throw TextRefusal(
        "a URL, absolute or relative, such as /users/1", because: error.reason)
    }
  }

  static func uuid(of text: String) throws(TextRefusal) -> Value {
    guard UUIDFormat.accepts(text) else { throw TextRefusal(UUIDFormat.expectation) }
    return .uuid(text.lowercased())
  }

  static func data(of text: String, _ format: Base64Format = .standard) throws(TextRefusal) -> Value
  {
    do throws(Base64Format.Problem) {
      return .data(try format.bytes(of: text))
    } catch {
      throw TextRefusal(format.expectation, because: error.reason)
    }
  }
}
