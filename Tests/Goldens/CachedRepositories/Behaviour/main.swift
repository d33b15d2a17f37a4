import Foundation

struct Offline: Error {}
struct Full: Error {}

/// Answers with one user and one list, or fails, and counts how often it is asked.
actor Network: ShopDataSource {
  private var answer: Result<UserDTO, any Error> = .failure(Offline())
  private(set) var questions = 0

  func now(answers user: UserDTO) { answer = .success(user) }
  func now(fails error: any Error) { answer = .failure(error) }

  private func asked() throws -> UserDTO {
    questions += 1
    return try answer.get()
  }

  func user(id: User.ID) async throws -> UserDTO { try asked() }
  func users() async throws -> [UserDTO] { [try asked()] }
  func owner(of: String, page: Int?) async throws -> UserDTO? {
    let user = try asked()
    return of == "nobody" ? nil : user
  }
  func items() async throws -> [String: ItemDTO] {
    ["A": ItemDTO(sku: try asked().id, price: "1.50")]
  }
  func offers() async throws -> [ItemDTO] { [ItemDTO(sku: try asked().id, price: "2")] }
  func count(network: [String: Int]) async throws -> Int { network.count }
  func now() async throws -> Int { try asked().id.count }
}

/// Never answers, until it is cancelled.
struct Silent: ShopDataSource {
  let tell: AsyncStream<String>.Continuation

  private func wait<Answer>() async throws -> Answer {
    tell.yield("asked")
    defer { tell.yield("cancelled") }
    while true { try await Task.sleep(nanoseconds: 1_000_000) }
  }

  func user(id: User.ID) async throws -> UserDTO { try await wait() }
  func users() async throws -> [UserDTO] { try await wait() }
  func owner(of: String, page: Int?) async throws -> UserDTO? { try await wait() }
  func items() async throws -> [String: ItemDTO] { try await wait() }
  func offers() async throws -> [ItemDTO] { try await wait() }
  func count(network: [String: Int]) async throws -> Int { try await wait() }
  func now() async throws -> Int { try await wait() }
}

/// A cache that cannot write.
struct FullDisk: ShopCacheStore {
  func storedUser(id: User.ID) async throws -> CachedAnswer<CachedUserDTO>? { throw Full() }
  func storeUser(_ answer: CachedAnswer<CachedUserDTO>, id: User.ID) async throws { throw Full() }
  func storedUsers() async throws -> CachedAnswer<[CachedUserDTO]>? { nil }
  func storeUsers(_ answer: CachedAnswer<[CachedUserDTO]>) async throws { throw Full() }
  func storedOwner(of: String, page: Int?) async throws -> CachedAnswer<CachedUserDTO?>? { nil }
  func storeOwner(_ answer: CachedAnswer<CachedUserDTO?>, of: String, page: Int?) async throws {
    throw CancellationError()
  }
  func storedItems() async throws -> CachedAnswer<[String: ItemDTO]>? { nil }
  func storeItems(_ answer: CachedAnswer<[String: ItemDTO]>) async throws {}
  func storedOffers() async throws -> CachedAnswer<[ItemDTO]>? { nil }
  func storeOffers(_ answer: CachedAnswer<[ItemDTO]>) async throws {}
}

/// What a repository reports, and the time that it sees.
final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  private var seconds = 1_700_000_000.0

  var now: Date { lock.withLock { Date(timeIntervalSince1970: seconds) } }

  /// The reports since the last time.
  var reports: [String] {
    lock.withLock {
      defer { texts = [] }
      return texts
    }
  }

  func pass(_ time: Double) { lock.withLock { seconds += time } }
  func add(_ text: String) { lock.withLock { texts.append(text) } }
}

/// What `body` throws, without its values.
func failure<Value>(line: Int = #line, _ body: @Sendable () async throws -> Value) async
  -> String
{
  do {
    _ = try await body()
    return "line \(line) throws nothing"
  } catch let error as RepositoryError {
    return error.redactedDescription
  } catch {
    return "\(type(of: error))"
  }
}

func mails(_ updates: RepositoryUpdates<User>) async -> [String] {
  var mails: [String] = []
  do {
    for try await user in updates { mails.append(user.mail.rawValue) }
  } catch let error as RepositoryError {
    mails.append(error.redactedDescription)
  } catch {
    mails.append("\(error)")
  }
  return mails
}

/// At the top level of a file, what iterates would stay until the end.
func stopListening(to updates: RepositoryUpdates<User>, after events: AsyncStream<String>)
  async throws
{
  var events = events.makeAsyncIterator()
  for try await _ in updates {
    expect(await events.next() == "asked")
    break
  }
  expect(await events.next() == "cancelled")
  withExtendedLifetime(updates) {}
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
let watch = Watch()
let network = Network()
let cache = ShopCacheFiles(in: folder)
let shop = CachedShopRepository(
  network: network, cache: cache, now: { watch.now }, report: { watch.add("\($0)") })

do {
  let id = try User.ID("7")
  let noAnswer = "ShopRepository.user: the network failed: Offline"

  // A miss, and a network that fails: both are named.
  expect(
    await failure { try await shop.user(id: id) },
    is: "\(noAnswer)\nthe source `Cache` holds no answer")
  expect(
    await mails(shop.userUpdates(id: id)),
    toBe: ["\(noAnswer)\nthe source `Cache` holds no answer"])

  // A miss: the network is asked, and its answer is kept in the words of the cache.
  await network.now(answers: UserDTO(id: "7", mail: "a@b.org"))
  expect(try await shop.user(id: id).mail.rawValue, is: "a@b.org")
  let file = folder.appendingPathComponent("user/7.json")
  expect(
    try String(contentsOf: file, encoding: .utf8),
    is: "{\n  \"email\" : \"a@b.org\",\n  \"key\" : \"7\"\n}")
  expect(watch.reports, toBe: [])

  // A hit: nobody asks the network.
  await network.now(answers: UserDTO(id: "7", mail: "new@b.org"))
  let before = await network.questions
  watch.pass(300)
  expect(try await shop.user(id: id).mail.rawValue, is: "a@b.org")
  expect(await mails(shop.userUpdates(id: id)), toBe: ["a@b.org"])
  expect(await network.questions == before)

  // Too old: the network is asked again. The updates show both answers.
  watch.pass(1)
  expect(await mails(shop.userUpdates(id: id)), toBe: ["a@b.org", "new@b.org"])
  await network.now(answers: UserDTO(id: "7", mail: "newer@b.org"))
  expect(try await shop.user(id: id).mail.rawValue, is: "new@b.org")
  watch.pass(301)
  expect(try await shop.user(id: id).mail.rawValue, is: "newer@b.org")

  // Stored in a future that a clock has left since: not to be trusted.
  watch.pass(-1000)
  await network.now(answers: UserDTO(id: "7", mail: "now@b.org"))
  expect(try await shop.user(id: id).mail.rawValue, is: "now@b.org")

  // Too old, and the network fails: the old answer, and a report.
  watch.pass(301)
  await network.now(fails: Offline())
  expect(try await shop.user(id: id).mail.rawValue, is: "now@b.org")
  let fallsBack = "is answered from the source `Cache`, since the network failed"
  expect(watch.reports, toBe: ["ShopRepository.user \(fallsBack): Offline"])
  expect(await mails(shop.userUpdates(id: id)), toBe: ["now@b.org", noAnswer])
  expect(watch.reports, toBe: [])

  // An invalid answer is a failure of the network, and its values are not in the report.
  await network.now(answers: UserDTO(id: "7", mail: "private"))
  expect(try await shop.user(id: id).mail.rawValue, is: "now@b.org")
  expect(
    watch.reports,
    toBe: ["ShopRepository.user \(fallsBack): mail: is not an email address"])

  // What the cache holds is checked, too: it is reported, and replaced.
  await network.now(answers: UserDTO(id: "7", mail: "a@b.org"))
  try Data("{\"key\":\"7\",\"email\":\"x\"}".utf8).write(to: file)
  expect(try await shop.user(id: id).mail.rawValue, is: "a@b.org")
  let unreadable = "is not answered from the source `Cache`, which failed"
  expect(
    watch.reports, toBe: ["ShopRepository.user \(unreadable): email: is not an email address"])
  watch.pass(1)
  expect(try await shop.user(id: id).mail.rawValue, is: "a@b.org")
  expect(watch.reports, toBe: [])

  // Both fail.
  try Data("{".utf8).write(to: file)
  await network.now(fails: Offline())
  expect(
    await failure { try await shop.user(id: id) },
    is: "\(noAnswer)\nthe source `Cache` failed: unreadable answer, since it is malformed")

  // The network first: what is stored is only asked if the network fails.
  await network.now(answers: UserDTO(id: "8", mail: "a@b.org"))
  expect(try await shop.users().map(\.id.rawValue), toBe: ["8"])
  await network.now(answers: UserDTO(id: "9", mail: "a@b.org"))
  expect(try await shop.users().map(\.id.rawValue), toBe: ["9"])
  await network.now(fails: Offline())
  expect(try await shop.users().map(\.id.rawValue), toBe: ["9"])
  expect(watch.reports, toBe: ["ShopRepository.users \(fallsBack): Offline"])

  // That there is nobody is an answer, which is kept. Other arguments have other answers.
  await network.now(answers: UserDTO(id: "7", mail: "a@b.org"))
  expect(try await shop.owner(of: "nobody", page: nil) == nil)
  await network.now(fails: Offline())
  watch.pass(100_000_000)
  expect(try await shop.owner(of: "nobody", page: nil) == nil)
  expect(
    await failure { try await shop.owner(of: "nobody", page: 1) },
    is: """
      ShopRepository.owner: the network failed: Offline
      the source `Cache` holds no answer
      """)

  // A file system rounds the time of an answer: what was kept just now is fresh all the same.
  for number in 100..<140 {
    watch.pass(0.001_003_7)
    let recent = try User.ID("\(number)")
    await network.now(answers: UserDTO(id: "\(number)", mail: "a@b.org"))
    expect(try await shop.user(id: recent).mail.rawValue, is: "a@b.org")
    await network.now(fails: Offline())
    expect(try await shop.user(id: recent).mail.rawValue, is: "a@b.org")
  }
  expect(watch.reports, toBe: [])

  // The network alone.
  expect(
    await failure { try await shop.now() }, is: "ShopRepository.now: the network failed: Offline")
  await network.now(answers: UserDTO(id: "abc", mail: ""))
  expect(try await shop.now() == 3)

  // Storing fails: the answer comes nevertheless, and a report.
  let full = CachedShopRepository(
    network: network, cache: FullDisk(), now: { watch.now }, report: { watch.add("\($0)") })
  await network.now(answers: UserDTO(id: "7", mail: "a@b.org"))
  expect(try await full.user(id: id).mail.rawValue, is: "a@b.org")
  let notKept = "is answered, but the source `Cache` did not keep it"
  expect(
    watch.reports,
    toBe: ["ShopRepository.user \(unreadable): Full", "ShopRepository.user \(notKept): Full"])
  _ = try await full.owner(of: "x", page: 1)
  expect(watch.reports, toBe: ["ShopRepository.owner \(notKept): CancellationError"])
  await network.now(fails: Offline())
  expect(
    await failure { try await full.user(id: id) },
    is: "\(noAnswer)\nthe source `Cache` failed: Full")

  // A source that has cancelled something of its own has failed like any other.
  await network.now(fails: CancellationError())
  watch.pass(100_000)
  _ = try await shop.users()
  expect(
    watch.reports,
    toBe: [
      "ShopRepository.users is answered from the source `Cache`, since the network failed: CancellationError"
    ])
  expect(
    await failure { try await shop.now() },
    is: "ShopRepository.now: the network failed: CancellationError")

  // What is wrong with an answer is said without showing it.
  for (json, reason) in [
    ("{}", "it lacks the key id"), ("[]", "it is not an object"),
    (#"{"id":"7","mail":[]}"#, "mail is not of the type String"),
  ] {
    do {
      _ = try JSONDecoder().decode(UserDTO.self, from: Data(json.utf8))
    } catch {
      expect(RepositoryError.redacted(error), is: "unreadable answer, since \(reason)")
    }
  }
  expect(RepositoryError.redacted(CocoaError(.fileReadNoSuchFile)), is: "CocoaError 260")

  // Who is cancelled gets no older answer.
  let silent = CachedShopRepository(
    network: Silent(tell: AsyncStream<String>.makeStream().continuation), cache: cache,
    now: { watch.now }, report: { watch.add("\($0)") })
  let waiting = Task { await failure { try await silent.users() } }
  waiting.cancel()
  expect(await waiting.value, is: "CancellationError")
  let questions = await network.questions
  let late = Task {
    while !Task.isCancelled { await Task.yield() }
    return await failure { try await shop.users() }
  }
  late.cancel()
  expect(await late.value, is: "CancellationError")
  expect(await network.questions == questions)
  let listening = Task { await mails(silent.userUpdates(id: id)) }
  listening.cancel()
  expect(await listening.value, toBe: ["CancellationError()"])
  expect(watch.reports, toBe: [])

  // Whoever stops listening cancels the request, even if the updates are still there.
  await network.now(answers: UserDTO(id: "7", mail: "kept@b.org"))
  _ = try await shop.user(id: id)
  _ = watch.reports
  watch.pass(100_000)
  let (events, tell) = AsyncStream<String>.makeStream()
  let quiet = CachedShopRepository(
    network: Silent(tell: tell), cache: cache, now: { watch.now }, report: { _ in })
  try await stopListening(to: quiet.userUpdates(id: id), after: events)

  // Calls at the same time.
  await network.now(answers: UserDTO(id: "7", mail: "same@b.org"))
  try FileManager.default.removeItem(at: file)
  let together = try await withThrowingTaskGroup(of: User.self) { group in
    for _ in 0..<20 { group.addTask { try await shop.user(id: id) } }
    var mails: Set<String> = []
    while let user = try await group.next() { mails.insert(user.mail.rawValue) }
    return mails
  }
  expect(Array(together), toBe: ["same@b.org"])
  expect(watch.reports, toBe: [])
} catch {
  print(error)
}
do {
  try FileManager.default.removeItem(at: folder)
} catch {
  print(error)
}
