/// Where the two layers go, and who may see them.
package struct GenerationSettings: Hashable, Sendable {
  package struct LayerSettings: Hashable, Sendable {
    package var access: AccessLevel
    /// The name of the module, where the layers are two.
    package var module: String?

    package init(access: AccessLevel = .internal, module: String? = nil) {
      self.access = access
      self.module = module
    }
  }

  package var domain: LayerSettings
  package var data: LayerSettings
  package var layout: FileLayout

  package init(
    domain: LayerSettings = LayerSettings(), data: LayerSettings = LayerSettings(),
    layout: FileLayout = .filePerDeclaration
  ) {
    self.domain = domain
    self.data = data
    self.layout = layout
  }

  package subscript(layer: OutputLayer) -> LayerSettings {
    switch layer {
    case .domain: domain
    case .data: data
    }
  }
}

/// Which declarations share a file.
package enum FileLayout: Hashable, Sendable, CaseIterable {
  /// `User.swift`, `User+UserDTO.swift`, `Boxed.swift`: for people, who look for a type by its name.
  case filePerDeclaration
  /// `Accounts+Domain.swift`, `Accounts+Data.swift`: for build systems, which ask for names before there are files.
  case filePerSchema
}

/// From the narrowest to the widest.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case `internal`
  case package
  case `public`

  /// What stands before a declaration, its space included; nothing for `internal`.
  package var prefix: String { self == .internal ? "" : rawValue + " " }

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.width < right.width
  }

  private var width: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
