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
  package var mappers: MapperForm
  /// How many issues the error of a map keeps. The others are counted.
  package var issueCap: Int

  package init(
    domain: LayerSettings = LayerSettings(), data: LayerSettings = LayerSettings(),
    mappers: MapperForm = .extensions, issueCap: Int = 100
  ) {
    self.domain = domain
    self.data = data
    self.mappers = mappers
    self.issueCap = issueCap
  }

  package subscript(layer: OutputLayer) -> LayerSettings {
    switch layer {
    case .domain: domain
    case .data: data
    }
  }
}

/// What the functions of maps are.
package enum MapperForm: String, Hashable, Sendable, CaseIterable {
  /// `User(from: dto)`
  case extensions
  /// `UserMapper.toDomain(dto)`
  case namespaced = "namespaces"
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
