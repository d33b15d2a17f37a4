import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == URL {
  /// A URL that may be relative, such as `/users/1` or `?page=2`. It stays as it is.
  static var relativeURL: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(URLReferenceProblem) {
          try URLFormat.checkReference(text)
        } catch {
          throw .malformed(text, "a URL", error.reason, cause: error)
        }
        guard let url = URL(string: text) else { throw .malformed(text, "a URL") }
        return url
      },
      write: { $0.absoluteString })
  }
}
