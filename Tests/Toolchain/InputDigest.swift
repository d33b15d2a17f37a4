import Foundation

/// A name for what the compiler is given. It is the same in every run, unlike what `Hasher` makes.
package struct InputDigest {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package var name: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package mutating func add(_ texts: [String]) {
    add(UInt64(texts.count))
    for text in texts {
      var text = text
      text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }
  }

  package func adding(_ texts: [String]) -> InputDigest {
    var digest = self
    digest.add(texts)
    return digest
  }

  /// Adds the names of files and what is in them, but not their folders.
  package mutating func add(files: [String]) throws {
    add(files.map { URL(filePath: $0).lastPathComponent })
    for file in files {
      try Data(contentsOf: URL(filePath: file)).withUnsafeBytes { add($0) }
    }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    for start in stride(from: 0, to: whole, by: 8) {
      add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    add(bytes[whole...].reduce(0) { $0 << 8 | UInt64($1) })
  }

  private mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 29
    second = ((second << 31 | second >> 33) ^ word) &* 0xFF51_AFD7_ED55_8CCD
  }
}
