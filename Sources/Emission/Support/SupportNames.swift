import Diagnostics
package import SwiftLowering

/// Renames support code whose names the schema has taken, and gives its types the prefix that is wanted.
package struct SupportNames {
  private let replacements: [Substring: String]
  /// For each byte, whether a name to replace begins with it: most names of a line need not be looked up.
  private let begins: [Bool]
  private let takenNames: Set<String>
  /// Those of other files, without their extensions, in lower case.
  private let takenFiles: Set<String>
  private let prefix: String

  /// Types of Swift and Foundation whose names a type of the app could have as well, which the schema does not know: a list
  /// of tasks has a `Task`, and a game a `Result`. They are always written with their module.
  private static let namesOfApps: KeyValuePairs<String, [Substring]> = [
    "Swift": [
      "Actor", "Character", "Collection", "Decoder", "Dictionary", "Encoder", "Error", "Mirror",
      "Range", "Result", "Set", "Slice", "Span", "Task", "Unicode",
    ],
    "Foundation": ["Bundle", "Data", "Date", "TimeZone", "URL"],
  ]

  /// - Parameters:
  ///   - taken: the names of the types of the schema, with the names that replace them in support code.
  ///   - prefix: the beginning of the names of all types.
  ///   - parts: the parts that are emitted.
  ///   - files: the names of all other files.
  package init(
    _ taken: [String: String], prefix: String, in parts: [SupportPart], beside files: [String]
  ) {
    let declaredNames = Set(parts.flatMap(\.declaredNames))
    // Other names mean something more local in support code: a generic parameter, or a nested type.
    let clashing = taken.filter { name, replacement in
      declaredNames.contains(name) || !replacement.dropLast(name.count).hasSuffix("Gatehouse")
    }
    var replacements: [Substring: String] = [:]
    // A schema that has taken the name of a module as well cannot name anything of the module in this way.
    for (module, names) in Self.namesOfApps where taken[module] == nil {
      for name in names { replacements[name] = "\(module).\(name)" }
    }
    for (name, replacement) in clashing { replacements[name[...]] = replacement }
    if !prefix.isEmpty {
      for name in declaredNames {
        replacements[name[...]] = taken[prefix + name] ?? prefix + name
      }
    }
    self.replacements = replacements
    var begins = Array(repeating: false, count: 256)
    for byte in replacements.keys.compactMap(\.utf8.first) { begins[Int(byte)] = true }
    self.begins = begins
    self.prefix = prefix
    takenNames = Set(taken.keys.map { $0.lowercased() })
    takenFiles = Set(files.map { $0.dropLast(".swift".count).lowercased() })
  }

  /// A file has the name of the type in it, which a type of the schema can have, or a map: a map from `Names` to
  /// `JSONReader` is in `JSONReader+Names.swift`. Many disks do not distinguish upper and lower case.
  func fileName(of part: SupportPart) -> String {
    let name = prefix + part.fileName
    let key = name.lowercased()
    return takenNames.contains(key) || takenFiles.contains(key) ? "Gatehouse\(name)" : name
  }

  /// The name of a type of the support code in generated code; that of a type of Swift is without its module.
  func name(of type: String) -> String {
    guard let name = replacements[type[...]] else { return type }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Names after a dot or an `@`, in imports and in texts mean something else. So do most in comments: there only the
  /// prefix is added, and only to names that cannot be words of a sentence.
  package func renamed(_ text: String) -> String {
    if replacements.isEmpty { return text }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        let line = Substring(line)
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        if isComment && prefix.isEmpty { return line }
        guard let renamed = renamed(line: line, isComment: isComment) else { return line }
        return line.contains("import ") ? line : renamed
      }
      .joined(separator: "\n")
  }

  /// Nil if the line has none of the names, as is true of nearly all lines.
  private func renamed(line: Substring, isComment: Bool) -> Substring? {
    var output: Substring = ""
    var (copied, index) = (line.startIndex, line.startIndex)
    var texts = TextLiterals()
    while let start = line.utf8[index...].firstIndex(where: { byte in
      if !isComment { texts.pass(byte) }
      return byte.beginsName && !texts.isInText
    }) {
      index = line.utf8[start...].firstIndex { !$0.isInName } ?? line.endIndex
      guard begins[Int(line.utf8[start])] else { continue }
      let before = line.utf8[..<start].suffix(2)
      let isMember =
        before.last == UInt8(ascii: ".") && !before.elementsEqual("..".utf8)
        || before.last == UInt8(ascii: "@")
      let isWord = isComment && before.last != UInt8(ascii: "`") && !line[start..<index].hasWords
      guard !isMember, !isWord, let replacement = replacements[line[start..<index]] else {
        continue
      }
      output += line[copied..<start] + replacement
      copied = index
    }
    return output.isEmpty ? nil : output + line[copied...]
  }
}

/// Tells the texts of a line from its code, which is also in the values that are inserted into them.
private struct TextLiterals {
  private(set) var isInText = false
  private var isAfterBackslash = false
  /// For each text that is interrupted by a value, the brackets that are open in the value.
  private var brackets: [Int] = []

  mutating func pass(_ byte: UInt8) {
    let isEscaped = isAfterBackslash
    isAfterBackslash = false
    switch byte {
    case UInt8(ascii: "\\") where isInText: isAfterBackslash = !isEscaped
    case UInt8(ascii: "(") where isInText && isEscaped:
      brackets.append(1)
      isInText = false
    case UInt8(ascii: "\"") where !isEscaped: isInText.toggle()
    case UInt8(ascii: "(") where !isInText: add(1)
    case UInt8(ascii: ")") where !isInText: add(-1)
    default: break
    }
  }

  private mutating func add(_ count: Int) {
    guard let last = brackets.popLast() else { return }
    if last + count == 0 { isInText = true } else { brackets.append(last + count) }
  }
}

extension Substring {
  /// Whether it consists of several words, as `WirePath` does, and so cannot be a word of a sentence.
  fileprivate var hasWords: Bool {
    zip(utf8, utf8.dropFirst()).contains { left, right in
      left >= UInt8(ascii: "a") && right >= UInt8(ascii: "A") && right <= UInt8(ascii: "Z")
    }
  }
}

extension UInt8 {
  fileprivate var beginsName: Bool { isInName && !isASCIIDigit }
}
