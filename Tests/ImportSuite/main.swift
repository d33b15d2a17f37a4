import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: gatehouse-import-suite <folder of the documents>")
  exit(2)
}
let corpora = Corpora(URL(fileURLWithPath: CommandLine.arguments[1]))
let parts: [(title: String, run: (Corpora, inout Findings) throws -> Void)] = [
  ("samples", readBackSamples)
]
var isSound = true
for part in parts {
  var findings = Findings()
  do {
    try part.run(corpora, &findings)
  } catch {
    findings.add(fault: "\(error)")
  }
  print("\(part.title): \(findings.summary)")
  for fault in findings.faults { print("  \(fault)") }
  if !findings.faults.isEmpty { isSound = false }
}
exit(isSound ? 0 : 1)
