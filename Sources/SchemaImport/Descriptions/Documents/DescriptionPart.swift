import JSON

/// A part of a description that is not a schema: a path, an operation, a body, an answer.
struct DescriptionPart {
  let value: JSONValue
  let origin: Origin

  /// What its references start from, by its position among the resources.
  let resource: Int

  subscript(step: String) -> DescriptionPart? {
    value[step].map { child(step, $0) }
  }

  var members: [(name: String, part: DescriptionPart)] {
    (value.members ?? []).map { ($0.name, child($0.name, $0.value)) }
  }

  var elements: [DescriptionPart] {
    (value.elements ?? []).enumerated().map { child(String($0.offset), $0.element) }
  }

  private func child(_ step: String, _ value: JSONValue) -> DescriptionPart {
    DescriptionPart(value: value, origin: origin.appending(step), resource: resource)
  }

  /// What it is called where it stands: by the last step that leads to it, or by its file.
  var name: String { origin.steps.last ?? origin.fileName }
}

extension Origin {
  /// `user` of `schemas/user.schema.json`.
  var fileName: String {
    let file = document.split(separator: "/").last ?? ""
    return file.split(separator: ".").first.map(String.init) ?? ""
  }
}
