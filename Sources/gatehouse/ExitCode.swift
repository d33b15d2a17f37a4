/// From `sysexits.h`, if it has a code for the case.
enum ExitCode: Int32 {
  case success = 0

  /// A schema has errors, or a file is not formatted.
  case problems = 1

  /// The command line is wrong.
  case usage = 64

  /// A file or folder cannot be read.
  case unreadable = 66

  /// A file, or standard output, cannot be written.
  case unwritable = 73
}
