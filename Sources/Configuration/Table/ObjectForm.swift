import Diagnostics
import JSON

/// An object, all of whose keys are known. Every object may also have a `$comment`.
struct ObjectForm<Root: Sendable>: Sendable {
  /// The value before anything is read, made of the defaults.
  let initial: Root
  let example: JSONValue
  let keys: [Key<Root>]
  let rules: [ObjectRule]

  init(
    _ initial: Root, example: JSONValue, rules: [ObjectRule] = [], keys: [Key<Root>]
  ) {
    self.initial = initial
    self.example = example
    self.rules = rules
    self.keys =
      keys + [.unread("$comment", .remark, "A comment for people, which is not read.")]
  }

  var value: ValueForm<Root> {
    ValueForm(description: description, read: read, write: { _ in [:] })
  }

  private func read(_ reading: Reading, into diagnostics: inout [Diagnostic]) -> Root? {
    guard case .object(let written) = reading.node.content else {
      diagnostics.append(reading.wants(description))
      return nil
    }
    let members = unrepeated(written, into: &diagnostics)
    var root = initial
    var present = Set(members.map(\.name))
    for member in members {
      if let key = keys.first(where: { $0.name == member.name }) {
        key.read(member, &root, &diagnostics)
      } else {
        let owners = ConfigurationTable.owners(of: member.name)
        let nearest = owners.isEmpty ? Spelling(ownNames).nearest(to: member.name) : nil
        if let nearest, present.contains(nearest) {
          diagnostics.append(superfluous(member, beside: nearest, in: reading))
          continue
        }
        diagnostics.append(unknown(member, nearest, owners, in: reading))
        // A key that is misspelt is not reported as missing, too.
        if let nearest { present.insert(nearest) }
      }
    }
    for key in keys where key.isRequired && !present.contains(key.name) {
      diagnostics.append(missing(key.describe(initial), in: reading))
    }
    for rule in rules { rule.check(members, into: &diagnostics) }
    return root
  }

  private func unrepeated(
    _ members: [JSONValue.Member], into diagnostics: inout [Diagnostic]
  ) -> [JSONValue.Member] {
    var places: [String: SourceSpan] = [:]
    return members.filter { member in
      guard let earlier = places.updateValue(member.nameSpan, forKey: member.name) else {
        return true
      }
      places[member.name] = earlier
      diagnostics.report(
        .duplicateKey, "`\(member.name)` is given twice", at: member.nameSpan,
        secondary: [.init(earlier, "the first one")],
        help: "keep one of them: JSON does not define which one is used")
      return false
    }
  }

  /// Keys with a dollar sign are never suggested.
  private var ownNames: [String] { keys.map(\.name).filter { !$0.hasPrefix("$") } }

  private func unknown(
    _ member: JSONValue.Member, _ nearest: String?, _ owners: String, in reading: Reading
  ) -> Diagnostic {
    let known = ownNames.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .unknownKey, "\(reading.subject) has no key `\(member.name)`", at: member.nameSpan,
      label: Diagnostic.question(about: nearest),
      notes: owners.isEmpty ? [] : ["it is a key of \(owners)"],
      help: nearest.map { "write `\"\($0)\"`" }
        ?? (owners.isEmpty ? "its keys are \(known)" : "move it there"),
      fix: nearest.map { .replace(member.nameSpan, with: "\"\($0)\"") })
  }

  /// What may be meant is there already.
  private func superfluous(
    _ member: JSONValue.Member, beside other: String, in reading: Reading
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, "\(reading.subject) has no key `\(member.name)`", at: member.nameSpan,
      help: "remove it; `\(other)` is given, too")
  }

  private func missing(_ key: KeyDescription, in reading: Reading) -> Diagnostic {
    let span = reading.node.span
    let brace = SourceSpan(file: span.file, start: span.start, end: span.start + 1)
    let example = key.form.shownExample.dropFirst().dropLast()
    return Diagnostic(
      .missingKey, "\(reading.subject) has no `\(key.name)`", at: brace,
      help: "add it, for example `\"\(key.name)\": \(example)`")
  }
}

extension ObjectForm {
  var description: FormDescription {
    let keys = keys.map { $0.describe(initial) }
    let object = ObjectDescription(keys: keys, rules: rules)
    return FormDescription(
      noun: "an object", plural: "objects", example: example, schema: object.schema,
      object: object)
  }
}

extension DiagnosticKind {
  static let duplicateKey = DiagnosticKind(
    "G1015", .error, "a key that is given twice",
    explanation: """
      Some programs use the first of two equal keys, and some use the last, so one of the values would be silently
      ignored. Keep the one that you mean.
      """,
    language: .json,
    wrong: """
      { "wireNames": "verbatim", "issueCap": 20, "wireNames": "camelCase" }
      """,
    right: """
      { "wireNames": "verbatim", "issueCap": 20 }
      """)

  static let unknownKey = DiagnosticKind(
    "G1018", .error, "a key that does not exist",
    explanation: """
      A key that nothing reads would be silently ignored, so it is an error. `gatehouse init --schema` prints a JSON
      Schema of the configuration; an editor that has it completes the keys and explains them.
      """,
    language: .json,
    wrong: """
      { "wirenames": "verbatim" }
      """,
    right: """
      { "wireNames": "verbatim" }
      """)

  static let missingKey = DiagnosticKind(
    "G1019", .error, "a missing key",
    explanation: """
      Most keys have a default. The folder for the Swift of a layer has none, and the data layer always needs a domain,
      because its maps create domain types.
      """,
    language: .json,
    wrong: """
      { "data": { "output": "Sources/Data/Generated" } }
      """,
    right: """
      {
        "domain": { "output": "Sources/Domain/Generated", "module": "Domain", "access": "public" },
        "data": { "output": "Sources/Data/Generated" }
      }
      """)
}
