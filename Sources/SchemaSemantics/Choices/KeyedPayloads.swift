import Diagnostics
import SchemaSyntax

/// With `by type in {type}`, the tag is the key of the payload, and a key cannot hold both.
extension UnionCheck {
  mutating func checkKeys(of union: ResolvedUnion, tag: Name) {
    for item in union.cases where item.payload != nil && item.wireValue.textOnWire == tag.text {
      diagnostics.report(
        .equalKeys, "`\(tag.text)` cannot hold the tag and the payload at once",
        at: item.wireValue.span, label: "the key of the payload",
        secondary: [.init(tag.span, "the key of the tag")],
        help: "correct one of them, or write `by \(tag.text) in data` if the payload is elsewhere"
      )
    }
  }
}
