import SchemaSemantics

/// The objects within an object that flattened paths lead through, each as a constant of a function.
///
/// Fields with the same way share them, in whatever order they come.
struct FlattenedObjects {
  /// The object that the function begins with.
  let root: String
  private var names: LocalNames
  private var objects: [[String]: String] = [:]

  /// - Parameter names: those that are taken in the function.
  init(root: String, names: LocalNames) {
    self.root = root
    self.names = names
  }

  /// The object that holds the value at the end of `path`, and the steps that open it, if it is not yet open.
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
  /// For the object within another that stands at `key`.
  mutating func claim(objectAt key: String) -> String {
    let name = NamingConventions().swiftName(for: key) ?? "inner"
    let isReserved = SwiftIdentifier.declared(name) != name
    return claim(firstOf: (isReserved ? [] : [name]) + ["\(name)Object"])
  }

  /// A variable that tells whether it has been read.
  mutating func claim(flagOf key: String) -> String {
    let name = NamingConventions().swiftName(for: key) ?? "inner"
    return claim("has\(name.prefix(1).uppercased())\(name.dropFirst())")
  }
}
