import Foundation

/// Figures about several ways of doing the same thing.
struct Table: Codable {
  let title: String
  var rows: [Row] = []

  struct Row: Codable {
    let name: String
    let figures: [Figure]
  }

  /// A number, under the name of its column.
  struct Figure: Codable {
    let name: String
    let value: Double
    let digits: Int
    /// The limit for the number, if one was promised.
    let limit: Double?

    init(_ name: String, _ value: Double, digits: Int = 1, limit: Double? = nil) {
      self.name = name
      self.value = value
      self.digits = digits
      self.limit = limit
    }
  }
}

extension Table {
  /// The table as text, with columns as wide as they need to be.
  var text: String {
    let columns = columns
    let lines =
      [[title] + columns]
      + rows.map { row in
        [row.name]
          + columns.map { name in row.figures.first { $0.name == name }.map(\.text) ?? "" }
      }
    let widths = (0...columns.count).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  /// The columns, in the order in which rows first have them.
  private var columns: [String] {
    rows.flatMap(\.figures).reduce(into: []) { columns, figure in
      if !columns.contains(figure.name) { columns.append(figure.name) }
    }
  }

  /// The limits that were exceeded.
  var misses: [String] {
    rows.flatMap { row in
      row.figures.compactMap { figure in
        guard let limit = figure.limit, figure.value > limit else { return nil }
        return "\(title), \(row.name): \(figure.name) is \(figure.text)"
      }
    }
  }

  /// Writes the tables of a program to the file that the benchmark has named.
  static func write(_ tables: [Table]) throws {
    let path = CommandLine.arguments.dropFirst().first ?? "tables.json"
    try JSONEncoder().encode(tables).write(to: URL(filePath: path))
  }

  static func json(_ sections: [(section: String, tables: [Table])]) -> String {
    object(
      sections.map { section in
        (section.section, object(section.tables.map { ($0.title, object($0.members, 2)) }, 1))
      }, 0)
  }

  private var members: [(String, String)] {
    rows.map { row in
      let figures = row.figures.map { "\"\($0.name)\": \($0.value.shown($0.digits))" }
      return (row.name, "{\(figures.joined(separator: ", "))}")
    }
  }

  /// The names of sections, tables and rows are plain text, without characters that JSON escapes.
  private static func object(_ members: [(String, String)], _ depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let lines = members.map { "\(margin)  \"\($0.0)\": \($0.1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
  }
}

extension Table.Figure {
  var text: String {
    let shown = value.shown(digits)
    guard let limit else { return shown }
    return "\(shown) \(value > limit ? ">" : "≤") \(limit.shown(digits))"
  }
}

extension Double {
  func shown(_ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((self * scale).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(abs(scaled) % Int(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(scaled < 0 ? "-" : "")\(abs(scaled) / Int(scale)).\(zeros)\(fraction)"
  }
}
