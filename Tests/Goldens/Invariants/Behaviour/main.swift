import Foundation

/// The rules over several fields that are broken, and the result of an initialiser for the same
/// values.
func violations(
  end: Date? = nil, nights: Int = 3, children: Int = 1, season: Season? = .summer,
  deposit: Decimal? = nil, isPaid: Bool = true, note: String? = nil, since: Date? = nil,
  birthday: CalendarDate? = nil, limit: Double = 2, seats: Int = 1
) throws -> [Stay.ValidationError] {
  let start = Date(timeIntervalSince1970: 100)
  let guests = try Guests(2)
  let host = Stay.Host(name: "", since: since, code: "y")
  let children = try Guests(children)
  let rules: [(Bool, Stay.ValidationError)] = [
    (Stay.breaksEndsAfterStart(start: start, end: end), .breaksEndsAfterStart),
    (Stay.breaksChildrenFit(guests: guests, children: children), .breaksChildrenFit),
    (Stay.breaksSomeStay(nights: nights, guests: guests), .breaksSomeStay),
    (Stay.breaksSeasonKnown(nights: nights, season: season), .breaksSeasonKnown),
    (Stay.breaksNotFree(price: 1, deposit: deposit), .breaksNotFree),
    (Stay.breaksScored(score: 1, limit: limit), .breaksScored),
    (Stay.breaksPaidOrNoted(isPaid: isPaid, note: note), .breaksPaidOrNoted),
    (Stay.breaksNotesAreShort(note: note), .breaksNotesAreShort),
    (Stay.breaksHosted(start: start, host: host), .breaksHosted),
    (Stay.breaksCoded(isPaid: isPaid, host: host), .breaksCoded),
    (Stay.breaksTagged(tags: ["a"]), .breaksTagged),
    (Stay.breaksGrown(birthday: birthday), .breaksGrown),
    (Stay.breaksSame(self: seats, violations: 1), .breaksSame),
    (Stay.breaksSummer(season: season), .breaksSummer),
  ]
  let broken = rules.filter(\.0).map(\.1)
  do throws(Stay.ValidationError) {
    _ = try Stay(
      start: start, end: end, nights: nights, guests: guests, children: children, season: season,
      price: 1, deposit: deposit, score: 1, limit: limit, isPaid: isPaid, note: note, host: host,
      tags: ["a"], birthday: birthday, self: seats, violations: 1)
    expect(broken == [])
  } catch {
    expect(error == broken.first)
  }
  return broken
}

do {
  expect(try violations() == [])
  expect(try violations(end: Date(timeIntervalSince1970: 101)) == [])
  expect(try violations(end: Date(timeIntervalSince1970: 100)) == [.breaksEndsAfterStart])
  expect(try violations(children: 3) == [.breaksChildrenFit])
  expect(try violations(season: nil) == [.breaksSeasonKnown, .breaksSummer])
  expect(try violations(nights: 2, season: .winter) == [.breaksSummer])
  expect(try violations(deposit: 1) == [] && violations(deposit: 2) == [.breaksNotFree])
  expect(try violations(isPaid: false) == [.breaksPaidOrNoted])
  expect(try violations(isPaid: false, note: "n") == [])
  expect(try violations(note: String(repeating: "n", count: 100)) == [.breaksNotesAreShort])
  expect(try violations(since: Date(timeIntervalSince1970: 100)) == [])
  expect(try violations(since: Date(timeIntervalSince1970: 101)) == [.breaksHosted])
  expect(try violations(birthday: CalendarDate("2009-12-31")) == [])
  expect(try violations(birthday: CalendarDate("2010-01-01")) == [.breaksGrown])
  expect(try violations(limit: 1) == [.breaksScored] && violations(limit: .nan) == [.breaksScored])
  expect(try violations(seats: 2) == [.breaksSame])
} catch {
  print(error)
}
expect(Stay.violations(nights: 31) == [.nightsOutOfRange(31)] && Stay.violations(nights: 1) == [])
expect(Stay.violations(violations: 0) == [.violationsNotAboveMinimum(0)])

let place = Offer.Place(rank: 3, name: nil, top: nil)
func offer(
  from: Int? = nil, to: Int? = nil, place: Offer.Place? = nil, isOpen: Bool? = true,
  kinds: [Season] = []
) -> [Offer.ValidationError] {
  let rules: [(Bool, Offer.ValidationError)] = [
    (Offer.breaksForward(from: from, to: to), .breaksForward),
    (Offer.breaksBackward(from: from, to: to, place: place), .breaksBackward),
    (Offer.breaksNamed(place: place), .breaksNamed),
    (Offer.breaksShort(place: place, kinds: kinds), .breaksShort),
    (Offer.breaksDecided(isOpen: isOpen), .breaksDecided),
  ]
  return rules.filter(\.0).map(\.1)
}
expect(offer() == [] && offer(from: 1) == [] && offer(from: 1, to: 2) == [])
expect(offer(from: 2, to: 1) == [.breaksForward])
expect(offer(from: 2, to: 1, place: place) == [.breaksForward, .breaksBackward])
expect(offer(isOpen: nil) == [.breaksDecided] && offer(isOpen: false) == [.breaksDecided])
expect(offer(place: Offer.Place(rank: 1, name: "")) == [.breaksNamed])
expect(offer(place: Offer.Place(rank: 1, name: "long enough")) == [.breaksShort])

let both: [Season] = [.summer, .winter]
expect(
  !Offer.breaksRanked(place: nil, kinds: both) && Offer.breaksRanked(place: place, kinds: both))
expect(!Offer.breaksRanked(place: Offer.Place(rank: 4, name: nil), kinds: both))
expect(
  !Offer.breaksFloored(place: place, kinds: both) && Offer.breaksFloored(place: nil, kinds: []))
expect(Offer.breaksOpened(isOpen: nil, kinds: []) && !Offer.breaksOpened(isOpen: true, kinds: []))

func says(_ violation: some RuleViolation, _ sentence: String) {
  expect(violation.localizedDescription, is: sentence)
  expect(violation.hasMessage && violation.reason == sentence)
}
says(Stay.ValidationError.breaksEndsAfterStart, "start must be before end, unless end is missing")
says(Stay.ValidationError.breaksChildrenFit, "There are more children than guests")
says(Stay.ValidationError.breaksScored, "score must be less than limit")
says(
  Stay.ValidationError.breaksSeasonKnown,
  "season must be one of summer and winter, or nights must be less than 3")
says(
  Stay.ValidationError.breaksNotFree,
  "price must be more than 0.5, and deposit must be at most price unless deposit is missing")
says(
  Stay.ValidationError.breaksCoded,
  "host must not be missing and host.code must not be missing and host.code must not be \"x\", "
    + "or isPaid must be false")
says(
  Offer.ValidationError.breaksNamed,
  "place.name must not be empty, unless place is missing or place.name is missing")

func tour(_ code: String, tags: [String], isOpen: Bool = true) throws -> [Tour.ValidationError] {
  let stop = Tour.Stop(code: try Tour.Code(code), tags: tags, rank: 1)
  let rules: [(Bool, Tour.ValidationError)] = [
    (Tour.breaksTagged(stop: stop, isOpen: isOpen), .breaksTagged),
    (Tour.breaksShort(stop: stop, isOpen: isOpen), .breaksShort),
    (Tour.breaksCoded(stop: stop, isOpen: isOpen), .breaksCoded),
  ]
  return rules.filter(\.0).map(\.1)
}
do {
  expect(try tour("abc", tags: []) == [])
  expect(try tour("ab", tags: []) == [.breaksShort])
  expect(try tour("abc", tags: ["a"]) == [.breaksTagged])
  expect(try tour("x", tags: [], isOpen: false) == [.breaksTagged, .breaksShort, .breaksCoded])
  expect(Tour.breaksTagged(stop: nil, isOpen: false) && Tour.breaksShort(stop: nil, isOpen: false))
  expect(!Tour.breaksCoded(stop: nil, isOpen: false))
  expect(Tour.breaksOld(opening: Opening(Date(timeIntervalSince1970: 1_600_000_000))))
} catch {
  print(error)
}

let day = CalendarDate(year: 2024, month: 5, day: 3)
let next = CalendarDate(year: 2024, month: 5, day: 4)
expect(day != nil && next != nil)
let (days, nextDays) = ([day].compactMap { $0 }, [next].compactMap { $0 })
expect(Itinerary.breaksFree(days: days) && !Itinerary.breaksFree(days: nextDays))
expect(!Itinerary.breaksFree(days: nil) && !Itinerary.breaksFree(days: []))
expect(!Itinerary.breaksDated(days: nextDays, words: []))
expect(Itinerary.breaksDated(days: nil, words: []) && Itinerary.breaksDated(days: days, words: []))
expect(!Itinerary.breaksDated(days: nil, words: ["any", "day"]))
let ids = Set([UUID(uuidString: "123e4567-e89b-42d3-a456-426614174000")].compactMap { $0 })
expect(Itinerary.breaksKnown(ids: ids) && !Itinerary.breaksKnown(ids: nil))
expect(Itinerary.breaksWarm(seasons: [.winter]) && !Itinerary.breaksWarm(seasons: []))
expect(
  [
    Itinerary.ValidationError.breaksFree, .breaksDated, .breaksLinked, .breaksKnown, .breaksWarm,
    .breaksTimed,
  ].map(\.description),
  toBe: [
    "days must not be [2024-05-03], unless days is missing",
    "days must be one of [2024-05-04] and [2024-05-05, 2024-05-06], or words must be [\"any\", \"day\"]",
    "links must not be [https://example.org/a]",
    "ids must not be [123e4567-e89b-42d3-a456-426614174000]", "seasons must not be [winter]",
    "times must not be [2024-05-03T00:00:00Z]",
  ])
