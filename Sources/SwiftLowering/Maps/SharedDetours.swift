extension [SwiftFileModel] {
  /// Where maps are in one file for each schema, the detours of all of them are declared once in that file: a type
  /// conforms to a protocol once, and the names of its members have one meaning.
  var sharingDetours: [SwiftFileModel] {
    var places: [String: Int] = [:]
    var files = self
    for (position, file) in zip(indices, self) {
      guard case .map(var model) = file.content, !model.detours.isEmpty else { continue }
      guard let first = places[file.origin.path], case .map(var earlier) = files[first].content
      else {
        places[file.origin.path] = position
        continue
      }
      earlier.detours.add(model.detours)
      files[first].content = .map(earlier)
      model.detours = []
      files[position].content = .map(model)
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
