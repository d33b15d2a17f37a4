package import Foundation
import TextFormats

/// Reads the digits as they are written, never through `Double`. Fails if a Decimal cannot hold all of them.
nonisolated extension Decimal: JSONReadable {
  package init?(from json: inout JSONReader) {
    let number = json.readNumber(as: "Decimal") { text -> Decimal? in
      do throws(DecimalText.Problem) {
        return Decimal(parsed: try DecimalText(parsing: text))
      } catch {
        return nil
      }
    }
    guard let number else { return nil }
    self = number
  }
}
