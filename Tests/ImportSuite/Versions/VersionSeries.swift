import Diagnostics
import Foundation

/// The versions of the description of one API, the oldest first.
struct VersionSeries {
  let name: String
  let documents: [URL]

  /// - Parameter corpora: a folder that has older versions in `versions`, and those of today in `openapi`.
  static func all(in corpora: Corpora) -> [VersionSeries] {
    let versions = corpora.folder.appending(path: "versions")
    let adyen = (64...70).map { versions.appending(path: "adyen-checkout-v\($0).json") }
    // They have no numbers, but the API has grown with each of them.
    let discord = ["c6c410e", "a6962eb", "99ab1fb", "36e5db4", "74fda0f"].map {
      versions.appending(path: "discord-\($0).json")
    }
    return [
      VersionSeries(
        name: "Adyen",
        documents: adyen + [corpora.folder.appending(path: "openapi/adyen-checkout-v71.json")]),
      VersionSeries(name: "Discord", documents: discord),
    ]
  }
}
