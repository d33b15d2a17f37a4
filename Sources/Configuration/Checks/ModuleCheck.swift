import Diagnostics

/// Two modules have two folders and, since one imports the other, names.
enum ModuleCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    for output in configuration.places {
      guard let domain = output.domain, let data = output.data else { continue }
      if let module = data.module, let span = module.span, domain.module == nil,
        !output.sharesFolder
      {
        diagnostics.append(unnamedDomain(module.value, at: span))
      }
      if output.areTwoModules, output.sharesFolder, let span = data.output?.span {
        diagnostics.append(sharedFolder(domain, at: span))
      }
    }
  }

  private static func unnamedDomain(_ module: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .moduleMismatch, "`\(module)` has to import the domain, whose module has no name", at: span,
      help: "give `domain` its `module`: the same one, if both layers are in one module")
  }

  private static func sharedFolder(_ domain: WrittenLayer, at span: SourceSpan) -> Diagnostic {
    var secondary: [Diagnostic.Label] = []
    if let folder = domain.output?.span { secondary.append(.init(folder, "the same folder")) }
    if let module = domain.module?.span { secondary.append(.init(module, "a module of its own")) }
    return Diagnostic(
      .moduleMismatch, "the data layer is in the folder of the domain, but not in its module",
      at: span, secondary: secondary,
      help: "give the data layer another folder, or leave out `module` if both are in one module")
  }
}

extension WrittenOutput {
  fileprivate var sharesFolder: Bool {
    data?.output == nil || data?.output?.value == domain?.output?.value
  }
}

extension DiagnosticKind {
  static let moduleMismatch = DiagnosticKind(
    "G1030", .error, "modules and folders that do not fit",
    explanation: """
      Where `domain` names its module, the data layer imports it, so they are two modules, and each has a folder of its
      own. Where both layers are in one module, none is named.

      ```json
      {
        "domain": { "output": "Sources/App/Generated", "module": "App", "access": "public" },
        "data": { "output": "Sources/App/Generated" }
      }
      ```

      ```json
      { "domain": { "output": "Sources/App/Generated", "access": "public" } }
      ```
      """)
}
