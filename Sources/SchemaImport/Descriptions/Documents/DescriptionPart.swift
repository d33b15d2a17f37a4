import JSON

/// A part of a description that is not a schema: a path, an operation, a body, an answer.
struct DescriptionPart {
  let value: JSONValue
  let origin: Origin

  /// What its references start from, by its position among the resources.
  let resource: Int

  init(value: JSONValue, origin: Origin, resource: Int) {
    self.value = value
    self.origin = origin
    self.resource = resource
  }

  /// A whole document.
  ///
  /// - Parameter resource: the position of the document among those that are read.
  init(_ document: ImportedDocument, resource: Int) {
    self.init(
      value: document.value, origin: Origin(document: document.path, steps: []), resource: resource)
  }

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

  /// What it is called where it is: by the last step that leads to it, or by its file.
  var name: String { origin.steps.last ?? origin.fileName }

  /// What a whole document is called, the best name first: its title, and the name of its file.
  var documentNames: [String] {
    [value["title"]?.text?.trimmedBlanks ?? "", origin.fileName].filter { !$0.isEmpty }
  }
}

extension Origin {
  /// `user` of `schemas/user.schema.json`.
  var fileName: String {
    let file = document.split(separator: "/").last ?? ""
    return file.split(separator: ".").first.map(String.init) ?? ""
  }
}
