// A build that links everything statically has no tests, and no such module.
#if canImport(Testing)
  package import Testing

  /// What takes long. `.ci/quick` leaves it out.
  extension Tag {
    /// Starts the compiler or the formatter, which nothing else can do.
    @Tag package static var compiling: Tag
    /// Looks at very many inputs, most of them made by chance, or at all goldens in every form.
    @Tag package static var searching: Tag
  }
#endif
