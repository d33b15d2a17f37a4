/// States in blocks that only ever get smaller. The cost of splitting a block depends only on how many of its states
/// are marked.
struct StatePartition {
  /// All states, block after block; in each block the marked ones first.
  private var states: [Int]
  private var places: [Int]
  private var blockOfState: [Int]
  private var blocks: [Block]

  private struct Block {
    var start: Int
    var end: Int
    var marked = 0
  }

  /// At first, all states are in one block, with number 0.
  init(count: Int) {
    states = Array(0..<count)
    places = states
    blockOfState = [Int](repeating: 0, count: count)
    blocks = [Block(start: 0, end: count)]
  }

  var blockCount: Int { blocks.count }

  func block(of state: Int) -> Int { blockOfState[state] }

  func members(of block: Int) -> ArraySlice<Int> {
    states[blocks[block].start..<blocks[block].end]
  }

  /// Returns whether the state is the first of its block to be marked.
  mutating func mark(_ state: Int) -> Bool {
    let block = blockOfState[state]
    let place = places[state]
    let boundary = blocks[block].start + blocks[block].marked
    guard place >= boundary else { return false }
    let other = states[boundary]
    states[boundary] = state
    states[place] = other
    places[state] = boundary
    places[other] = place
    blocks[block].marked += 1
    return blocks[block].marked == 1
  }

  /// Separates the marked states of a block from the others, and unmarks them. The smaller part becomes a new block,
  /// which is returned; if there is only one part, nothing happens.
  mutating func split(_ block: Int) -> Int? {
    let old = blocks[block]
    blocks[block].marked = 0
    let boundary = old.start + old.marked
    guard old.marked > 0, boundary < old.end else { return nil }
    let number = blocks.count
    if old.marked <= old.end - boundary {
      blocks[block].start = boundary
      blocks.append(Block(start: old.start, end: boundary))
    } else {
      blocks[block].end = boundary
      blocks.append(Block(start: boundary, end: old.end))
    }
    for state in members(of: number) { blockOfState[state] = number }
    return number
  }
}
