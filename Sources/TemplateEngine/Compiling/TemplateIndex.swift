import Diagnostics

/// The templates of a set, by name.
struct TemplateIndex: Sendable {
  private let names: [String]
  let spelling: Spelling
  private let positions: [String: Int]

  /// If several templates have the same name, the first one is found.
  init(_ templates: [ParsedTemplate]) {
    names = templates.map(\.name)
    spelling = Spelling(names)
    positions = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  func position(of name: String) -> Int? {
    positions[name]
  }

  private static let listedNames = 12

  /// What to suggest where a name is not just misspelt.
  var help: String {
    let listed = names.prefix(Self.listedNames).map { "`\($0)`" }.joined(separator: ", ")
    if names.isEmpty { return "there are no templates" }
    return "the templates are \(listed)" + (names.count > Self.listedNames ? " and others" : "")
  }
}
