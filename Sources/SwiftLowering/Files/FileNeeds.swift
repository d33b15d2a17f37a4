package import SchemaSemantics

/// What a file needs from elsewhere, collected while it is lowered.
package struct FileNeeds: Hashable, Sendable {
  /// How widely visible the things imported from Foundation are; nil if there are none.
  package private(set) var foundation: AccessLevel?
  /// How widely visible the declared types in it are.
  package private(set) var declared: [TypeID: AccessLevel] = [:]
  /// Other modules, and how widely visible what is imported from them is.
  package private(set) var modules: [String: AccessLevel] = [:]
  /// How widely visible the support code is that belongs to the domain.
  package private(set) var domainSupport: AccessLevel?
  /// The parts of the support code that it calls.
  package private(set) var support: Set<SupportPart> = []
  /// What deprecated members are read and made by.
  var detours = Detours()

  package init() {}

  package mutating func call(_ part: SupportPart) {
    support.insert(part)
  }

  /// Notes the support code that reads or writes the wire types of formats without a decoder or encoder.
  package mutating func callDirectForms(isReading: Bool) {
    for type in Self.wireTypes where support.contains(type.part) {
      call(isReading ? type.reading : type.writing)
    }
  }

  /// Wire types of formats, with the parts for them.
  private static let wireTypes: [(part: SupportPart, reading: SupportPart, writing: SupportPart)] =
    [
      (.jsonWire, .jsonWireReading, .jsonWireWriting),
      (.lossyArray, .lossyArrayReading, .lossyArrayWriting),
      (.wireFormatDecimal, .textOrNumberReading, .textOrNumberWriting),
    ]

  /// Adds the needs of a part of the file.
  package mutating func add(_ others: FileNeeds) {
    support.formUnion(others.support)
    detours.add(others.detours)
    if let access = others.foundation { importFoundation(access) }
    declared.merge(others.declared, uniquingKeysWith: max)
    modules.merge(others.modules, uniquingKeysWith: max)
    domainSupport = [domainSupport, others.domainSupport].compactMap { $0 }.max()
  }

  /// - Parameter access: that of the declaration that mentions `type`; internal for the body of a function.
  package mutating func mention(_ type: SchemaType, access: AccessLevel) {
    for scalar in type.scalars { mention(scalar, access: access) }
    for id in type.declaredTypes { declared[id] = max(declared[id] ?? access, access) }
    if case .patch = type { mentionDomain(.patch, access) }
  }

  package mutating func mention(_ scalar: Scalar, access: AccessLevel) {
    switch scalar {
    case .decimal, .date, .url, .uuid, .data: importFoundation(access)
    case .calendarDate: mentionDomain(.calendarDate, access)
    case .json: mentionDomain(.json, access)
    default: break
    }
  }

  /// What generic types and their arguments need.
  mutating func mentionArguments(in schema: ValidatedSchema) {
    var waiting = Array(declared)
    while let (id, access) = waiting.popLast() {
      guard let instance = schema[id].instance else { continue }
      // Unlike the type with its arguments, the generic one can be in a namespace.
      mention(.declared(instance.generic), access: access)
      for argument in instance.arguments {
        mention(argument, access: access)
        for inner in argument.declaredTypes { waiting.append((inner, access)) }
      }
    }
  }

  mutating func mentionDomain(_ part: SupportPart, _ access: AccessLevel) {
    call(part)
    mentionDomain(access)
  }

  /// For something that is neither a declared type nor a type of the language, such as the protocol of a repository or
  /// support code in the domain.
  package mutating func mentionDomain(_ access: AccessLevel) {
    domainSupport = max(domainSupport ?? access, access)
  }

  mutating func importModule(_ module: String, _ access: AccessLevel) {
    modules[module] = max(modules[module] ?? access, access)
  }

  package mutating func importFoundation(_ access: AccessLevel) {
    foundation = max(foundation ?? access, access)
  }
}
