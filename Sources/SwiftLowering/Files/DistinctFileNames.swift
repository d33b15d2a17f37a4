extension [SwiftFileModel] {
  /// With numbers in names that several files of one module would have: those of maps and of wire names are put together
  /// from the names of types. Many disks do not distinguish upper and lower case.
  ///
  /// The files are in the order of their names, and those of one name in that of what they come from.
  func withDistinctNames(isOneModule: Bool) -> [SwiftFileModel] {
    let stems = map { file in
      (isOneModule ? "" : "\(file.layer)/") + file.name.dropLast(".swift".count).lowercased()
    }
    var taken = Set(stems)
    guard taken.count < count else { return self }
    var seen: Set<String> = []
    var files = self
    for (position, stem) in zip(indices, stems) where !seen.insert(stem).inserted {
      var number = 2
      while !taken.insert("\(stem)-\(number)").inserted { number += 1 }
      let name = files[position].name.dropLast(".swift".count)
      files[position].name = FileName.swift("\(name)-\(number)")
    }
    return files
  }
}
