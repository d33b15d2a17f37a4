import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Data {
  static var base64: Self {
    Self(
      read: { (text) throws(MappingError) in try Base64Format.standard.data(of: text, "Base64") },
      write: { Base64Format.standard.text(of: Array($0)) })
  }

  /// Uses `-` and `_`. Padding is optional when reading, and is not written.
  static var base64url: Self {
    Self(
      read: { (text) throws(MappingError) in
        try Base64Format.urlSafe.data(of: text, "URL-safe Base64")
      },
      write: { Base64Format.urlSafe.text(of: Array($0)) })
  }
}

nonisolated extension Base64Format {
  fileprivate func data(of text: String, _ name: String) throws(MappingError) -> Data {
    do throws(Problem) {
      return Data(try bytes(of: text))
    } catch {
      throw .malformed(text, name, error.reason, cause: error)
    }
  }
}
