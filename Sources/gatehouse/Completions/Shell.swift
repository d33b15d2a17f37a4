/// The shells in which words can be completed.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// A script for the shell, made of what is known about each command and its options.
  var completions: String {
    let manuals = Gatehouse.manuals
    return switch self {
    case .bash: BashCompletions.script(for: manuals)
    case .zsh: ZshCompletions.script(for: manuals)
    case .fish: FishCompletions.script(for: manuals)
    }
  }
}

extension Manual {
  /// `templates` and `list`
  var words: [String] { command.split(separator: " ").map(String.init) }

  var allOptions: [Option] { options + [.help] }
}

extension [Manual] {
  /// The words that can follow `gatehouse`, each once.
  var firstWords: [String] {
    reduce(into: []) { words, manual in
      if let word = manual.words.first, !words.contains(word) { words.append(word) }
    }
  }

  /// The commands of two words that begin with `first`.
  func members(of first: String) -> [Manual] {
    filter { $0.words.count > 1 && $0.words.first == first }
  }

  /// The first words of commands with two words.
  var groups: [String] { firstWords.filter { !members(of: $0).isEmpty } }
}

extension Option {
  /// The long name and the short one.
  var names: [String] { [name] + (shortName.map { [$0] } ?? []) }
}

extension Gatehouse {
  /// The words that can follow `gatehouse help`.
  static var commandWords: [String] { manuals.firstWords }

  /// The first words that are not commands by themselves, each with the words that can follow it.
  static var commandGroups: [(first: String, second: [String])] {
    let manuals = manuals
    return manuals.groups.map { first in
      (first, manuals.members(of: first).compactMap { $0.words.last })
    }
  }

  fileprivate static var manuals: [Manual] { commands.map { command in command.manual } }
}
