import Emission
import Foundation
import Testing

/// Each text of the support code belongs to the first case that needs it: to check it again with each of the others takes
/// most of the time, and finds nothing.
struct SupportOwners {
  private var owned: [String: Set<String>] = [:]

  /// - Parameter variant: the form of each case that is to be checked.
  init(_ variant: (GoldenCase) -> GoldenCase) {
    var known: Set<[UInt8]> = []
    do {
      for golden in try GoldenCase.all() where golden.domainModule == nil {
        for file in try variant(golden).generated() where file.isSupport {
          if known.insert(file.bytes).inserted {
            owned[golden.testDescription, default: []].insert(Self.name(of: file.name))
          }
        }
      }
    } catch {
      Issue.record(error)
    }
  }

  func owns(_ path: String, _ golden: GoldenCase) -> Bool {
    owned[golden.testDescription]?.contains(Self.name(of: path)) ?? false
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
