package import Foundation

nonisolated extension JSONWritable {
  /// In UTF-8.
  package func jsonData() throws(JSONWritingError) -> Data {
    Data(try jsonBytes())
  }
}
