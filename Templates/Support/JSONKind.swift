/// What kind of JSON a value is. Says enough about an invalid value for a report, without showing it.
package nonisolated enum JSONKind: String, Hashable, Sendable {
  case null = "null"
  case bool = "a boolean"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
}

/// Decodes anything, to the kind of it.
nonisolated struct JSONKindProbe: Decodable {
  let kind: JSONKind

  init(from decoder: any Decoder) throws {
    do {
      _ = try decoder.container(keyedBy: WireKey.self)
      kind = .object
      return
    } catch {}
    do {
      _ = try decoder.unkeyedContainer()
      kind = .array
      return
    } catch {}
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      kind = .null
      return
    }
    do {
      _ = try container.decode(String.self)
      kind = .string
      return
    } catch {}
    do {
      _ = try container.decode(Bool.self)
      kind = .bool
    } catch {
      kind = .number
    }
  }
}
