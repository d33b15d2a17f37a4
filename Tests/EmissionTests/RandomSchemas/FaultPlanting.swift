import Diagnostics
import GatehousePipeline
import SeededRandom

/// A random schema with two or three mistakes.
struct FaultPlanting {
  private(set) var text: String
  /// The codes of the mistakes, and of the errors, in order.
  private(set) var planted: [String] = []
  let found: [String]

  init(seed: Int) {
    var random = SeededGenerator(seed: seed &+ 70_000)
    text = RandomSchema(seed: seed &+ 70_000, chapters: 25).text
    var taken: [Int] = []
    for fault in PlantedFault.all.shuffled(using: &random) where planted.count < 3 {
      let position = random.below(text.utf8.count)
      guard let broken = fault.planted(in: text, at: position, besides: &taken) else { continue }
      text = broken
      planted.append(fault.code)
    }
    planted.sort()
    let file = SourceFile(path: "Random.gate", bytes: Array(text.utf8))
    found = validate([file]).diagnostics.filter(\.isError).map(\.kind.code).sorted()
  }
}
