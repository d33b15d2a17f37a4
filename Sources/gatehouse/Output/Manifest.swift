import Emission

/// The names of the files that were generated into a folder, kept in that folder: what is listed, and generated no more, can
/// be removed without a doubt.
///
/// One name in a line, so that version control merges it. Whatever a merge leaves between the names does no harm: what is
/// no name of a generated file is passed over.
struct Manifest: Hashable, Sendable {
  static let name = ".gatehouse-manifest"

  let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
  }

  init(bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(lines.map(String.init).filter(Self.canList))
  }

  /// Other paths could lead out of the folder.
  private static func canList(_ line: String) -> Bool {
    let support = "\(GeneratedFile.supportFolder)/"
    let name = line.hasPrefix(support) ? line.dropFirst(support.count) : line[...]
    return name.hasSuffix(".swift") && !name.hasPrefix(".") && !name.contains("/")
  }

  var bytes: [UInt8] {
    let note = """
      # The files that Gatehouse generated into this folder. Commit this list with them, so that those
      # which a schema no longer asks for are removed.

      """
    return Array((note + names.sorted().map { $0 + "\n" }.joined()).utf8)
  }
}
