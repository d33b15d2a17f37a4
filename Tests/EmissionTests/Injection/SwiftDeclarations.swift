import Emission
import Foundation
import Toolchain

/// The declarations that the Swift compiler finds when it parses generated files.
struct SwiftDeclarations {
  /// Each declaration with its kind and its name, in order; every use of the marker of injected texts as a name; and the
  /// compiler's complaints.
  let lines: [Substring]

  init(in files: [GeneratedFile]) throws {
    lines = try Toolchain.withFolder { folder in
      // The compiler can only dump a single file.
      let file = folder.appending(path: "all.swift")
      try Data(files.flatMap(\.bytes)).write(to: file)
      let output = try Toolchain.run("sh", ["-c", Self.script, "sh", file.path()])
      return output.split(separator: "\n")
    }
  }

  /// Addresses and places differ from run to run, and variables that hold a part of a payload are named after its key.
  private static let script = #"""
    swiftc -frontend -dump-parse "$1" 2> "$1.complaints" \
      | LC_ALL=C grep -aE '_decl |[(]typealias |name="\#(InjectedText.marker)' \
      | LC_ALL=C sed -E 's/(decl_context=|@ )0x[0-9a-f]+ ?//g; s/range=[^]]*\] ?//; s/^ +//; s/"(innerObject|hasInner)"/"key"/; s/"[^"]*\#(InjectedText.word)[^"]*"/"key"/' > "$1.lines"
    cat "$1.lines" "$1.complaints"
    """#
}
