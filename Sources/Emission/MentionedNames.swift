import SharedWork
import Templates

/// Finds names of the support code in generated code, wherever they stand in it.
///
/// Generated code may be long, and names few: what is compared is a number made of each. Two names with one number are
/// both found, which does no harm. Those of functions end with a bracket: they stand after a dot or before a bracket. Labels of
/// arguments end with a colon.
struct MentionedNames {
  private let names: [UInt64: [String]]

  /// - Parameter text: what generated code says for a name.
  init(_ names: Set<String>, writtenAs text: (String) -> String) {
    self.names = Dictionary(grouping: names.sorted()) { name in
      text(name).utf8.reduce(Self.start, Self.adding)
    }
  }

  func found(in files: [FilePart]) -> Set<String> {
    let found = files.concurrentMap { numbers(in: $0.body) }
    let all = found.reduce(into: Set<UInt64>()) { $0.formUnion($1) }
    return Set(all.flatMap { names[$0, default: []] })
  }

  private func numbers(in body: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var number: UInt64?
    var (previous, before): (UInt8?, UInt8?) = (nil, nil)
    // White space apart.
    var (previousSign, signBefore): (UInt8?, UInt8?) = (nil, nil)
    for (position, byte) in body.enumerated() {
      if byte.isInName {
        if number == nil { (before, signBefore) = (previous, previousSign) }
        number = Self.adding(number ?? Self.start, byte)
      } else if let name = number {
        let call = Self.adding(name, UInt8(ascii: "("))
        if names[name] != nil { found.insert(name) }
        let next = position + 1 < body.count ? body[position + 1] : nil
        if SupportWords.isCall(before, byte, next) && names[call] != nil { found.insert(call) }
        let label = Self.adding(name, UInt8(ascii: ":"))
        if SupportWords.isLabel(signBefore, byte) && names[label] != nil { found.insert(label) }
        number = nil
      }
      previous = byte
      if !byte.isWhiteSpace { previousSign = byte }
    }
    return found
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func adding(_ number: UInt64, _ byte: UInt8) -> UInt64 {
    (number ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
