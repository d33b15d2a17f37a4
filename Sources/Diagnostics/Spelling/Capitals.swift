extension StringProtocol {
  /// As the rest of a longer name: `fullName` in `storedFullName`.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name of a type as the name of a value: `userRole` for `UserRole`, `url` for `URL`, `urlKind` for `URLKind`.
  package var uncapitalized: String {
    let capitals = prefix { $0.isUppercase }
    let isWord = capitals.count > 1 && capitals.count < count
    let head = isWord ? capitals.dropLast() : capitals
    return head.lowercased() + dropFirst(head.count)
  }
}
