import Emission
import Foundation
import SwiftLowering
import Testing

/// What only its own declaration can use, and does not, is a leftover.
@Suite struct PrivateMemberTests {
  @Test(arguments: try GoldenCase.all())
  func `Every private member is used`(_ golden: GoldenCase) throws {
    for form in JSONForm.allCases {
      for file in try golden.reading(form).generated() where !file.isSupport {
        let text = file.text
        for declared in text.ranges(of: "private static ") {
          let words = text[declared.upperBound...].prefix { $0 != "(" && $0 != ":" && $0 != "=" }
            .split(separator: " ")
          let name = try #require(words.last)
          #expect(text.ranges(of: name).count > 1, "\(file.name): \(name)")
        }
      }
    }
  }
}
