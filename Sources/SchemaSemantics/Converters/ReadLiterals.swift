import TextFormats

/// What a literal before a converter becomes, as far as that is known before the generated code runs.
enum ReadLiteral {
  case value(Value)
  /// A converter refuses the value, as the generated code always would.
  case refused(Value, by: ConverterStep, Refusal)
  case unknown

  struct Refusal: Error {
    /// What the converter reads instead.
    let expectation: String
    let reason: String?

    init(_ expectation: String, because reason: String? = nil) {
      self.expectation = expectation
      self.reason = reason
    }
  }
}

extension Conversion {
  func reading(_ value: Value) -> ReadLiteral {
    switch self {
    case .identity, .inject: .value(value)
    case .sequence(let steps):
      steps.reduce(.value(value)) { result, step in
        if case .value(let value) = result { step.reading(value) } else { result }
      }
    case .converter(let step): step.reading(value)
    case .optional(let inner), .patch(let inner):
      value == .null ? .value(value) : inner.reading(value)
    case .array(let inner, skipsInvalid: false): inner.reading(elementsOf: value)
    case .converterBack, .wrap, .unwrap, .enumFromRaw, .enumToRaw, .map, .mapBack, .array,
      .arrayToSet, .setToArray, .set, .dictionary, .widen:
      .unknown
    }
  }

  private func reading(elementsOf value: Value) -> ReadLiteral {
    guard case .array(let elements) = value else { return .unknown }
    var values: [Value] = []
    for element in elements {
      let result = reading(element)
      guard case .value(let value) = result else { return result }
      values.append(value)
    }
    return .value(.array(values))
  }
}

extension ConverterStep {
  fileprivate func reading(_ value: Value) -> ReadLiteral {
    guard case .string(let text) = value else { return .unknown }
    do throws(ReadLiteral.Refusal) {
      return try self.value(of: text).map { .value($0) } ?? .unknown
    } catch {
      return .refused(value, by: self, error)
    }
  }

  /// Nil if it is not known.
  private func value(of text: String) throws(ReadLiteral.Refusal) -> Value? {
    switch kind {
    case .iso8601(let fraction): try Self.date(of: text, fraction)
    case .dateFormat(let pattern, _, let timeZone): try Self.date(of: text, pattern, timeZone)
    case .calendarDate: try Self.calendarDate(of: text)
    case .decimal: try Self.decimal(of: text)
    case .number: try number(of: text)
    case .flag(let truths, let falsehoods): try Self.flag(of: text, truths, falsehoods)
    case .url(let schemes): try Self.url(of: text, schemes)
    case .relativeURL: try Self.relativeURL(of: text)
    case .uuid: try Self.uuid(of: text)
    case .base64: try Self.data(of: text, .standard)
    case .base64url: try Self.data(of: text, .urlSafe)
    case .normalized(let normalization): .string(normalization.normalized(text))
    case .epochSeconds, .epochMilliseconds, .minorUnits, .lenientURL, .emptyAsNil, .split, .unique,
      .keyed, .written:
      nil
    }
  }

  // MARK: Dates

  private static func date(
    of text: String, _ fraction: ISO8601Format.Fraction
  ) throws(ReadLiteral.Refusal) -> Value {
    do throws(ISO8601Format.Problem) {
      return .date(try ISO8601Format.time(of: text, fraction: fraction))
    } catch {
      throw .init(ISO8601Format.expectation, because: error.reason)
    }
  }

  /// What a time is in a place depends on the time zones that are known there.
  private static func date(
    of text: String, _ pattern: DatePattern, _ timeZone: TimeZoneName?
  ) throws(ReadLiteral.Refusal) -> Value? {
    do throws(DatePattern.Mismatch) {
      switch timeZone {
      case nil: return .date(try pattern.time(of: text))
      case .fixed(let offset)?: return .date(try pattern.time(of: text, offsetFromUTC: offset))
      case .place?:
        _ = try pattern.wallClock(of: text)
        return nil
      }
    } catch {
      throw .init(pattern.expectation, because: error.reason)
    }
  }

  private static func calendarDate(of text: String) throws(ReadLiteral.Refusal) -> Value {
    do throws(CalendarDate.Problem) {
      return .calendarDate(try CalendarDate(parsing: text))
    } catch {
      throw .init(CalendarDate.expectation, because: error.reason)
    }
  }

  // MARK: Numbers

  private static func decimal(of text: String) throws(ReadLiteral.Refusal) -> Value {
    do throws(DecimalText.Problem) {
      return .number(try DecimalText(parsing: text))
    } catch {
      throw .init(DecimalText.expectation, because: error.reason)
    }
  }

  private func number(of text: String) throws(ReadLiteral.Refusal) -> Value? {
    guard let scalar = swift.scalar else { return nil }
    if scalar == .decimal { return try Self.decimal(of: text) }
    guard scalar.isInteger else {
      do throws(FloatingPointFormat.Problem) {
        return .floating(
          scalar == .float
            ? Double(try FloatingPointFormat.float(of: text))
            : try FloatingPointFormat.double(of: text))
      } catch {
        throw .init(FloatingPointFormat.expectation, because: error.reason)
      }
    }
    do throws(IntegerFormat.Problem) {
      _ =
        scalar.integerWidth?.isSigned == false
        ? try IntegerFormat.value(of: text, as: UInt64.self).description
        : try IntegerFormat.value(of: text, as: Int64.self).description
    } catch {
      throw .init(IntegerFormat.expectation, because: error.reason)
    }
    guard let value = IntegerValue.read(text, as: scalar) else {
      throw .init(IntegerFormat.expectation, because: scalar.extent)
    }
    return value
  }

  // MARK: Others

  private static func flag(
    of text: String, _ truths: [String], _ falsehoods: [String]
  ) throws(ReadLiteral.Refusal) -> Value {
    if truths.contains(text) { return .boolean(true) }
    if falsehoods.contains(text) { return .boolean(false) }
    let known = (truths + falsehoods).map { "`\"\($0.shortened)\"`" }
    throw .init(known.joined(separator: " or "))
  }

  private static func url(
    of text: String, _ schemes: [String]
  ) throws(ReadLiteral.Refusal) -> Value {
    do throws(URLFormat.Problem) {
      try URLFormat.check(text)
    } catch {
      throw .init(URLFormat.expectation, because: error.reason)
    }
    guard schemes.isEmpty || URLFormat.scheme(of: text).map(schemes.contains) ?? false else {
      throw .init("a URL with the scheme \(schemes.joined(separator: " or "))")
    }
    return .url(text)
  }

  private static func relativeURL(of text: String) throws(ReadLiteral.Refusal) -> Value {
    do throws(URLReferenceProblem) {
      try URLFormat.checkReference(text)
      return .url(text)
    } catch {
      throw .init("a URL, absolute or relative, such as /users/1", because: error.reason)
    }
  }

  private static func uuid(of text: String) throws(ReadLiteral.Refusal) -> Value {
    guard UUIDFormat.accepts(text) else { throw .init(UUIDFormat.expectation) }
    return .uuid(text.lowercased())
  }

  private static func data(
    of text: String, _ format: Base64Format
  ) throws(ReadLiteral.Refusal) -> Value {
    do throws(Base64Format.Problem) {
      return .data(try format.bytes(of: text))
    } catch {
      throw .init(format.expectation, because: error.reason)
    }
  }
}
