import Foundation

var arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.popFirst() else {
  print("usage: gatehouse-import-suite <folder of the documents> [--all] [<words of a title>…]")
  exit(2)
}
let isWhole = arguments.first == "--all"
let words = Array(arguments.dropFirst(isWhole ? 1 : 0))
let suite = try Suite(Corpora(URL(fileURLWithPath: folder)), isWhole: isWhole, only: words)
exit(suite.run() ? 0 : 1)
