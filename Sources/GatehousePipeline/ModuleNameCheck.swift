package import Diagnostics
import SchemaSemantics
import SwiftLowering

/// What a schema declares must not hide both a module and something of that module: then Swift has no name for it.
package enum ModuleNameCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [.hiddenModule]

  static func problems(in schema: ValidatedSchema, domainModule: String?) -> [Diagnostic] {
    HiddenModule.all(in: schema, domain: domainModule).map { module in
      let other = module.other.name
      return module.isOfDomain
        ? Diagnostic(
          .hiddenModule,
          "the name `\(module.name).\(other)` would be looked up in this `\(module.name)`, and not "
            + "in the module of the domain",
          at: module.span,
          secondary: [
            .init(module.other.span, "Foundation has a type of this name, so it needs its module")
          ],
          help: "rename one of them, or the module")
        : Diagnostic(
          .hiddenModule,
          "the name `\(module.name).\(other)` would be looked up in this `\(module.name)`, and not "
            + "in the module",
          at: module.span,
          secondary: [
            .init(module.other.span, "this hides the `\(other)` of the module `\(module.name)`")
          ],
          help: "rename one of them")
    }
  }
}

extension DiagnosticKind {
  static let hiddenModule = DiagnosticKind(
    "G0220", .error, "names that hide a module and something in it",
    explanation: """
      If a schema declares an `Error`, generated code writes `Swift.Error` for the one of the standard library. With a type
      called `Swift` beside it, that name means something within this type, and nothing else means the `Error` of Swift.
      The same is true of Foundation, and of a domain that is a module of its own: in a file that imports Foundation, a type
      of the domain called `Operation` is written as `Shop.Operation`, so a domain in the module `Shop` cannot declare both
      an `Operation` and a `Shop`.

      Rename one of the two types. The names on the wire stay as they are.
      """,
    wrong: """
      dto Swift { bic: String }
      dto Error { code: Int }
      """,
    right: """
      dto SwiftCode { bic: String }
      dto Error { code: Int }
      """)
}
