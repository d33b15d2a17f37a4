extension [SwiftFileModel] {
  /// Where maps are in one file for each schema, the detours of all of them are declared once in that file: a type
  /// conforms to a protocol once, and the names of its members have one meaning.
  var sharingDetours: [SwiftFileModel] {
    var places: [String: Int] = [:]
    var files = self
    for (position, file) in zip(indices, self) {
      guard case .map(let model) = file.content, !model.detours.isEmpty else { continue }
      guard let first = places[file.origin.path], case .map(let earlier) = files[first].content
      else {
        places[file.origin.path] = position
        continue
      }
      files[first].content = .map(earlier.with(earlier.detours.joined(with: model.detours)))
      files[position].content = .map(model.with([]))
    }
    return files
  }
}

extension MapFileModel {
  fileprivate func with(_ detours: [DetourModel]) -> MapFileModel {
    MapFileModel(hooks: hooks, detours: detours, declarations: declarations)
  }
}

extension [DetourModel] {
  fileprivate func joined(with others: [DetourModel]) -> [DetourModel] {
    others.reduce(into: self) { detours, other in
      if let position = detours.firstIndex(where: { $0.protocolName == other.protocolName }) {
        detours[position] = detours[position].joined(with: other.members)
      } else {
        detours.append(other)
      }
    }
  }
}

extension DetourModel {
  fileprivate func joined(with others: [Member]) -> DetourModel {
    DetourModel(
      protocolName: protocolName, type: type, deprecation: deprecation,
      members: members + others.filter { !members.contains($0) })
  }
}
