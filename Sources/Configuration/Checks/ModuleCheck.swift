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
      if data.output == nil, let module = data.module, let span = module.span,
        let other = domain.module, other.value != module.value
      {
        diagnostics.append(twoNames(module.value, other, at: span))
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
      .moduleMismatch,
      "`\(module)` must import the domain, but the module of the domain has no name", at: span,
      help: "add a `module` to `domain`; if both layers are in one module, give it the same name")
  }

  private static func twoNames(
    _ module: String, _ other: Placed<String>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .moduleMismatch, "both layers are in one folder, and so in one module", at: span,
      secondary: other.span.map { [.init($0, "here it has another name")] } ?? [],
      help: "add an `output` to `data` for a module `\(module)` of its own, or remove its `module`")
  }

  private static func overlapping(
    _ domain: WrittenLayer, _ data: WrittenLayer, _ overlap: FolderOverlap, at span: SourceSpan
  ) -> Diagnostic {
    var secondary: [Diagnostic.Label] = []
    if let folder = domain.output?.span { secondary.append(.init(folder, overlap.label)) }
    if let module = domain.module?.span {
      secondary.append(.init(module, "this makes it a module of its own"))
    }
    return Diagnostic(
      .moduleMismatch, overlap.problem, at: span, secondary: secondary,
      notes: overlap == .same ? [] : ["a module is compiled from everything in its folder"],
      help:
        "give each layer a folder that is not within the other one, or leave `module` out if both are in one module"
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
    case .same: "this is the same folder"
    case .dataWithinDomain: "this is a folder around it"
    case .domainWithinData: "this is a folder in it"
    }
  }
}

extension WrittenOutput {
  fileprivate var sharesFolder: Bool {
    data?.output == nil
      || data?.output?.value.lowercased() == domain?.output?.value.lowercased()
  }
}

extension DiagnosticKind {
  static let moduleMismatch = DiagnosticKind(
    "G1030", .error, "modules and folders that do not fit together",
    explanation: """
      If `domain` names its module, the data layer imports that module, so the two layers are in different modules. Each
      of them needs its own folder, and neither folder can be inside the other, because a module is compiled from
      everything in its folder. If both layers are in one module, leave `module` out.
      """,
    language: .json,
    wrong: """
      {
        "domain": { "output": "Sources/App/Generated", "module": "App", "access": "public" },
        "data": { "output": "Sources/App/Generated" }
      }
      """,
    right: """
      { "domain": { "output": "Sources/App/Generated", "access": "public" } }
      """)
}
