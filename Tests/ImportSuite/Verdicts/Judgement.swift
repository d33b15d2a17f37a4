import Diagnostics

/// Compares the verdicts of a program with those of the suites.
struct Judgement {
  private(set) var findings = Findings()

  /// The schemas with a loss, each with the kinds of it and how many verdicts these excuse.
  private(set) var losses: [String] = []
  private var deviating: Set<String> = []
  private let deviations: [String: Deviation]

  init() {
    deviations = Dictionary(
      Deviation.allCases.flatMap { deviation in deviation.cases.map { ($0, deviation) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func judge(_ imported: ImportedCase, _ outcomes: [PayloadOutcome]) {
    findings.count(
      imported.hasLoss ? "schemas of which a loss was told" : "schemas that were carried over")
    var accepted = 0
    var refused = 0
    for (trial, outcome) in zip(imported.schemaCase.trials, outcomes) {
      let isAccepted = outcome.direct.isAccepted
      let place = "\(imported.schemaCase.name): \(trial.name)"
      if isAccepted != outcome.codable.isAccepted {
        findings.add(fault: "\(place): the two JSON forms do not agree")
      }
      if isAccepted == trial.isValid {
        findings.count("verdicts as expected")
      } else if isAccepted, imported.hasLoss {
        accepted += 1
      } else if !isAccepted, imported.isNarrowed {
        refused += 1
      } else if let deviation = deviations[imported.schemaCase.name] {
        deviating.insert(imported.schemaCase.name)
        findings.count("verdicts otherwise, because \(deviation.rawValue)")
      } else {
        findings.add(fault: "\(place): \(outcome.direct.complaint), told \(imported.codes)")
      }
    }
    if accepted > 0 { findings.count("invalid values accepted after a loss", accepted) }
    if refused > 0 { findings.count("valid values refused as was told", refused) }
    guard imported.hasLoss else { return }
    losses.append(
      "\(imported.schemaCase.name): \(imported.kindsOfLoss.joined(separator: ", ")); "
        + "\(accepted) accepted, \(refused) refused otherwise")
  }

  /// Documents that cannot be imported say why. Those of the suites lack a document that they refer to.
  mutating func refuse(_ imported: ImportedCase) {
    findings.count("schemas that were refused with an error")
    losses.append("\(imported.schemaCase.name): \(imported.codes.joined(separator: ", ")); no type")
    if !imported.told.contains(where: { $0.kind.code == "G2102" }) {
      findings.add(fault: "\(imported.schemaCase.name) is refused: \(imported.codes)")
    }
  }

  mutating func checkDeviations() {
    for name in deviations.keys.sorted() where !deviating.contains(name) {
      findings.add(fault: "\(name) is listed as deviating, and does not")
    }
  }
}

extension ImportedCase {
  fileprivate var codes: [String] { Set(told.map(\.kind.code)).sorted() }

  fileprivate var kindsOfLoss: [String] {
    codes + (hasUnsaidRules ? ["rules without a place"] : [])
  }

  fileprivate var hasLoss: Bool { !told.isEmpty || hasUnsaidRules }

  /// Whether it was said that the schema refuses some valid values: those of other types than the implied one, and elements
  /// after those that have a position.
  fileprivate var isNarrowed: Bool { !Set(codes).isDisjoint(with: ["G2116", "G2141"]) }
}

extension PayloadOutcome.Reading {
  fileprivate var isAccepted: Bool {
    switch self {
    case .written: true
    case .refused: false
    }
  }

  fileprivate var complaint: String {
    switch self {
    case .written: "it is invalid, and was accepted"
    case .refused(let message): "it is valid, and was refused (\(message))"
    }
  }
}
