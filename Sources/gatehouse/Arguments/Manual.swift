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

  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  var text: String {
    let synopsis = options.map { "[\($0.synopsis)]" } + (operands.isEmpty ? [] : [operands])
    var text = "\(summary)\n\nusage: gatehouse \(command) \(synopsis.joined(separator: " "))\n"
    text += "\n\(discussion)\n"
    text += "\noptions:\n" + Self.table((options + [.help]).map { ($0.synopsis, $0.summary) })
    text += "\nexamples:\n" + Self.table(examples.map { ($0.line, $0.meaning) })
    return text
  }

  /// Two columns, the second one broken so that lines stay within 100 characters.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let indentation = String(repeating: " ", count: width + 4)
    var text = ""
    for (left, right) in rows {
      text += "  " + left + String(repeating: " ", count: width - left.count + 2)
      var column = indentation.count
      for (index, word) in right.split(separator: " ").enumerated() {
        if index > 0, column + 1 + word.count > 100 {
          text += "\n" + indentation
          column = indentation.count
        } else if index > 0 {
          text += " "
          column += 1
        }
        text += word
        column += word.count
      }
      text += "\n"
    }
    return text
  }
}
