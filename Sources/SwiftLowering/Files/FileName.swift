/// The names of Swift files, which are made of the names of types and may have to be cut.
enum FileName {
  /// In bytes, with the extension. Disks take 255, encrypted ones 143.
  private static let limit = 140

  /// `User+UserDTO.swift`. A name that is too long is cut, and ends in a fingerprint of the whole, so that it stays unique.
  static func swift(_ stem: String) -> String {
    let whole = "\(stem).swift"
    guard whole.utf8.count > limit else { return whole }
    let end = "-\(fingerprint(of: stem)).swift"
    var start = stem
    while start.utf8.count + end.utf8.count > limit { start.removeLast() }
    return start + end
  }

  /// FNV-1a in 64 bits, which is the same in every run.
  private static func fingerprint(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
