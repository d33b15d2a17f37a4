package import Foundation

nonisolated extension JSONWritable {
  /// The JSON text, in UTF-8.
  package func jsonData() throws(JSONWritingError) -> Data {
    Data(try jsonBytes())
  }
}
