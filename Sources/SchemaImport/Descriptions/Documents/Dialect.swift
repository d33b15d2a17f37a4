/// What the same words mean in different versions of JSON Schema and OpenAPI.
struct Dialect: Hashable {
  /// Whether what is beside a `$ref` has no meaning.
  let hidesBesideReferences: Bool

  /// The keyword that gives a schema an address: `id` in draft 4.
  let identifier: String?

  /// Whether schemas can have addresses and anchors of their own.
  var hasIdentifiers: Bool { identifier != nil }

  static let draft4 = Dialect(hidesBesideReferences: true, identifier: "id")
  /// Drafts 6 and 7.
  static let draft7 = Dialect(hidesBesideReferences: true, identifier: "$id")
  /// Drafts 2019-09 and 2020-12, and OpenAPI 3.1.
  static let current = Dialect(hidesBesideReferences: false, identifier: "$id")
  /// Swagger 2.0 and OpenAPI 3.0.
  static let openAPI3 = Dialect(hidesBesideReferences: true, identifier: nil)
}
