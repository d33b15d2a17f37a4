import Diagnostics
import SchemaSyntax

/// Checks what an app stores: that all of it has a stored form, and that only what has one has a version.
struct PersistenceCheck {
  static let diagnosticKinds: [DiagnosticKind] = [.partWithoutForm, .versionWithoutForm]

  /// For each type, the version of its stored form; nil if it has none.
  static func check(
    _ schema: ResolvedSchema, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) -> [Int?] {
    var check = PersistenceCheck(schema: schema)
    for type in schema.types where type.isDeclared && type.isStored {
      check.root = type
      check.checkParts(of: type)
    }
    check.reportMissing()
    let versions = notes.types.map(\.version)
    for (type, version) in zip(schema.types, versions)
    where version != nil && type.isDeclared && !type.isStored { check.reportVersion(of: type) }
    diagnostics += check.diagnostics
    return zip(schema.types, versions).map { $0.isStored ? $1 ?? 1 : nil }
  }

  private let schema: ResolvedSchema
  private var diagnostics: [Diagnostic] = []
  /// What is stored with the parts that are being looked at.
  private var root: ResolvedType?
  /// The types that are parts of what is stored, and have no form, in the order in which they are found.
  private var missing: [TypeID] = []
  /// Where each of them is a part of something.
  private var places: [TypeID: [Place]] = [:]

  private struct Place {
    let root: ResolvedType
    let holder: ResolvedType
    let span: SourceSpan
  }

  private mutating func checkParts(of type: ResolvedType) {
    var waiting = [type]
    while let holder = waiting.popLast() {
      for (part, span) in holder.parts {
        waiting += missingTypes(of: part, at: span, in: holder).map { schema[$0] }
      }
    }
  }

  /// Those that are found for the first time. They will have a form, so their parts need one as well.
  private mutating func missingTypes(
    of type: SchemaType, at span: SourceSpan, in holder: ResolvedType
  ) -> [TypeID] {
    var found: [TypeID] = []
    for id in type.declaredTypes {
      if let instance = schema[id].instance {
        for argument in [.declared(instance.generic)] + instance.arguments {
          found += missingTypes(of: argument, at: span, in: holder)
        }
      } else if !schema[id].hasForm, let root {
        if places[id] == nil { found.append(id) }
        places[id, default: []].append(Place(root: root, holder: holder, span: span))
      }
    }
    missing += found
    return found
  }
}

extension PersistenceCheck {
  /// What a type lacks is reported once, however many others hold it.
  private mutating func reportMissing() {
    for id in missing {
      guard let places = places[id], let first = places.first else { continue }
      let type = schema[id]
      let others = places.dropFirst().prefix(3)
      let fix = type.conforming(to: "Codable")
      diagnostics.report(
        .partWithoutForm,
        "`\(type.qualifiedName)` is stored as a part of `\(first.root.qualifiedName)`, but is not `Codable`",
        at: first.span,
        secondary: [.init(type.head, "this has no stored form")]
          + others.map { .init($0.span, "a part of `\($0.holder.qualifiedName)` as well") },
        help: type.isForeign
          ? "write `Codable` after its name, if the type in Swift is"
          : "declare `\(type.name.text)` as `Codable`, too",
        fix: type.isForeign ? fix.asProposal : fix)
    }
  }

  private mutating func reportVersion(of type: ResolvedType) {
    guard let attribute = type.preamble.attribute(.version) else { return }
    let isModel = type.record?.layer == .model
    diagnostics.report(
      .versionWithoutForm, "`\(type.qualifiedName)` has no stored form that could have a version",
      at: attribute.span,
      notes: isModel ? ["a model has the form that it has on the wire"] : [],
      help: isModel
        ? "remove `@version`" : "declare `\(type.name.text)` as `Codable`, or remove `@version`",
      fix: isModel
        ? .propose("", for: attribute.span) : type.conforming(to: "Codable").asProposal)
  }
}

extension ResolvedType {
  /// Whether the schema says that an app stores values of the type. A model is `Codable` for the wire.
  var isStored: Bool {
    switch Territory(kind) {
    case .domain, .wrapper, .enumeration: !isParameter && isCodable
    case .dto, .model, .foreign: false
    }
  }

  /// Whether a value can be a part of what is stored. A parameter stands for what is `Codable` there, and what a dto may not
  /// do here has been reported.
  fileprivate var hasForm: Bool {
    switch Territory(kind) {
    case .domain, .wrapper, .enumeration, .foreign: isParameter || isCodable
    case .dto, .model: true
    }
  }

  /// The types of its fields and payloads, and the type that it wraps, each with its place.
  fileprivate var parts: [(type: SchemaType, span: SourceSpan)] {
    switch kind {
    case .record(let record): record.fields.map { ($0.type, $0.syntax.nameSpan) }
    case .union(let union):
      union.cases.compactMap { item in
        item.payload.map { ($0, item.nameSpan) }
      }
    case .wrapper(let wrapper): [(wrapper.base, wrapper.syntax.base.span)]
    case .enumeration, .foreign: []
    }
  }

  var isCodable: Bool {
    let names = Set(conformances.map(\.name.text))
    return names.contains("Codable") || names.isSuperset(of: ["Decodable", "Encodable"])
  }
}

extension DiagnosticKind {
  static let partWithoutForm = DiagnosticKind(
    "G0835", .error, "a part of what is stored that has no stored form",
    explanation: """
      A domain type that is `Codable` is stored as a whole, so all of its parts are `Codable`, too: the types of its fields,
      what its cases carry, and what these hold in turn. Models are `Codable` in any case. For a type from elsewhere,
      the schema says whether it is.
      """,
    wrong: """
      type Title = String where notEmpty
      domain Note: Codable { title: Title }
      """,
    right: """
      type Title: Codable = String where notEmpty
      domain Note: Codable { title: Title }
      """)

  static let versionWithoutForm = DiagnosticKind(
    "G0836", .error, "a version of something that has no stored form",
    explanation: """
      `@version(2)` says which form of a domain type an app stores. A domain type has a stored form only if it is
      `Codable`, and a model has no other form than the one on the wire.
      """,
    wrong: """
      @version(2)
      domain Note { title: String, text: String }
      """,
    right: """
      @version(2)
      domain Note: Codable { title: String, text: String }
      """)
}
