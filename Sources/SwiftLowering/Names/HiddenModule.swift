package import Diagnostics
package import SchemaSemantics

/// A module whose name is declared beside a name that only means something of the module if it is written with it.
package struct HiddenModule {
  package let name: String
  /// What is called as the module is.
  package let span: SourceSpan
  /// What is called as something of the module is, or as something of Foundation where the module is that of the domain.
  package let other: (name: String, span: SourceSpan)
  package let isOfDomain: Bool

  /// - Parameter domain: the module of the domain, if it has one.
  package static func all(in schema: ValidatedSchema, domain: String?) -> [HiddenModule] {
    let declared = schema.placesOfNames()
    func hidden(
      _ module: String, _ others: some Collection<(name: String, span: SourceSpan)>,
      isOfDomain: Bool = false
    ) -> HiddenModule? {
      guard let span = declared[module], let other = others.min(by: { $0.name < $1.name }) else {
        return nil
      }
      return HiddenModule(name: module, span: span, other: other, isOfDomain: isOfDomain)
    }
    let toolchain = [("Swift", StandardNames.swift), ("Foundation", StandardNames.foundation)]
      .map { module, names in
        hidden(module, names.compactMap { name in declared[name].map { (name, $0) } })
      }
    let ofDomain = domain.map { module in
      hidden(
        module, schema.placesOfDomain.filter { FoundationNames.contains($0.name) },
        isOfDomain: true)
    }
    return (toolchain + [ofDomain ?? nil]).compactMap(\.self)
  }
}

extension ValidatedSchema {
  /// Every simple name that generated code declares, each with the first place that causes it.
  ///
  /// - Parameter isOnlyTop: whether what is declared within something else is left out.
  package func placesOfNames(isOnlyTop: Bool = false) -> [String: SourceSpan] {
    let types = types.filter { $0.hasName && (!isOnlyTop || $0.isAtTop) }
      .map { ($0.name, $0.span) }
    let others =
      protocols.filter { !isOnlyTop || $0.namespace == nil }.map { ($0.name, $0.span) }
      + aliases.filter { !isOnlyTop || $0.isAtTop }.map { ($0.name, $0.span) }
      + namespaces.flatMap { space in space.declarations.prefix(1).map { (space.name, $0.span) } }
    let repositories = repositories.flatMap { repository in
      repository.allNames.map { ($0, repository.span) }
    }
    let converters = converters.flatMap { converter in
      WrittenConverterNames(converter.converter.name).all.map { ($0, converter.span) }
    }
    return Dictionary(
      types + others + repositories + converters, uniquingKeysWith: { first, _ in first })
  }

  /// What the domain declares at the top level, and the data layer names.
  fileprivate var placesOfDomain: [(name: String, span: SourceSpan)] {
    types.filter { $0.hasName && $0.isAtTop && $0.ownLayer == .domain }.map { ($0.name, $0.span) }
      + aliases.filter { $0.isAtTop && $0.isOfModel }.map { ($0.name, $0.span) }
      + namespaces(in: .domain).flatMap { space in
        space.declarations.prefix(1).map { (space.name, $0.span) }
      }
      + repositories.map { ($0.name, $0.span) }
  }
}
