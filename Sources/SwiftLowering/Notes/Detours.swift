import Diagnostics
import SchemaSemantics

/// Ways around Swift's warnings about deprecated things, for the code of one file.
///
/// Maps, formats, defaults and rules have to read deprecated fields and make deprecated cases. Swift warns about that, unless
/// it is done through a protocol whose requirement is fulfilled by the deprecated member.
struct Detours: Hashable, Sendable {
  private var types: [TypeID] = []
  private var members: [TypeID: [Member]] = [:]

  private enum Member: Hashable {
    case field(Int)
    case enumCase(Int)
  }

  /// The member after the dot that reads the field.
  mutating func reading(_ field: ValidField, of owner: TypeID, _ context: LoweringContext)
    -> String
  {
    guard field.notes.deprecation != nil,
      let position = context.schema.record(owner)?.fields.firstIndex(of: field)
    else { return SwiftIdentifier.member(field.swiftName) }
    add(.field(position), of: owner)
    return Self.name(field.swiftName, of: owner, context)
  }

  /// The case of an enum or a union, after its dot.
  mutating func making(_ position: Int, of owner: TypeID, _ context: LoweringContext) -> String {
    addIfDeprecated(position, of: owner, context)
    return context.detour(making: position, of: owner)
  }

  /// For code that makes the case by its detour.
  mutating func addIfDeprecated(_ position: Int, of owner: TypeID, _ context: LoweringContext) {
    if context.schema.isDeprecated(case: position, of: owner) {
      add(.enumCase(position), of: owner)
    }
  }

  private mutating func add(_ member: Member, of owner: TypeID) {
    if members[owner] == nil { types.append(owner) }
    if members[owner]?.contains(member) != true { members[owner, default: []].append(member) }
  }

  /// Adds those of a part of the file.
  mutating func add(_ others: Detours) {
    for owner in others.types {
      for member in others.members[owner] ?? [] { add(member, of: owner) }
    }
  }

  /// A member of the type itself that is called so would be found first.
  fileprivate static func name(
    _ name: String, of owner: TypeID, _ context: LoweringContext
  ) -> String {
    let members = context.memberNames(of: owner)
    var locals = LocalNames(taken: members)
    return locals.claim("deprecated", before: name, among: members)
  }

  /// One for each type, in the order in which they came up.
  func models(_ context: LoweringContext, needs: inout FileNeeds) -> [DetourModel] {
    types.map { id in
      needs.mention(.declared(id), access: .internal)
      return DetourModel(
        protocolName: context.detourNames[id],
        type: context.names.text(of: id, in: nil),
        deprecation: context.deprecations.isWithinMarked(id) ? .plain : nil,
        members: (members[id] ?? []).compactMap { member in
          model(of: member, id, context, needs: &needs)
        })
    }
  }

  private func model(
    of member: Member, _ id: TypeID, _ context: LoweringContext, needs: inout FileNeeds
  ) -> DetourModel.Member? {
    switch member {
    case .field(let position):
      guard let field = context.field(position, of: id) else { return nil }
      needs.mention(field.type, access: .internal)
      return DetourModel.Member(
        name: SwiftIdentifier.declared(field.swiftName),
        reference: "self."
          + SwiftIdentifier.member(field.swiftName),
        detour: Self.name(field.swiftName, of: id, context),
        type: context.names.text(of: field.type, in: nil), payload: nil, isStatic: false)
    case .enumCase(let position):
      let name = context.schema[id].caseName(at: position)
      let payload = context.schema.payload(of: position, in: id)
      if let payload { needs.mention(payload, access: .internal) }
      return DetourModel.Member(
        name: SwiftIdentifier.declared(name), reference: "." + SwiftIdentifier.member(name),
        detour: Self.name(name, of: id, context), type: "Self",
        payload: payload.map { context.names.text(of: $0, in: nil) }, isStatic: true)
    }
  }
}

/// A protocol that a type with deprecated members conforms to.
package struct DetourModel: Hashable, Sendable {
  package let protocolName: String
  package let type: String
  /// For a type that is deprecated itself: code that names it has to be deprecated, too.
  package let deprecation: DeprecationAttribute?
  package internal(set) var members: [Member]

  package struct Member: Hashable, Sendable {
    package let name: String
    /// How the member is referred to inside the type.
    package let reference: String
    /// The name that gives no warning.
    package let detour: String
    package let type: String
    package let payload: String?
    package let isStatic: Bool
  }
}

extension LoweringContext {
  /// What makes a case without a warning, after its dot. If the case is deprecated, the file needs a detour.
  func detour(making position: Int, of owner: TypeID) -> String {
    let name = schema[owner].caseName(at: position)
    return schema.isDeprecated(case: position, of: owner)
      ? Detours.name(name, of: owner, self) : SwiftIdentifier.member(name)
  }
}

extension ValidatedSchema {
  func payload(of position: Int, in id: TypeID) -> SchemaType? {
    if case .union(let union) = self[id].kind { union.cases[position].payload } else { nil }
  }

  func isDeprecated(case position: Int, of id: TypeID) -> Bool {
    switch self[id].kind {
    case .enumeration(let enumeration): enumeration.cases[position].notes.deprecation != nil
    case .union(let union): union.cases[position].notes.deprecation != nil
    case .record, .wrapper, .foreign: false
    }
  }
}
