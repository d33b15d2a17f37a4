import Diagnostics
import SchemaSyntax

/// By shape, a case is tried with all that it holds. What two cases hold at the same key is read for the one and then for
/// the other; if that is the union itself, the same happens within it, and each level doubles the time.
extension UnionCheck {
  mutating func checkRepeatedReading(of union: ResolvedUnion, _ id: TypeID) {
    guard let circle = circles.circle(of: id) else { return }
    let holders = union.cases.compactMap { item -> (name: String, record: ResolvedRecord)? in
      guard let payload = item.payload?.declaredID, circles.circle(of: payload) == circle,
        case .record(let record) = schema[payload].kind
      else { return nil }
      return (item.swiftName, record)
    }
    // One alone may be large, and the same for many unions.
    guard holders.count > 1 else { return }
    var firstCases: [String: (name: String, field: ResolvedField)] = [:]
    for (name, record) in holders {
      for field in record.fields
      where field.type.declaredParts.contains(where: { circles.circle(of: $0) == circle }) {
        let key = field.syntax.wireName.first.text
        guard let first = firstCases[key] else {
          firstCases[key] = (name, field)
          continue
        }
        // Fields that are flattened may begin with the same key.
        if first.name == name { continue }
        return report(union, key, first, (name, field))
      }
    }
  }

  private mutating func report(
    _ union: ResolvedUnion, _ key: String, _ first: (name: String, field: ResolvedField),
    _ second: (name: String, field: ResolvedField)
  ) {
    let name = union.syntax.name.text
    diagnostics.append(
      Diagnostic(
        .repeatedReading,
        "`\(first.name)` and `\(second.name)` of `\(name)` both hold it at `\(key)`, where it is read for each of them",
        at: second.field.syntax.type.span,
        label: "read for `\(second.name)`, if `\(first.name)` does not fit",
        secondary: [.init(first.field.syntax.type.span, "read for `\(first.name)`")],
        notes: [
          "each level doubles the time: a payload with twenty of them is read a million times"
        ],
        help: "let a tag tell the cases apart, such as `by type`, or hold it at different keys"))
  }
}

extension DiagnosticKind {
  static let repeatedReading = DiagnosticKind(
    "G0515", .warning, "a union by shape that is read again and again",
    explanation: """
      By shape, reading a value tries one case after the other, each with all that it holds. Where two cases hold the union itself
      at the same key, its value is read for the one and then for the other, and so it goes at every level below: each
      level doubles the time. A few hundred bytes can then keep a program busy for minutes. With a tag, the right case is known
      before anything is read; at different keys, nothing is read twice.

      ```gate
      dto SumDTO { left: TermDTO, plus: Double }
      dto ProductDTO { left: TermDTO, times: Double }
      dto union TermDTO by shape { sum(SumDTO), product(ProductDTO), number(Double) }
      ```

      ```gate
      dto SumDTO { sum: TermDTO, plus: Double }
      dto ProductDTO { product: TermDTO, times: Double }
      dto union TermDTO by shape { sum(SumDTO), product(ProductDTO), number(Double) }
      ```
      """)
}
