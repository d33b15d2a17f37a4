enum FishCompletions {
  static func script(for manuals: [Manual]) -> String {
    var script = """
      # Completes the words of gatehouse in fish: gatehouse completions fish | source

      # Whether the words after `gatehouse` begin with these, and with `-x` whether they are these.
      function __gatehouse_at
        set -l words (commandline -opc)[2..]
        set -l count (count $argv)
        if test "$argv[1]" = -x
          test "$words" = "$argv[2..]"
        else
          test "$words[1..$count]" = "$argv"
        end
      end

      # How many words before this one are not options, compared as `test` does.
      function __gatehouse_count
        test (count (string match -v -- '-*' (commandline -opc))) $argv
      end

      complete -c gatehouse -f
      complete -c gatehouse -n '__gatehouse_at -x' -l help -s h -d 'Show what gatehouse can do.'
      complete -c gatehouse -n '__gatehouse_at -x' -l version -d 'Show the version.'

      """
    for first in manuals.firstWords {
      let members = manuals.members(of: first)
      let summary =
        members.isEmpty
        ? manuals.first { $0.command == first }?.summary ?? ""
        : members.compactMap { $0.words.last }.joined(separator: ", ")
      script += row(at: "-x", "-a \(first) -d \(quoted(summary))")
      for member in members {
        script += row(
          at: "-x \(first)", "-a \(member.words.last ?? "") -d \(quoted(member.summary))")
      }
    }
    return script + manuals.map(rows).joined()
  }

  private static func rows(of manual: Manual) -> String {
    let rows = manual.allOptions.map { option in
      let names = option.names.map { name in
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      }
      let value = option.value.map { " -x -a \(action($0))" } ?? ""
      return row(
        at: manual.command, "\(names.joined(separator: " "))\(value) -d \(quoted(option.summary))")
    }
    return (rows + operands(of: manual)).joined()
  }

  private static func row(at place: String, _ completion: String) -> String {
    "complete -c gatehouse -n '__gatehouse_at \(place)' \(completion)\n"
  }

  private static func action(_ value: Option.Value) -> String {
    switch value.kind {
    case .word(let words), .count(let words): quoted(words.joined(separator: " "))
    case .folder: quoted("(__fish_complete_directories)")
    case .file: quoted("(__fish_complete_path)")
    case .target: quoted("(ls Sources 2> /dev/null)")
    case .name: quoted("")
    }
  }

  private static func operands(of manual: Manual) -> [String] {
    let command = manual.command
    switch manual.operandCompletion {
    case .nothing: return []
    case .documents: return [row(at: command, offering: "(__fish_complete_path)")]
    case .schemas: return [row(at: command, offering: "(__fish_complete_suffix .gate)")]
    case .words(let words): return [row(at: command, offering: words.joined(separator: " "))]
    case .folderThenWords(let words):
      let place = "\(command); and __gatehouse_count"
      let count = manual.words.count + 1
      return [
        row(at: "\(place) -eq \(count)", offering: "(__fish_complete_directories)"),
        row(at: "\(place) -gt \(count)", offering: words.joined(separator: " ")),
      ]
    case .commands:
      return [row(at: "-x \(command)", offering: Gatehouse.commandWords.joined(separator: " "))]
        + Gatehouse.commandGroups.map { first, second in
          row(at: "-x \(command) \(first)", offering: second.joined(separator: " "))
        }
    }
  }

  private static func row(at place: String, offering words: String) -> String {
    row(at: place, "-a \(quoted(words))")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
