/// What schemas leave to be written by hand, written by a program.
enum HandwrittenHooks {
  /// An extension for each type that has to have functions. They are never called.
  static func text(for files: [String]) -> String {
    var hooks: [(type: String, function: String)] = []
    var deprecated: Set<String> = []
    for file in files {
      var functions: [Substring: [String]] = [:]
      var current: Substring?
      var lineBefore: Substring = ""
      for line in file.split(separator: "\n") {
        defer { lineBefore = line }
        if let name = name(in: line, after: "nonisolated protocol ") { current = name }
        if line == "}" { current = nil }
        if let current, line.hasPrefix("  static func ") {
          functions[current, default: []].append(String(line))
        }
        guard let type = name(in: line, after: "nonisolated extension ") else { continue }
        if lineBefore.hasPrefix("@available") { deprecated.insert(String(type)) }
        let promised = line.split(separator: ": ").last?.prefix { $0 != " " } ?? ""
        for function in functions[promised] ?? []
        where !hooks.contains(where: { $0 == (String(type), function) }) {
          hooks.append((String(type), function))
        }
      }
    }
    return hooks.map { hook in
      (deprecated.contains(hook.type) ? "@available(*, deprecated)\n" : "")
        + "nonisolated extension \(hook.type) {\n\(hook.function) { throw Unwritten() }\n}\n"
    }
    .joined() + "struct Unwritten: Swift.Error {}\n"
  }

  private static func name(in line: Substring, after start: String) -> Substring? {
    guard line.hasPrefix(start) else { return nil }
    // A name may have colons: `Domain::Locale: LocaleFromLocaleDTO`.
    let name = line.dropFirst(start.count).prefix { $0 != " " }
    return name.hasSuffix(":") ? name.dropLast() : name
  }
}
