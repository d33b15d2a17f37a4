/// Works in bash 3.2, the version that macOS has.
enum BashCompletions {
  static func script(for manuals: [Manual]) -> String {
    """
    # Completes the words of gatehouse in bash: source <(gatehouse completions bash)

    _gatehouse() {
      local IFS=$'\\n'
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      # `--option=value` comes as three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      COMPREPLY=()

      if ((COMP_CWORD == 1)); then
        _gatehouse_words \(quoted(manuals.firstWords + ["--help", "--version"]))
        return
      fi
      local command=${COMP_WORDS[1]}
      local behind=2
    \(groups(of: manuals))
      # How many operands are before this one.
      local index operands=0
      for ((index = behind; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} != -* ]]; then operands=$((operands + 1)); fi
      done
      case $command:$previous in
    \(manuals.map(values).joined())  esac
      case $command in
    \(manuals.map(words).joined())  esac
    }

    # The words are on lines of their own. `compgen -W` would expand them, and run commands in the names of folders.
    _gatehouse_words() {
      local word
      while IFS= read -r word; do
        if [[ -n $word && $word == "$current"* ]]; then COMPREPLY+=("$word"); fi
      done <<< "$1"
    }
    _gatehouse_targets() {
      _gatehouse_words "$(ls Sources 2> /dev/null)"
      _gatehouse_paths
    }
    _gatehouse_folders() {
      COMPREPLY=($(compgen -d -- "$current"))
      _gatehouse_paths
    }
    _gatehouse_files() {
      COMPREPLY=($(compgen -f -- "$current"))
      _gatehouse_paths
    }
    _gatehouse_schemas() {
      COMPREPLY=($(compgen -d -- "$current") $(compgen -f -X '!*.gate' -- "$current"))
      _gatehouse_paths
    }

    # Only these words are paths, which bash 3.2 cannot be told.
    if type compopt > /dev/null 2>&1; then
      _gatehouse_paths() { compopt -o filenames 2> /dev/null; }
      complete -F _gatehouse gatehouse
    else
      _gatehouse_paths() { :; }
      complete -o filenames -F _gatehouse gatehouse
    fi

    """
  }

  private static func groups(of manuals: [Manual]) -> String {
    manuals.groups.map { first in
      let second = manuals.members(of: first).compactMap { $0.words.last }
      return """
          if [[ $command == \(first) ]]; then
            if ((COMP_CWORD == 2)); then
              _gatehouse_words \(quoted(second + [Option.help.name]))
              return
            fi
            command="\(first) ${COMP_WORDS[2]}"
            behind=3
          fi

        """
    }.joined()
  }

  /// What can follow an option.
  private static func values(of manual: Manual) -> String {
    manual.options.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let patterns = option.names.map { #""\#(manual.command):\#($0)""# }.joined(separator: " | ")
      return row(patterns, then: [action(value), "return"])
    }.joined()
  }

  /// Options if the word begins with a dash, and operands otherwise.
  private static func words(of manual: Manual) -> String {
    let names = quoted(manual.allOptions.flatMap(\.names))
    var actions = ["if [[ $current == -* ]]; then", "  _gatehouse_words \(names)"]
    let operands = self.actions(manual.operandCompletion)
    if !operands.isEmpty { actions += ["else"] + operands.map { "  \($0)" } }
    return row(#""\#(manual.command)""#, then: actions + ["fi"])
  }

  private static func row(_ pattern: String, then actions: [String]) -> String {
    "    \(pattern))\n" + actions.map { "      \($0)\n" }.joined() + "      ;;\n"
  }

  private static func action(_ value: Option.Value) -> String {
    switch value.kind {
    case .word(let words), .count(let words): "_gatehouse_words \(quoted(words))"
    case .folder: "_gatehouse_folders"
    case .file: "_gatehouse_files"
    case .target: "_gatehouse_targets"
    case .name: ":"
    }
  }

  private static func actions(_ completion: Manual.Completion) -> [String] {
    switch completion {
    case .nothing: []
    case .documents: ["_gatehouse_files"]
    case .schemas: ["_gatehouse_schemas"]
    case .words(let words): ["_gatehouse_words \(quoted(words))"]
    case .folderThenWords(let words):
      [
        "case $operands in", "  0) _gatehouse_folders ;;",
        "  *) _gatehouse_words \(quoted(words)) ;;", "esac",
      ]
    case .commands:
      [
        "case $operands:${COMP_WORDS[2]} in",
        "  0:*) _gatehouse_words \(quoted(Gatehouse.commandWords)) ;;",
      ]
        + Gatehouse.commandGroups.map { first, second in
          "  1:\(first)) _gatehouse_words \(quoted(second)) ;;"
        } + ["esac"]
    }
  }

  /// One word on each line.
  private static func quoted(_ words: [String]) -> String {
    "$'\(words.joined(separator: "\\n"))'"
  }
}
