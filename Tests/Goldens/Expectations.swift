/// Prints what does not hold, so that a program which prints nothing has found nothing wrong.
nonisolated func expect(_ holds: Bool, line: Int = #line) {
  if !holds { print("line \(line) does not hold") }
}

/// The error that `body` throws; nil, and a word about it, if it throws none.
nonisolated func error<Value, Failure: Swift.Error>(
  of body: () throws(Failure) -> Value, line: Int = #line
) -> Failure? {
  do throws(Failure) {
    _ = try body()
    print("line \(line) throws nothing")
    return nil
  } catch {
    return error
  }
}
