/// Decodes any value, and keeps only its kind.
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
