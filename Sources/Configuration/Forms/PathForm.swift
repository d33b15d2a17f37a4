import Diagnostics
import JSON

extension ValueForm<Placed<String>> {
  /// A path relative to the folder of the configuration, without detours: `./Sources//App/` becomes `Sources/App`.
  static func path(example: String) -> ValueForm {
    let description = FormDescription(
      noun: "a path", plural: "paths", example: .string(example),
      schema: [
        .init("type", "string"), .init("minLength", .integer(1)),
        .init(
          "pattern", #"^(?![/~\s])(?![A-Za-z]:)(?!.*://)(?!.*\s$)[^*?$\\\u0000-\u001F\u007F]*$"#),
      ])
    return text(description) { text, reading in
      if let fault = PathFault(in: text) { return (nil, fault.diagnostic(at: reading)) }
      return (text.withoutDetours, nil)
    }
  }
}

extension String {
  /// A relative path, made as short as possible without looking at the disk.
  package var withoutDetours: String {
    var folders: [Substring] = []
    for folder in split(separator: "/") where folder != "." {
      if folder == "..", let last = folders.last, last != ".." {
        folders.removeLast()
      } else {
        folders.append(folder)
      }
    }
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }
}

/// What is wrong with a text as a path of the configuration.
private struct PathFault {
  /// The rest of a sentence that begins with the name of the key.
  let problem: String
  let help: String

  init?(in text: String) {
    let first = text.first
    let start = text.prefix(2)
    if text.allSatisfy(\.isWhitespace) {
      problem = "is empty"
      help = "write a path; `.` is the folder of the configuration"
    } else if text.contains("://") {
      problem = "is a URL"
      help = "write a path: Gatehouse reads and writes files"
    } else if first == "/" || start.last == ":" && first?.isLetter == true {
      problem = "is an absolute path"
      help =
        "write it relative to the folder of the configuration: absolute paths differ from machine to machine"
    } else if first == "~" {
      problem = "begins with `~`, which only a shell expands"
      help = "write it relative to the folder of the configuration"
    } else if text.contains("$") {
      problem = "contains a variable, and variables are not expanded here"
      help = "write the path itself, relative to the folder of the configuration"
    } else if text.contains(where: { "*?".contains($0) }) {
      problem = "is a pattern"
      help = "name a folder, which is searched with everything in it, or name each file"
    } else if text.contains("\\") {
      problem = "contains a backslash"
      help = "write `/` between folders, on every system"
    } else if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      problem = "contains a control character"
      help = "remove it"
    } else if first?.isWhitespace == true || text.last?.isWhitespace == true {
      problem = "begins or ends with a space"
      help = "remove the space"
    } else {
      return nil
    }
  }

  func diagnostic(at reading: Reading) -> Diagnostic {
    Diagnostic(
      .unusablePath, "\(reading.subject) \(problem)", at: reading.node.span, help: help)
  }
}

extension DiagnosticKind {
  static let unusablePath = DiagnosticKind(
    "G1023", .error, "a path that cannot be used",
    explanation: """
      Paths are relative to the folder of `gatehouse.json` and have `/` between folders, so that they mean the same on
      every machine. They are used exactly as written: variables, patterns and `~` are not expanded. A folder of schemas
      is searched together with all the folders in it.
      """,
    language: .json,
    wrong: """
      { "schemas": ["Schemas/*.gate"] }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)
}
