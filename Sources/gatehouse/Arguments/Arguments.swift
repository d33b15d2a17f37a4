/// The words after a command, sorted into options and operands.
struct Arguments {
  let operands: [String]
  private let flags: Set<String>
  private let values: [String: String]

  /// Options may be anywhere, but nothing after `--` is one. A single `-` is an operand: standard input.
  init(_ words: [String], of manual: Manual) throws(Failure) {
    var operands: [String] = []
    var flags: Set<String> = []
    var values: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      let option = try Self.option(named: name, in: manual)
      guard let wanted = option.value else {
        guard attached == nil else {
          throw .usage(UsageError("`\(option.name)` takes no value", in: manual.command))
        }
        flags.insert(option.name)
        continue
      }
      let isFollowed = rest.first.map { !$0.hasPrefix("-") || $0 == "-" } ?? false
      let value = attached ?? (isFollowed ? rest.popFirst() : nil)
      values[option.name] = try Self.checked(value, as: wanted, of: option, in: manual)
    }
    self.operands = operands
    self.flags = flags
    self.values = values
  }

  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  /// The last one counts, so that the options of a wrapper script can be overridden.
  func value(of option: Option) -> String? { values[option.name] }

  /// `--name=value`
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func option(named name: String, in manual: Manual) throws(Failure) -> Option {
    let known = manual.options + [.help]
    guard let option = known.first(where: { $0.name == name || $0.shortName == name }) else {
      throw .usage(
        .unknown("option", name, among: known.map(\.name), in: manual.command))
    }
    return option
  }

  /// An operand that may be a folder. A folder of this name is written `./-`.
  static func folder(_ text: String, in manual: Manual) throws(Failure) -> String {
    guard text != SchemaFiles.standardInput else {
      throw .usage(UsageError("`-` is not a folder", in: manual.command))
    }
    return text
  }

  private static func checked(
    _ text: String?, as value: Option.Value, of option: Option, in manual: Manual
  ) throws(Failure) -> String {
    func needed(_ noun: String) throws(Failure) -> String {
      guard let text, !text.isEmpty else {
        throw .usage(UsageError("`\(option.name)` needs a \(noun)", in: manual.command))
      }
      return text
    }
    switch value.kind {
    case .word(let words):
      guard let text else {
        let choice = words.joined(separator: ", ")
        throw .usage(UsageError("`\(option.name)` needs one of \(choice)", in: manual.command))
      }
      guard words.contains(text) else {
        throw .usage(.unknown(value.placeholder, text, among: words, in: manual.command))
      }
      return text
    case .count(let words):
      guard let text, words.contains(text) || Int(text).map({ $0 >= 0 }) == true else {
        let choice = words.map { "`\($0)`" }.joined(separator: " or ")
        throw .usage(
          UsageError("`\(option.name)` needs a number, or \(choice)", in: manual.command))
      }
      return text
    case .folder: return try folder(try needed("folder"), in: manual)
    case .target, .name: return try needed("name")
    case .file: return try needed("file")
    }
  }
}
