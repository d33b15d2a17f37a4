nonisolated extension MappingIssues {
  /// The result of `make`, which needs no value of the payload.
  @inline(never)
  mutating func attempt<Value, Failure: Error>(
    at path: String, _ make: () throws(Failure) -> Value
  ) -> Value? {
    if isStopped { return nil }
    do throws(Failure) {
      return try make()
    } catch {
      add(error, at: .place(path))
      return nil
    }
  }

  /// The result of a function that takes several values, or none.
  @inline(never)
  mutating func call<each Argument, Value, Failure: Error>(
    _ function: (repeat each Argument) throws(Failure) -> Value,
    _ arguments: repeat each Argument, at path: String
  ) -> Value? {
    if isStopped { return nil }
    do throws(Failure) {
      return try function(repeat each arguments)
    } catch {
      add(error, at: .place(path))
      return nil
    }
  }
}
