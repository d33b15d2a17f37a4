import Foundation

func check() throws {
  let buyer = """
    {"name": " Ada ", "plan": "pro", "level": 3, "tags": [" a", "b "], "since": 1500000000, "scores": {"x": 1},
     "address": {"city": "Turin", "country": {"code": "IT", "size": 0.5}},
     "friends": [{"name": "B", "plan": "", "level": 1, "tags": [], "since": 0, "scores": {}, "friends": [],
                  "address": {"city": "", "country": {"code": "UK"}}}]}
    """
  let full = try Order(from: decode(#"{"id": "1", "buyer": \#(buyer)}"#))
  expect(full.name?.rawValue == "Ada" && full.plan == .pro && full.level == 3)
  expect(full.tags?.map(\.rawValue) == ["a", "b"] && full.unique == [" a", "b "])
  expect(full.friends?.first?.name.rawValue == "B" && full.friends?.first?.country.code == "UK")
  expect(full.country?.code == "IT" && full.size == 0.5 && full.scores == ["x": 1])
  expect(full.since == Date(timeIntervalSince1970: 1_500_000_000) && full.city == "Turin")
  expect(full.opened.map { $0.rawValue == full.since } == true && full.tagsOrNone == full.tags)
  expect(full.label == " Ada  of Turin")

  let empty: OrderDTO = try decode(#"{"id": "1"}"#)
  expect(
    error { () throws(MappingError) in try Order(from: empty) }?.description ?? "none",
    is: "buyer.address.city: is missing")

  let early: OrderDTO = try decode(
    #"{"id": "1", "buyer": \#(buyer.replacing("1500000000", with: "1400000000"))}"#)
  expect(
    error { () throws(MappingError) in try Order(from: early) }?.description ?? "none",
    is: "The shop opened in 2015.")
}

do {
  try check()
} catch {
  print(error)
}
