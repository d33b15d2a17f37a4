import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == URL {
  /// An absolute URL.
  static var url: Self {
    Self(
      read: { (text) throws(MappingError) in try URL(absolute: text) },
      write: { $0.absoluteString })
  }

  /// An absolute URL with one of the schemes, which must be given in lower case.
  static func url(schemes: [String]) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        let url = try URL(absolute: text)
        guard let scheme = URLFormat.scheme(of: text), schemes.contains(scheme) else {
          let list = schemes.joined(separator: " or ")
          throw .malformed(text, "a URL with the scheme \(list)")
        }
        return url
      },
      write: { $0.absoluteString })
  }
}

nonisolated extension URL {
  fileprivate init(absolute text: String) throws(MappingError) {
    do throws(URLFormat.Problem) {
      try URLFormat.check(text)
    } catch {
      throw .malformed(text, "a URL", error.reason, cause: error)
    }
    guard let url = URL(string: text) else {
      throw .malformed(text, "a URL")
    }
    self = url
  }
}
