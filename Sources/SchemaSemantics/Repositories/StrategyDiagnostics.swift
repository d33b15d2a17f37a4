import Diagnostics

extension DiagnosticKind {
  static let unknownCache = DiagnosticKind(
    "G0814", .error, "a strategy with an unknown source",
    explanation: """
      A strategy keeps answers in a source of its repository, which it names after `with`. A source that holds the same dtos as
      the network has no answers of its own: `source Cache {}`.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cach { tag: cache first }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
      }
      ```
      """)

  static let duplicateStrategy = DiagnosticKind(
    "G0815", .error, "two strategies with the same name",
    explanation: """
      A strategy becomes a type that is named after it, `CachedTagRepository`, so each strategy of a repository needs a name of
      its own.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
        strategy Cached with Cache { tag: network first }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
        strategy Offline with Cache { tag: network first }
      }
      ```
      """)

  static let unknownKeptOperation = DiagnosticKind(
    "G0816", .error, "a strategy for an unknown operation",
    explanation: """
      A strategy says which source answers an operation of its repository. Operations that it does not name are answered
      by the network alone.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first, tags: cache first }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
      }
      ```
      """)

  static let operationKeptTwice = DiagnosticKind(
    "G0817", .error, "an operation with two orders",
    explanation: """
      For each operation, a strategy says only once which source is asked first.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first, tag: network first }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
      }
      ```
      """)

  static let idleStrategy = DiagnosticKind(
    "G0818", .error, "a strategy that keeps nothing",
    explanation: """
      A strategy that keeps no answer would be the same as the repository that is made of the network alone, such as
      `MappedTagRepository`.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: network only }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: network first }
      }
      ```
      """)

  static let answerWithoutWayBack = DiagnosticKind(
    "G0819", .error, "an answer that cannot be kept",
    explanation: """
      A strategy keeps what the network has answered: the way back of the map turns the result of the operation into what the
      cache holds. So this map needs a way back, and Gatehouse proves that nothing is lost on it.

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO -> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
      }
      ```

      ```gate
      dto TagDTO { name: String }
      dto StoredTagDTO { label: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag { name: label }
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        source Cache { tag from StoredTagDTO }
        strategy Cached with Cache { tag: cache first }
      }
      ```
      """)
}
