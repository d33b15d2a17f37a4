import Foundation

/// What somebody writes after measuring: no closures and no list of problems, since the first problem ends it. The values
/// are those of the generated domain, which check themselves.
enum TunedMap {
  enum Failure: Error {
    case date(String)
    case url(String)
    case unknown(String)
    case missing
    case duplicate
  }

  static func order(_ dto: OrderDTO) throws -> Order {
    let tags = Set(dto.tags)
    guard tags.count == dto.tags.count else { throw Failure.duplicate }
    var lines: [Order.Line] = []
    lines.reserveCapacity(dto.lines.count)
    for line in dto.lines { lines.append(try Self.line(line)) }
    return try Order(
      id: Order.ID(dto.id), customer: customer(dto.customer), placedAt: date(dto.placedAt),
      shippedAt: dto.shippedAt.map(date), state: state(dto.state),
      currency: currency(dto.currency), lines: lines, tags: tags,
      wrapping: wrapping(dto), attributes: dto.attributes)
  }

  private static func customer(_ dto: OrderDTO.CustomerDTO) throws -> Order.Customer {
    try Order.Customer(
      id: dto.id, name: dto.name, email: Email(dto.mail), site: dto.site.map(url))
  }

  private static func line(_ dto: OrderDTO.LineDTO) throws -> Order.Line {
    try Order.Line(
      sku: SKU(dto.sku), title: dto.title, quantity: dto.quantity,
      unitPrice: Decimal(
        sign: dto.unitPrice < 0 ? .minus : .plus, exponent: -2,
        significand: Decimal(dto.unitPrice.magnitude)),
      options: dto.options)
  }

  private static func wrapping(_ dto: OrderDTO) throws -> Order.Wrapping {
    guard dto.isGift else { return .none }
    guard let note = dto.giftNote else { throw Failure.missing }
    return .gift(note)
  }

  private static func date(_ text: String) throws -> Date {
    do {
      let time = try ISO8601Format.time(of: text, fraction: .optional)
      return Date(timeIntervalSince1970: time.secondsSince1970)
    } catch {
      throw Failure.date(text)
    }
  }

  private static func url(_ text: String) throws -> URL {
    do { try URLFormat.check(text) } catch { throw Failure.url(text) }
    guard let url = URL(string: text) else { throw Failure.url(text) }
    return url
  }

  private static func state(_ text: String) throws -> State {
    switch text {
    case "new": .new
    case "paid": .paid
    case "shipped": .shipped
    case "RETURNED": .returned
    default: throw Failure.unknown(text)
    }
  }

  private static func currency(_ text: String) throws -> Currency {
    switch text {
    case "USD": .usd
    case "EUR": .eur
    default: throw Failure.unknown(text)
    }
  }
}
