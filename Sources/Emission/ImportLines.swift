import SwiftLowering

extension [ImportModel] {
  /// The import lines of a file, after an empty line: each module once, with the widest access that any of the imports
  /// asks for.
  var lines: String {
    let imports = merged
    if imports.isEmpty { return "" }
    let lines = imports.map { "\($0.access.prefix)import \($0.module)\n" }
    guard imports.contains(where: { $0.access == .package }) else { return "\n" + lines.joined() }
    // Where imports are public by default, a plain import in another file of the module does not go with one that says
    // `package`.
    let plain = imports.map { "  import \($0.module)\n" }
    return "\n#if hasFeature(InternalImportsByDefault)\n" + lines.map { "  \($0)" }.joined()
      + "#else\n" + plain.joined() + "#endif\n"
  }

  /// One import for each module, in the order of names.
  private var merged: [ImportModel] {
    var merged: [ImportModel] = []
    for line in sorted(by: { $0.module < $1.module }) {
      guard let last = merged.last, last.module == line.module else {
        merged.append(line)
        continue
      }
      if last.access < line.access { merged[merged.count - 1] = line }
    }
    return merged
  }
}
