import Foundation

nonisolated extension RuleTexts {
  static var bundle: Bundle { Bundle(for: Target.self) }

  /// A class of the target that the catalogue belongs to.
  private nonisolated final class Target {}
}
