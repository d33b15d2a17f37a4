import Foundation

// Ways of checking a text: emitted automata and scanners, compared with the regular expressions of the standard
// library.

let handle = /[a-z0-9_]{3,20}/
let countryCode = /[A-Z]{2}/
let colour = /#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})/
let email = /[a-zA-Z0-9._%+\-]+@[a-zA-Z0-9\-]+(\.[a-zA-Z0-9\-]+)+/

try Table.write([
  table(
    "handle", of: ["ada_lovelace", "grace-hopper", "linus", "x", "someone_else_12345678"],
    emitted: { Handle.violations(of: $0).isEmpty },
    regex: { $0.wholeMatch(of: handle) != nil }),
  table(
    "country code", of: ["DE", "FR", "deu", "U", "GB"],
    emitted: { CountryCode.violations(of: $0).isEmpty },
    regex: { $0.wholeMatch(of: countryCode) != nil }),
  table(
    "colour", of: ["#ff8800", "#FFF", "#12345", "ff8800", "#a1B2c3"],
    emitted: { Colour.violations(of: $0).isEmpty },
    regex: { $0.wholeMatch(of: colour) != nil }),
  table(
    "email", of: ["ada@example.com", "not an address", "a.b+c@mail.example.org", "@x", "x@y.z"],
    emitted: { Email.violations(of: $0).isEmpty },
    regex: { $0.wholeMatch(of: email) != nil }),
])

func table(
  _ title: String, of texts: [String], emitted: @escaping (String) -> Bool,
  regex: @escaping (String) -> Bool
) throws -> Table {
  guard texts.map(emitted) == texts.map(regex) else {
    throw Disagreement(description: "\(title): the two do not agree")
  }
  let repetitions = 200
  func repeated(_ matches: @escaping (String) -> Bool) -> () -> Void {
    return {
      for _ in 0..<repetitions { for text in texts { consume(matches(text)) } }
    }
  }
  var contest = Contest()
  contest.time("emitted", repeated(emitted))
  contest.time("Regex that is kept", repeated(regex))
  let count = Double(repetitions * texts.count)
  return Table(title: title, rows: try contest.rows(rounds: 15, "ns a text", 1 / count))
}

struct Disagreement: Error, CustomStringConvertible {
  let description: String
}
