import Emission
import Foundation
import SwiftLowering
import TestTags
import Testing

/// Decoded values are checked rule by rule, while their places are known.
@Suite(.tags(.searching)) struct DecodingShapeTests {
  /// A `type` has one value only, which is checked where it is read.
  private nonisolated(unsafe) static let secondCheck =
    /do throws\(ValidationError\) \{\s+try self\.init\((?!rawValue)/
  private nonisolated(unsafe) static let fieldCheck =
    /(?:checkRules|checkRulesIfPresent)\((\w+)(?:\.value)?, at: (?:\[[^\]]+\]|[^,]+)(?:, in: \w+)?, using: Self\.violations\(\1:\)\)/

  @Test(arguments: try GoldenCase.all(), [JSONForm.codable, .direct, .directOnly])
  func `No error is led back to its place, and no rule is checked twice`(
    _ golden: GoldenCase, _ json: JSONForm
  ) throws {
    for file in try golden.reading(json).generated() where !file.isSupport {
      #expect(!file.text.contains("switch error {"), "\(file.name)")
      let mayCheckAgain = file.text.contains("do throws(ValidationError)")
      #expect(!mayCheckAgain || !file.text.contains(Self.secondCheck), "\(file.name)")
    }
  }

  @Test(arguments: [JSONForm.codable, .directOnly])
  func `Each field with a rule is checked once, at its key`(_ json: JSONForm) throws {
    let files = try GoldenCase.named("Models").reading(json).generated()
    let country = try #require(files.first { $0.name == "Country.swift" })
    let text = country.text.replacing(/\s+/, with: " ").replacing("( ", with: "(")
    let checked = text.matches(of: Self.fieldCheck).map(\.1)
    #expect(checked == ["name", "dialingCode", "languages", "land"])
  }
}
