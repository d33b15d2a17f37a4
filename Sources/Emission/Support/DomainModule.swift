package import SwiftLowering

/// The module of the domain layer, as parts of the support code in the other module see it.
package struct DomainModule: Hashable, Sendable {
  let name: String
  /// Its parts that are visible from outside.
  private let parts: Set<SupportPart>

  package init(_ name: String, parts: Set<SupportPart>) {
    self.name = name
    self.parts = parts
  }

  /// Whether a part names something in the module. Parts that belong to the wire, such as errors, may also be named
  /// through another part that it needs.
  func isUsed(by part: SupportPart) -> Bool {
    if part.needs.contains(where: parts.contains) { return true }
    var seen: Set<SupportPart> = []
    var open = part.needs
    while let need = open.popLast() {
      guard seen.insert(need).inserted else { continue }
      if need.home == .data, parts.contains(need) { return true }
      open += need.needs
    }
    return false
  }

  /// Whether what other modules see of `declarations`, those of the part that are written, mentions something in the module.
  func isExposed(by part: SupportPart, in declarations: [SupportDeclaration]) -> Bool {
    guard part.home == .data else { return false }
    return !declarations.shownWords.isDisjoint(with: parts.map(\.rawValue))
  }
}

extension [SupportDeclaration] {
  /// The words in declarations that other modules see, and in the types that these extend.
  fileprivate var shownWords: Set<String> {
    var words: Set<String> = []
    var openBrackets = 0
    let lines = flatMap(\.lines)
    let isProtocol = lines.contains { $0.holds("protocol ") }
    for line in lines {
      let isDeclaration = line.holds("package ") || line.holds("extension ")
      let isCase = line.starts(with: "  case ".utf8)
      guard isProtocol || isDeclaration || isCase || openBrackets > 0 else { continue }
      words.formUnion(SupportWords.all(line))
      for byte in line {
        if byte == UInt8(ascii: "(") { openBrackets += 1 }
        if byte == UInt8(ascii: ")") { openBrackets -= 1 }
      }
    }
    return words
  }
}
