import Emission
import Foundation
import Testing

/// Each file of the support code belongs to the case that needs most of it: checking it again with each of the others would
/// take most of the time, and find nothing.
struct SupportOwners {
  private var owners: [String: (golden: String, size: Int)] = [:]

  /// - Parameter variant: the form of each case to be checked.
  init(_ variant: (GoldenCase) -> GoldenCase) {
    do {
      for golden in try GoldenCase.all() where golden.domainModule == nil {
        for file in try variant(golden).generated() where file.isSupport {
          let name = Self.name(of: file.name)
          if file.bytes.count > owners[name]?.size ?? 0 {
            owners[name] = (golden.testDescription, file.bytes.count)
          }
        }
      }
    } catch {
      Issue.record(error)
    }
  }

  func owns(_ path: String, _ golden: GoldenCase) -> Bool {
    owners[Self.name(of: path)]?.golden == golden.testDescription
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
