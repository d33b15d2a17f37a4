package import Foundation
import TextFormats

/// The digits as written, never by way of `Double`. Fails if a Decimal has no room for all of them.
nonisolated extension Decimal: JSONReadable {
  package init?(from json: inout JSONReader) {
    let number = json.readNumber(as: "Decimal") { text -> Decimal? in
      do throws(DecimalText.Problem) {
        return Decimal(try DecimalText(parsing: text))
      } catch {
        return nil
      }
    }
    guard let number else { return nil }
    self = number
  }
}
