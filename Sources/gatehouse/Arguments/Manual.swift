/// What `gatehouse help` says about a command.
struct Manual: Sendable {
  let command: String

  /// One line, for the list of commands.
  let summary: String

  /// What may follow the name of the command, besides options.
  let operands: String
  let discussion: String
  let options: [Option]
  let examples: [Example]

  /// What a shell offers for the operands.
  var operandCompletion = Completion.nothing

  enum Completion: Sendable {
    case nothing
    /// Files that end in `.gate`, and folders.
    case schemas
    /// Files of any kind.
    case documents
    case words([String])
    /// A folder, and after it any of the words.
    case folderThenWords([String])
    /// The name of a command, which may have two words.
    case commands
  }

  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  var text: String {
    var text = "\(summary)\n\n\(usage)\n\(discussion)\n"
    text += "\noptions:\n" + Self.table((options + [.help]).map { ($0.title, $0.summary) })
    text += "\nexamples:\n" + Self.table(examples.map { ($0.line, $0.meaning) })
    return text
  }

  private var usage: String {
    let start = "usage: gatehouse \(command)"
    let words = options.map { "[\($0.synopsis)]" } + (operands.isEmpty ? [] : [operands])
    return start + Self.broken(words, at: start.count) + "\n"
  }

  /// Two columns, the second of which is broken so that lines have at most 100 characters.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      let indentation = String(repeating: " ", count: width - left.count + 1)
      return "  \(left)\(indentation)" + broken(right.split(separator: " "), at: width + 3) + "\n"
    }.joined()
  }

  /// The words, each after a blank, in lines that begin at column `start`.
  private static func broken(_ words: [some StringProtocol], at start: Int) -> String {
    var text = ""
    var column = start
    for word in words {
      if column + 1 + word.count > width, column > start {
        text += "\n" + String(repeating: " ", count: start)
        column = start
      }
      text += " \(word)"
      column += 1 + word.count
    }
    return text
  }

  private static let width = 100
}
