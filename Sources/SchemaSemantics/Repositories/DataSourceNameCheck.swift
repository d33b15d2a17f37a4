import Diagnostics
import SchemaSyntax

extension RepositoryCheck {
  /// The types that fetch for repositories are at the top level with all others, and always have the name that follows from
  /// the schema.
  mutating func checkDataSourceNames() {
    var taken: [String: SourceSpan] = [:]
    let declared = schema.topLevelNames + schema.repositories.map(\.syntax.name)
    for name in declared where taken[name.text] == nil { taken[name.text] = name.span }
    for converter in schema.converters.map(\.syntax.name) {
      for name in WrittenConverterNames(converter.text).all where taken[name] == nil {
        taken[name] = converter.span
      }
    }
    // Two repositories of the same name have been reported.
    var repositories: Set<String> = []
    let distinct = schema.repositories.filter { repository in
      let name = repository.syntax.name.text
      return !name.isEmpty && repositories.insert(name).inserted
    }
    for repository in distinct {
      let name = repository.syntax.name
      claim(.init(repository: name.text, source: nil), of: name, &taken)
    }
    for repository in distinct {
      var seen: Set<String> = []
      for source in repository.sources.map(\.syntax.name) where !source.text.isEmpty {
        guard seen.insert(source.text).inserted else { continue }
        let names = DataSourceNames(repository: repository.syntax.name.text, source: source.text)
        claim(names, of: source, &taken)
        if repository.syntax.strategies.contains(where: { $0.cache.text == source.text }) {
          claim([names.store], of: source, &taken)
        }
      }
    }
    for repository in distinct {
      var seen: Set<String> = []
      for strategy in repository.syntax.strategies where !strategy.name.text.isEmpty {
        guard seen.insert(strategy.name.text).inserted else { continue }
        let names = StrategyNames(
          repository: repository.syntax.name.text, strategy: strategy.name.text)
        let hasUpdates = strategy.rows.contains(where: \.order.hasUpdates)
        claim(
          [names.implementation] + (hasUpdates ? [names.updates] : []), of: strategy.name, &taken)
      }
    }
  }

  private mutating func claim(
    _ names: DataSourceNames, of owner: Name, _ taken: inout [String: SourceSpan]
  ) {
    if names.files == "JSONFiles" {
      diagnostics.report(
        .dataSourceName, "`\(owner.text)` needs the name `JSONFiles`, which generated code uses",
        at: owner.span, help: "rename it")
    } else {
      claim(names.all, of: owner, &taken)
    }
  }

  private mutating func claim(
    _ names: [String], of owner: Name, _ taken: inout [String: SourceSpan]
  ) {
    if let clash = names.first(where: { taken[$0] != nil }), let first = taken[clash] {
      diagnostics.report(
        .dataSourceName, "`\(owner.text)` needs the name `\(clash)`, which is taken",
        at: owner.span, secondary: [.init(first, "this has that name")], help: "rename one of them")
    } else {
      for name in names { taken[name] = owner.span }
    }
  }
}

extension DiagnosticKind {
  static let dataSourceName = DiagnosticKind(
    "G0813", .error, "a data source whose name is taken",
    explanation: """
      For each repository, and for each of its sources, there are types that are named after it: `ShopDataSource`,
      `MappedShopRepository` and `ShopFiles` for `ShopRepository` or `Shop`, `ShopCacheDataSource` for its source
      `Cache`. They are at the top level, as the types of the schema are. Names are never made unique with numbers, because
      the meaning of a name must not depend on other declarations.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository Tags { all -> [Tag] from [TagDTO] }
      repository TagsRepository { tag(id: Int) -> Tag from TagDTO }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository AllTags { all -> [Tag] from [TagDTO] }
      repository TagsRepository { tag(id: Int) -> Tag from TagDTO }
      """)
}
