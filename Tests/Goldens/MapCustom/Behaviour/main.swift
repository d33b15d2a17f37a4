import Foundation

func score(_ points: Int, level: String = "null", last: String = "Lovelace") throws -> ScoreDTO {
  try decode(
    """
    {"points":\(points),"level":\(level),"first":"Ada","last":"\(last)","mood":{"name":"good"}}
    """)
}

do {
  let score1 = try Score(from: score(3, level: "4"))
  expect(score1.rank.rawValue == 7 && score1.title == "Score of Ada Lovelace")
  expect(score1.note == "has points" && score1.mood == .good && score1.stamp == 42)
  expect(score1.source == "Ada Lovelace" && score1.fallback == 3)
  expect(try Score(from: score(0)).note == nil)

  // What the functions throw becomes issues, with their errors.
  let dto = try score(-20, last: "?")
  let error1 = error(of: { () throws(MappingError) in try Score(from: dto) })
  expect(error1?.issues.map(\.path.description) == ["points", "first", "points"])
  expect(error1?.issues.first?.problem.underlyingError is Rank.ValidationError)
  expect(
    error1?.issues.last?.problem.underlyingError as? Refusal == Refusal(reason: "debt"))

  let reports = Reports()
  let high = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Score(from: score(9))
  }
  expect(high.fallback == 7)
  expect(reports.all == ["points is replaced, since it could not be converted"])

  let person = try Person(from: decode("{\"first\":\"Ada\",\"last\":\"Lovelace\",\"age\":3}"))
  expect(
    try encode(PersonDTO(from: person)) == "{\"age\":3,\"first\":\"Ada\",\"last\":\"Lovelace\"}")
  let odd = try Person(fullName: "Ada", age: Rank(1))
  let error2 = error(of: { () throws(MappingError) in try PersonDTO(from: odd) })
  expect(error2?.issues.map(\.path.description) == ["first", "last"])
} catch {
  print(error)
}
