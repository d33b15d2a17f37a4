import Foundation

var arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.popFirst() else {
  print(
    "usage: gatehouse-import-suite <folder of the documents> [--all] [--compared | --compiled] [<words of a title>…]"
  )
  exit(2)
}
let options = Set(arguments.prefix { $0.hasPrefix("--") })
let half = options.compactMap { Suite.Half(rawValue: String($0.dropFirst(2))) }.first
let suite = try Suite(
  Corpora(URL(fileURLWithPath: folder)), isWhole: options.contains("--all"), half: half,
  only: Array(arguments.dropFirst(options.count)))
exit(suite.run() ? 0 : 1)
