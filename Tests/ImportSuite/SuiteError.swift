/// Why a part of the suite could not be run.
struct SuiteError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
