/// A set of texts, as the smallest table that decides whether a text is in it: each byte of UTF-8 costs one look-up,
/// whatever the pattern was. Two automata are equal if and only if they match the same texts.
///
/// Texts are matched as a whole, and scalar by scalar: `é` in two scalars is not `é` in one. Bytes that are not valid
/// UTF-8 never match.
package struct Automaton: Hashable, Sendable {
  /// The class of each of the 256 bytes. Bytes of one class are never told apart.
  package let byteClasses: [UInt8]

  package let classCount: Int

  /// Row after row, one for each state: the state that each class leads to. State 0 is where no match is possible any
  /// more: it leads only to itself.
  package let transitions: [UInt16]

  package let start: UInt16

  /// This state and all after it accept; those before it do not. Equal to `stateCount` if none accepts.
  package let firstAccepting: UInt16

  package var stateCount: Int { transitions.count / classCount }

  package func matches(_ bytes: some Sequence<UInt8>) -> Bool {
    var state = start
    for byte in bytes {
      state = self.state(after: byte, in: state)
    }
    return state >= firstAccepting
  }

  package func matches(_ text: String) -> Bool {
    matches(text.utf8)
  }

  func state(after byte: UInt8, in state: UInt16) -> UInt16 {
    transitions[Int(state) * classCount + Int(byteClasses[Int(byte)])]
  }

  /// Matches no text at all, not even the empty one.
  package static let nothing = Automaton(
    byteClasses: [UInt8](repeating: 0, count: 256), classCount: 1, transitions: [0], start: 0,
    firstAccepting: 1)
}
