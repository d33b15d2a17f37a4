import Diagnostics
import JSON

/// What is remembered of imports, beside the schemas that they wrote: without it, nobody could tell later what in a schema is a
/// person's and what is a document's.
package struct ImportLock: Hashable, Sendable {
  package static let fileName = "gatehouse.import.json"

  /// In the order in which they were imported first.
  package var documents: [Document]

  package init(_ documents: [Document] = []) {
    self.documents = documents
  }

  /// The document that was imported into the schema `file`.
  package func document(into file: String) -> Document? { documents.first { $0.file == file } }

  /// A document that was imported, how, and what became of it.
  package struct Document: Hashable, Sendable {
    /// The schema that it was written to, in the folder of this file.
    package var file: String

    /// As it was given, relative to the folder of the schemas.
    package var path: String
    package var layer: ImportLayer

    /// The declarations that were asked for by name; all, if empty.
    package var only: [String]

    /// What the type of samples was to be called, if anything was said.
    package var name: String?

    /// The schema that the last import wrote, to the letter.
    package var base: String

    /// What the declarations were called, so that the next import calls them so again.
    package var names: [GivenName]

    package init(
      into file: String, from path: String, layer: ImportLayer, only: [String] = [],
      name: String? = nil, base: String, names: [GivenName]
    ) {
      self.file = file
      self.path = path
      self.layer = layer
      self.only = only
      self.name = name
      self.base = base
      self.names = names
    }
  }

  package struct GivenName: Hashable, Sendable {
    package let origin: Origin
    package let name: String

    package init(_ name: String, for origin: Origin) {
      self.origin = origin
      self.name = name
    }
  }
}

// MARK: Writing

extension ImportLock {
  static let version = 1

  /// The text of the file. It is the same for the same imports, and a change of a schema is a change of the lines that say it.
  package var text: String {
    let value: JSONValue = [
      "version": .integer(Self.version),
      "documents": .array(documents.map(\.value)),
    ]
    return JSONWriter.text(value) { $0.steersText }
  }
}

extension ImportLock.Document {
  fileprivate var value: JSONValue {
    let lines = base.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let value: JSONValue = [
      "file": .string(file),
      "path": .string(path),
      "layer": .string(layer.rawValue),
      "only": only.isEmpty ? .null : .array(only.map { .string($0) }),
      "name": .optional(name),
      "names": .object(names.map { .init($0.origin.pointer(from: path), .string($0.name)) }),
      "schema": .array(lines.map { .string(String(Substring($0))) }),
    ]
    return value.withoutNulls
  }
}

// MARK: Origins

extension Origin {
  /// `#/components/schemas/User`; with its path before it, for another document than `document`.
  fileprivate func pointer(from document: String) -> String {
    let path =
      self.document == document ? "" : Self.escaped(self.document, ["%": "%25", "#": "%23"])
    return path + "#"
      + steps.map { "/" + Self.escaped($0, ["~": "~0", "/": "~1"]) }.joined()
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        escaped += escape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Nil for what is not a pointer as it is written here.
  init?(pointer: String, from document: String) {
    let scalars = pointer.unicodeScalars
    guard let sign = scalars.firstIndex(of: "#"),
      let path = Self.unescaped(scalars[..<sign], after: "%", ["25": "%", "23": "#"])
    else { return nil }
    let rest = scalars[scalars.index(after: sign)...]
    guard rest.isEmpty || rest.first == "/" else { return nil }
    var steps: [String] = []
    for step in rest.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let step = Self.unescaped(step, after: "~", ["0": "~", "1": "/"]) else { return nil }
      steps.append(step)
    }
    self.init(document: path.isEmpty ? document : path, steps: steps)
  }

  private static func unescaped(
    _ text: Substring.UnicodeScalarView, after sign: Unicode.Scalar, _ signs: [String: String]
  ) -> String? {
    let length = signs.keys.first?.unicodeScalars.count ?? 0
    var unescaped = ""
    var rest = text
    while let scalar = rest.popFirst() {
      if scalar == sign {
        guard let original = signs[String(Substring(rest.prefix(length)))] else { return nil }
        rest = rest.dropFirst(length)
        unescaped += original
      } else {
        unescaped.unicodeScalars.append(scalar)
      }
    }
    return unescaped
  }
}
