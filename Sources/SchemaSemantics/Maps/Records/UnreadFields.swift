import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// What is lost, once and where the whole is mapped.
  mutating func reportUnread(_ plans: [MapPlan?]) {
    let accounts = SourceAccounts(plans)
    for (index, plan) in plans.enumerated() {
      guard let signature = plan?.signature else { continue }
      let found =
        accounts.unread(inMapAt: index, context).map { $0.diagnostic(in: signature) }
        + accounts.stale(inMapAt: index).map { Self.stale($0.ignore, readBy: $0.reader) }
      for diagnostic in context.damage.filter(found, of: context.schema.maps[index], at: index) {
        report(diagnostic)
      }
    }
  }

  private static func stale(
    _ ignore: SourceReading.Ignore, readBy reader: MapSignature
  ) -> Diagnostic {
    Diagnostic(
      .staleIgnore, "`\(ignore.text)` is ignored, but it is read", at: ignore.span,
      secondary: [.init(reader.syntax.head, "this map is handed the whole, and reads it")],
      help: "remove this line", fix: .remove(ignore.span))
  }
}
