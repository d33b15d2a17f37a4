import SchemaSyntax

/// Which declarations have something in common with another one.
struct FeatureIndex {
  private var features: [Set<Feature>] = []
  private var owners: [Feature: [Int]] = [:]

  /// A feature that more of them have tells nothing, and would make pairs of all with all.
  private static let commonness = 64

  init(_ declarations: [VersionDeclaration]) {
    for (position, declaration) in declarations.enumerated() {
      features.append(declaration.features)
      for feature in declaration.features.union([.name(declaration.name)]) {
        owners[feature, default: []].append(position)
      }
    }
  }

  /// Where they are, in their order, with how much they have in common.
  func alike(_ declaration: VersionDeclaration) -> [(position: Int, likeness: Likeness)] {
    var positions: Set<Int> = []
    let own = declaration.features
    let names = [declaration.name, declaration.formerName].compactMap { $0.map(Feature.name) }
    for feature in own.union(names) {
      guard let owners = owners[feature], owners.count <= Self.commonness else { continue }
      positions.formUnion(owners)
    }
    return positions.sorted().map { ($0, Likeness(own, features[$0])) }
  }
}

/// What tells a declaration from others.
enum Feature: Hashable {
  case member(MemberKey)
  case discriminator(UnionDeclaration.Discriminator.Identity)
  case name(String)
}

extension VersionDeclaration {
  var features: Set<Feature> {
    var features: Set<Feature> = []
    for member in members where member.key.kind != .invariant {
      features.insert(.member(member.key))
    }
    if case .union(let union) = node, let discriminator = union.discriminator {
      features.insert(.discriminator(discriminator.identity))
    }
    return features
  }
}

extension UnionDeclaration.Discriminator {
  /// The same distinction, wherever it is written.
  enum Identity: Hashable {
    case tag(String)
    case adjacent(String, String)
    case keyedByTag(String)
    case key, shape
  }

  fileprivate var identity: Identity {
    switch self {
    case .tag(let tag): .tag(tag.text)
    case .adjacent(let tag, let content): .adjacent(tag.text, content.text)
    case .keyedByTag(let tag): .keyedByTag(tag.text)
    case .key: .key
    case .shape: .shape
    }
  }
}
