import SchemaSemantics

/// A protocol that asks for the functions of a converter, and the type that has them.
package struct WrittenConverterModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  package let requirements: String
  /// `static func read(_ wire: [Double]) throws -> Coordinate`
  package let functions: [String]
}

extension LoweringContext {
  func converterFiles(from paths: [String]) -> [SwiftFileModel] {
    schema.converters.map { file(of: $0, from: paths) }
  }

  private func file(of valid: ValidConverter, from paths: [String]) -> SwiftFileModel {
    let converter = valid.converter
    let converterNames = WrittenConverterNames(converter.name)
    let layer = layer(of: converter)
    // What two modules use has to be visible in both.
    let isShared = layer == .domain && settings.domain.module != nil
    let access = isShared ? settings.domain.access : .internal
    var needs = FileNeeds()
    for type in [converter.wire, converter.swift] { needs.mention(type, access: access) }
    let wire = names.text(of: converter.wire, in: nil)
    let swift = names.text(of: converter.swift, in: nil)
    let throwing = converter.canFail ? " throws" : ""
    let reading = "static func read(_ wire: \(wire))\(throwing) -> \(swift)"
    let writing = "static func write(_ value: \(swift)) -> \(wire)"
    let functions = [reading] + (converter.isReversible ? [writing] : [])
    let documentation =
      valid.notes.documentation + (valid.notes.documentation.isEmpty ? [] : [""])
      + [
        "The functions of the converter `\(converter.name)`, which are written by hand.",
        "",
        "Copy this to a file of your own, outside of the folder for generated files, and complete it:",
        "",
        "```swift",
      ] + importsOfCopies(needs, in: layer, visible: access)
      + ["nonisolated extension \(converterNames.type) {"]
      + functions.flatMap { ["  \(access.prefix)\($0) {", "    // …", "  }"] } + ["}", "```"]
    return SwiftFileModel(
      name: converterNames.type, layer: layer, origin: FileOrigin([valid.span], in: paths),
      content: .converter(
        WrittenConverterModel(
          notes: NotesModel(documentation), access: access.prefix, name: converterNames.type,
          requirements: converterNames.requirements, functions: functions)),
      needs: needs, self)
  }

  /// The domain if a model is read with it; otherwise only maps and dtos need it.
  func layer(of converter: WrittenConverter) -> OutputLayer {
    convertersOfDomain.contains(converter.id) ? .domain : .data
  }

  /// The type with the functions, as it is written.
  func converterType(_ converter: WrittenConverter, needs: inout FileNeeds) -> SwiftExpression {
    mention(converter, in: &needs)
    return .word(WrittenConverterNames(converter.name).type)
  }

  func mention(_ converter: WrittenConverter, in needs: inout FileNeeds) {
    if layer(of: converter) == .domain { needs.mentionDomain(.internal) }
  }
}

extension ValidatedSchema {
  /// The converters that models are read with.
  var convertersOfModels: Set<ConverterID> {
    Set(
      types.filter { $0.ownLayer == .domain }.flatMap { type -> [ConverterID] in
        switch type.kind {
        case .record(let record): record.fields.flatMap(\.decoding.writtenConverters)
        case .union(let union): union.cases.flatMap(\.decoding.writtenConverters)
        case .wrapper, .enumeration, .foreign: []
        }
      })
  }
}

extension Conversion {
  fileprivate var writtenConverters: [ConverterID] {
    converterSteps.compactMap { step in
      if case .written(let written) = step.kind { written.id } else { nil }
    }
  }
}
