/// The support code of the two layers: what they use, and what that needs in turn.
///
/// Where the layers are two modules, what users handle, such as an error, is in one of them only: in the domain if that
/// needs it, since the data layer sees it there. What is internal is in both if both need it.
package struct SupportSelection: Hashable, Sendable {
  /// In the order of their names.
  package let domain: [SupportPart]
  package let data: [SupportPart]

  /// - Parameters:
  ///   - domain: The names of the parts that the code of the domain layer uses.
  ///   - data: Those that the code of the data layer uses.
  ///   - isOneModule: Whether the layers share a module, so that one copy of everything is enough.
  package init(domain: Set<String>, data: Set<String>, isOneModule: Bool) {
    let parts = SupportPart.all
    var domainNeeds = Self.closure(of: domain, in: parts) { _ in true }
    var dataNeeds: Set<String> = []
    // What makes a type conform to a protocol is seen as far as the protocol, and so stands beside it.
    func isShared(_ part: SupportPart) -> Bool {
      part.home == .domain
        || part.home == .data
          && (domainNeeds.contains(part.name) || domainNeeds.contains(part.extendedName))
    }
    // What a shared part needs is needed where it is emitted, and may bring others there.
    var isComplete = false
    while !isComplete {
      dataNeeds = Self.closure(of: data, in: parts) { !isShared($0) }
      let shared = parts.filter { isShared($0) && dataNeeds.contains($0.name) }
      let known = domainNeeds
      domainNeeds = Self.closure(of: known.union(shared.map(\.name)), in: parts) { _ in true }
      isComplete = domainNeeds == known
    }

    self.domain = parts.filter { domainNeeds.contains($0.name) }.sorted { $0.name < $1.name }
    self.data = parts.filter { part in
      dataNeeds.contains(part.name) && !isShared(part)
        && !(isOneModule && domainNeeds.contains(part.name))
    }
    .sorted { $0.name < $1.name }
  }

  /// The parts in the domain that the data layer sees.
  package var sharedNames: Set<String> {
    Set(domain.filter { $0.home != .anywhere }.map(\.name))
  }

  private static func closure(
    of names: Set<String>, in parts: [SupportPart], isFollowed: (SupportPart) -> Bool
  ) -> Set<String> {
    let needs = Dictionary(parts.map { ($0.name, isFollowed($0) ? $0.needs : []) }) { first, _ in
      first
    }
    var closure = names
    var open = Array(names)
    while let name = open.popLast() {
      for need in needs[name, default: []] where closure.insert(need).inserted {
        open.append(need)
      }
    }
    return closure
  }
}
