nonisolated extension MappingError {
  /// For maps into types that can contain themselves: payloads may be nested deeper than the stack of this thread
  /// allows. An error is better than the end of the process.
  @inline(never)
  static func checkStack() throws(MappingError) {
    if !ThreadStack().hasRoom { throw MappingError(.tooDeep) }
  }
}
