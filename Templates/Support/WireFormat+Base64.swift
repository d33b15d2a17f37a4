import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Data {
  static var base64: Self { base64(.standard, "Base64") }

  /// With `-` and `_`, padded or not; written without padding.
  static var base64url: Self { base64(.urlSafe, "URL-safe Base64") }

  private static func base64(_ format: Base64Format, _ name: String) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(Base64Format.Problem) {
          return Data(try format.bytes(of: text))
        } catch {
          throw .malformed(text, name, error.reason, cause: error)
        }
      },
      write: { format.text(of: Array($0)) })
  }
}
