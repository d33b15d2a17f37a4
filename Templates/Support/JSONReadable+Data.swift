package import Foundation

nonisolated extension JSONReadable {
  /// - Parameter json: UTF-8.
  package init(json: Data) throws(JSONError) {
    let result = json.withUnsafeBytes { bytes in
      Result { () throws(JSONError) in try Self(json: bytes) }
    }
    self = try result.get()
  }
}
