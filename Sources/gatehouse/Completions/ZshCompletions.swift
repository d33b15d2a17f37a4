enum ZshCompletions {
  static func script(for manuals: [Manual]) -> String {
    """
    #compdef gatehouse
    # Completes the words of gatehouse in zsh: source <(gatehouse completions zsh), or as the file
    # `_gatehouse` in a folder of $fpath.

    _gatehouse() {
      local -a commands
      if ((CURRENT == 2)); then
        commands=(
    \(manuals.firstWords.map { "      " + row($0, summary(of: $0, in: manuals)) }.joined())    )
        _describe -t commands command commands
        return
      fi
      local command=${words[2]}
      local skipped=1
    \(manuals.groups.map { group($0, in: manuals) }.joined())
      # To _arguments, the command is the first word.
      shift $skipped words
      ((CURRENT -= skipped))
      case $command in
    \(manuals.map(arguments).joined())  esac
    }

    if [[ ${funcstack[1]} == _gatehouse ]]; then
      _gatehouse "$@"
    else
      compdef _gatehouse gatehouse
    fi

    """
  }

  private static func summary(of first: String, in manuals: [Manual]) -> String {
    manuals.first { $0.command == first }?.summary
      ?? manuals.members(of: first).compactMap { $0.words.last }.joined(separator: ", ")
  }

  private static func row(_ word: String, _ summary: String) -> String {
    quoted("\(word):\(summary.replacing(":", with: "\\:"))") + "\n"
  }

  private static func group(_ first: String, in manuals: [Manual]) -> String {
    let rows = manuals.members(of: first)
      .map { "        " + row($0.words.last ?? "", $0.summary) }.joined()
    return """
        if [[ $command == \(first) ]]; then
          if ((CURRENT == 3)); then
            commands=(
      \(rows)      )
            _describe -t commands command commands
            return
          fi
          command="\(first) ${words[3]}"
          skipped=2
        fi

      """
  }

  private static func arguments(of manual: Manual) -> String {
    let options = manual.allOptions.map(specification)
    let operands = operands(manual.operandCompletion).map(quoted)
    let lines = (options + operands).joined(separator: " \\\n        ")
    return """
          '\(manual.command)')
            _arguments \\
              \(lines)
            ;;

      """
  }

  /// `'(-o --output)'{-o,--output}'[…]:folder:_files -/'`
  private static func specification(of option: Option) -> String {
    let summary = option.summary
      .replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value = option.value.map { ":\($0.placeholder):\(action($0))" } ?? ""
    let text = quoted("[\(summary)]\(value)")
    guard option.names.count > 1 else { return option.name + text }
    let names = option.names
    return "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}\(text)"
  }

  private static func action(_ value: Option.Value) -> String {
    switch value.kind {
    case .word(let words), .count(let words): "(\(words.joined(separator: " ")))"
    case .folder: "_files -/"
    case .file: "_files"
    case .target: "_files -W Sources -/"
    case .name: " "
    }
  }

  private static func operands(_ completion: Manual.Completion) -> [String] {
    switch completion {
    case .nothing: []
    case .documents: ["*:document:_files"]
    case .schemas: ["*:schema:_files -g \"*.gate\""]
    case .words(let words): ["*:word:(\(words.joined(separator: " ")))"]
    case .folderThenWords(let words):
      ["1:folder:_files -/", "*:word:(\(words.joined(separator: " ")))"]
    case .commands:
      [
        "1:command:(\(Gatehouse.commandWords.joined(separator: " ")))",
        "2:command:{ case ${words[2]} in \(memberOffers) esac }",
      ]
    }
  }

  /// What can follow the first of two words.
  private static var memberOffers: String {
    Gatehouse.commandGroups.map { first, second in
      "(\(first)) compadd \(second.joined(separator: " ")) ;;"
    }.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
