import Diagnostics

/// The parts of which a schema can have many in one place, each with the other parts that it needs.
enum GrowingPart: String, CaseIterable {
  case fields = "fields of a struct"
  case nestedTypes = "types in a type"
  case enumCases = "cases of an enum"
  case unionCases = "cases of a union"
  case maps = "maps to a type"

  /// A schema with `count` of these parts.
  func schema(_ count: Int) -> SourceFile {
    SourceFile(path: "Growing.gate", text: text(count))
  }

  private func text(_ count: Int) -> String {
    let numbers = 0..<count
    func lines(_ line: (Int) -> String) -> String { numbers.map(line).joined(separator: "\n") }
    switch self {
    case .fields:
      return """
        dto UserDTO {
        \(lines { "  field\($0): \($0.isMultiple(of: 2) ? "String" : "Date via iso8601")" })
        }
        domain User {
        \(lines { "  field\($0): \($0.isMultiple(of: 2) ? "String where notEmpty" : "Date")" })
        }
        map UserDTO <-> User
        """
    case .nestedTypes:
      return """
        dto UserDTO {
        \(lines { "  field\($0): Part\($0)\n  dto Part\($0) { a: Int, b: String }" })
        }
        """
    case .enumCases:
      return """
        open enum Level {
        \(lines { "  level\($0)" })
        }
        domain User { level: Level }
        dto UserDTO { level: String }
        map UserDTO -> User {
          level: match level {
        \(lines { "    \"l\($0)\" -> level\($0)" })
            else -> level0
          }
        }
        """
    case .unionCases:
      return """
        domain union Media {
        \(lines { "  case\($0)(Part\($0))" })
        }
        dto union MediaDTO by type {
        \(lines { "  case\($0)(PartDTO\($0))" })
        }
        map MediaDTO <-> Media
        \(lines { "dto PartDTO\($0) { a: Int }\ndomain Part\($0) { a: Int }" })
        \(lines { "map PartDTO\($0) <-> Part\($0)" })
        """
    case .maps:
      return """
        domain User { a: Int }
        \(lines { "dto User\($0)DTO { a: Int }\nmap User\($0)DTO -> User" })
        """
    }
  }
}
