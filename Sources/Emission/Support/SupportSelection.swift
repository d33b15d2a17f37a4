package import SwiftLowering

/// The support code of the two layers: the parts that they use, and the parts that those need in turn.
///
/// If the layers are two modules, parts that users handle, such as errors, are in only one of them: in the domain if
/// that needs them, since the data layer sees them there. Internal parts are in both modules if both need them.
package struct SupportSelection: Hashable, Sendable {
  /// The parts, in the order of their names.
  package let domain: [SupportPart]
  package let data: [SupportPart]

  /// - Parameters:
  ///   - domain: The parts that the code of the domain layer uses.
  ///   - data: The parts that the code of the data layer uses.
  ///   - isOneModule: Whether the layers share a module, so that one copy of everything is enough.
  package init(domain: Set<SupportPart>, data: Set<SupportPart>, isOneModule: Bool) {
    var domainNeeds = Self.closure(of: domain) { _ in true }
    var dataNeeds: Set<SupportPart> = []
    // A conformance is visible wherever the protocol is, so it belongs in the same module.
    func isShared(_ part: SupportPart) -> Bool {
      part.home == .domain || part.home == .domainAlone
        || part.home == .data
          && (domainNeeds.contains(part) || part.extended.map(domainNeeds.contains) == true)
    }
    // What a shared part needs is needed in the module where that part is emitted, and may bring other parts there.
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
    Set(domain.filter { !$0.home.isInternal })
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
