import Foundation

/// The stored properties of the types in the support code of a program. If its schema has taken a name of the support code,
/// that has another one, so the same code in two programs may handle values of different types.
struct StoredProperties {
  private var types: [Substring: [String]] = [:]

  init(of files: [String]) throws {
    for file in files {
      var type: Substring?
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        if line.first != " " {
          type = Self.type(declaredBy: words)
          if let type { types[type] = [] }
        } else if let type, line.prefix(while: { $0 == " " }).count == 2,
          let property = Self.property(declaredBy: words)
        {
          types[type, default: []].append(property)
        }
      }
    }
  }

  /// Those of each type of which something is left out. All types of a name are otherwise the same.
  func differences(from whole: StoredProperties) -> [String] {
    types.keys.sorted().filter { types[$0] != whole.types[$0] }.map { type in
      "\(type): \(types[type] ?? [])"
    }
  }

  private static func type(declaredBy words: [Substring]) -> Substring? {
    guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "class" }),
      words.indices.contains(keyword + 1), words.first?.hasPrefix("//") == false
    else { return nil }
    return words[keyword + 1].prefix { $0.isLetter || $0.isNumber }
  }

  /// The same in each access level, and with the modules of types that an app could have as well.
  private static func property(declaredBy words: [Substring]) -> String? {
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      words.last != "{", words.last != "}", !words[..<keyword].contains("static"),
      !words[..<keyword].contains("func"), words.first?.hasPrefix("//") == false
    else { return nil }
    return words[keyword...].joined(separator: " ")
      .replacing("Swift.", with: "").replacing("Foundation.", with: "")
  }
}
