import Diagnostics

/// Two modules need two folders and, since one imports the other, names.
enum ModuleCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    for output in configuration.places {
      guard let domain = output.domain, let data = output.data else { continue }
      if let module = data.module, let span = module.span, domain.module == nil,
        !output.sharesFolder
      {
        diagnostics.append(unnamedDomain(module.value, at: span))
      }
      if output.areTwoModules, let overlap = FolderOverlap(domain, data),
        let span = data.output?.span
      {
        diagnostics.append(overlapping(domain, data, overlap, at: span))
      }
    }
  }

  private static func unnamedDomain(_ module: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .moduleMismatch, "`\(module)` has to import the domain, whose module has no name", at: span,
      help: "give `domain` its `module`: the same one, if both layers are in one module")
  }

  private static func overlapping(
    _ domain: WrittenLayer, _ data: WrittenLayer, _ overlap: FolderOverlap, at span: SourceSpan
  ) -> Diagnostic {
    var secondary: [Diagnostic.Label] = []
    if let folder = domain.output?.span { secondary.append(.init(folder, overlap.label)) }
    if let module = domain.module?.span { secondary.append(.init(module, "a module of its own")) }
    return Diagnostic(
      .moduleMismatch, overlap.problem, at: span, secondary: secondary,
      notes: overlap == .same ? [] : ["a module is compiled from everything in its folder"],
      help:
        "give each layer a folder outside that of the other, or leave out `module` if both are in one module"
    )
  }
}

/// How the folders of two layers get in each other's way.
private enum FolderOverlap {
  case same
  case dataWithinDomain
  case domainWithinData

  /// Nil if they do not overlap.
  init?(_ domain: WrittenLayer, _ data: WrittenLayer) {
    // On most Macs, `Generated` and `generated` are the same folder.
    guard let domain = domain.output?.value.lowercased(),
      let data = data.output?.value.lowercased()
    else { return nil }
    if domain == data {
      self = .same
    } else if data.isWithin(domain) {
      self = .dataWithinDomain
    } else if domain.isWithin(data) {
      self = .domainWithinData
    } else {
      return nil
    }
  }

  var problem: String {
    self == .domainWithinData
      ? "the domain is in the folder of the data layer, but not in its module"
      : "the data layer is in the folder of the domain, but not in its module"
  }

  /// The label at the folder of the domain.
  var label: String {
    switch self {
    case .same: "the same folder"
    case .dataWithinDomain: "the folder around it"
    case .domainWithinData: "a folder in it"
    }
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
      Where `domain` names its module, the data layer imports it, so they are two modules. Each has a folder of its
      own, and neither is within the other, since a module is compiled from everything in its folder. Where both layers
      are in one module, none is named.

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
