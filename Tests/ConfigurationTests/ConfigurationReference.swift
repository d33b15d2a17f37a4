import Diagnostics
import JSON

@testable import Configuration

extension Configuration {
  /// All keys, in Markdown: the part of the documentation that follows what people wrote.
  static var reference: String {
    guard let root = ConfigurationTable.root.description.object else { return "" }
    let nested = root.keys.compactMap { key in
      key.form.object.map { "### \(key.heading)\n\n" + $0.table }
    }
    return "## All keys\n\n" + ([root.table] + nested).joined(separator: "\n")
  }
}

extension ObjectDescription {
  /// One row for each key, except `$comment`, which every object has.
  fileprivate var table: String {
    var lines = ["| key | value | default | what it does |", "| --- | --- | --- | --- |"]
    for key in keys where key.name != "$comment" || isRoot {
      let cells = ["`\(key.name)`", key.value, key.shownDefault, key.meaning]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var isRoot: Bool { keys.contains { $0.name == "$schema" } }
}

extension KeyDescription {
  /// The heading above the keys of the object that this key holds.
  fileprivate var heading: String {
    form.schema.contains(.init("type", "array")) ? "In an item of `\(name)`" : "In `\(name)`"
  }

  fileprivate var value: String {
    form.noun
  }

  fileprivate var shownDefault: String {
    if isRequired { return "must be given" }
    guard let defaultValue, defaultValue != [:] else { return "" }
    return "`\(JSONWriter.text(defaultValue).dropLast())`"
  }

  fileprivate var meaning: String {
    let choices = form.choices.map { "`\($0.name)`: \($0.meaning)." }
    return ([documentation] + choices).joined(separator: " ")
  }
}
