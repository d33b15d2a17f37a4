import SeededRandom
import Testing

/// All problems are told in one run: mistakes that have nothing to do with each other are all found, and nothing else is.
@Suite struct PlantedFaultTests {
  @Test(arguments: 0..<300)
  func `Each of several mistakes is told, and nothing follows from it`(seed: Int) {
    let planting = FaultPlanting(seed: seed)
    #expect(planting.found == planting.planted, "seed \(seed)\n\(planting.text)")
  }
}
