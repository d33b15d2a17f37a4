nonisolated extension WireFormat where Wire == String {
  /// Also refuses what becomes one of these keys, which have members of their own.
  func besides(_ declared: Set<String>) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        let value = try read(text)
        let key = try write(value)
        guard !declared.contains(key) else {
          let problem = MappingProblem.duplicate(value: ShownText.quoted(key), first: nil)
          throw MappingError(problem)
        }
        return value
      },
      write: write)
  }
}
