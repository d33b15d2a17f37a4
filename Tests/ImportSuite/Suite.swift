import Diagnostics
import Foundation
import SchemaImport
import SwiftLowering

/// Says whether what is imported of real documents holds, compiles, and reads what it was made for.
struct Suite {
  private let parts: [Part]

  /// Whether the parts that take long are run as well.
  private let isWhole: Bool

  /// What can run at the same time: each takes about as long as the other.
  enum Half: String {
    /// What documents become, compared with what is expected.
    case compared
    /// What compiles, and what samples become when they are read and written.
    case compiled
  }

  struct Part {
    let title: String
    var isLong = false
    let run: (inout Findings) throws -> Void
  }

  /// - Parameters:
  ///   - half: both, if it is nil.
  ///   - words: only parts with one of these in their titles are run. All, if there are none.
  init(_ corpora: Corpora, isWhole: Bool, half: Half?, only words: [String]) throws {
    self.isWhole = isWhole
    let descriptions = try DocumentKind.descriptions.documents(of: corpora)
    let compared =
      DocumentKind.allCases.map { Self.imports(of: corpora, $0) }
      + descriptions.map(Self.losses)
      + Self.versions(of: corpora)
      + [Self.verdicts(of: corpora)]
    let compiled =
      descriptions.flatMap(Self.compilations)
      + [Self.samples(of: corpora)]
      + descriptions.map(Self.examples)
    let all =
      switch half {
      case .compared: compared
      case .compiled: compiled
      case nil: compared + compiled
      }
    parts = all.filter { part in words.isEmpty || words.contains { part.title.contains($0) } }
  }

  private static func imports(of corpora: Corpora, _ kind: DocumentKind) -> Part {
    Part(title: "imported, \(kind.rawValue)") { try importEverything(of: corpora, kind, &$0) }
  }

  /// The direct form has all that the other one has. Without the rest, dtos are compiled in it, and the domains of documents
  /// that are not large.
  private static func compilations(of document: SourceFile) -> [Part] {
    ImportLayer.allCases.flatMap { layer in
      [JSONForm.direct, .codable].map { form in
        Part(
          title: "compiled, \(document.path) as \(layer), \(form)",
          isLong: form != .direct || layer == .model || layer == .domain && isLarge(document)
        ) {
          try compile(document, as: layer, form, &$0)
        }
      }
    }
  }

  private static func losses(of document: SourceFile) -> Part {
    Part(title: "losses of \(document.path)") { try holdLosses(of: document, &$0) }
  }

  private static func versions(of corpora: Corpora) -> [Part] {
    VersionSeries.all(in: corpora).flatMap { series in
      ImportLayer.allCases.enumerated().map { seed, layer in
        Part(title: "versions of \(series.name) as \(layer), between a person's edits") {
          findings in
          for person in 0..<persons {
            var check = VersionCheck(series, layer, seed: person * 10 + seed + 1)
            try check.run()
            check.report(to: &findings)
          }
        }
      }
    }
  }

  /// How many of them edit each series, one after the other: `GATEHOUSE_PERSONS=20`.
  private static var persons: Int {
    ProcessInfo.processInfo.environment["GATEHOUSE_PERSONS"].flatMap { Int($0) } ?? 1
  }

  private static func verdicts(of corpora: Corpora) -> Part {
    Part(title: "verdicts of public suites") { try compareVerdicts(of: corpora, &$0) }
  }

  private static func samples(of corpora: Corpora) -> Part {
    Part(title: "samples, read and written back") { try readBackSamples(of: corpora, &$0) }
  }

  private static func examples(of document: SourceFile) -> Part {
    Part(title: "examples of \(document.path)", isLong: isLarge(document)) {
      try readBackExamples(of: document, &$0)
    }
  }

  private static func isLarge(_ document: SourceFile) -> Bool { document.bytes.count > 2_000_000 }

  /// - Returns: whether nothing is wrong.
  func run() -> Bool {
    var isSound = true
    for part in parts {
      guard isWhole || !part.isLong else {
        print("\(part.title): not without --all")
        continue
      }
      if !run(part) { isSound = false }
      fflush(nil)
    }
    return isSound
  }

  private func run(_ part: Part) -> Bool {
    var findings = Findings()
    let start = ContinuousClock.now
    do {
      try part.run(&findings)
    } catch {
      findings.add(fault: "\(error)")
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    print("\(part.title): \(findings.summary) (\(seconds) s)")
    for fault in findings.faults { print("  \(fault)") }
    return findings.faults.isEmpty
  }
}
