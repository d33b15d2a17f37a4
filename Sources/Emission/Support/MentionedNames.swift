import SharedWork

/// Finds names of the support code in generated code, wherever they are.
///
/// Generated code may be long, and the names are few, so each name is compared as a number. Two names with the same number
/// are both found, which does no harm. Names of functions end with a bracket here: in code they are after a dot or before a
/// bracket. Labels of arguments end with a colon.
struct MentionedNames {
  private let names: [UInt64: [String]]
  /// For the last digits of a number, whether it may be that of a name, since most words of generated code are not.
  private let mayBeName: [Bool]

  /// - Parameter text: how a name is written in generated code.
  init(_ names: Set<String>, writtenAs text: (String) -> String) {
    self.names = Dictionary(grouping: names.sorted()) { name in
      text(name).utf8.reduce(Self.start, Self.adding)
    }
    var mayBeName = [Bool](repeating: false, count: 1 << 14)
    for number in self.names.keys { mayBeName[Self.digits(of: number)] = true }
    self.mayBeName = mayBeName
  }

  func found(in files: [FilePart]) -> Set<String> {
    let found = files.concurrentMap { numbers(in: $0.body) }
    let all = found.reduce(into: Set<UInt64>()) { $0.formUnion($1) }
    return Set(all.flatMap { names[$0, default: []] })
  }

  private func numbers(in body: [UInt8]) -> Set<UInt64> {
    let isInName = Self.isInName
    var found: Set<UInt64> = []
    body.withUnsafeBufferPointer { body in
      var position = 0
      // The last byte before this place that is not white space.
      var sign: UInt8?
      while position < body.count {
        guard isInName[Int(body[position])] else {
          if !body[position].isWhiteSpace { sign = body[position] }
          position += 1
          continue
        }
        let before = position == 0 ? nil : body[position - 1]
        var name = Self.start
        repeat {
          name = Self.adding(name, body[position])
          position += 1
        } while position < body.count && isInName[Int(body[position])]
        guard position < body.count else { return }
        if isKnown(name) { found.insert(name) }
        let call = Self.adding(name, UInt8(ascii: "("))
        let next = position + 1 < body.count ? body[position + 1] : nil
        if isKnown(call), SupportWords.isCall(before, body[position], next) { found.insert(call) }
        let label = Self.adding(name, UInt8(ascii: ":"))
        if isKnown(label), SupportWords.isLabel(sign, body[position]) { found.insert(label) }
        sign = body[position - 1]
      }
    }
    return found
  }

  private func isKnown(_ number: UInt64) -> Bool {
    mayBeName[Self.digits(of: number)] && names[number] != nil
  }

  private static func digits(of number: UInt64) -> Int { Int(number & (1 << 14 - 1)) }

  private static let isInName = (0...UInt8.max).map(\.isInName)

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func adding(_ number: UInt64, _ byte: UInt8) -> UInt64 {
    (number ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
