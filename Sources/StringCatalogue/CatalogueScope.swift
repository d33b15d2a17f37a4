import SwiftLowering

/// Which types the texts of a run are about. What is said of any other type may come from a schema that the run does not
/// read.
package enum CatalogueScope: Sendable {
  case everything
  /// The names of the types.
  case types(Set<String>)

  func contains(_ comment: CatalogueComment) -> Bool {
    switch self {
    case .everything: true
    case .types(let names): names.contains(comment.type)
    }
  }
}
