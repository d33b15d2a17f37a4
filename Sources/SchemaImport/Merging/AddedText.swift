import Diagnostics
import SchemaSyntax

/// Texts of the document as they are written into the person's version: with the person's names.
struct AddedText {
  private let comparison: VersionComparison
  private let names: MergedNames
  private let wording: OwnWording
  private let lineBreak: String

  init(
    _ comparison: VersionComparison, _ names: MergedNames, _ wording: OwnWording,
    lineBreak: String
  ) {
    self.comparison = comparison
    self.names = names
    self.wording = wording
    self.lineBreak = lineBreak
  }

  private var new: SchemaVersion { comparison.new }

  /// A declaration, without what the person has already and keeps elsewhere.
  func text(ofDeclaration id: Int, keeping kept: Set<Int> = [], indentation: String) -> String {
    var replacements = mentions(in: new.declarations[id].place)
    addNames(of: id, keeping: kept, to: &replacements)
    return text(new.declarations[id].place, replacements, indentation: indentation)
  }

  func text(of range: Range<Int>) -> String {
    text(range, mentions(in: range), indentation: "")
  }

  /// - Parameter name: what the member is called in Swift; nil for as the document says.
  func text(
    of member: VersionMember, calling name: String?, isOnWire: Bool, indentation: String
  ) -> String {
    var replacements = mentions(in: member.place)
    if let name {
      let part = member.part(.swiftName)
      if member.key.isRest || !isOnWire {
        // It has no other name than this one.
        let start = new.texts[0].tokens[new.texts[0].position(before: part.place)].span.start
        replacements.append((start..<part.place, name))
      } else {
        replacements.append((part.ranges.first ?? part.place..<part.place, " as \(name)"))
      }
    }
    return text(member.place, replacements, indentation: indentation)
  }

  /// Several pieces, each in a line of its own.
  func lines(_ part: VersionPart, indentation: String) -> String {
    part.ranges.map { text(of: $0) }.joined(separator: lineBreak + indentation)
  }

  private typealias Replacement = (range: Range<Int>, text: String)

  /// Where a person has something else in the place of a type, that comes first, and counts.
  private func mentions(in range: Range<Int>) -> [Replacement] {
    wording.replacements(in: range).map { ($0.range, $0.text) }
      + new.mentions(in: range, file: 0).map { ($0.range, names.spelling(of: $0)) }
  }

  private func addNames(of id: Int, keeping kept: Set<Int>, to replacements: inout [Replacement]) {
    let declaration = new.declarations[id]
    if let moved = comparison.movedEnums[id]?.mine {
      replacements.append((declaration.place, text(ofMoved: moved, as: id)))
      return
    }
    if let span = declaration.node.declaredName?.span, let name = names.name(of: id) {
      replacements.append((span.range, name))
    }
    for case .nested(let child) in declaration.items {
      if names.added.contains(child) || kept.contains(child) {
        addNames(of: child, keeping: kept, to: &replacements)
      } else {
        replacements.append((lines(of: new.declarations[child].place), ""))
      }
    }
  }

  /// What the person has made of an enum, as it is written where the document has it now.
  private func text(ofMoved own: Int, as id: Int) -> String {
    let declaration = comparison.mine.declarations[own]
    let source = comparison.mine.texts[declaration.file]
    var text = source.string(declaration.place)
    if let span = declaration.node.declaredName?.span, let name = names.name(of: id) {
      text =
        source.string(declaration.place.lowerBound..<span.start) + name
        + source.string(span.end..<declaration.place.upperBound)
    }
    return indented(
      text, from: source.indentation(at: declaration.place.lowerBound),
      to: new.texts[0].indentation(at: new.declarations[id].place.lowerBound))
  }

  /// What goes with a declaration that does not come along.
  private func lines(of place: Range<Int>) -> Range<Int> {
    let text = new.texts[0]
    return LineRemoval(of: place, in: text).range
  }

  private func text(
    _ range: Range<Int>, _ replacements: [Replacement], indentation: String
  ) -> String {
    let source = new.texts[0]
    var result = ""
    var offset = range.lowerBound
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where replacement.range.lowerBound >= offset {
      result += source.string(offset..<replacement.range.lowerBound) + replacement.text
      offset = replacement.range.upperBound
    }
    if offset < range.upperBound { result += source.string(offset..<range.upperBound) }
    let own = source.indentation(at: range.lowerBound)
    return indented(result, from: own, to: indentation)
  }

  private func indented(_ text: String, from own: String, to indentation: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    return lines.enumerated().map { position, line in
      if position == 0 || line.isEmpty { return String(line) }
      return indentation + (line.hasPrefix(own) ? line.dropFirst(own.count) : line)
    }.joined(separator: lineBreak)
  }
}
