/// A name as it is written in Swift: in backticks if Swift reserves it.
package enum SwiftIdentifier {
  package static func declared(_ name: String) -> String {
    reservedWords.contains(name) ? "`\(name)`" : name
  }

  /// After a dot, Swift reserves only names that have a meaning there.
  package static func member(_ name: String) -> String {
    reservedMembers.contains(name) ? "`\(name)`" : name
  }

  /// A property, by its declared name, as it is written within its type: `self` alone would be the whole value.
  static func ownProperty(_ declared: String) -> String {
    declared == "`self`" ? "self.\(declared)" : declared
  }

  /// The name as the label of a parameter, where Swift reserves next to nothing.
  package static func label(_ name: String) -> String {
    reservedLabels.contains(name) ? "`\(name)`" : name
  }

  /// The same label in a call, where Swift reserves even less, and warns of backticks that are not needed.
  package static func argument(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  /// A parameter by its label and its name within the function: by one word where both are the same but for backticks.
  static func parameter(_ label: String, _ local: String) -> String {
    local == label || local == declared(label) ? label : "\(label) \(local)"
  }

  /// Whether a case of this name could be taken for one of `Optional`, so that its type has to be written.
  static func isCaseOfOptional(_ name: String) -> Bool { name == "none" || name == "some" }

  private static let reservedMembers: Set<String> = ["init", "self", "Type", "Protocol"]

  private static let reservedLabels: Set<String> = ["inout", "var", "let"]

  package static let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
