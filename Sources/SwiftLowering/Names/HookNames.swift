import Diagnostics
import SchemaSemantics

/// The names of the protocols that ask for hand-written functions of maps. Nothing refers to such a protocol but the
/// conformance beside it.
struct HookNames {
  private struct Function: Hashable {
    let map: MapID
    let isBack: Bool
  }

  private let names: [Function: String]

  /// - Parameter free: gives way to names of the schema.
  init(_ schema: ValidatedSchema, free: (String) -> String) {
    var functions: [Function] = []
    var wanted: [(words: [String], name: String)] = []
    for map in schema.maps where !map.isGeneric {
      guard let source = map.sourceType.declaredID.map({ schema[$0].plainName }) else { continue }
      let target = schema[map.target].plainName
      if map.forward.hasHooks {
        let labels = map.parameters.compactMap(\.label)
        functions.append(Function(map: map.id, isBack: false))
        wanted.append(([target, source] + labels, Self.name(target, from: source, labels)))
      }
      if map.backward?.hasHooks == true {
        functions.append(Function(map: map.id, isBack: true))
        wanted.append(([source, target], Self.name(source, from: target, [])))
      }
    }
    names = Dictionary(
      zip(functions, DistinctNames(wanted, free: free).names),
      uniquingKeysWith: { first, _ in first
      })
  }

  /// The name of the protocol for one direction of a map that has hand-written functions.
  func name(of map: MapID, isBack: Bool) -> String? {
    names[Function(map: map, isBack: isBack)]
  }

  /// `UserFromUserDTOAndLocale`
  private static func name(_ made: String, from source: String, _ labels: [String]) -> String {
    ([made + "From" + source] + labels.map(\.capitalizedFirst))
      .joined(separator: "And").filter { $0 != "." }
  }
}

extension MapBody {
  fileprivate var hasHooks: Bool { parts.contains(where: \.hasHooks) }
}

extension MapValue {
  fileprivate var hasHooks: Bool {
    if case .custom = kind { return true }
    return parts.contains(where: \.hasHooks)
  }
}
