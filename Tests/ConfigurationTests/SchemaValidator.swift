import Foundation

/// The part of JSON Schema (draft 2020-12) that the schema of the configuration uses. A keyword that it does not know is
/// an error, so that no part of the schema goes unread.
struct SchemaValidator {
  struct UnknownKeyword: Error {
    let name: String
  }

  func accepts(_ value: Any, under schema: Any) throws -> Bool {
    if let flag = schema as? Bool { return flag }
    guard let schema = schema as? [String: Any] else { throw UnknownKeyword(name: "\(schema)") }
    return try schema.allSatisfy { keyword, operand in
      try accepts(value, keyword, operand, in: schema)
    }
  }

  private func accepts(
    _ value: Any, _ keyword: String, _ operand: Any, in schema: [String: Any]
  ) throws -> Bool {
    let object = value as? [String: Any]
    let list = value as? [Any]
    switch keyword {
    case "$schema", "title", "description", "default":
      return true
    case "type":
      let names = operand as? [String] ?? [operand as? String ?? ""]
      return names.contains(kind(of: value))
    case "const":
      return value as? String == operand as? String
    case "oneOf":
      return try (operand as? [Any] ?? []).count { try accepts(value, under: $0) } == 1
    case "minimum":
      return (value as? Double ?? .infinity) >= (operand as? Double ?? .infinity)
    case "maximum":
      return (value as? Double ?? -.infinity) <= (operand as? Double ?? -.infinity)
    case "minLength":
      return (value as? String)?.count ?? .max >= operand as? Int ?? .max
    case "pattern":
      guard let text = value as? String, let pattern = operand as? String else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "minItems":
      return list?.count ?? .max >= operand as? Int ?? .max
    case "uniqueItems":
      guard let texts = list as? [String] else { return true }
      return Set(texts).count == texts.count
    case "items":
      return try list?.allSatisfy { try accepts($0, under: operand) } ?? true
    case "properties":
      let properties = operand as? [String: Any] ?? [:]
      return try object?.allSatisfy { name, value in
        try properties[name].map { try accepts(value, under: $0) } ?? true
      } ?? true
    case "required":
      return (operand as? [String] ?? []).allSatisfy { object?[$0] != nil || object == nil }
    case "additionalProperties":
      let known = schema["properties"] as? [String: Any] ?? [:]
      return object?.keys.allSatisfy { known[$0] != nil } ?? true
    case "dependentRequired":
      return (operand as? [String: [String]] ?? [:]).allSatisfy { name, needed in
        object?[name] == nil || needed.allSatisfy { object?[$0] != nil }
      }
    case "dependentSchemas":
      return try (operand as? [String: Any] ?? [:]).allSatisfy { name, schema in
        try object?[name] == nil || accepts(value, under: schema)
      }
    default:
      throw UnknownKeyword(name: keyword)
    }
  }

  private func kind(of value: Any) -> String {
    switch value {
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber where number.doubleValue == number.doubleValue.rounded(): "integer"
    default: "other"
    }
  }
}
