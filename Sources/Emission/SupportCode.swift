import SharedWork
import SwiftLowering
import Templates

/// The parts of the support code that some files call.
struct SupportCode {
  let parts: [FilePart]

  /// - Parameter files: the generated code.
  init(_ output: SwiftOutput, calledBy files: [FilePart]) {
    let settings = output.settings
    let selection = SupportSelection(
      domain: Self.names(of: .domain, output), data: Self.names(of: .data, output),
      isOneModule: settings.domain.module == nil)
    let selected = selection.domain + selection.data
    let module = settings.domain.module.map { DomainModule($0, parts: selection.sharedNames) }
    let names = SupportNames(output.takenNames, prefix: settings.supportPrefix, in: selected)
    let reachable = ReachableSupport(
      Array(Set(selected)),
      isDepthChecked: output.isEndlesslyDeep || selected.contains { $0.name == "JSONWire" }
    ) { candidates in
      MentionedNames(candidates, writtenAs: names.name).found(in: files)
    }
    // In one module, a file has a name that no other has, whatever its folder.
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

  private static func names(of layer: OutputLayer, _ output: SwiftOutput) -> Set<String> {
    Set(output.files.lazy.filter { $0.layer == layer }.flatMap(\.support).map(\.text))
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
    let access = SupportPart.Access(
      part.isForApps
        ? max(settings.domain.access, settings.data.access) : settings[layer].access)
    let body = part.body(access: access, of: declarations)
    let configured =
      switch part.name {
      case "MappingPolicy": Self.capped(body, settings.issueCap)
      case "FallbackLog": Self.logging(body, to: settings.logSubsystem)
      case "JSONWriter" where settings.dictionaryOrder == .unordered: Self.unordered(body)
      default: body
      }
    self.init(
      name: "\(GeneratedFile.supportFolder)/\(names.fileName(of: part)).swift", layer: layer,
      origin: nil,
      imports: part.imports(access: access, beside: domain).map {
        ImportModel(access: AccessLevel($0.access), module: $0.module)
      },
      body: Array(names.renamed(configured).utf8))
  }
}

extension SupportPart.Access {
  fileprivate init(_ access: AccessLevel) {
    switch access {
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    }
  }
}

extension FilePart {
  /// With another number of issues that are kept than the one that the support code has by itself.
  private static func capped(_ text: String, _ cap: Int) -> String {
    text.split(separator: " = 100,", omittingEmptySubsequences: false)
      .joined(separator: " = \(cap),")
  }

  /// With the subsystem of the app.
  private static func logging(_ text: String, to subsystem: String) -> String {
    text.split(separator: "subsystem: \"Gatehouse\"", omittingEmptySubsequences: false)
      .joined(separator: "subsystem: \"\(subsystem)\"")
  }

  private static func unordered(_ text: String) -> String {
    let comment = "keys of a dictionary, sorted, so that equal values are equal texts."
    return text.split(separator: comment, omittingEmptySubsequences: false)
      .joined(separator: "keys of a dictionary, in no order.")
      .split(separator: "    keys.sorted()\n", omittingEmptySubsequences: false)
      .joined(separator: "    Array(keys)\n")
  }
}

extension AccessLevel {
  fileprivate init(_ access: SupportPart.Access) {
    switch access {
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    }
  }
}
