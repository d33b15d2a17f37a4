import Diagnostics
import SchemaSyntax

/// Which declared types the fields of records have.
struct MergedTypes {
  /// As they are written, by their keys and the paths of their records.
  private(set) var fields: [String: [String: [String]]] = [:]
  private var paths: Set<String> = []

  init(_ files: [SourceFile]) {
    for (index, file) in files.enumerated() {
      for declaration in Parser.parse(file, index: index).schema.declarations {
        add(declaration, in: [])
      }
    }
  }

  private mutating func add(_ declaration: Declaration, in scope: [String]) {
    guard let name = declaration.declaredName?.text else { return }
    let path = scope + [name]
    paths.insert(path.joined(separator: "."))
    if case .record(let record) = declaration {
      var types: [String: [String]] = [:]
      for field in record.fields {
        guard let type = field.type.paths.first else { continue }
        types[field.wireName.text] = type.names.map(\.text)
      }
      fields[path.joined(separator: ".")] = types
    }
    for nested in declaration.nestedDeclarations { add(nested, in: path) }
  }

  /// The path of the declaration that is meant; nil for what is not declared.
  func target(of type: [String], in path: String) -> String? {
    var scope = path.split(separator: ".").map(String.init)
    while true {
      if let first = type.first, paths.contains((scope + [first]).joined(separator: ".")) {
        let found = (scope + type).joined(separator: ".")
        return paths.contains(found) ? found : nil
      }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }
}
