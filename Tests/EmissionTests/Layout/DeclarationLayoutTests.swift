import Foundation
import TestTags
import Testing
import Toolchain

@testable import Emission

/// Declarations that may not fit are broken where the formatter breaks them, whatever their names and types are.
@Suite(.tags(.compiling)) struct DeclarationLayoutTests {
  private static let types = [
    "Int", "Account.Owner", "Page<User>?", "[String: Page<User, [Int: Results<A, B>]>]",
    "Page<Results<Int, [String: Results<Int, String>]>, [Account.Owner]>",
    "(inout Reader) throws(Failure) -> Value?", "[(String, Failure)]",
  ]
  private static let parameters = [
    "", "id: ID, page: Int = 1", "_ answer: Answer<[User], Account.Owner>",
  ]
  private static let effects = ["", " throws", " async", " async throws(Failure)"]

  private struct Declarations {
    let layOut: (String) -> String
    var text = ""

    mutating func add(_ line: String) { text += layOut("  \(line)\n") }

    mutating func add(_ head: String, inBraces body: String) {
      add(head + " {")
      text += "    \(body)\n  }\n"
    }

    /// Everything that has this name.
    mutating func add(called name: String) {
      text += "protocol P\(name.count) {\n"
      for head in heads(of: name) { add(head) }
      text += "}\n\nstruct S\(name.count) {\n"
      for head in heads(of: name) { add(head, inBraces: "run()") }
      for type in DeclarationLayoutTests.types {
        add("let \(name): \(type)")
        add("let \(name): \(type) = value(of: other, with: more)")
        add("var \(name): \(type)", inBraces: "run()")
        add("init(\(name): \(type), other: \(type))", inBraces: "run()")
        add("typealias \(name) = \(type)")
      }
      text += "}\n\nenum E\(name.count) {\n"
      for type in DeclarationLayoutTests.types { add("case \(name)(\(type))") }
      text += "}\n\n"
    }

    private func heads(of name: String) -> [String] {
      DeclarationLayoutTests.parameters.flatMap { parameters in
        DeclarationLayoutTests.effects.flatMap { effects in
          ([""] + DeclarationLayoutTests.types.map { " -> \($0)" }).map {
            "func \(name)(\(parameters))\(effects)\($0)"
          }
        }
      }
    }
  }

  /// For names of every length that code may have.
  private func declarations(_ layOut: @escaping (String) -> String) -> [Substring] {
    var declarations = Declarations(layOut: layOut)
    for length in stride(from: 3, through: 75, by: 4) {
      declarations.add(called: "f" + String(repeating: "o", count: length))
    }
    return declarations.text.split(separator: "\n")
  }

  @Test func `The formatter finds nothing to change`() throws {
    let ours = declarations { String(decoding: LongLines.broken(Array($0.utf8)), as: UTF8.self) }
    let formatted = try Toolchain.withFolder { folder in
      let file = try Toolchain.write(
        Data(ours.joined(separator: "\n").utf8), to: "Declarations.swift", in: folder)
      return try Toolchain.run("swift", ["format"] + Toolchain.defaultFormat + [file])
    }.split(separator: "\n")
    for (line, expected) in zip(ours, formatted) where line != expected {
      Issue.record("\(line)\nis, after the formatter,\n\(expected)")
      return
    }
    #expect(ours.count == formatted.count)
    #expect(ours.first { $0.count > LayoutPrinter.width } == nil)
  }
}
