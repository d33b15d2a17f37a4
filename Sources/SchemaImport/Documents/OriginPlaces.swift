import Diagnostics
import JSON

/// Finds where in the documents something comes from, for what is said about it.
struct OriginPlaces {
  let documents: [ImportedDocument]

  /// The beginning of the first document.
  var top: SourceSpan { documents.first.map { $0.span($0.value.place.prefix(1)) } ?? .nowhere }

  /// The name of the member that `origin` leads to, or as far on the way to it as the document goes.
  func span(of origin: Origin) -> SourceSpan {
    guard let document = documents.first(where: { $0.path == origin.document }) ?? documents.first
    else { return .nowhere }
    var value = document.value
    var place = value.place.prefix(1)
    for step in origin.steps {
      switch value.content {
      case .object(let members):
        let member = step == "*" ? members.first : members.first { $0.name == step }
        guard let member else { return document.span(place) }
        place = member.namePlace
        value = member.value
      case .array(let elements):
        let index = step == "*" ? 0 : Int(step) ?? elements.count
        guard elements.indices.contains(index) else { return document.span(place) }
        value = elements[index]
        place = value.place.prefix(1)
      case .null, .boolean, .number, .string: return document.span(place)
      }
    }
    return document.span(place)
  }
}

extension Range<Int> {
  /// Of what may go on for pages, the first sign is enough.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
