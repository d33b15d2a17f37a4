extension Automaton {
  /// One state for each block of useful states, and one class for all bytes with the same column.
  ///
  /// States are numbered in the order in which the bytes reach them from the start, those that do not accept
  /// before those that do. The table does not depend on how the automaton was built.
  init(
    merging automaton: DeterministicAutomaton,
    _ transitions: [DeterministicAutomaton.Transition],
    _ blocks: StatePartition
  ) throws(AutomatonTooLarge) {
    let dead = -1
    var columns = [[Int]](
      repeating: [Int](repeating: dead, count: blocks.blockCount),
      count: automaton.byteClasses.count)
    for transition in transitions {
      columns[transition.byteClass][blocks.block(of: transition.source)] =
        blocks.block(of: transition.target)
    }

    var distinct: [[Int]] = []
    var numbers: [[Int]: UInt8] = [:]
    let merged = columns.map { column in
      if let number = numbers[column] { return number }
      let number = UInt8(truncatingIfNeeded: distinct.count)
      numbers[column] = number
      distinct.append(column)
      return number
    }

    let startBlock = blocks.block(of: 0)
    var order = [startBlock]
    var isFound = [Bool](repeating: false, count: blocks.blockCount)
    isFound[startBlock] = true
    var next = 0
    while next < order.count {
      for column in distinct {
        let target = column[order[next]]
        guard target != dead, !isFound[target] else { continue }
        isFound[target] = true
        order.append(target)
      }
      next += 1
    }
    guard order.count < WorkBudget.mostStates else { throw .states }

    let accepts = { (block: Int) in
      blocks.members(of: block).first.map { automaton.isAccepting[$0] } ?? false
    }
    let sorted = order.filter { !accepts($0) } + order.filter(accepts)
    var stateOfBlock = [UInt16](repeating: 0, count: blocks.blockCount)
    for (index, block) in sorted.enumerated() {
      stateOfBlock[block] = UInt16(truncatingIfNeeded: index + 1)
    }

    var table = [UInt16](repeating: 0, count: distinct.count)
    table.reserveCapacity((sorted.count + 1) * distinct.count)
    for block in sorted {
      for column in distinct {
        table.append(column[block] == dead ? 0 : stateOfBlock[column[block]])
      }
    }
    byteClasses = automaton.byteClasses.numbers.map { merged[Int($0)] }
    classCount = distinct.count
    self.transitions = table
    start = stateOfBlock[startBlock]
    firstAccepting = UInt16(truncatingIfNeeded: order.filter { !accepts($0) }.count + 1)
  }
}
