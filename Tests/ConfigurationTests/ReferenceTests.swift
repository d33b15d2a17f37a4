import Configuration
import Foundation
import Testing

/// The page about the configuration ends with its keys, as the table of keys lists them.
@Suite struct ReferenceTests {
  /// With this variable set, the run writes what it should otherwise compare with. A normal run never writes.
  private static let updates =
    ProcessInfo.processInfo.environment["GATEHOUSE_UPDATE_REFERENCE"] != nil

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/gatehouse/Documentation.docc/Configuration.md")

  @Test func thePageEndsWithTheReference() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let heading = try #require(text.range(of: "## All keys\n"))
    if Self.updates {
      try Data((text[..<heading.lowerBound] + Configuration.reference).utf8).write(to: Self.page)
    } else {
      #expect(
        text[heading.lowerBound...] == Configuration.reference,
        "GATEHOUSE_UPDATE_REFERENCE=1 swift test --filter ReferenceTests")
    }
  }

  @Test func everyKeyHasARow() {
    let rows = Configuration.reference.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 21 + 3 + 3 + 4 + 2)
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 })
  }
}
