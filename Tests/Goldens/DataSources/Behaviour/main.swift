import Foundation

nonisolated final class LeftOut: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ report: FallbackReport) { all.append("\(report) \(report.error)") }
}

/// Answers with what it is given, in place of a server.
struct StandIn: ShopDataSource {
  var json = "{}"

  private func answer<Answer: Readable>() throws -> Answer { try decode(json) }

  func user(id: User.ID) async throws -> UserDTO { try answer() }
  func users() async throws -> [UserDTO] { try answer() }
  func owner(of: SKU) async throws -> UserDTO? { try answer() }
  func items(of: User.ID, page: Int, in: String?) async throws -> [String: ItemDTO] {
    try answer()
  }
  func search(filter: Filter, sort: Sort) async throws -> [ItemDTO] { try answer() }
  func tagged(tags: [String], of: Set<User.ID>) async throws -> [ItemDTO] { try answer() }
  func matching(prices: [String: Int]) async throws -> [ItemDTO] { try answer() }
  func counts(source: String, answer: Bool, since: Date) async throws -> CountsDTO {
    try self.answer()
  }
  func country(key: UUID) async throws -> Country { try answer() }
}

/// The network, which is asked once, and after that the cache, as in an app.
struct CachedUsers {
  let network: any ShopRepository
  let cache: ShopCacheFiles

  func user(id: User.ID) async throws -> User {
    let cached: any ShopRepository = MappedShopCacheRepository(source: cache)
    do {
      return try await cached.user(id: id)
    } catch CocoaError.fileReadNoSuchFile {
      let user = try await network.user(id: id)
      try cache.storeUser(CachedUserDTO(from: user), id: id)
      return user
    }
  }
}

/// Every issue of the mapping error that `body` throws.
func issues<Value>(line: Int = #line, _ body: () async throws -> Value) async -> [String] {
  do {
    _ = try await body()
    return ["line \(line) throws nothing"]
  } catch let error as MappingError {
    return error.issues.map(\.description)
  } catch {
    return ["line \(line) throws \(error)"]
  }
}

/// The code of the file system error that `body` throws.
func fileError<Value>(line: Int = #line, _ body: () async throws -> Value) async
  -> CocoaError.Code?
{
  do {
    _ = try await body()
    print("line \(line) throws nothing")
  } catch let error as CocoaError {
    return error.code
  } catch {
    print("line \(line) throws \(error)")
  }
  return nil
}

func repository(_ json: String) -> any ShopRepository {
  MappedShopRepository(source: StandIn(json: json))
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
let userJSON = "{\"id\":\"7\",\"mail\":\"a@b.org\",\"address\":{\"zip\":\"10115\"}}"
let itemJSON = "{\"sku\":\"A\",\"price\":\"1.50\",\"tags\":[\"x\",\"y\"]}"
let faulty = "{\"id\":\"\",\"mail\":\"x\",\"address\":{\"zip\":\"1\"}}"

do {
  // The answers of a source are mapped.
  let id = try User.ID("7")
  let user = try await repository(userJSON).user(id: id)
  expect(user.address?.zip, is: "10115")
  expect(try await repository("[\(userJSON)]").users() == [user])
  expect(try await repository("null").owner(of: SKU("A")) == nil)
  expect(try await repository(userJSON).owner(of: SKU("A")) == user)
  let item = try Item(sku: SKU("A"), price: Decimal(string: "1.5") ?? 0, tags: ["x", "y"])
  expect(
    try await repository("{\"A\":\(itemJSON)}").items(of: id, page: 1, in: nil)
      == [SKU("A"): item])
  let germany = "{\"code\":\"DE\",\"name\":\"Germany\"}"
  expect(try await repository(germany).country(key: UUID()).name, is: "Germany")

  // Every problem of an answer reaches the caller.
  let address = "address.zip: \"1\" must have 5 characters"
  expect(
    await issues { try await repository(faulty).user(id: id) },
    toBe: ["id: must not be empty", "mail: \"x\" is not an email address", address])
  expect(
    await issues { try await repository("[\(userJSON),\(faulty)]").users() },
    toBe: [
      "[1].id: must not be empty", "[1].mail: \"x\" is not an email address", "[1].\(address)",
    ])
  expect(
    await issues { try await repository(faulty).owner(of: SKU("A")) },
    toBe: ["id: must not be empty", "mail: \"x\" is not an email address", address])
  let things = "{\"\":\(itemJSON),\"B\":{\"sku\":\"\",\"price\":\"?\",\"tags\":[\"x\",\"x\"]}}"
  expect(
    await issues { try await repository(things).items(of: id, page: 1, in: nil) }.sorted(),
    toBe: [
      "[\"\"]: must not be empty",
      "[\"B\"].price: \"?\" is not a decimal number: it is not written like a number in JSON",
      "[\"B\"].sku: must not be empty", "[\"B\"].tags[1]: \"x\" appears twice, first at [0]",
    ])

  // What is stored can be read again, whatever the arguments consist of.
  let files = ShopFiles(in: folder)
  let stored = MappedShopRepository(source: files)
  try files.storeUser(UserDTO(from: user), id: id)
  expect(try await stored.user(id: id) == user)
  let page = Page(number: 1, size: 20, order: .descending)
  let filters = [
    Filter(text: "", below: nil, page: page), Filter(text: "nil", below: nil, page: page),
    Filter(text: "../../x", below: Decimal(string: "0.5"), page: page),
    Filter(text: "É a/b", below: nil, page: page), Filter(text: "É A/b", below: nil, page: page),
  ]
  for (index, filter) in filters.enumerated() {
    let item = ItemDTO(sku: "\(index)", price: "1", tags: [])
    try files.storeSearch([item], filter: filter, sort: .price)
  }
  for (index, filter) in filters.enumerated() {
    let found = try await stored.search(filter: filter, sort: .price)
    expect(found.map(\.sku.rawValue), toBe: ["\(index)"])
  }
  let ids: Set = try [User.ID("b"), User.ID("a")]
  try files.storeTagged([], tags: ["a, b"], of: ids)
  expect(try await stored.tagged(tags: ["a, b"], of: ids).isEmpty)
  let missingTags = await fileError { try await stored.tagged(tags: ["a", "b"], of: ids) }
  expect(missingTags == .fileReadNoSuchFile)
  let optional: [String: ItemDTO] = ["A": try decode(itemJSON)]
  try files.storeItems(optional, of: id, page: 1, in: nil)
  expect(try await stored.items(of: id, page: 1, in: nil).count == 1)
  let emptyLanguage = await fileError { try await stored.items(of: id, page: 1, in: "") }
  expect(emptyLanguage == .fileReadNoSuchFile)

  // The names and the content of the files are known, so that fixtures can be written by hand.
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  expect(
    names.filter { $0.hasSuffix(".json") },
    toBe: [
      "items/7/1/%nil.json",
      "search/%2e%2e%2f%2e%2e%2fx/0%2e5/1/20/^D^E^S^C/^P^R^I^C^E.json",
      "search/%c3%89%20^A%2fb/%nil/1/20/^D^E^S^C/^P^R^I^C^E.json",
      "search/%c3%89%20a%2fb/%nil/1/20/^D^E^S^C/^P^R^I^C^E.json",
      "search/%empty/%nil/1/20/^D^E^S^C/^P^R^I^C^E.json",
      "search/nil/%nil/1/20/^D^E^S^C/^P^R^I^C^E.json",
      "tagged/%5b%22a%2c%20b%22%5d/%5b%22a%22%2c%20%22b%22%5d.json", "user/7.json",
    ])
  let file = folder.appendingPathComponent("user/7.json")
  expect(
    try String(contentsOf: file, encoding: .utf8),
    is: """
      {
        "address" : {
          "zip" : "10115"
        },
        "id" : "7",
        "mail" : "a@b.org"
      }
      """)

  // A fixture for all arguments.
  let matching = folder.appendingPathComponent("matching.json")
  try Data("[\(itemJSON)]".utf8).write(to: matching)
  expect(try await stored.matching(prices: ["x": 1]) == [item])

  // Missing, malformed and invalid answers are reported as such.
  let missing = await fileError { try await stored.users() }
  expect(missing == .fileReadNoSuchFile)
  try Data(faulty.utf8).write(to: file)
  expect(
    await issues { try await stored.user(id: id) },
    toBe: ["id: must not be empty", "mail: \"x\" is not an email address", address])
  for (json, path) in [("{\"id\":", []), ("{\"id\":\"7\",\"mail\":1}", ["mail"])] {
    try Data(json.utf8).write(to: file)
    do {
      _ = try await stored.user(id: id)
      print("\(json) is read")
    } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context) {
      expect(context.codingPath.map(\.stringValue), toBe: path)
    }
  }

  // A cache and the network serve one repository, each with its own dtos.
  let cache = ShopCacheFiles(in: folder.appendingPathComponent("cache"))
  expect(try await CachedUsers(network: repository(userJSON), cache: cache).user(id: id) == user)
  let offline = CachedUsers(network: MappedShopRepository(source: files), cache: cache)
  expect(try await offline.user(id: id) == user)
  let keptUser = folder.appendingPathComponent("cache/user/7.json")
  let kept = "{\"key\":\"7\",\"email\":\"x\",\"address\":{\"zip\":\"10115\"}}"
  try Data(kept.utf8).write(to: keptUser)
  expect(
    await issues { try await offline.user(id: id) },
    toBe: ["email: \"x\" is not an email address"])
  let cached: any ShopRepository = MappedShopCacheRepository(source: cache)
  let filter = Filter(text: "a", below: nil, page: page)
  let cachedItem: CachedItemDTO = try decode(
    "{\"sku\":\"A\",\"cents\":150,\"tags\":[\"x\",\"y\"],\"state\":\"stale\"}")
  try cache.storeSearch([cachedItem], filter: filter, sort: .name)
  expect(try await cached.search(filter: filter, sort: .name) == [item])
  // If the cache has no dto of its own for an operation, it is answered as by the network.
  try cache.storeTagged([decode(itemJSON)], tags: ["x"], of: ids)
  expect(try await cached.tagged(tags: ["x"], of: ids) == [item])

  // What is left out of a file is reported without what it was.
  let safe = folder.appendingPathComponent("safe/pins.json")
  try FileManager.default.createDirectory(
    at: safe.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data("[42, \"4711-secret\", 4711.5]".utf8).write(to: safe)
  let left = LeftOut()
  let pins = try await FallbackHandler.use {
    left.add($0)
  } during: {
    try await MappedSafe(source: SafeFiles(in: safe.deletingLastPathComponent())).pins()
  }
  expect(pins.count == 1 && left.all.count == 2)
  for text in left.all {
    if text.contains("4711") { print(text) }
  }

  // Nothing can be written if a file is in place of a folder; what was there stays.
  let blocked = ShopFiles(in: matching)
  let unwritable = await fileError { try blocked.storeUsers([]) }
  expect(unwritable != nil)
  expect(try await stored.matching(prices: [:]) == [item])
} catch {
  print(error)
}
do {
  try FileManager.default.removeItem(at: folder)
} catch {
  print(error)
}
