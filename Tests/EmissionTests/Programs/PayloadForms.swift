import Foundation
import SwiftLowering
import Toolchain

/// How a program reads and writes JSON. One with both forms is started once for each of them.
struct PayloadForms {
  /// Of what is read, and of what is written.
  var reading = Set<Form>()
  var writing = Set<Form>()

  enum Form: String, CaseIterable {
    case codable = "Codable"
    case direct = "Direct"
  }

  static let codable = PayloadForms(reading: [.codable], writing: [.codable])

  /// What a program is started with, once for each form that it has.
  var arguments: [[String]] {
    Form.allCases.filter(reading.union(writing).contains).map { $0 == .direct ? ["direct"] : [] }
  }

  /// The files in `Tests/Goldens` that a program needs for this.
  var files: [String] {
    let all = reading.map { "\($0.rawValue)Reading" } + writing.map { "\($0.rawValue)Writing" }
    return all.sorted() + (reading.union(writing).contains(.direct) ? ["DirectPaths"] : [])
  }

  /// What `Behaviour` and everything that it shares call.
  var text: String {
    """
    import Foundation

    /// Whether this run of the program reads and writes without `Codable`.
    nonisolated var runsDirectly: Swift.Bool { Swift.CommandLine.arguments.last == "direct" }

    /// The white space that the program was started with: what is read must not depend on it.
    nonisolated var spacing: JSONSpacing {
      Swift.CommandLine.arguments.dropFirst().first.flatMap(JSONSpacing.init) ?? .none
    }

    nonisolated func spaced(_ json: Swift.String) -> Swift.String { spacing.applied(to: json) }
    \(reading.isEmpty ? "" : input)\(writing.isEmpty ? "" : output)
    """
  }

  private var input: String {
    """

    typealias Readable = \(Self.type(["Swift.Decodable", "JSONReadable"], reading))

    nonisolated func decode<Value: Readable>(
      _ json: Swift.String, as type: Value.Type = Value.self
    ) throws -> Value {
      \(Self.choice("Reading.value(of: spaced(json), as: type)", reading, mark: "try "))
    }

    nonisolated func isNot(_ type: Any.Type) -> Swift.String {
      \(Self.choice("Reading.isNot(type)", reading))
    }

    nonisolated func isNull(_ type: Any.Type) -> Swift.String {
      \(Self.choice("Reading.isNull(type)", reading))
    }

    nonisolated func isNoObject(_ json: Swift.String) -> Swift.String {
      \(Self.choice("Reading.isNoObject(json)", reading))
    }

    nonisolated func lacks(_ key: Swift.String) -> Swift.String {
      \(Self.choice("Reading.lacks(key)", reading))
    }

    """
  }

  private var output: String {
    """

    typealias Writable = \(Self.type(["Swift.Encodable", "JSONWritable"], writing))

    nonisolated func encode(_ value: some Writable) throws -> Swift.String {
      \(Self.choice("Writing.json(of: value)", writing, mark: "try "))
    }

    """
  }

  private static func type(_ protocols: [String], _ forms: Set<Form>) -> String {
    zip(Form.allCases, protocols).filter { forms.contains($0.0) }.map(\.1).joined(separator: " & ")
  }

  private static func choice(_ call: String, _ forms: Set<Form>, mark: String = "") -> String {
    switch (forms.contains(.codable), forms.contains(.direct)) {
    case (true, true): "runsDirectly ? \(mark)Direct\(call) : \(mark)Codable\(call)"
    case (_, true): "\(mark)Direct\(call)"
    default: "\(mark)Codable\(call)"
    }
  }
}
