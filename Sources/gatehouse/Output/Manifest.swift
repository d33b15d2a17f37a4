import Emission

/// The names of the files that were generated into a folder, kept in that folder: a file that is listed, and no longer
/// generated, can safely be removed.
///
/// There is one name on each line, so that version control can merge it. Marks that a merge leaves between the names do no
/// harm: lines that are not names of generated files are ignored.
struct Manifest: Hashable, Sendable {
  static let name = ".gatehouse-manifest"

  let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
  }

  init(bytes: [UInt8]) {
    // By bytes, since a run with nothing to do spends half of its time here.
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    self.init(lines.filter(Self.canList).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Other paths could lead out of the folder.
  private static func canList(_ line: ArraySlice<UInt8>) -> Bool {
    let support = "\(GeneratedFile.supportFolder)/".utf8
    let name = line.starts(with: support) ? line.dropFirst(support.count) : line
    return name.count > 6 && name.suffix(6).elementsEqual(".swift".utf8)
      && !name.contains(UInt8(ascii: "/"))
  }

  var bytes: [UInt8] {
    let note = """
      # The files that Gatehouse generated into this folder. Commit this list with them, so that those
      # which a schema no longer asks for are removed.

      """
    return Array((note + names.sorted().map { $0 + "\n" }.joined()).utf8)
  }
}
