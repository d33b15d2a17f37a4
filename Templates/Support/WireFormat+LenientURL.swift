import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == URL {
  /// A URL as people and many APIs write it, which may be relative. Characters that a URL cannot hold are
  /// percent-encoded.
  static var lenientURL: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(URLFormat.Problem) {
          let encoded = try LenientURLFormat.encoded(text) {
            $0.precomposedStringWithCanonicalMapping
          }
          if let url = URL(string: encoded) { return url }
        } catch {
          throw .malformed(text, "a URL", error.reason, cause: error)
        }
        throw .malformed(text, "a URL")
      },
      write: { $0.absoluteString })
  }
}
