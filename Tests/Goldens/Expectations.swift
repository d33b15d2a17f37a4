/// Prints each expectation that is not met, so that a program that prints nothing has found nothing
/// wrong.
nonisolated func expect(_ holds: Bool, line: Int = #line) {
  if !holds { print("line \(line) does not hold") }
}

/// The same for a text, which is printed if it differs.
nonisolated func expect(_ found: Swift.String?, is expected: Swift.String, line: Int = #line) {
  if found != expected { print("line \(line) finds\n\(found ?? "nil")") }
}

/// The error that `body` throws; nil, with a message, if it throws none.
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

/// Shows the lines that differ.
nonisolated func expect(_ found: [String], toBe expected: [String], line: Int = #line) {
  if found == expected { return }
  print("line \(line) gives \(found.count) of \(expected.count)")
  for index in 0..<max(found.count, expected.count) {
    let left = found.indices.contains(index) ? found[index] : "nothing"
    let right = expected.indices.contains(index) ? expected[index] : "nothing"
    if left != right { print("  \(left)\n  instead of \(right)") }
  }
}
