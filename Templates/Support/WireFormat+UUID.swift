import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == UUID {
  /// Reads upper and lower case, and writes lower case, as RFC 9562 says.
  static var uuid: Self {
    Self(
      read: { (text) throws(MappingError) in
        guard let halves = UUIDFormat.halves(of: text) else { throw .malformed(text, "a UUID") }
        return UUID(high: halves.high, low: halves.low)
      },
      write: { $0.text })
  }
}

// Foundation uses C functions for this, which take several times as long.
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
