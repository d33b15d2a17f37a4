import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == UUID {
  /// Of either case; written in lower case, as RFC 9562 does.
  static var uuid: Self {
    Self(
      read: { (text) throws(MappingError) in
        guard let halves = UUIDFormat.halves(of: text) else { throw .malformed(text, "a UUID") }
        return UUID(high: halves.high, low: halves.low)
      },
      write: { $0.text })
  }
}

// Foundation reads and writes them with functions of C, which take several times as long.
nonisolated extension UUID {
  fileprivate init(high: UInt64, low: UInt64) {
    let uuid = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      $0.loadUnaligned(as: uuid_t.self)
    }
    self.init(uuid: uuid)
  }

  fileprivate var text: String {
    let halves = withUnsafeBytes(of: uuid) { $0.loadUnaligned(as: (UInt64, UInt64).self) }
    return UUIDFormat.text(
      high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
  }
}
