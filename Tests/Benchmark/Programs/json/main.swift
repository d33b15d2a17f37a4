import Foundation

// Reading and writing JSON: Foundation with code that the compiler synthesises, Foundation with code that the tool writes,
// and code of the tool without Foundation.

var payloads = Payloads()
let small = (reading: 0.1, writing: 0.2)
let any = (reading: 1.0 / 6, writing: 0.2)

try Table.write(
  [
    tables("users", payloads.users(), UserPageDTO.self, small),
    tables("tweets", payloads.timeline(), TimelineDTO.self, any),
    tables("catalogue", payloads.catalogue(), CatalogueDTO.self, any),
    tables("events", payloads.log(), LogDTO.self, any),
    tables("numbers", payloads.series(), SeriesDTO.self, any),
    [toDomain(payloads.users())],
  ].flatMap { $0 })

func tables<ByHand: Codable, Emitted: Codable & JSONReadable & JSONWritable>(
  _ title: String, _ value: ByHand, _ emitted: Emitted.Type,
  _ limits: (reading: Double, writing: Double)
) throws -> [Table] {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  encoder.dateEncodingStrategy = .iso8601
  decoder.dateDecodingStrategy = .iso8601
  encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
  let data = try encoder.encode(value)
  encoder.outputFormatting = []
  let bytes = [UInt8](data)
  let megabytes = Double(bytes.count) / 1_000_000

  var reading = Contest()
  reading.time("JSONDecoder, synthesised") {
    consume(try decoder.decode(ByHand.self, from: data))
  }
  reading.time("JSONDecoder, emitted") { consume(try decoder.decode(Emitted.self, from: data)) }
  reading.time("direct") { consume(try Emitted(json: bytes)) }

  let dto = try Emitted(json: bytes)
  var writing = Contest()
  writing.time("JSONEncoder, synthesised") { consume(try encoder.encode(value)) }
  writing.time("JSONEncoder, emitted") { consume(try encoder.encode(dto)) }
  writing.time("direct") { consume(try dto.jsonBytes()) }
  return [
    Table(
      title: "read \(title), \(bytes.count / 1024) KiB",
      rows: try reading.rows(rounds: 41, megabytes, ["direct": limits.reading])),
    Table(
      title: "write \(title)",
      rows: try writing.rows(rounds: 41, megabytes, ["direct": limits.writing])),
  ]
}

/// From bytes to values that comply with every rule, compared with the time that `JSONDecoder` takes for the dtos
/// alone.
func toDomain(_ page: Plain.UserPage) throws -> Table {
  let data = try JSONEncoder().encode(page)
  let bytes = [UInt8](data)
  let decoder = JSONDecoder()
  var contest = Contest()
  contest.time("JSONDecoder, dtos alone") {
    consume(try decoder.decode(Plain.UserPage.self, from: data))
  }
  contest.time("JSONDecoder, emitted, and map") {
    consume(try UserPage(from: decoder.decode(UserPageDTO.self, from: data)))
  }
  contest.time("direct, dtos alone") { consume(try UserPageDTO(json: bytes)) }
  contest.time("direct, and map") { consume(try UserPage(json: bytes)) }
  return Table(
    title: "users, checked",
    rows: try contest.rows(
      rounds: 41, Double(bytes.count) / 1_000_000, ["direct, and map": 0.2]))
}

extension Contest {
  /// The results as rows, with megabytes a second.
  fileprivate func rows(
    rounds: Int, _ megabytes: Double, _ limits: [String: Double]
  ) throws -> [Table.Row] {
    let medians = try medians(rounds: rounds)
    let first = medians.first?.median ?? 1
    return medians.map { contestant in
      Table.Row(
        name: contestant.name,
        figures: [
          Table.Figure("MB/s", megabytes * 1e9 / contestant.median, digits: 0),
          Table.Figure(
            "ratio", contestant.median / first, digits: 3, limit: limits[contestant.name]),
          Table.Figure("times as fast", first / contestant.median),
        ])
    }
  }
}
