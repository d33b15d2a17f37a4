import SeededRandom

@testable import RegularExpressions

/// Texts for and against an automaton: some that it matches, some with one change, and some that are random.
struct TextSampler {
  var generator: SeededGenerator

  /// A random walk that does not enter state 0, and that after a while stops wherever it can.
  mutating func match(of automaton: Automaton) -> String? {
    var state = automaton.start
    guard state != 0 else { return nil }
    let familiar = Array(Set(Self.alphabet.utf8)).sorted()
    let others = (0..<automaton.classCount).compactMap { number in
      automaton.byteClasses.lastIndex(of: UInt8(number)).map { UInt8($0) }
    }
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      let mayStop = state >= automaton.firstAccepting
      if mayStop, Int.random(in: 0..<4, using: &generator) == 0 { break }
      let here = state
      let choices = (Int.random(in: 0..<4, using: &generator) == 0 ? others : familiar)
        .filter { automaton.state(after: $0, in: here) != 0 }
      guard
        let byte = choices.randomElement(using: &generator)
          ?? others.first(where: {
            automaton.state(after: $0, in: here) != 0
          })
      else { break }
      bytes.append(byte)
      state = automaton.state(after: byte, in: state)
    }
    guard state >= automaton.firstAccepting else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &generator)
    let other = Self.alphabet.unicodeScalars.randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: scalars.insert(other, at: place)
    case 1 where place < scalars.count: scalars.remove(at: place)
    case 2 where place < scalars.count: scalars[place] = other
    default: scalars.append(contentsOf: scalars.prefix(place))
    }
    return string(of: scalars)
  }

  mutating func anything() -> String {
    let length = Int.random(in: 0...6, using: &generator)
    return string(
      of: (0..<length).map { _ in
        Self.alphabet.unicodeScalars.randomElement(using: &generator) ?? "a"
      })
  }

  private func string(of scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static let alphabet = "aabbccAZ0079-_ .*\\/@é日🎉\n\rö\u{2028}"
}
