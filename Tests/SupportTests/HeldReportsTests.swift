import Testing

@testable import GeneratedSupport

@Suite struct HeldReportsTests {
  private struct Cause: Error {}

  /// Tells this many reports from inside a value that is not kept, and returns those that were told nevertheless.
  private func told(_ count: Int) -> [FallbackReport] {
    reports {
      do {
        try HeldReports.attempt {
          for index in 0..<count {
            FallbackHandler.tell(
              FallbackReport(at: WirePath([.index(index)]), kind: nil, because: Cause()))
          }
          throw Cause()
        }
      } catch {}
    }
  }

  @Test func `What is reported inside a value that is not kept is not told`() {
    #expect(told(1_000).isEmpty)
  }

  /// A payload could otherwise take thousands of times its own size in memory.
  @Test func `Reports beyond a thousand are told at once`() {
    #expect(told(1_002).map { "\($0.path)" } == ["[1000]", "[1001]"])
  }

  @Test func `All are told, in their order, if the value is kept`() {
    let told = reports {
      HeldReports.attempt {
        for index in 0..<3 {
          FallbackHandler.tell(
            FallbackReport(at: WirePath([.index(index)]), kind: nil, because: Cause()))
        }
      }
    }
    #expect(told.map { "\($0.path)" } == ["[0]", "[1]", "[2]"])
  }
}
