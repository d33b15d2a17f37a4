import SharedWork
import SwiftLowering

/// The parts of the support code that a set of files calls.
struct SupportCode {
  let parts: [FilePart]

  /// - Parameter files: the generated code.
  init(_ output: SwiftOutput, calledBy files: [FilePart]) {
    let settings = output.settings
    let selection = SupportSelection(
      domain: Self.parts(of: .domain, output), data: Self.parts(of: .data, output),
      isOneModule: settings.domain.module == nil)
    let selected = selection.domain + selection.data
    let module = settings.domain.module.map { DomainModule($0, parts: selection.shared) }
    let names = SupportNames(
      output.takenNames, prefix: settings.supportPrefix, in: selected,
      beside: output.files.map(\.name))
    let reachable = ReachableSupport(
      Array(Set(selected)),
      in: SupportSituation(of: selected, isDepthChecked: output.isEndlesslyDeep)
    ) { candidates in
      MentionedNames(candidates, writtenAs: names.name).found(in: files)
    }
    // Within a module, no two files have the same name, even in different folders.
    let shared = Set(module == nil ? selection.domain.map(\.fileName) : [])
    parts =
      selection.domain.concurrentMap { FilePart($0, .domain, names, reachable, settings) }
      .compactMap(\.self)
      + selection.data.concurrentMap { part in
        FilePart(
          part, shared.contains(part.fileName) ? .domain : .data, names, reachable, settings,
          beside: module)
      }.compactMap(\.self)
  }

  private static func parts(of layer: OutputLayer, _ output: SwiftOutput) -> Set<SupportPart> {
    Set(output.files.lazy.filter { $0.layer == layer }.flatMap(\.support))
  }
}

extension FilePart {
  /// Nil if nothing of `part` is called.
  fileprivate init?(
    _ part: SupportPart, _ layer: OutputLayer, _ names: SupportNames, _ reachable: ReachableSupport,
    _ settings: GenerationSettings, beside domain: DomainModule? = nil
  ) {
    let declarations = reachable.declarations(of: part)
    if declarations.isEmpty { return nil }
    let access =
      part.isForApps
      ? max(settings.domain.access, settings.data.access) : settings[layer].access
    var body = part.body(access: access, of: declarations)
    for (text, wanted) in Self.changes(in: part, settings) {
      body = body.split(separator: text, omittingEmptySubsequences: false).joined(separator: wanted)
    }
    self.init(
      name: "\(GeneratedFile.supportFolder)/\(names.fileName(of: part)).swift", layer: layer,
      origin: nil,
      imports: part.imports(access: access, of: declarations, beside: domain),
      body: Array(names.renamed(body).utf8))
  }
}

extension FilePart {
  /// Texts in the source of the support code, each with what the settings put in its place.
  private static func changes(in part: SupportPart, _ settings: GenerationSettings) -> [(
    text: String, wanted: String
  )] {
    switch part {
    case .mappingPolicy:
      [(" = 100,", " = \(settings.issueCap),")]
    case .fallbackLog:
      [("subsystem: \"Gatehouse\"", "subsystem: \"\(settings.logSubsystem)\"")]
    case .jsonWriter where settings.dictionaryOrder == .unordered:
      [
        (
          "keys of a dictionary, sorted, so that equal values are equal texts.",
          "keys of a dictionary, in no order."
        ), ("    keys.sorted()\n", "    Array(keys)\n"),
      ]
    case .ruleTextsBundle where settings.catalogueBundle == .module:
      [
        ("Bundle(for: Target.self)", "Bundle.module"),
        (
          """

            /// A class of the target that the catalogue belongs to.
            private nonisolated final class Target {}

          """, ""
        ),
      ]
    default: []
    }
  }
}
