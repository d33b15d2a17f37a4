import Foundation

func violations(
  end: Date? = nil, nights: Int = 3, children: Int = 1, season: Season? = .summer,
  deposit: Decimal? = nil, isPaid: Bool = true, note: String? = nil, since: Date? = nil,
  birthday: CalendarDate? = nil, limit: Double = 2, seats: Int = 1
) throws -> [Stay.ValidationError] {
  Stay.violations(
    start: Date(timeIntervalSince1970: 100), end: end, nights: nights, guests: try Guests(2),
    children: try Guests(children), season: season, price: 1, deposit: deposit, score: 1,
    limit: limit, isPaid: isPaid, note: note,
    host: Stay.Host(name: "", since: since, code: "y"), tags: ["a"], birthday: birthday,
    self: seats, violations: 1)
}

do {
  expect(try violations() == [])
  expect(try violations(end: Date(timeIntervalSince1970: 101)) == [])
  expect(try violations(end: Date(timeIntervalSince1970: 100)) == [.endsAfterStart])
  expect(try violations(children: 3) == [.childrenFit])
  expect(try violations(season: nil) == [.seasonKnown, .summer])
  expect(try violations(nights: 2, season: .winter) == [.summer])
  // A rule says nothing about a field that is wrong by itself.
  expect(try violations(nights: 0, season: nil) == [.nightsOutOfRange(0), .summer])
  expect(try violations(deposit: 1) == [] && violations(deposit: 2) == [.notFree])
  expect(try violations(isPaid: false) == [.paidOrNoted])
  expect(try violations(isPaid: false, note: "n") == [])
  expect(try violations(note: String(repeating: "n", count: 100)) == [.notesAreShort])
  expect(try violations(since: Date(timeIntervalSince1970: 100)) == [])
  expect(try violations(since: Date(timeIntervalSince1970: 101)) == [.hosted])
  expect(try violations(birthday: CalendarDate("2009-12-31")) == [])
  expect(try violations(birthday: CalendarDate("2010-01-01")) == [.grown])
  expect(try violations(limit: 1) == [.scored] && violations(limit: .nan) == [.scored])
  expect(try violations(seats: 2) == [.same])
} catch {
  print(error)
}

let place = Offer.Place(rank: 3, name: nil, top: nil)
func offer(
  from: Int? = nil, to: Int? = nil, place: Offer.Place? = nil, isOpen: Bool? = true,
  kinds: [Season] = []
) -> [Offer.ValidationError] {
  Offer.violations(from: from, to: to, place: place, isOpen: isOpen, kinds: kinds)
    .filter { $0 != .ranked && $0 != .floored && $0 != .opened }
}
expect(offer() == [] && offer(from: 1) == [] && offer(from: 1, to: 2) == [])
expect(offer(from: 2, to: 1) == [.forward])
expect(offer(from: 2, to: 1, place: place) == [.forward, .backward])
expect(offer(isOpen: nil) == [.decided] && offer(isOpen: false) == [.decided])
expect(offer(place: Offer.Place(rank: 1, name: "")) == [.named])
expect(offer(place: Offer.Place(rank: 1, name: "long enough")) == [.short])

func ranked(_ place: Offer.Place?) -> [Offer.ValidationError] {
  Offer.violations(
    from: nil, to: nil, place: place, isOpen: true, kinds: [.summer, .winter]
  )
  .filter { $0 == .ranked || $0 == .floored }
}
expect(ranked(nil) == [] && ranked(place) == [.ranked])
expect(ranked(Offer.Place(rank: 4, name: nil)) == [])
expect(
  Stay.ValidationError.scored.localizedDescription == "must satisfy scored: score < limit")

func tour(_ code: String, tags: [String], isOpen: Bool = true) throws -> [Tour.ValidationError] {
  Tour.violations(
    stop: Tour.Stop(code: try Tour.Code(code), tags: tags, rank: 1), isOpen: isOpen)
}
do {
  expect(try tour("abc", tags: []) == [])
  expect(try tour("ab", tags: []) == [.short] && tour("abc", tags: ["a"]) == [.tagged])
  expect(try tour("x", tags: [], isOpen: false) == [.tagged, .short, .coded])
  expect(Tour.violations(stop: .some(nil), isOpen: false) == [.tagged, .short])
  let late = Opening(Date(timeIntervalSince1970: 1_600_000_000))
  expect(Tour.violations(opening: late) == [.old])
} catch {
  print(error)
}
