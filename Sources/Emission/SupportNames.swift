import Templates

/// Lets the support code make way for names that the schema has taken.
struct SupportNames {
  private let replacements: [Substring: String]
  private let takenNames: Set<String>

  /// - Parameters:
  ///   - taken: the names of the types of the schema, with those that stand for them in support code.
  ///   - parts: those that are emitted.
  init(_ taken: [String: String], in parts: [SupportPart]) {
    let declaredNames = Set(parts.flatMap(\.declaredNames))
    // Other names mean something nearer in support code: a type parameter, or a type within a type.
    let clashing = taken.filter { name, replacement in
      declaredNames.contains(name) || !replacement.dropLast(name.count).hasSuffix("Gatehouse")
    }
    replacements = Dictionary(
      clashing.map { (Substring($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    takenNames = Set(taken.keys.map { $0.lowercased() })
  }

  /// Files of types have their names, and many disks do not tell cases apart.
  func fileName(of part: SupportPart) -> String {
    let isTaken = takenNames.contains(part.name.lowercased())
    return isTaken ? "Gatehouse\(part.name)" : part.name
  }

  /// Names behind a dot or an `@`, in comments and in imports mean something else.
  func renamed(_ text: String) -> String {
    if replacements.isEmpty { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let statement = line.drop { $0 == " " }
        let isNoCode = statement.hasPrefix("//") || statement.contains("import ")
        return isNoCode ? String(line) : renamed(line: line)
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
      let isMember = output.hasSuffix(".") && !output.hasSuffix("..") || output.hasSuffix("@")
      output += isMember ? String(name) : replacements[name] ?? String(name)
    }
    return output
  }
}
