/// The names of the cases of a large enum or union in the payload, and the position of each. It is one literal
/// and not thousands, because each costs compile time. Names are looked up by hash.
nonisolated struct WireNames: Sendable {
  let all: [String]
  private let positions: [String: Int]

  /// - Parameter lines: A name in each line, in the order of the cases. A line break in a name is
  ///   written `\n`, a carriage return `\r`, and a backslash `\\`.
  @inline(never)
  init(_ lines: String) {
    all = lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Self.name(String(Substring($0))) }
    positions = Dictionary(zip(all, all.indices)) { first, _ in first }
  }

  /// Nil if no case has the name.
  func position(of name: String) -> Int? {
    positions[name]
  }

  private static func name(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var name = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch (scalar, isEscaped) {
      case ("\\", false):
        isEscaped = true
        continue
      case ("n", true): name.unicodeScalars.append("\n")
      case ("r", true): name.unicodeScalars.append("\r")
      default: name.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return name
  }
}
