nonisolated extension WireConversions {
  /// Errors of `convert` are thrown without the values, which the schema calls sensitive.
  @inline(never)
  static func hidingValues<Value>(_ convert: () throws -> Value) throws(MappingError) -> Value {
    do {
      return try convert()
    } catch {
      throw MappingError(error).hidingValues
    }
  }
}
