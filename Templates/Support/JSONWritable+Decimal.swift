package import Foundation

/// Writes all digits.
nonisolated extension Decimal: JSONWritable {
  package func write(to json: inout JSONWriter) {
    if isNaN { json.fail(.notFinite) } else { json.write(ascii: description) }
  }
}
