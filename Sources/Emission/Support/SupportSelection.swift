package import SwiftLowering

/// The support code of the two layers: what they use, and what that needs in turn.
///
/// Where the layers are two modules, what users handle, such as an error, is in one of them only: in the domain if that
/// needs it, since the data layer sees it there. What is internal is in both if both need it.
package struct SupportSelection: Hashable, Sendable {
  /// In the order of their names.
  package let domain: [SupportPart]
  package let data: [SupportPart]

  /// - Parameters:
  ///   - domain: The parts that the code of the domain layer uses.
  ///   - data: Those that the code of the data layer uses.
  ///   - isOneModule: Whether the layers share a module, so that one copy of everything is enough.
  package init(domain: Set<SupportPart>, data: Set<SupportPart>, isOneModule: Bool) {
    var domainNeeds = Self.closure(of: domain) { _ in true }
    var dataNeeds: Set<SupportPart> = []
    // What makes a type conform to a protocol is seen as far as the protocol, and so stands beside it.
    func isShared(_ part: SupportPart) -> Bool {
      part.home == .domain
        || part.home == .data
          && (domainNeeds.contains(part) || part.extended.map(domainNeeds.contains) == true)
    }
    // What a shared part needs is needed where it is emitted, and may bring others there.
    var isComplete = false
    while !isComplete {
      dataNeeds = Self.closure(of: data) { !isShared($0) }
      let known = domainNeeds
      domainNeeds = Self.closure(of: known.union(dataNeeds.filter(isShared))) { _ in true }
      isComplete = domainNeeds == known
    }

    self.domain = SupportPart.allCases.filter(domainNeeds.contains)
    self.data = SupportPart.allCases.filter { part in
      dataNeeds.contains(part) && !isShared(part) && !(isOneModule && domainNeeds.contains(part))
    }
  }

  /// The parts in the domain that the data layer sees.
  package var shared: Set<SupportPart> {
    Set(domain.filter { $0.home != .anywhere })
  }

  private static func closure(
    of parts: Set<SupportPart>, isFollowed: (SupportPart) -> Bool
  ) -> Set<SupportPart> {
    var closure = parts
    var open = Array(parts)
    while let part = open.popLast() {
      guard isFollowed(part) else { continue }
      for need in part.needs where closure.insert(need).inserted { open.append(need) }
    }
    return closure
  }
}
