import Foundation
import JSON
import YAML

guard CommandLine.arguments.count == 2 else {
  print("usage: gatehouse-yaml-suite <folder>")
  exit(2)
}
var suite = Suite(folder: URL(fileURLWithPath: CommandLine.arguments[1]))
try suite.run()
suite.report()
exit(suite.faults.isEmpty && !suite.counts.isEmpty ? 0 : 1)
