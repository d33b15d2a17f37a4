@testable import SchemaSyntax

// Trees as text: parentheses show what binds together.

private func list(_ words: String...) -> String { "(\(words.joined(separator: " ")))" }

extension Condition {
  var outline: String {
    switch kind {
    case .or(let parts): "(or \(parts.map(\.outline).joined(separator: " ")))"
    case .and(let parts): "(and \(parts.map(\.outline).joined(separator: " ")))"
    case .not(let part): list("not", part.outline)
    case .comparison(let sign, let left, let right):
      list(sign.rawValue, left.outline, right.outline)
    case .contained(let value, let elements):
      "(in \(value.outline) \(elements.map(\.outline).joined(separator: " ")))"
    case .path(let path): path.text
    case .literal(let literal): literal.outline
    case .invalid: "invalid"
    }
  }
}

extension TypeExpression {
  var outline: String {
    switch kind {
    case .named(let path): path.text
    case .optional(let wrapped): list("?", wrapped.outline)
    case .nullable(let wrapped): list("or-null", wrapped.outline)
    case .array(let element, let skips):
      list(skips == nil ? "list" : "list-else-skip", element.outline)
    case .dictionary(let key, let value): list("map", key.outline, value.outline)
    case .set(let element): list("set", element.outline)
    case .patch(let wrapped): list("patch", wrapped.outline)
    case .generic(let path, let arguments):
      "(\(path.text) of \(arguments.map(\.outline).joined(separator: " ")))"
    case .invalid: "invalid"
    }
  }
}

extension Literal {
  var outline: String {
    switch kind {
    case .boolean(let value): "\(value)"
    case .integer(let text), .decimal(let text), .name(let text): text
    case .string(let text): "\"\(text)\""
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.outline).joined(separator: " "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\($0.key.outline):\($0.value.outline)" }.joined(separator: " "))]"
    case .invalid: "invalid"
    }
  }
}

extension MapExpression {
  var outline: String {
    switch kind {
    case .path(let path): path.text
    case .source: "self"
    case .literal(let literal): literal.outline
    case .interpolation(let segments):
      "(text \(segments.map(\.outline).joined(separator: " ")))"
    case .coalesce(let left, let right): list("??", left.outline, right.outline)
    case .required(let value): list("required", value.outline)
    case .match(let subjects, let rows):
      "(match \((subjects.map(\.text) + rows.map(\.outline)).joined(separator: " ")))"
    case .custom(let name, let arguments):
      "(custom \(([name.text] + arguments.map(\.outline)).joined(separator: " ")))"
    case .construction(let name, let payload): list("case", name.text, payload.outline)
    case .converted(let inner, let uses):
      list("via", inner.outline, uses.map(\.name.text).joined(separator: " "))
    case .list(let elements): "(list \(elements.map(\.outline).joined(separator: " ")))"
    case .record(let name, let parts):
      "(record \(([name.text] + parts.map(\.outline)).joined(separator: " ")))"
    case .refusal(let reason): "(refuse \"\(reason.text)\")"
    case .invalid: "invalid"
    }
  }
}

extension MapExpression.Element {
  fileprivate var outline: String {
    let converters = entry.converters.map(\.name.text).joined(separator: ",")
    return entry.source.outline + (mark == nil ? "" : "?")
      + (converters.isEmpty ? "" : " via " + converters)
  }
}

extension MapExpression.Part {
  fileprivate var outline: String {
    let name = isNamed ? entry.target.text + ": " : ""
    let converters = entry.converters.map(\.name.text).joined(separator: ",")
    return name + entry.source.outline + (converters.isEmpty ? "" : " via " + converters)
      + (entry.fallback == nil ? "" : " else")
  }
}

extension MapExpression.Segment {
  fileprivate var outline: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .path(let path): path.text
    }
  }
}

extension MatchRow {
  fileprivate var outline: String {
    let patterns = patterns.map { pattern in
      guard case .literal(let literal, let payload) = pattern else { return "_" }
      return literal.outline + (payload.map { "(\($0.name.text))" } ?? "")
    }
    return "(\(((isElse ? ["else"] : patterns) + [body.outline]).joined(separator: " ")))"
  }
}
