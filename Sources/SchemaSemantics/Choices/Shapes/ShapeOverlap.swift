/// A JSON value that two shapes would both read, in words.
enum ShapeOverlap {
  /// Nil if no value of one is read as the other.
  static func between(_ one: [ShapePart], _ other: [ShapePart]) -> String? {
    between(one, ShapeIndex(other))
  }

  static func between(_ one: [ShapePart], _ other: ShapeIndex) -> String? {
    for part in one {
      if let reason = other.first(for: part, { between(part, $0) }) { return reason }
    }
    return nil
  }

  static func between(_ one: ShapePart, _ other: ShapePart) -> String? {
    switch (one, other) {
    case (.anything, _), (_, .anything): "`JSON` reads every value"
    case (.unknown, _), (_, .unknown): "the form of one of them on the wire is not known here"
    case (.null, .null): "both read null; in a union by shape, a case without a payload is null"
    case (.flag, .flag): "both read `true` and `false`"
    case (.onlyFlag(let flag), .onlyFlag(let otherFlag)):
      flag == otherFlag ? "both read `\(flag)`" : nil
    case (.flag, .onlyFlag(let flag)), (.onlyFlag(let flag), .flag): "both read `\(flag)`"
    case (.integers(let values), .integers(let others)):
      values.isDisjoint(with: others) ? nil : "some numbers are cases of both enums"
    case (.integersBesides(let known), .integers(let values)),
      (.integers(let values), .integersBesides(let known)):
      values.isSubset(of: known) ? nil : "an unknown tag could be one of the numbers"
    case (_, _) where one.isNumber && other.isNumber: "both read numbers"
    case (.texts(let texts), .texts(let others)):
      texts.isDisjoint(with: others) ? nil : "some strings are cases of both enums"
    case (.textsBesides(let known), .texts(let values)),
      (.texts(let values), .textsBesides(let known)):
      values.isSubset(of: known) ? nil : "an unknown tag could be one of the strings"
    case (_, _) where one.isText && other.isText: "both read strings"
    case (.array, .array): "an empty array could be either"
    case (.object(let object), .object(let otherObject)): between(object, otherObject)
    case (.object(let object), .dictionary(let values)),
      (.dictionary(let values), .object(let object)):
      between(object, dictionaryOf: values)
    case (_, _) where one.isObject && other.isObject: "both read objects"
    default: nil
    }
  }

  /// Records skip keys that they do not know, so any two records could read an object that has the keys of both. What
  /// counts is whether one of them can read what the other one writes.
  private static func between(_ one: ObjectShape, _ other: ObjectShape) -> String? {
    let reading = [(other, one), (one, other)].map { ($0, $1, ShapeReading.of($1, by: $0)) }
    for (reader, writer, result) in reading where result == .always {
      if reader.name == writer.name { return "both read `\(reader.name)`" }
      let required = reader.requiredKeys
      return "`\(reader.name)` also reads every object that `\(writer.name)` reads, "
        + (required.isEmpty
          ? "since \(reader.keys.isEmpty ? "it has no field" : "all its fields are optional")"
          : "since it requires no more than \(list(required))")
    }
    guard reading.contains(where: { $0.2 == .sometimes }) else { return nil }
    let required = one.requiredKeys + other.requiredKeys.filter { one[$0]?.isRequired != true }
    return required.isEmpty
      ? "an empty object could be either" : "an object with \(list(required)) could be either"
  }

  private static func between(_ object: ObjectShape, dictionaryOf values: [ShapePart]) -> String? {
    for key in object.keys where key.isRequired && between(key.parts, values) == nil { return nil }
    return "a dictionary reads objects with any keys"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { "`\($0)`" }
    if names.count > shown.count { return shown.joined(separator: ", ") + " and others" }
    return shown.dropLast().joined(separator: ", ") + (shown.count > 1 ? " and " : "")
      + (shown.last ?? "")
  }
}

/// How often something written for one record can be read as another.
enum ShapeReading {
  case never
  case sometimes
  case always

  static func of(_ writer: ObjectShape, by reader: ObjectShape) -> ShapeReading {
    guard reader.requiredKeys.allSatisfy({ writer[$0] != nil }) else { return .never }
    var result = ShapeReading.always
    // A tag that no case has makes it another object.
    if let key = reader.absentKey, writer[key] == nil { result = .sometimes }
    if reader.isPartial, !writer.isPartial || reader.name != writer.name { result = .sometimes }
    if writer.isPartial, reader.keys.contains(where: { writer[$0.name] == nil }) {
      result = .sometimes
    }
    // One of them may be carried by many unions, and have as many keys as all the others together.
    let fewerKeys = reader.keys.count < writer.keys.count ? reader.keys : writer.keys
    for name in fewerKeys.lazy.map(\.name) {
      guard let key = reader[name], let written = writer[name] else { continue }
      if ShapeOverlap.between(key.parts, written.parts) == nil {
        if key.isRequired || written.isRequired { return .never }
        result = .sometimes
      } else if !ShapeCover.covers(key.parts, written.parts)
        || (key.isRequired && !written.isRequired)
      {
        result = .sometimes
      }
    }
    guard let rest = reader.rest else { return result }
    for written in writer.keys where reader[written.name] == nil {
      if ShapeOverlap.between(rest, written.parts) == nil {
        if written.isRequired { return .never }
        result = .sometimes
      } else if !ShapeCover.covers(rest, written.parts) {
        result = .sometimes
      }
    }
    if let written = writer.rest, !ShapeCover.covers(rest, written) { result = .sometimes }
    return result
  }
}

extension ShapePart {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer, .integers, .integersBesides: true
    default: false
    }
  }

  fileprivate var isText: Bool {
    switch self {
    case .text, .formatted, .texts, .textsBesides: true
    default: false
    }
  }

  fileprivate var isObject: Bool {
    switch self {
    case .object, .opaqueObject, .dictionary: true
    default: false
    }
  }
}
