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
}
