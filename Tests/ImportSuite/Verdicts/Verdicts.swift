import Diagnostics
import Foundation

/// Imports the schemas of public suites, and lets a program that is made of them judge the values that stand beside these.
///
/// A schema that is carried over as it is must give each verdict of its suite. One that is not may accept more, and refuses only
/// what the import has said that it refuses. Each schema with a loss is listed by name in a file, with the kinds of the loss.
func compareVerdicts(of corpora: Corpora, _ findings: inout Findings) throws {
  var cases = try NamedSamples(corpora).cases()
  for (draft, dialect) in ConformanceSuite.drafts {
    cases += try ConformanceSuite(draft, dialect, corpora).cases(of: corpora)
  }
  let imported = cases.enumerated().map { ImportedCase($1, within: "Case\($0)") }
  let readable = imported.filter { $0.schema != nil }
  let outcomes = try withTemporaryFolder { folder in
    try PayloadProgram(
      readable.compactMap(\.schema), reading: readable.map(\.type), in: folder
    ).outcomes(of: readable.flatMap(\.payloads))
  }
  var judgement = Judgement()
  var rest = outcomes[...]
  for one in readable {
    let own = rest.prefix(one.schemaCase.trials.count)
    rest = rest.dropFirst(own.count)
    judgement.judge(one, Array(own))
  }
  for one in imported where one.schema == nil { judgement.refuse(one) }
  judgement.checkDeviations()
  findings = judgement.findings
  try ExpectedFigures(path: "Verdicts/Expected/schemas.txt").hold(
    judgement.losses.sorted(), &findings)
}
