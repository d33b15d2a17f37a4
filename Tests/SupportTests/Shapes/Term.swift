@testable import GeneratedSupport

/// How a union finds out which case a value is.
protocol WayOfReading: Sendable {
  static var isShared: Bool { get }
  /// Whether there is a case for objects with any keys. Decoders reach those in any order, and so do errors.
  static var hasTables: Bool { get }
}

/// Tries one case after another with all that it contains: the results that the other ways must give, too.
enum Trying: WayOfReading {
  static let isShared = false
  static let hasTables = true
}

/// As code is generated: looks at keys first, and reads only once what several cases contain.
enum Sharing: WayOfReading {
  static let isShared = true
  static let hasTables = true
}

enum TryingRecords: WayOfReading {
  static let isShared = false
  static let hasTables = false
}

enum SharingRecords: WayOfReading {
  static let isShared = true
  static let hasTables = false
}

/// Contains itself in every case that is an object or an array.
indirect enum Term<Way: WayOfReading>: Sendable {
  case sum(Sum<Way>)
  case product(Product<Way>)
  case pair(Pair<Way>)
  case table([String: Term])
  case list([Term])
  case loose([Term])
  case number(Int)
  case none
}

struct Sum<Way: WayOfReading>: Sendable {
  let left: Term<Way>
  let plus: Int
}

struct Product<Way: WayOfReading>: Sendable {
  let left: Term<Way>
  let times: Int
  let level: Int
}

struct Pair<Way: WayOfReading>: Sendable {
  let left: Term<Way>
  let right: Term<Way>?
}

/// Counts how many records begin to be read.
final class ReadingCounter: @unchecked Sendable {
  @TaskLocal static var current: ReadingCounter?

  private(set) var count = 0

  static func note() { current?.count += 1 }

  static func count(during read: () -> Void) -> Int {
    let counter = ReadingCounter()
    $current.withValue(counter) { read() }
    return counter.count
  }
}

extension Term: CustomStringConvertible {
  /// The same for all ways of reading.
  var description: String {
    switch self {
    case .sum(let sum): "sum(\(sum.left), \(sum.plus))"
    case .product(let product): "product(\(product.left), \(product.times), \(product.level))"
    case .pair(let pair): "pair(\(pair.left), \(pair.right.map(\.description) ?? "-"))"
    case .table(let table): "table(\(table.sorted { $0.key < $1.key }))"
    case .list(let list): "list(\(list))"
    case .loose(let list): "loose(\(list))"
    case .number(let number): "\(number)"
    case .none: "none"
    }
  }
}
