import Foundation
import SeededRandom
import TestTags
import Testing

/// All problems are reported in one run: mistakes that have nothing to do with each other are all found, and nothing else
/// is. This tries more schemas than the gate: `GATEHOUSE_PLANTINGS=1000 swift test --filter PlantedFaultTests`.
@Suite(.tags(.searching)) struct PlantedFaultTests {
  private static let count =
    ProcessInfo.processInfo.environment["GATEHOUSE_PLANTINGS"].flatMap { Int($0) } ?? 60

  @Test(arguments: 0..<count)
  func `Each of several mistakes is told, and nothing follows from it`(seed: Int) {
    let planting = FaultPlanting(seed: seed)
    #expect(planting.found == planting.planted, "seed \(seed)\n\(planting.text)")
  }
}
