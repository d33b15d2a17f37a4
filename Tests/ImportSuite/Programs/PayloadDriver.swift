/// The `main.swift` of a program that reads payloads. It is given the path of a file that holds the type and the text of each
/// payload, and answers with two texts for each. A zero, which neither JSON nor a type contains, ends each of these.
enum PayloadDriver {
  /// What an answer begins with if the payload was read.
  static let written = UInt8(ascii: "=")

  static func text(for types: [String]) -> String {
    """
    import Foundation

    typealias Payload = Codable & JSONReadable & JSONWritable

    func payloadType(_ name: String) -> (any Payload.Type)? {
      switch name {
    \(Set(types).sorted().map { "  case \"\($0)\": \($0).self" }.joined(separator: "\n"))
      default: nil
      }
    }

    func answer(_ form: () throws -> [UInt8]) {
      let text: [UInt8]
      do {
        text = try [UInt8(ascii: "=")] + form()
      } catch {
        text = Array("!\\(error)".utf8.filter { $0 != 0 })
      }
      FileHandle.standardOutput.write(Data(text + [0]))
    }

    func answer(_ json: [UInt8], as type: (some Payload).Type) {
      answer {
        Array(try JSONEncoder().encode(JSONDecoder().decode(type, from: Data(json))))
      }
      answer { try type.init(json: json).jsonBytes() }
    }

    let request = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let fields = request.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let name = String(decoding: fields[index], as: UTF8.self)
      guard let type = payloadType(name) else { exit(2) }
      answer(fields[index + 1], as: type)
    }

    """
  }
}
