import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == UUID {
  /// Of either case; written in lower case, as RFC 9562 does.
  static var uuid: Self {
    Self(
      read: { (text) throws(MappingError) in
        guard UUIDFormat.accepts(text), let uuid = UUID(uuidString: text) else {
          throw .malformed(text, "a UUID")
        }
        return uuid
      },
      write: { $0.uuidString.lowercased() })
  }
}
