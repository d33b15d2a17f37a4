import Templates

/// Lets the support code make way for names that the schema has taken.
struct SupportNames {
  private let replacements: [Substring: String]

  /// - Parameter taken: the names of the types of the schema, with those that stand for them in support code.
  init(_ taken: [String: String]) {
    replacements = Dictionary(
      taken.map { (Substring($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Names behind a dot and in comments mean something else.
  func renamed(_ text: String) -> String {
    if replacements.isEmpty { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.drop { $0 == " " }.hasPrefix("//") ? String(line) : renamed(line: line)
      }
      .joined(separator: "\n")
  }

  private func renamed(line: Substring) -> String {
    var output = ""
    var rest = line
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        output.append(rest.removeFirst())
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      let isMember = output.hasSuffix(".")
      output += isMember ? String(name) : replacements[name] ?? String(name)
    }
    return output
  }
}
