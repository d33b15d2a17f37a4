/// Names that nearly every file of an app uses as Swift means them. A type at the top level that is called so is found in
/// their place, and what the compiler then says about `Task { … }` or `catch let error as Error` does not lead to it.
enum EverydayNames {
  static let all: Set<String> = [
    "Any", "AnyObject", "Array", "Codable", "Comparable", "Decodable", "Dictionary", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Never", "Optional", "Result", "Sendable",
    "Task", "Void",
  ]
}
