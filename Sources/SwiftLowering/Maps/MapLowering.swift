import SchemaSemantics
import SchemaSyntax
import SharedWork

extension LoweringContext {
  /// One file for each map or, if functions are in namespaces, one for each target type.
  func mapFiles(from paths: [String]) -> [SwiftFileModel] {
    let maps = schema.maps.filter { !$0.isGeneric }
    if settings.mappers == .extensions {
      return maps.concurrentMap { file(of: [$0], from: paths) }
    }
    var targets: [TypeID] = []
    var mapsByTarget: [TypeID: [ValidMap]] = [:]
    for map in maps {
      if mapsByTarget[map.target] == nil { targets.append(map.target) }
      mapsByTarget[map.target, default: []].append(map)
    }
    return targets.map { target in
      // By name, since the order of the schema files must not matter.
      let maps = (mapsByTarget[target] ?? []).sorted { pairName(of: $0) < pairName(of: $1) }
      return file(of: maps, from: paths)
    }
  }

  private func file(of maps: [ValidMap], from paths: [String]) -> SwiftFileModel {
    var lowering = MapFileLowering(self)
    for map in maps {
      lowering.add(map)
      for type in [.declared(map.target)] + map.parameters.map(\.type) {
        lowering.needs.mention(type, access: settings.data.access)
      }
    }
    return SwiftFileModel(
      name: maps.first.map { fileName(of: $0) } ?? "", layer: .data,
      origin: FileOrigin(maps.map(\.span), in: paths), content: .map(lowering.model),
      needs: lowering.needs, self)
  }

  private func fileName(of map: ValidMap) -> String {
    settings.mappers == .namespaces ? mapperName(map) : pairName(of: map)
  }

  /// `User+UserDTO`
  private func pairName(of map: ValidMap) -> String {
    let source = map.sourceType.declaredID.map { schema[$0].plainName } ?? ""
    let labels = map.parameters.compactMap(\.label).map { "+" + $0 }.joined()
    return "\(schema[map.target].plainName)+\(source)\(labels)"
  }
}

/// Collects the functions of a file.
private struct MapFileLowering {
  private let context: LoweringContext
  private var hooks: [HookProtocolModel] = []
  private var declarations: [MapDeclarationModel] = []
  var needs = FileNeeds()

  init(_ context: LoweringContext) {
    self.context = context
    needs.call(.mappingIssues)
  }

  var model: MapFileModel { MapFileModel(hooks: hooks, declarations: merged) }

  mutating func add(_ map: ValidMap) {
    for isBack in [false, true] {
      guard let function = MapFunction(map, isBack: isBack, context) else { continue }
      add(function)
    }
  }

  private mutating func add(_ function: MapFunction) {
    var body = MapBodyLowering(context, function)
    if !function.isExtension { body.writer.share(declarations.last?.formats ?? []) }
    switch function.body {
    case .record(let assignments): body.lower(assignments, making: function.made)
    case .cases(let rows, let otherwise):
      if let source = function.source {
        body.lower(rows, otherwise: otherwise, of: source, making: function.made)
      }
    case .value(let value): body.lower(value, making: function.made)
    }
    if function.isDepthChecked {
      needs.call(.mappingErrorDepth)
      let error = SwiftExpression.word(context.names.support(.mappingError))
      body.block.insert(.expression(error.calling("checkStack").attempted()), at: 0)
    }
    needs.add(body.writer.needs)
    let access = context.settings.data.access
    for parameter in body.sources.parameters { needs.mention(parameter.type, access: access) }
    needs.mention(.declared(function.made), access: access)
    let deprecation = context.isDeprecated(function.map) ? DeprecationAttribute.plain : nil
    addHooks(body.hooks, function, deprecation)
    let documentation = function.isBack ? [] : function.map.notes.documentation
    declarations.append(
      MapDeclarationModel(
        deprecation: deprecation, access: function.isExtension ? "" : access.prefix,
        head: function.isExtension
          ? "extension \(context.names.text(of: function.made, in: nil))"
          : "enum \(context.mapperName(function.map))",
        functions: [
          MapFunctionModel(
            notes: NotesModel(
              documentation + (documentation.isEmpty || !function.canFail ? [] : [""])
                + function.documentation(body.sources.parameters)),
            signature: function.signature(body.sources.parameters),
            statements: body.block.withoutNeedlessReturn)
        ] + context.payloadFunctions(for: function, needs: &needs),
        formats: body.writer.formats.map { format in
          var format = format
          format.isComputed =
            function.isExtension && context.schema[function.made].instance != nil
          return format
        }))
  }

  private mutating func addHooks(
    _ functions: [HookFunction], _ function: MapFunction, _ deprecation: DeprecationAttribute?
  ) {
    guard !functions.isEmpty, let source = function.source,
      let name = context.hookNames.name(of: function.map.id, isBack: function.isBack)
    else { return }
    let made = context.schema[function.made].plainName
    let from = context.schema[source].plainName
    let type = context.names.text(of: function.made, in: nil)
    let declarations = functions.map(\.declaration)
    var needs = FileNeeds()
    for function in functions { needs.add(function.needs) }
    needs.mention(.declared(function.made), access: .internal)
    hooks.append(
      HookProtocolModel(
        documentation: DocumentationComment(
          [
            "The `custom` functions that map `\(from)` to `\(made)`.",
            "",
            "Copy this to a file of your own, such as `\(made)+Custom.swift`, outside of the folder for generated files,",
            "and complete it:",
            "",
          ] + pasted(declarations, into: type, needs, deprecation)),
        deprecation: deprecation, name: name, type: type, functions: declarations))
  }

  /// A declaration that compiles wherever it is pasted: without `nonisolated`, a module with the main actor as its
  /// default would isolate it.
  private func pasted(
    _ declarations: [String], into type: String, _ needs: FileNeeds,
    _ deprecation: DeprecationAttribute?
  ) -> [String] {
    var lines = ["```swift"] + context.importsOfCopies(needs, in: .data)
    if let deprecation { lines.append(deprecation.text) }
    lines.append("nonisolated extension \(type) {")
    for declaration in declarations { lines += ["  \(declaration) {", "    // …", "  }"] }
    return lines + ["}", "```"]
  }

  /// Combines all functions of a namespace in one declaration.
  private var merged: [MapDeclarationModel] {
    guard context.settings.mappers == .namespaces, let first = declarations.first else {
      return declarations
    }
    let areAllDeprecated = declarations.allSatisfy { $0.deprecation != nil }
    return [
      MapDeclarationModel(
        deprecation: areAllDeprecated ? first.deprecation : nil, access: first.access,
        head: first.head,
        functions: declarations.flatMap { declaration in
          declaration.functions.map {
            areAllDeprecated ? $0 : $0.deprecated(declaration.deprecation)
          }
        },
        formats: declarations.last?.formats ?? [])
    ]
  }
}
