/// What the configuration decides about the Swift that is written.
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
  package var json: JSONForm
  /// How many issues a `MappingError` holds at most.
  package var issueCap: Int
  /// Whether domain unions have a property for each case.
  package var unionProperties: UnionProperties
  package var dtos: DTOForm
  package var jsonFiles: JSONFilesForm
  /// What the log of the system knows the app by.
  package var logSubsystem: String
  /// What the names of all types of the support code begin with; mostly nothing.
  package var supportPrefix: String
  package var dictionaryOrder: DictionaryOrder
  package var layout: FileLayout

  package init(
    domain: LayerSettings = LayerSettings(), data: LayerSettings = LayerSettings(),
    mappers: MapperForm = .extensions, json: JSONForm = .codable, issueCap: Int = 100,
    unionProperties: UnionProperties = .domain, dtos: DTOForm = .plain,
    jsonFiles: JSONFilesForm = .none, logSubsystem: String = "Gatehouse",
    supportPrefix: String = "", dictionaryOrder: DictionaryOrder = .sorted,
    layout: FileLayout = .filePerDeclaration
  ) {
    self.domain = domain
    self.data = data
    self.mappers = mappers
    self.json = json
    self.issueCap = issueCap
    self.unionProperties = unionProperties
    self.dtos = dtos
    self.jsonFiles = jsonFiles
    self.logSubsystem = logSubsystem
    self.supportPrefix = supportPrefix
    self.dictionaryOrder = dictionaryOrder
    self.layout = layout
  }

  package subscript(layer: OutputLayer) -> LayerSettings {
    switch layer {
    case .domain: domain
    case .data: data
    }
  }
}

/// How a map is called in Swift.
package enum MapperForm: String, Hashable, Sendable, CaseIterable {
  /// Initialisers in extensions of the types that are made: `User(from: dto)`.
  case extensions
  /// Static functions of an enum without cases, so that the types themselves gain nothing.
  case namespaces
}

/// How values of dtos and models become JSON, and come from it.
package enum JSONForm: String, Hashable, Sendable, CaseIterable {
  case codable
  /// As well as by `Codable`, by way of `JSONReader` and `JSONWriter`.
  case direct
  case directOnly

  package var isDirect: Bool { self != .codable }
}

/// Which unions have a property for each case: `isImage`, and `image` for what it carries.
package enum UnionProperties: String, Hashable, Sendable, CaseIterable {
  case domain
  case none
}

/// What dtos conform to besides what their use demands.
package enum DTOForm: String, Hashable, Sendable, CaseIterable {
  case plain
  case equatable
}

/// What gets a source that reads and writes JSON files.
package enum JSONFilesForm: String, Hashable, Sendable, CaseIterable {
  case none
  case repositories
}

/// The order in which the members of a dictionary are written without an encoder.
package enum DictionaryOrder: String, Hashable, Sendable, CaseIterable {
  case sorted
  /// Another one each time.
  case unordered
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
