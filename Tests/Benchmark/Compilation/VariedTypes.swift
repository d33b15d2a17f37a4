/// Types as an API has them, no two of them alike, since compilers merge equal code, which would flatter the figures.
struct VariedTypes {
  private(set) var records: [Record] = []
  private(set) var enums: [(name: String, cases: [String])] = []

  struct Record {
    let name: String
    let fields: [(name: String, type: String)]
  }

  private static let nouns = [
    "account", "address", "amount", "balance", "batch", "card", "charge", "city", "comment",
    "country", "coupon", "currency", "customer", "discount", "dispute", "email", "event", "fee",
    "invoice", "item", "label", "level", "line", "locale", "method", "name", "note", "order",
    "owner", "page", "payment", "payout", "period", "phone", "plan", "price", "product", "quota",
    "rate", "reason", "refund", "region", "report", "score", "session", "source", "state", "tax",
    "team", "title", "token", "total", "transfer", "unit", "usage", "user", "value", "version",
  ]

  init(_ count: Int) {
    var numbers = Numbers(seed: 7)
    for index in 0..<count / 5 {
      let words = Self.words(numbers.next(6) + 2, &numbers)
      enums.append(("\(Self.type(words))Kind\(index)", words))
    }
    for index in 0..<count {
      let words = Self.words(numbers.next(11) + 5, &numbers)
      let fields = words.map { word in (word, fieldType(&numbers)) }
      records.append(Record(name: "\(Self.type(words))\(index)", fields: fields))
    }
  }

  private func fieldType(_ numbers: inout Numbers) -> String {
    let plain = ["String", "String", "String", "Int", "Int", "Bool", "Double", "Int64"]
    let base: String
    switch numbers.next(10) {
    case 0 where !records.isEmpty: base = records[numbers.next(records.count)].name
    case 1: base = enums[numbers.next(enums.count)].name
    default: base = plain[numbers.next(plain.count)]
    }
    switch numbers.next(10) {
    case 0: return "[\(base)]"
    case 1: return "[String: \(base)]"
    case 2, 3, 4: return "\(base)?"
    default: return base
    }
  }

  /// Words, no two of them equal.
  private static func words(_ count: Int, _ numbers: inout Numbers) -> [String] {
    var rest = nouns
    return (0..<count).map { _ in rest.remove(at: numbers.next(rest.count)) }
  }

  private static func type(_ words: [String]) -> String {
    words.prefix(2).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension VariedTypes {
  /// The same types as a schema.
  var schema: String {
    let enums = enums.map { "enum \($0.name) { \($0.cases.joined(separator: ", ")) }\n" }
    let records = records.map { record in
      "dto \(record.name) {\n"
        + record.fields.map { "  \($0.name): \($0.type)\n" }.joined() + "}\n"
    }
    return (enums + records).joined(separator: "\n")
  }

  /// The same, with a map from each dto, so that dtos are only read and never written.
  var schemaOfWhatIsRead: String {
    let maps = records.map { record in
      let ignored = record.fields.map { "  ignore \($0.name) because \"unused\"\n" }.joined()
      return "map \(record.name) -> Summary {\n  heading: \"\"\n\(ignored)}\n"
    }
    return "\(schema)\ndomain Summary { heading: String }\n\n\(maps.joined(separator: "\n"))"
  }

  /// A function that does something with a value of each of the types, since the compiler leaves out what nothing uses.
  /// A list of all types would be one expression, and checking it takes longer the more types there are.
  func use(_ protocols: String, _ parameters: String, _ result: String, _ body: String) -> String {
    let cases = records.enumerated().map { index, record in
      "  case \(index): \(record.name).self\n"
    }
    return """
      public func use(_ index: Int, \(parameters)) throws -> \(result) {
        \(body)
      }

      private func type(_ index: Int) -> any (\(protocols)).Type {
        switch index {
      \(cases.joined())  default: fatalError("There is no such type.")
        }
      }

      """
  }

  /// Swift as written by hand, with one file for each type and whatever the compiler synthesises.
  func swift(conformingTo protocols: String) -> [(name: String, text: String)] {
    let clause = protocols.isEmpty ? "" : ": \(protocols)"
    let raw = protocols.isEmpty ? "" : ": String, \(protocols)"
    let enums = enums.map { value in
      (value.name, "enum \(value.name)\(raw) { case \(value.cases.joined(separator: ", ")) }\n")
    }
    let records = records.map { record in
      let fields = record.fields.map { "  let \($0.name): \($0.type)\n" }.joined()
      return (record.name, "struct \(record.name)\(clause) {\n\(fields)}\n")
    }
    return enums + records
  }
}

/// Random numbers that are the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Less than `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(max(bound, 1)))
  }
}
