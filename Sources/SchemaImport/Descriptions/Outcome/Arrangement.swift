/// Declarations in the order in which they are to be written.
struct Arrangement {
  private let declarations: [DraftDeclaration]
  private let named: Set<Origin>

  /// - Parameter named: places with a name of their own, which belong to nobody else.
  init(_ declarations: [DraftDeclaration], named: Set<Origin>) {
    self.declarations = declarations
    self.named = named
  }

  /// Each is followed by those that belong to it. A declaration belongs to the record or the union around its place.
  func arranged() -> [DraftDeclaration] {
    let owners = Set(declarations.filter(\.canOwn).map(\.origin))
    var tops: [DraftDeclaration] = []
    var inner: [Origin: [DraftDeclaration]] = [:]
    for declaration in declarations {
      var declaration = declaration
      declaration.parent = owner(of: declaration.origin, among: owners)
      if let parent = declaration.parent {
        inner[parent, default: []].append(declaration)
      } else {
        tops.append(declaration)
      }
    }
    var result: [DraftDeclaration] = []
    var open = Array(tops.reversed())
    while let declaration = open.popLast() {
      result.append(declaration)
      open += inner[declaration.origin, default: []].reversed()
    }
    return result
  }

  private func owner(of origin: Origin, among owners: Set<Origin>) -> Origin? {
    guard !named.contains(origin) else { return nil }
    var around = origin
    while !around.steps.isEmpty {
      around = around.dropping(1)
      if owners.contains(around) { return around }
      if named.contains(around) { return nil }
    }
    return nil
  }
}

extension DraftDeclaration {
  fileprivate var canOwn: Bool {
    switch content {
    case .record, .union: true
    case .enumeration, .wrapper, .alias: false
    }
  }
}
