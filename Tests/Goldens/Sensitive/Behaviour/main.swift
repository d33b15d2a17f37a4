import Foundation

let valid: [String: String] = [
  "id": "\"p\"", "card": "{\"number\":\"4242424242424242\",\"brand\":\"b\"}", "pin": "4242",
  "mail": "\"secret@example.com\"", "amounts": "[4242]", "score": "4242.5",
  "scores": "{\"secret\":42}", "born": "\"4242-04-24T00:00:00Z\"",
  "seen": "\"4242-04-24T00:00:00Z\"", "level": "\"high\"", "words": "[\"secret\"]",
]

nonisolated func json(_ values: [String: String]) -> String {
  "{\(values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
}

/// All texts that can be made of a value.
nonisolated func texts(of value: Any) -> [String] {
  var dumped = ""
  dump(value, to: &dumped)
  let localized = (value as? any Error).map { [$0.localizedDescription] } ?? []
  return ["\(value)", String(reflecting: value), dumped] + localized
}

nonisolated final class Counts: @unchecked Sendable {
  var values = 0
  var errors = 0
  var reports = 0
}

nonisolated let counts = Counts()

nonisolated func expectHidden(_ value: Any, of json: String) {
  for text in texts(of: value)
  where text.contains("4242") || text.contains("secret") || text.contains("15413") {
    print("shown: \(text)\n  of \(json)")
  }
}

/// Reads in every way there is, and looks at all results.
nonisolated func check(_ json: String, _ readings: [(String) throws -> Any]) {
  for read in readings {
    let reports = HiddenReports()
    FallbackHandler.use {
      reports.add($0)
    } during: {
      do {
        expectHidden(try read(json), of: json)
        counts.values += 1
      } catch {
        expectHidden(error, of: json)
        counts.errors += 1
      }
    }
    for report in reports.all {
      expectHidden(report, of: json)
      expectHidden(report.error, of: json)
      expectHidden(report.path, of: json)
      counts.reports += 1
    }
  }
}

nonisolated final class HiddenReports: @unchecked Sendable {
  private(set) var all: [FallbackReport] = []

  func add(_ report: FallbackReport) { all.append(report) }
}

nonisolated let mutants = [
  "\"secret\"", "42424242424", "-4242", "4242.4242", "{\"secret\":4242}", "{\"secret\":\"secret\"}",
  "[\"secret\"]", "[\"secret\",\"secret\"]", "[[4242]]", "[4242,\"secret\",-4242]", "null", "true",
  "{\"number\":\"secret\",\"brand\":\"b\"}", "{\"number\":42424242,\"brand\":\"b\"}",
  "{\"number\":[\"secret\"],\"brand\":\"b\"}", "\"4242-99-99T00:00:00Z\"", "\"4242424242424242\"",
  "[\"4242\",\"42424\"]", "{\"secret\":-4}", "{}", "\"secret",
]

/// The keys are sensitive where the whole value is.
nonisolated let malformed = [
  "{\"secret\" 4242}", "{\"secret\":{\"secret\":}}", "[4242 4242]",
]
nonisolated let ordinaryKeys: Set = ["account", "card"]

nonisolated func checkAll(
  _ valid: [String: String], without: Set<String>, _ readings: [(String) throws -> Any]
) {
  check(json(valid), readings)
  for key in valid.keys.sorted() where !without.contains(key) {
    for mutant in mutants + (ordinaryKeys.contains(key) ? [] : malformed) {
      check(json(valid.merging([key: mutant]) { $1 }), readings)
    }
    check(json(valid.filter { $0.key != key }), readings)
  }
}

checkAll(
  valid, without: ["id"],
  [
    { try decode($0, as: PaymentDTO.self) },
    { try Payment(from: decode($0, as: PaymentDTO.self)) },
    { try Payment(json: Data($0.utf8)) },
  ])
for place in [
  "{\"payments\":[", "{\"last\":", "{\"next\":", "{\"other\":", "{\"only\":{\"account\":",
] {
  // The text goes on after the fault, and so does the search for its end.
  for key in valid.keys where key != "id" {
    for mutant in mutants + (ordinaryKeys.contains(key) ? [] : malformed) {
      for id in ["\"p\"", "1"] {
        // The tag is after some of the other keys.
        let payment = valid.merging(["id": id, key: mutant, "kind": "\"payment\""]) { $1 }
        let end = place.hasSuffix("[") ? "]}" : place.contains("only") ? "}}" : "}"
        check(
          place + json(payment) + end,
          [{ try decode($0, as: HistoryDTO.self) }, { try HistoryDTO(json: Data($0.utf8)) }])
      }
    }
  }
}
checkAll(
  [
    "id": "1", "number": "\"4242424242424242\"", "codes": "[\"4242\"]",
    "birthday": "\"4242-04-24T00:00:00Z\"", "rate": "4242.5", "amount": "4242",
  ], without: ["id"],
  [{ try decode($0, as: Account.self) }, { try Account(json: Data($0.utf8)) }])
checkAll(
  ["kind": "\"card\"", "number": "\"4242424242424242\""], without: ["kind"],
  [
    { try Way(from: decode($0, as: WayDTO.self)) }, { try Way(json: Data($0.utf8)) },
    { try decode($0, as: WayDTO.self) },
  ])
checkAll(
  ["number": "\"4242424242424242\"", "day": "\"4242-04-24\""], without: [],
  [
    { try Owner(from: decode($0, as: AccountDTO.self)) },
    { AccountDTO(from: try Owner(json: Data($0.utf8))) },
  ])
checkAll(
  [
    "pin": "\"4242\"", "day": "\"4242-04-24T00:00:00Z\"",
    "account": "{\"number\":\"4242424242424242\",\"day\":\"4242-04-24\"}",
  ], without: [],
  [
    { try Limit(from: decode($0, as: LimitDTO.self)) }, { try Limit(json: Data($0.utf8)) },
  ])
expect(counts.values > 100 && counts.errors > 300 && counts.reports > 20)

// Within a value whose key is sensitive, everything is hidden, and reports as well.
nonisolated let places: [@Sendable (String) -> String] = [
  { "{\"count\":\($0)}" }, { "{\"count\":1,\"level\":\($0)}" },
  { "{\"count\":1,\"parts\":[\($0)]}" }, { "{\"count\":1,\"parts\":[{\"label\":\($0)}]}" },
  { "{\"count\":1,\"parts\":[{\"label\":\"l\",\"sizes\":[\($0)]}]}" },
  { "{\"count\":1,\"parts\":[{\"label\":\"l\",\"secret\":\($0)}]}" }, { $0 },
]
let reportsBefore = counts.reports
for place in places {
  for mutant in mutants {
    let entries = "{\"4242424242424242\":\(place(mutant))}"
    check(
      "{\"items\":\(entries)}",
      [
        { try decode($0, as: Vault.self).items.keys },
        { try Vault(json: Data($0.utf8)).items.keys },
      ])
    check(
      entries,
      [
        { try decode($0, as: Chest.self).others.keys },
        { try Chest(json: Data($0.utf8)).others.keys },
      ])
  }
}
expect(counts.reports - reportsBefore > 100)

// A value that cannot be written.
do {
  let far = Birthday(Date(timeIntervalSince1970: 424_242_424_242))
  let number = try CardNumber("4242424242424242")
  let codes = try RecoveryCodes(["4242"])
  expectHidden([number], of: "")
  expectHidden(["secret-\(codes)": Optional(codes)].values.map { "\($0 as Any)" }, of: "")
  expect("\(number)" == "<hidden>" && number.rawValue == "4242424242424242")
  expectHidden(try Token("secret"), of: "")
  let attempt = Attempt(guess: "secret", protocol: 7, self: 8, struct: "secret")
  expectHidden(attempt, of: "")
  expect(texts(of: attempt).allSatisfy { $0.contains("7") && $0.contains("8") })
  let account = try Account(id: 1, number: number, birthday: far, rate: 4242, amount: 4242)
  expectHidden(account, of: "")
  do {
    print("writes \(try encode(account))")
  } catch {
    expectHidden(error, of: "")
  }
  do {
    print("writes \(try account.jsonBytes())")
  } catch {
    expectHidden(error, of: "")
  }
} catch {
  print(error)
}

// The errors themselves say what is wrong, and show nothing of the value.
expect(
  error { () throws(CardNumber.ValidationError) in try CardNumber("secret") }?.description,
  is: "does not match /[0-9]{16}/")
do {
  _ = try Payment(
    from: decode(
      json(
        valid.merging(["card": "{\"number\":\"secret\",\"brand\":\"b\"}", "born": "\"secret\""]) {
          $1
        })))
  expect(false)
} catch {
  expect(
    "\(error)",
    is: """
      card.number: does not match /[0-9]{16}/
      born: <hidden> is not an ISO 8601 date
      """)
}
// A path says which element it is, but no key.
for (key, value, path) in [
  ("words", "[\"a\", [], 1]", "words[1]"), ("words", "[ \"],\\\"\" ,4242]", "words[1]"),
  ("scores", "{\"secret\":\"a\"}", "scores"), ("words", "{\"secret\":1}", "words"),
  ("words", "[{\"secret\":[0,\"a\"]}]", "words[0]"),
] {
  let text = json(valid.merging([key: value]) { $1 })
  let failure = decodingFailure(text, as: PaymentDTO.self).replacing(".[", with: "[")
  expect(failure.hasPrefix("\(path): ") || failure.contains("at '\(path)'"))
  do {
    _ = try PaymentDTO(json: Data(text.utf8))
    expect(false)
  } catch {
    expect("\(error)".hasPrefix("\(path): "))
  }
}
let refused = decodingFailure(json(valid.merging(["pin": "42424242"]) { $1 }), as: PaymentDTO.self)
expect(refused.contains("pin"))
expect(try Pin(1) < Pin(2))

for text in [
  #"{"items":{"4242424242424242":{}}}"#, #"{"items":{"4242424242424242":{"count":"x"}}}"#,
] {
  let failure = decodingFailure(text, as: Vault.self)
  expect(failure.contains("items") && !failure.contains("4242"))
  do {
    _ = try Vault(json: Data(text.utf8))
    expect(false)
  } catch {
    expect("\(error)", is: "items: <hidden> could not be converted (line 1, column 10)")
  }
}

// The answers of a source.
nonisolated struct Answers: EntriesDataSource {
  let texts: [String]

  func entries() -> [String: EntryDTO] {
    Dictionary(texts.map { ($0, EntryDTO(count: -4242)) }) { $1 }
  }

  func numbers() -> [String] { texts + texts }

  func valid() -> [String] { texts }

  func newest() -> String? { texts.last }
}

let answers = MappedEntries(source: Answers(texts: ["4242424242424242", "secret"]))
let answerReports = HiddenReports()
await FallbackHandler.use {
  answerReports.add($0)
} during: {
  for ask in [
    { try await answers.entries() }, { try await answers.numbers() },
    { try await answers.valid() }, { try await answers.newest() as Any },
  ] as [() async throws -> Any] {
    do {
      expectHidden(try await ask(), of: "an answer")
    } catch {
      expectHidden(error, of: "an answer")
      expect(error is MappingError)
    }
  }
}
expect(answerReports.all.count == 1)
for report in answerReports.all { expectHidden(report.error, of: "an answer") }

// What a strategy has stored is hidden in its reports, and in the error if there is no answer.
nonisolated struct Disk: WalletDataSource, WalletDiskStore {
  let isOffline: Bool

  struct Offline: Error {}

  func limits() throws -> [String: Int] { if isOffline { throw Offline() } else { [:] } }
  func pins() throws -> [Int] { if isOffline { throw Offline() } else { [4242] } }
  func storedLimits() -> CachedAnswer<[String: Int]>? {
    CachedAnswer(["secret-4242": 1], storedAt: Date())
  }
  func storedPins() -> CachedAnswer<[Int]>? { CachedAnswer([4242, 424242], storedAt: Date()) }
  func storeLimits(_ answer: CachedAnswer<[String: Int]>) {}
  func storePins(_ answer: CachedAnswer<[Int]>) {}
}

for isOffline in [true, false] {
  let disk = Disk(isOffline: isOffline)
  let fallbacks = HiddenReports()
  let wallet = KeptWallet(network: disk, cache: disk) { report in
    expectHidden(report, of: "what is stored")
    counts.reports += 1
  }
  let before = counts.reports
  await FallbackHandler.use {
    fallbacks.add($0)
  } during: {
    do {
      _ = try await wallet.limits()
      expect(!isOffline)
    } catch {
      expectHidden(error, of: "what is stored")
      expect(isOffline)
    }
    do { expectHidden(try await wallet.pins(), of: "what is stored") } catch { expect(false) }
  }
  expect(counts.reports - before == (isOffline ? 0 : 1))
  expect(fallbacks.all.count == 1)
  for report in fallbacks.all { expectHidden(report.error, of: "what is stored") }
}

for version in ["", ",\"$version\":3"] {
  do {
    let stored = "{\"slots\":{\"4242\":{\"size\":1\(version)}}}"
    _ = try JSONDecoder().decode(Safe.self, from: Data(stored.utf8))
    expect(false)
  } catch let error as StoredVersionError {
    expect(error.known == 2)
  }
}

expect(
  [
    Lock.ValidationError.breaksNotDefault, .breaksClosed, .breaksNotShared, .breaksLong,
    .breaksLeft, .breaksLeftAgain,
  ].map(\.description),
  toBe: [
    "code must not have this value", "isOpen must not have this value",
    "owner must not have this value, unless owner is missing", "code must be more than 99",
    "side must not have this value", "side must not have this value",
  ])
