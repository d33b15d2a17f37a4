import SwiftLowering
import Templates

/// The parts of the support code that some files call, as files of their own.
struct SupportCode {
  let files: [GeneratedFile]

  init(_ output: SwiftOutput) {
    let settings = output.settings
    let selection = SupportSelection(
      domain: Self.parts(of: .domain, output), data: Self.parts(of: .data, output),
      isOneModule: settings.domain.module == nil)
    let domain = selection.domain.map { part in
      GeneratedFile(part, .domain, part.text(access: settings.domain.access.supportAccess), output)
    }
    let module = settings.domain.module.map { DomainModule($0, parts: selection.sharedNames) }
    let data = selection.data.map { part in
      GeneratedFile(
        part, .data, part.text(access: settings.data.access.supportAccess, beside: module), output)
    }
    files = domain + data
  }

  private static func parts(of layer: OutputLayer, _ output: SwiftOutput) -> Set<String> {
    Set(output.files.filter { $0.layer == layer }.flatMap(\.support).map(\.text))
  }
}

extension GeneratedFile {
  fileprivate init(
    _ part: SupportPart, _ layer: OutputLayer, _ text: String, _ output: SwiftOutput
  ) {
    let capped = part.name == "MappingPolicy" ? Self.capped(text, output.settings.issueCap) : text
    let text = SupportNames(output.takenNames).renamed(capped)
    let header = "\(Self.mark). Do not edit.\n\n"
    self.init(
      name: "\(Self.supportFolder)/\(SupportNames(output.takenNames).fileName(of: part)).swift",
      layer: layer,
      bytes: Array(LongLines.broken(header + text).utf8))
  }
}

extension GeneratedFile {
  /// With another number of issues that are kept than the one that the support code has by itself.
  private static func capped(_ text: String, _ cap: Int) -> String {
    text.split(separator: " = 100,", omittingEmptySubsequences: false)
      .joined(separator: " = \(cap),")
  }
}

extension AccessLevel {
  fileprivate var supportAccess: SupportPart.Access {
    switch self {
    case .internal: .internal
    case .package: .package
    case .public: .public
    }
  }
}
