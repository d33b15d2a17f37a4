import Diagnostics
import SchemaSyntax

extension RepositoryCheck {
  /// A repository becomes a protocol beside the types of the top level.
  mutating func checkNames() {
    var taken: [String: SourceSpan] = [:]
    for name in schema.topLevelNames where taken[name.text] == nil { taken[name.text] = name.span }
    for repository in schema.repositories {
      let name = repository.syntax.name
      guard !name.text.isEmpty else { continue }
      if name.isLowercase {
        let capitalized = name.capitalized
        let proposal = taken[capitalized] == nil ? capitalized : capitalized + "Repository"
        diagnostics.report(
          .lowercaseTypeName, "the name of a repository must begin with an upper-case letter",
          at: name.span, help: "call it `\(proposal)`", fix: .propose(proposal, for: name.span))
      }
      guard let first = taken[name.text] else {
        taken[name.text] = name.span
        continue
      }
      diagnostics.report(
        .repositoryName, "the name `\(name.text)` is taken", at: name.span,
        secondary: [.init(first, "this has that name")], help: "rename one of them")
    }
  }

  mutating func checkOperationNames(of repository: ResolvedRepository) {
    diagnostics.reportRepetitions(
      of: repository.operations.map(\.syntax.name), .duplicateOperation,
      in: repository.syntax.name, called: "operations")
    checkCase(of: repository)
  }

  /// Files with answers are named after operations, and the functions for keeping answers, such as `storeUser`, are, too.
  private mutating func checkCase(of repository: ResolvedRepository) {
    var seen: [String: Name] = [:]
    for name in repository.operations.map(\.syntax.name) {
      guard let first = seen[name.text.lowercased()] else {
        seen[name.text.lowercased()] = name
        continue
      }
      // Those with the same name have been reported.
      guard first.text != name.text else { continue }
      diagnostics.report(
        .duplicateOperation, "`\(first.text)` and `\(name.text)` differ only in case",
        at: name.span, secondary: [.init(first.span, "the first one")],
        notes: [
          "files with answers are named after operations, and on many disks these two names are the same"
        ],
        help: "rename one of them")
    }
  }
}

extension DiagnosticKind {
  static let duplicateOperation = DiagnosticKind(
    "G0801", .error, "two operations with the same name",
    explanation: """
      Each operation of a repository has a name of its own, so that mocks and logs can tell them apart. Two names that
      differ only in case are not enough: files with answers are named after operations, and so are functions such as
      `storeUser`.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        tag(name: String) -> Tag from TagDTO
      }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        namedTag(name: String) -> Tag from TagDTO
      }
      """)

  static let repositoryName = DiagnosticKind(
    "G0805", .error, "a repository whose name is taken",
    explanation: """
      A repository becomes a Swift protocol. It is at the top level, so that no type, namespace or other repository
      there can have its name.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tags { name: String }
      map TagDTO -> Tags
      repository Tags { all -> Tags from TagDTO }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tags { name: String }
      map TagDTO -> Tags
      repository TagRepository { all -> Tags from TagDTO }
      """)

  static let emptyRepository = DiagnosticKind(
    "G0806", .error, "a repository without operations",
    explanation: """
      A repository lists what the app can ask for. Without operations there is nothing to generate.
      """,
    wrong: """
      repository TagRepository {}
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tags -> [Tag] from [TagDTO] }
      """)

  static let duplicateParameter = DiagnosticKind(
    "G0807", .error, "two parameters with the same name",
    explanation: """
      The parameters of an operation become those of a Swift function, where each has a name of its own.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int, id: String) -> Tag from TagDTO }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository { tag(id: Int, locale: String) -> Tag from TagDTO }
      """)
}
