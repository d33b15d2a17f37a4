import Emission
import Foundation
import SwiftLowering
import TestTags
import Testing

/// What only its own declaration can use, and does not, is a leftover.
@Suite(.tags(.searching)) struct PrivateMemberTests {
  private static let beginnings = ["private static ", "fileprivate static "]
  /// What may follow the name.
  private static let ends = Array("(:=<".utf8)

  @Test(arguments: try GoldenCase.all())
  func `Every private member is used`(_ golden: GoldenCase) throws {
    for form in JSONForm.allCases {
      for file in try golden.reading(form).generated() where !file.isSupport {
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
        let declarations = lines.map { $0.drop { $0 == UInt8(ascii: " ") } }
          .filter { line in Self.beginnings.contains { line.starts(with: $0.utf8) } }
        if declarations.isEmpty { continue }
        let words = file.bytes.split { !$0.isInName }
        let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        for declaration in declarations {
          let head = declaration.prefix { !Self.ends.contains($0) }
          let name = try #require(head.split { !$0.isInName }.last)
          let text = String(decoding: name, as: UTF8.self)
          #expect(counts[name, default: 0] > 1, "\(file.name): \(text)")
        }
      }
    }
  }
}
