import Diagnostics

enum Report {
  static func table(_ results: [Result], _ sizes: [Int], _ files: [SourceFile]) -> String {
    let heads = zip(sizes, files).map { "\($0) (\($1.bytes.count / 1024) KiB)" }
    var lines = [row(["ns per declaration"] + heads + ["ratio"])]
    for result in results {
      lines.append(
        row([result.stage] + result.nanoseconds.map { "\(Int($0))" } + [hundredths(result.ratio)]))
    }
    return lines.joined(separator: "\n")
  }

  static func json(_ results: [Result], _ sizes: [Int]) -> String {
    let stages = results.map { result in
      let times = zip(sizes, result.nanoseconds).map { "\"\($0)\": \(Int($1))" }
      return "  \"\(result.stage)\": {\(times.joined(separator: ", ")), "
        + "\"ratio\": \(hundredths(result.ratio))}"
    }
    return "{\n\(stages.joined(separator: ",\n"))\n}"
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated()
      .map { index, cell in
        let padding = String(repeating: " ", count: max(0, 20 - cell.count))
        return index == 0 ? cell + padding : padding + cell
      }
      .joined()
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
