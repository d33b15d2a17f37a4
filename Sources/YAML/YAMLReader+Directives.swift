/// Those that have been read.
struct DirectiveKinds {
  var isEmpty = true
  var hasVersion = false
}

extension YAMLReader {
  /// Those that no version of YAML knows are passed over, as it says.
  mutating func readDirective(after others: inout DirectiveKinds) throws(YAMLError) {
    let start = offset
    let name = takeWord()
    others.isEmpty = false
    switch name {
    case "%YAML":
      try readVersion(from: start)
      if others.hasVersion { throw error(.directiveTwice, at: start..<offset) }
      others.hasVersion = true
    case "%TAG":
      try readTagHandle(from: start)
    default:
      while offset < bytes.count, !next.isBreak { offset += 1 }
    }
    try endDirective(from: start)
  }

  private mutating func readVersion(from start: Int) throws(YAMLError) {
    skipWhite()
    let place = offset
    let version = takeWord()
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { throw error(.directive, at: start..<offset) }
    guard parts[0] == "1" else { throw error(.version, at: place..<offset) }
  }

  private mutating func readTagHandle(from start: Int) throws(YAMLError) {
    skipWhite()
    let handle = takeWord()
    skipWhite()
    let prefix = takeWord()
    guard TagHandles.isHandle(handle), !prefix.isEmpty else {
      throw error(.directive, at: start..<offset)
    }
    guard tagHandles.declare(handle, prefix) else {
      throw error(.directiveTwice, at: start..<offset)
    }
  }

  private mutating func endDirective(from start: Int) throws(YAMLError) {
    do throws(YAMLError) {
      try endLine(after: start..<offset)
    } catch {
      throw YAMLError(fault: .directive, place: start..<error.place.upperBound)
    }
  }

  private mutating func takeWord() -> String {
    let start = offset
    while !next.endsWord { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
