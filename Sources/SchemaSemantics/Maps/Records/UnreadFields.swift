import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// Reports what is lost, once, at the map that reads the whole source.
  mutating func reportUnread(_ plans: [MapPlan?]) {
    let accounts = SourceAccounts(plans)
    for (index, plan) in plans.enumerated() {
      guard let signature = plan?.signature else { continue }
      let account = accounts.unread(inMapAt: index, context)
      var found = account?.unread.diagnostics(in: signature) ?? []
      found += account?.staleRests.map { $0.staleRest(in: signature) } ?? []
      found += accounts.stale(inMapAt: index).map { stale in
        let (position, ignore) = (stale.ignore.position, stale.ignore.syntax)
        return ignore.staleField(
          at: position, isAll: ignore.fields.count == 1,
          "`\(ignore.fields[position].text)` is ignored, but it is read", readBy: stale.reader,
          in: signature)
      }
      diagnostics += context.damage.filter(found, of: context.schema.maps[index], at: index)
    }
  }
}
