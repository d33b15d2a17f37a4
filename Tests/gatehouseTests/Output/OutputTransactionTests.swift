import Testing

@testable import gatehouse

@Suite struct OutputTransactionTests {
  /// Each folder becomes each of the others: files are added, changed, removed and kept.
  private static let states: [[OutputFile]] = [
    [], [.a], [.a, .b], [.b, OutputFile("A.swift", "other"), OutputFile("C.swift")],
    [OutputFile("B.swift", "other")], [OutputFile("b.swift"), .a],
  ]

  private func bring(_ folders: [MemoryFolder], to files: [OutputFile]) throws {
    var transaction = OutputTransaction<MemoryFolder>()
    for folder in folders {
      let plan = try OutputPlan(files, over: folder.contents)
      transaction.add(plan.changes, in: folder)
    }
    try transaction.run()
  }

  private func expected(_ files: [OutputFile]) -> [String: [UInt8]] {
    var expected: [String: [UInt8]] = [:]
    for file in files { expected[file.name] = file.bytes }
    if !files.isEmpty { expected[Manifest.name] = Manifest(files.map(\.name)).bytes }
    return expected
  }

  @Test(arguments: [false, true]) func everyStateLeadsToEveryOther(foldsCase: Bool) throws {
    for old in Self.states {
      for new in Self.states {
        let folder = MemoryFolder(foldsCase: foldsCase)
        try bring([folder], to: old)
        #expect(folder.files == expected(old))
        try bring([folder], to: new)
        #expect(folder.files == expected(new))
      }
    }
  }

  @Test(arguments: [false, true])
  func whicheverOperationFailsNothingHasChanged(foldsCase: Bool) throws {
    for old in Self.states {
      for new in Self.states {
        for operations in 0... {
          let folders = [MemoryFolder(foldsCase: foldsCase), MemoryFolder(foldsCase: foldsCase)]
          try bring(folders, to: old)
          let limit = OperationLimit(operations, then: .failOnce)
          for folder in folders { folder.limit = limit }
          do {
            try bring(folders, to: new)
          } catch let error as OutputErrors {
            #expect(error.errors.count == 1)
          }
          for folder in folders { #expect(folder.files == expected(limit.isReached ? old : new)) }
          if !limit.isReached { break }
        }
      }
    }
  }

  /// As if the process were killed: nothing more is done, and nothing is undone.
  @Test(arguments: [false, true])
  func whereverARunStopsFilesAreWholeAndTheNextRunRepairsTheRest(foldsCase: Bool) throws {
    for old in Self.states {
      for new in Self.states {
        for operations in 0... {
          let folder = MemoryFolder(foldsCase: foldsCase)
          try bring([folder], to: old)
          let limit = OperationLimit(operations, then: .stop)
          folder.limit = limit
          do {
            try bring([folder], to: new)
          } catch is OutputErrors {
            #expect(limit.isReached)
          }
          for (name, bytes) in folder.visibleFiles where name != Manifest.name {
            let versions = (old + new).filter { $0.name.lowercased() == name.lowercased() }
            #expect(versions.contains { $0.bytes == bytes })
          }
          folder.limit = nil
          for leftover in folder.contents.leftovers { folder.discard(leftover) }
          try bring([folder], to: new)
          #expect(folder.files == expected(new))
          if !limit.isReached { break }
        }
      }
    }
  }

  @Test func whatCannotBeUndoneIsSaid() throws {
    let folder = MemoryFolder()
    try bring([folder], to: [.a])
    // The folder of the drafts, three drafts, two backups; then the manifest, and nothing more.
    folder.limit = OperationLimit(7, then: .stop)
    let error = #expect(throws: OutputErrors.self) {
      try bring([folder], to: [OutputFile("A.swift", "other"), .b])
    }
    #expect(
      error?.errors.map(\.text) == [
        "error: cannot write Memory/A.swift: Input/output error\n",
        "error: cannot undo the change of Memory/.gatehouse-manifest: Input/output error\n",
      ])
  }
}
