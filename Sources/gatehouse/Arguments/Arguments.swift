/// The words behind a command, sorted into options and the rest.
struct Arguments {
  let operands: [String]
  private let flags: Set<String>
  private let values: [String: String]

  /// Options may stand anywhere; behind `--` nothing is one. A single `-` is an operand: standard input.
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
      guard let choices = option.choices else {
        guard attached == nil else {
          throw .usage(UsageError("`\(option.name)` takes no value", in: manual.command))
        }
        flags.insert(option.name)
        continue
      }
      let value = attached ?? rest.popFirst()
      values[option.name] = try Self.choice(value, of: choices, for: option, in: manual)
    }
    self.operands = operands
    self.flags = flags
    self.values = values
  }

  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  /// The last one counts, so that a wrapper's options can be overruled.
  func value(of option: Option) -> String? { values[option.name] }

  /// `--name=value`
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func option(named name: String, in manual: Manual) throws(Failure) -> Option {
    let known = manual.options + [.help]
    let full = shortNames[name] ?? name
    guard let option = known.first(where: { $0.name == full }) else {
      throw .usage(
        .unknown("option", name, among: known.map(\.name), in: manual.command))
    }
    return option
  }

  private static let shortNames = ["-h": "--help", "-q": "--quiet"]

  private static func choice(
    _ value: String?, of choices: [String], for option: Option, in manual: Manual
  ) throws(Failure) -> String {
    guard let value else {
      throw .usage(
        UsageError(
          "`\(option.name)` wants one of \(choices.joined(separator: ", "))", in: manual.command))
    }
    guard choices.contains(value) else {
      throw .usage(
        .unknown(option.placeholder, value, among: choices, in: manual.command))
    }
    return value
  }
}
