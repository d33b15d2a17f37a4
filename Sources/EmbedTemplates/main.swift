import Foundation

// embed-templates <output> (<name> <file>)…
//
// Writes one Swift file with the text of each file under its name.

var arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.popFirst() else {
  fail("usage: embed-templates <output> (<name> <file>)…")
}

var source = """
  extension EmbeddedFile {
    package static let all: [EmbeddedFile] = [

  """
while let name = arguments.popFirst(), let path = arguments.popFirst() {
  do {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    if text.utf8.contains(UInt8(ascii: "\r")) {
      fail("\(path): error: has carriage returns, which a literal would lose")
    }
    source += """
          EmbeddedFile(
            name: \(SwiftLiteral(name).inOneLine),
            text: \(SwiftLiteral(text).inLines)),

      """
  } catch {
    fail("\(path): error: cannot be read: \(error.localizedDescription)")
  }
}
source += """
    ]
  }

  """
do {
  try Data(source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  fail("\(output): error: cannot be written: \(error.localizedDescription)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
