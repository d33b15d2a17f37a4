import Foundation

/// Looks for values that only payloads contain in logs and in redacted texts, where they must never be.
struct SecretSearch {
  let shapes: [String: PayloadShape]
  let texts: [String]
  /// Runs its argument, and returns what was written to the log.
  let log: (() throws -> Void) throws -> [String]
  /// The text of an error without values.
  let redacted: (any Error) -> String?

  static let word = "ada_lovelace"
  private static let number = 4_242_424_242

  /// - Parameter read: reads JSON, and makes everything from it that can be made.
  func check(_ shape: String, _ read: (String) throws -> Void) {
    // In each run of the program, another one.
    var source = PayloadSource(
      shapes: shapes, texts: texts + Array(repeating: Self.word, count: 9), run: spacing.position)
    let payload = source.payload(.named(shape))
    let tree: SecretTree
    do { tree = try JSONDecoder().decode(SecretTree.self, from: Data(payload.utf8)) } catch {
      print("\(shape): \(error)\n  \(payload)")
      return
    }
    let mutants = tree.mutants(.text(Self.word)) + tree.mutants(.number(Double(Self.number)))
    // For large payloads, only some hundreds.
    for index in stride(from: 0, to: mutants.count, by: max(1, mutants.count / 300)) {
      check(shape, mutants[index].json, read)
    }
    // A text that is cut off, or lacks a comma, is reported with its place.
    let json = tree.mutants(.text(Self.word)).last?.json ?? payload
    for end in stride(from: 1, to: json.count, by: max(1, json.count / 40)) {
      check(shape, String(json.prefix(end)), read)
    }
    check(shape, json.replacing(",", with: " "), read)
    check(shape, json.replacing(":", with: " "), read)
  }

  /// For maps that can fail, and for those that cannot.
  func take<Value>(_ value: Value) throws {}

  private func check(_ shape: String, _ json: String, _ read: (String) throws -> Void) {
    var said: [String] = []
    do {
      said += try log {
        do {
          try read(json)
        } catch {
          said += [redacted(error) ?? ""]
        }
      }
    } catch {
      print("\(shape): \(error)")
    }
    for text in said
    where text.contains(Self.word) || text.contains("\(Self.number)") || text.contains("lovelace") {
      print("\(shape) shows what is private\n  \(text)\n  of \(json)")
    }
  }
}

/// Any JSON, for changing it.
private indirect enum SecretTree: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([SecretTree])
  case object([String: SecretTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
      return
    }
    do { self = .flag(try container.decode(Bool.self)) } catch DecodingError.typeMismatch {
      do { self = .number(try container.decode(Double.self)) } catch DecodingError.typeMismatch {
        do { self = .text(try container.decode(String.self)) } catch DecodingError.typeMismatch {
          do { self = .array(try container.decode([SecretTree].self)) } catch DecodingError
            .typeMismatch
          { self = .object(try container.decode([String: SecretTree].self)) }
        }
      }
    }
  }

  var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .text(let text): text.debugDescription
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.debugDescription):\($1.json)" }.joined(separator: ","))}"
    }
  }

  /// Each with `secret` in another place: as a value, as a key, around a value, and beside others.
  func mutants(_ secret: SecretTree) -> [SecretTree] {
    let word = SecretSearch.word
    var mutants = [secret, .object([word: self]), .object([word: secret]), .array([self, secret])]
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for mutant in element.mutants(secret) {
          var changed = elements
          changed[index] = mutant
          mutants.append(.array(changed))
        }
      }
      mutants.append(.array(elements + [secret]))
      mutants.append(.array(elements + [.object([word: secret])]))
    case .object(let members):
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        for mutant in value.mutants(secret) {
          var changed = members
          changed[key] = mutant
          mutants.append(.object(changed))
        }
        var renamed = members
        renamed[key] = nil
        renamed[word] = value
        mutants.append(.object(renamed))
      }
      mutants.append(.object(members.merging([word: secret]) { _, last in last }))
      mutants.append(.object(members.merging([word: .object([word: secret])]) { _, last in last }))
    case .null, .flag, .number, .text: break
    }
    return mutants
  }
}
