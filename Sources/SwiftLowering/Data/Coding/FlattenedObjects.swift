import Diagnostics
import SchemaSemantics

/// The objects within an object that flattened paths lead through, each as a constant of a function.
///
/// Fields in the same object share its constant, in whatever order they come.
struct FlattenedObjects {
  /// The object that the function starts with.
  let root: String
  private var names: LocalNames
  private var objects: [[String]: String] = [:]

  /// - Parameter names: the names that are taken in the function.
  init(root: String, names: LocalNames) {
    self.root = root
    self.names = names
  }

  /// The object that contains the value at the end of `path`, and the steps that open it, if it is not open yet.
  mutating func object(holding path: [String]) -> (name: String, steps: [CodingStepModel]) {
    var name = root
    var steps: [CodingStepModel] = []
    for length in stride(from: 1, to: path.count, by: 1) {
      let way = Array(path.prefix(length))
      if let known = objects[way] {
        name = known
        continue
      }
      let key = path[length - 1]
      let opened = names.claim(objectAt: key)
      steps.append(
        CodingStepModel(
          target: "let \(opened)", isThrowing: false,
          value: "\(name).object(\(StringLiteral(key)))"))
      objects[way] = opened
      name = opened
    }
    return (name, steps)
  }
}

extension LocalNames {
  /// A name for the nested object at `key`.
  mutating func claim(objectAt key: String) -> String {
    let name = NamingConventions().swiftName(for: key) ?? "inner"
    let isReserved = SwiftIdentifier.declared(name) != name
    return claim(firstOf: (isReserved ? [] : [name]) + ["\(name)Object"])
  }

  /// A name for a variable that says whether the object at `key` has been read.
  mutating func claim(flagOf key: String) -> String {
    let name = NamingConventions().swiftName(for: key) ?? "inner"
    return claim("has" + name.capitalizedFirst)
  }
}
