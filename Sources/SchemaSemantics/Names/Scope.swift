/// Where something is declared, and from where names are looked up.
enum Scope: Hashable {
  case topLevel
  /// By its name.
  case namespace(String)
  case type(TypeID)

  /// The type, if it is one.
  var type: TypeID? {
    if case .type(let id) = self { id } else { nil }
  }

  /// Its name, if it is one.
  var namespace: String? {
    if case .namespace(let name) = self { name } else { nil }
  }
}
