package import SchemaSemantics

/// What a file needs from elsewhere, gathered while it is lowered.
package struct FileNeeds: Hashable, Sendable {
  /// How far what is imported from Foundation is seen; nil while nothing is.
  package private(set) var foundation: AccessLevel?
  /// How far the declared types in it are seen.
  package private(set) var declared: [TypeID: AccessLevel] = [:]
  /// How far that part of the support code is seen which belongs to the domain.
  package private(set) var domainSupport: AccessLevel?
  /// The parts of the support code that it calls.
  package private(set) var support: Set<SupportPart> = []

  package init() {}

  package mutating func call(_ part: SupportPart) {
    support.insert(part)
  }

  /// What reads the wire types of formats, or writes them, without a decoder or encoder.
  package mutating func callDirectForms(isReading: Bool) {
    for type in Self.wireTypes where support.contains(type.part) {
      call(isReading ? type.reading : type.writing)
    }
  }

  /// With the parts that bring them.
  private static let wireTypes: [(part: SupportPart, reading: SupportPart, writing: SupportPart)] =
    [
      (.jsonWire, .jsonWireReading, .jsonWireWriting),
      (.lossyArray, .lossyArrayReading, .lossyArrayWriting),
      (.wireFormatDecimal, .textOrNumberReading, .textOrNumberWriting),
    ]

  /// Those of a part of the file.
  package mutating func add(_ others: FileNeeds) {
    support.formUnion(others.support)
    if let access = others.foundation { importFoundation(access) }
    declared.merge(others.declared, uniquingKeysWith: max)
    domainSupport = [domainSupport, others.domainSupport].compactMap { $0 }.max()
  }

  /// - Parameter access: of the declaration that mentions `type`; internal for the body of a function.
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

  private mutating func mentionDomain(_ part: SupportPart, _ access: AccessLevel) {
    call(part)
    mentionDomain(access)
  }

  /// For what is neither a declared type nor one of the language, such as the protocol of a repository, or the
  /// support code that the domain keeps.
  package mutating func mentionDomain(_ access: AccessLevel) {
    domainSupport = max(domainSupport ?? access, access)
  }

  package mutating func importFoundation(_ access: AccessLevel) {
    foundation = max(foundation ?? access, access)
  }
}

extension SchemaType {
  /// The scalars in it, from left to right.
  package var scalars: [Scalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .declared, .unknown: []
    case .optional(let inner), .array(let inner, _), .set(let inner), .patch(let inner):
      inner.scalars
    case .dictionary(let key, let value): key.scalars + value.scalars
    }
  }
}
