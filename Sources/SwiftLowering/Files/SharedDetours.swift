extension [SwiftFileModel] {
  /// Where all of a schema is in one file for each layer, the detours are declared once in that file: a type conforms to a
  /// protocol once, and the names of its members have one meaning.
  var sharingDetours: [SwiftFileModel] {
    var places: [OutputLayer: [String: Int]] = [:]
    var files = self
    for (position, file) in zip(indices, self) where !file.detours.isEmpty {
      guard let first = places[file.layer]?[file.origin.path] else {
        places[file.layer, default: [:]][file.origin.path] = position
        continue
      }
      files[first].detours.add(file.detours)
      files[position].detours = []
    }
    return files
  }
}

extension [DetourModel] {
  fileprivate mutating func add(_ others: [DetourModel]) {
    for other in others {
      if let position = firstIndex(where: { $0.protocolName == other.protocolName }) {
        let known = self[position].members
        self[position].members += other.members.filter { !known.contains($0) }
      } else {
        append(other)
      }
    }
  }
}
