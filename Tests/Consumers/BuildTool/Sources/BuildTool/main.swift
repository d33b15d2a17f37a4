import Foundation

func decoded<Value: Decodable>(_ payload: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(payload.utf8))
}

func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

let media = try Media(
  from: decoded(#"{"type": "clip", "url": "https://example.com/a", "length": 12}"#) as MediaDTO)
print(media)
print(try encoded(MediaDTO(from: media)))
do {
  _ = try Media(
    from: decoded(#"{"type": "image", "url": "https://example.com/b", "width": 0}"#) as MediaDTO)
} catch {
  print(error)
}

let order: Order = try decoded(
  """
  {
    "id": "6A1E9C22-6F0B-4F57-9C43-2D4A57B0A7C1", "placed_at": "2024-05-03T12:00:00+02:00",
    "total": 1999, "currency": "EUR"
  }
  """)
print(order.total, order.currency, order.placedAt.timeIntervalSince1970)
print(try encoded(order))

let receipt: ReceiptDTO = try decoded(#"{"number": "R12", "lines": ["Tea", "Milk"]}"#)
print(try Receipt(from: receipt))
do {
  _ = try Receipt(from: decoded(#"{"number": "R-", "lines": []}"#) as ReceiptDTO)
} catch {
  print(error)
}
