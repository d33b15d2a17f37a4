import Diagnostics
import SchemaSyntax

/// The way back of a map from the cases of an enum or a union to a record: a `match` in the `reverse` block says which case
/// a value becomes, since the record does not show it.
struct ChoosingWayBack {
  private(set) var typing: ExpressionTyping
  private let signature: MapSignature

  init(_ signature: MapSignature, _ context: MapContext) {
    self.signature = signature
    typing = ExpressionTyping(
      context,
      scope: MapScope(source: .init(root: .parameter(0), type: .declared(signature.target))))
  }

  mutating func check() -> MapBody? {
    let reverse = signature.syntax.reverse
    if let item = reverse?.entries.first?.span ?? reverse?.rows.first?.span {
      typing.diagnostics.report(
        .mapItem, "the way back from a record to cases is one `match`", at: item,
        help: "choose the case by the fields: `match … { … -> … }`")
      return nil
    }
    guard let choices = reverse?.choices, !choices.isEmpty else {
      reportNoChoice()
      return nil
    }
    guard let choice = typing.onlyChoice(choices),
      let chosen = typing.chosen(by: choice, for: signature.source)
    else { return nil }
    return .value(chosen.value)
  }

  private mutating func reportNoChoice() {
    let schema = typing.context.schema
    let source = schema[signature.source].qualifiedName
    let target = schema.article(.declared(signature.target))
    let only = schema.cases(of: signature.source)?.first { $0.payload != nil }?.swiftName
    typing.diagnostics.report(
      .noChoiceBack, "nothing says which case of `\(source)` \(target) is sent as",
      at: signature.syntax.arrow,
      secondary: [.init(schema[signature.source].head, "it has cases")],
      help: "choose it by a field, `reverse { match … { … -> … } }`"
        + (only.map { ", always send the same one, `reverse { \($0)(…) }`" } ?? "")
        + ", or write `->`")
  }
}

extension DiagnosticKind {
  static let noChoiceBack = DiagnosticKind(
    "G0664", .error, "a way back that does not say which case is sent",
    explanation: """
      If each case of a union or an enum becomes the same record, the record itself does not show which case it came from.
      The `reverse` block chooses one with a `match`.
      """,
    wrong: """
      enum RoleDTO { admin, guest }
      domain Role { isAdmin: Bool }
      map RoleDTO <-> Role { admin -> Role(isAdmin: true), guest -> Role(isAdmin: false) }
      """,
    right: """
      enum RoleDTO { admin, guest }
      domain Role { isAdmin: Bool }
      map RoleDTO <-> Role {
        admin -> Role(isAdmin: true)
        guest -> Role(isAdmin: false)
        reverse { match isAdmin { true -> admin, false -> guest } }
      }
      """)
}
