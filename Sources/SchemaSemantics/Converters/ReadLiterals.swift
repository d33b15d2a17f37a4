import TextFormats

/// What a literal before a converter becomes, as far as that is known before the generated code runs.
enum ReadLiteral {
  case value(Value)
  /// A converter refuses the value, as the generated code always would.
  case refused(Value, by: ConverterStep, TextRefusal)
  case unknown
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
    do throws(TextRefusal) {
      return try self.value(of: text).map { .value($0) } ?? .unknown
    } catch {
      return .refused(value, by: self, error)
    }
  }

  /// Nil if it is not known.
  private func value(of text: String) throws(TextRefusal) -> Value? {
    switch kind {
    case .iso8601(let fraction): try .date(of: text, fraction)
    case .dateFormat(let pattern, _, let timeZone): try Self.date(of: text, pattern, timeZone)
    case .calendarDate: try .calendarDate(of: text)
    case .decimal: try Self.decimal(of: text)
    case .number: try number(of: text)
    case .flag(let truths, let falsehoods): try Self.flag(of: text, truths, falsehoods)
    case .url(let schemes): try Self.url(of: text, schemes)
    case .relativeURL: try .relativeURL(of: text)
    case .uuid: try .uuid(of: text)
    case .base64: try .data(of: text)
    case .base64url: try .data(of: text, .urlSafe)
    case .normalized(let normalization): .string(normalization.normalized(text))
    case .zeroOrOne, .epochSeconds, .epochMilliseconds, .minorUnits, .lenientURL, .emptyAsNil,
      .split, .unique, .keyed, .written:
      nil
    }
  }

  /// What a time is in a place depends on the time zones that are known there.
  private static func date(
    of text: String, _ pattern: DatePattern, _ timeZone: TimeZoneName?
  ) throws(TextRefusal) -> Value? {
    do throws(DatePattern.Mismatch) {
      switch timeZone {
      case nil: return .date(try pattern.time(of: text))
      case .fixed(let offset)?: return .date(try pattern.time(of: text, offsetFromUTC: offset))
      case .place?:
        _ = try pattern.wallClock(of: text)
        return nil
      }
    } catch {
      throw TextRefusal(pattern.expectation, because: error.reason)
    }
  }

  private static func decimal(of text: String) throws(TextRefusal) -> Value {
    do throws(DecimalText.Problem) {
      return .number(try DecimalText(parsing: text))
    } catch {
      throw TextRefusal(DecimalText.expectation, because: error.reason)
    }
  }

  private func number(of text: String) throws(TextRefusal) -> Value? {
    guard let scalar = swift.scalar else { return nil }
    if scalar == .decimal { return try Self.decimal(of: text) }
    return scalar.isInteger
      ? try Self.integer(of: text, scalar) : try Self.floating(of: text, scalar)
  }

  private static func floating(of text: String, _ scalar: Scalar) throws(TextRefusal) -> Value {
    do throws(FloatingPointFormat.Problem) {
      return try .floating(text, as: scalar)
    } catch {
      throw TextRefusal(FloatingPointFormat.expectation, because: error.reason)
    }
  }

  private static func integer(of text: String, _ scalar: Scalar) throws(TextRefusal) -> Value {
    do throws(IntegerFormat.Problem) {
      if scalar.integerWidth?.isSigned == false {
        _ = try IntegerFormat.value(of: text, as: UInt64.self)
      } else {
        _ = try IntegerFormat.value(of: text, as: Int64.self)
      }
    } catch {
      throw TextRefusal(IntegerFormat.expectation, because: error.reason)
    }
    guard let value = IntegerValue.read(text, as: scalar) else {
      throw TextRefusal(IntegerFormat.expectation, because: scalar.extent)
    }
    return value
  }

  private static func flag(
    of text: String, _ truths: [String], _ falsehoods: [String]
  ) throws(TextRefusal) -> Value {
    if truths.contains(text) { return .boolean(true) }
    if falsehoods.contains(text) { return .boolean(false) }
    let known = (truths + falsehoods).map { "`\"\($0.shortened)\"`" }
    throw TextRefusal(known.joined(separator: " or "))
  }

  private static func url(of text: String, _ schemes: [String]) throws(TextRefusal) -> Value {
    let url = try Value.url(of: text)
    guard schemes.isEmpty || URLFormat.scheme(of: text).map(schemes.contains) ?? false else {
      throw TextRefusal("a URL with the scheme \(schemes.joined(separator: " or "))")
    }
    return url
  }
}
