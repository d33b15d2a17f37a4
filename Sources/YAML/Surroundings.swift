/// Where a scalar or a bracket is.
struct Surroundings {
  /// By how many spaces its other lines are indented at least.
  let leastIndentation: Int

  var isInBrackets = false

  /// A key, which ends with its line.
  var isKey = false

  var inBrackets: Surroundings {
    Surroundings(leastIndentation: leastIndentation, isInBrackets: true)
  }
}
