nonisolated extension WireObject {
  /// Throws if the object says that it was stored in another version. If it says nothing, it is the first version.
  @inline(never)
  func checkVersion(_ known: Int, of type: StaticString) throws {
    let found = try getIfPresent("$version") ?? 1
    if found != known {
      throw StoredVersionError(type: type.description, found: found, known: known)
    }
  }
}
