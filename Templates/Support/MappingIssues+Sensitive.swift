nonisolated extension MappingIssues {
  /// Issues that are added here are kept without the values, which the schema calls sensitive.
  var hidden: MappingIssues {
    get {
      var issues = MappingIssues()
      issues.isStopped = isStopped
      return issues
    }
    set {
      if refuses(newValue.error) { return }
      let room = max(0, max(1, MappingPolicy.current.keptIssues) - issues.count)
      issues += newValue.error.hidingValues.issues.prefix(room)
      count += newValue.count
      isStopped = newValue.isStopped
    }
  }
}
