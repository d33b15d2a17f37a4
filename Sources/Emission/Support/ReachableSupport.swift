import SharedWork
import SwiftLowering

/// The support code that is called: by generated code, by other support code that is called, or by apps.
///
/// Only names decide, so if a name means two things, both are kept. Only what nothing can refer to is left out.
struct ReachableSupport {
  private var parts: [Part] = []
  private var mentioned: Set<String>
  private let types: Set<String>

  private struct Part {
    let part: SupportPart
    var declarations: [Declaration]
  }

  fileprivate struct Declaration {
    let declaration: SupportDeclaration
    var isReached = false
    var reachedMembers: Set<Int> = []

    init(_ declaration: SupportDeclaration) {
      self.declaration = declaration
    }
  }

  /// - Parameters:
  ///   - situation: what some lines of the parts are there for.
  ///   - names: returns those of its argument that generated code mentions.
  init(
    _ parts: [SupportPart], in situation: SupportSituation,
    calledBy names: (_ candidates: Set<String>) -> Set<String>
  ) {
    self.parts = parts.concurrentMap { part in
      Part(
        part: part,
        declarations: part.declarations(in: situation).map(Declaration.init))
    }
    let declarations = self.parts.flatMap(\.declarations).map(\.declaration)
    types = Set(declarations.compactMap(\.typeName))
    let members = declarations.flatMap(\.members)
    mentioned = names(
      types.union(members.flatMap { $0.names + $0.labels }).union(CodingProtocol.allNames))
    var isComplete = false
    while !isComplete {
      isComplete = true
      for part in self.parts.indices where follow(part) { isComplete = false }
    }
  }

  /// Whether something was added.
  private mutating func follow(_ part: Int) -> Bool {
    var isChanged = false
    for index in parts[part].declarations.indices {
      var declaration = parts[part].declarations[index]
      if !declaration.isReached {
        guard reaches(declaration.declaration, in: parts[part]) else { continue }
        declaration.isReached = true
        isChanged = true
        if declaration.isLeft { mentioned.formUnion(declaration.declaration.mentions) }
      }
      for (position, member) in declaration.declaration.members.enumerated()
      where !declaration.reachedMembers.contains(position) {
        if member.isRemovable && !member.isMentioned(by: mentioned) { continue }
        if declaration.reachedMembers.isEmpty {
          mentioned.formUnion(declaration.declaration.mentions)
        }
        declaration.reachedMembers.insert(position)
        mentioned.formUnion(member.mentions)
        isChanged = true
      }
      parts[part].declarations[index] = declaration
    }
    return isChanged
  }

  private func reaches(_ declaration: SupportDeclaration, in part: Part) -> Bool {
    switch declaration.kind {
    case .type(let name): mentioned.contains(name)
    // An extension of a type of a library is there because generated code needs the part.
    case .extension(of: let name):
      (!types.contains(name) || mentioned.contains(name)) && conformsForSomebody(declaration)
    case .other:
      part.declarations.allSatisfy(\.isOther)
        || part.declarations.contains { $0.isLeft && !$0.isOther }
    }
  }

  /// Nothing needs to conform to a protocol of the support code that nothing else mentions, or to be decoded or encoded
  /// where nothing else is.
  private func conformsForSomebody(_ declaration: SupportDeclaration) -> Bool {
    let protocols = declaration.protocols
    return protocols.isEmpty
      || protocols.contains { name in
        if let coding = CodingProtocol(rawValue: name) { return coding.isNeeded(by: mentioned) }
        return !types.contains(name) || mentioned.contains(name)
      }
  }

  /// A protocol of the standard library for values that are decoded or encoded.
  private enum CodingProtocol: String, CaseIterable {
    case decodable = "Decodable"
    case encodable = "Encodable"
    case codable = "Codable"

    static let allNames = Set(allCases.flatMap(\.names))

    /// What code that needs it mentions, unless it is support code that does so for the same reason.
    private var names: [String] {
      switch self {
      case .decodable: ["Codable", "Decodable", "Decoder"]
      case .encodable: ["Codable", "Encodable", "Encoder"]
      case .codable: Self.decodable.names + Self.encodable.names
      }
    }

    func isNeeded(by mentioned: Set<String>) -> Bool { !mentioned.isDisjoint(with: names) }
  }

  /// The declarations that are left; none if nothing calls the part.
  func declarations(of part: SupportPart) -> [SupportDeclaration] {
    guard let part = parts.first(where: { $0.part == part }) else { return [] }
    return part.declarations.filter(\.isLeft).map { declaration in
      var position = -1
      return declaration.declaration.keeping { _ in
        position += 1
        return declaration.reachedMembers.contains(position)
      }
    }
  }
}

extension ReachableSupport.Declaration {
  fileprivate var isOther: Bool { if case .other = declaration.kind { true } else { false } }

  /// An extension with nothing left in it is removed.
  fileprivate var isLeft: Bool {
    guard isReached else { return false }
    guard case .extension = declaration.kind, !declaration.isConforming else { return true }
    return !reachedMembers.isEmpty
  }
}
