/// What the configuration decides about the generated Swift.
package struct GenerationSettings: Hashable, Sendable {
  package struct LayerSettings: Hashable, Sendable {
    package var access: AccessLevel
    /// The name of the module, if the layers are two modules.
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
  /// The name under which the app appears in the log of the system.
  package var logSubsystem: String
  /// The beginning of the names of all types of the support code; mostly empty.
  package var supportPrefix: String
  package var dictionaryOrder: DictionaryOrder
  package var messages: MessageForm
  package var catalogueBundle: CatalogueBundle
  package var layout: FileLayout

  package init(
    domain: LayerSettings = LayerSettings(), data: LayerSettings = LayerSettings(),
    mappers: MapperForm = .extensions, json: JSONForm = .codable, issueCap: Int = 100,
    unionProperties: UnionProperties = .domain, dtos: DTOForm = .plain,
    jsonFiles: JSONFilesForm = .none, logSubsystem: String = "Gatehouse",
    supportPrefix: String = "", dictionaryOrder: DictionaryOrder = .sorted,
    messages: MessageForm = .inline, catalogueBundle: CatalogueBundle = .target,
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
    self.messages = messages
    self.catalogueBundle = catalogueBundle
    self.layout = layout
  }

  package subscript(layer: OutputLayer) -> LayerSettings {
    switch layer {
    case .domain: domain
    case .data: data
    }
  }
}

/// What a map looks like in Swift.
package enum MapperForm: String, Hashable, Sendable, CaseIterable {
  /// Initialisers in extensions of the target types: `User(from: dto)`.
  case extensions
  /// Static functions of an enum without cases, so that nothing is added to the types themselves.
  case namespaces
}

/// How values of dtos and models are converted to and from JSON.
package enum JSONForm: String, Hashable, Sendable, CaseIterable {
  case codable
  /// With `JSONReader` and `JSONWriter`, as well as with `Codable`.
  case direct
  case directOnly

  package var isDirect: Bool { self != .codable }
}

/// Which unions have properties for each case: `isImage`, and `image` for its payload.
package enum UnionProperties: String, Hashable, Sendable, CaseIterable {
  case domain
  case none
}

/// What dtos conform to besides what their use requires.
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
  /// A different order each time.
  case unordered
}

/// Where the texts of broken rules are.
package enum MessageForm: String, Hashable, Sendable, CaseIterable {
  /// In the code, in English.
  case inline
  /// In a string catalogue, in which they are translated; the code has them in English.
  case catalogue
}

/// In which bundle the code looks for the catalogue.
package enum CatalogueBundle: String, Hashable, Sendable, CaseIterable {
  /// In that of the app, the extension or the framework that the code is compiled into.
  case target
  /// In that of a target of a package which has resources.
  case module
  /// In one that hand-written Swift names.
  case custom
}

/// Which declarations share a file.
package enum FileLayout: Hashable, Sendable, CaseIterable {
  /// `User.swift`, `User+UserDTO.swift`, `Boxed.swift`: for people, who look for a type by its name.
  case filePerDeclaration
  /// `Accounts+Domain.swift`, `Accounts+Data.swift`: for build systems, which need to know the names before the files
  /// exist.
  case filePerSchema
}

/// From the narrowest to the widest.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case `internal`
  case package
  case `public`

  /// The words before a declaration, with the space after them; empty for `internal`.
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
