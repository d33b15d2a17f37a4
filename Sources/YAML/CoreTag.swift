/// A type of YAML's core schema. Written out, it is `tag:yaml.org,2002:str`, which `!!str` is short for.
package enum CoreTag: String, Hashable, Sendable {
  case text = "str"
  case null
  case boolean = "bool"
  case integer = "int"
  case float
  case list = "seq"
  case mapping = "map"

  static let prefix = "tag:yaml.org,2002:"
}
