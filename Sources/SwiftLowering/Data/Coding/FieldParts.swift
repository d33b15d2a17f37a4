/// The parts of the support code that read or write fields in one of the two JSON forms.
struct FieldParts {
  let plain: SupportPart
  let formats: SupportPart
  let patch: SupportPart
  let patchFormats: SupportPart
  /// Nil for writing, which has no fallbacks.
  var fallbacks: (plain: SupportPart, formats: SupportPart)?
  let sensitive: SupportPart
  /// For a sensitive value that something may be reported about.
  var sensitiveReports: SupportPart?
  /// For a sensitive value that may be stored in another version.
  var sensitiveVersions: SupportPart?

  static let wireObject = FieldParts(
    plain: .wireObject, formats: .wireObjectFormats, patch: .wireObjectPatch,
    patchFormats: .wireObjectPatchFormats,
    fallbacks: (.wireObjectFallbacks, .wireObjectFormatFallbacks), sensitive: .wireObjectSensitive,
    sensitiveReports: .wireObjectSensitiveReports,
    sensitiveVersions: .wireObjectSensitiveVersions)
  static let wireWriter = FieldParts(
    plain: .wireWriter, formats: .wireWriterFormats, patch: .wireWriterPatch,
    patchFormats: .wireWriterPatchFormats, sensitive: .wireWriterSensitive)
  static let jsonReader = FieldParts(
    plain: .jsonReader, formats: .jsonReaderFormats, patch: .jsonReaderPatch,
    patchFormats: .jsonReaderPatchFormats,
    fallbacks: (.jsonReaderFallbacks, .jsonReaderFormatFallbacks), sensitive: .jsonReaderSensitive,
    sensitiveReports: .jsonReaderSensitiveReports)
  static let jsonWriter = FieldParts(
    plain: .jsonWriter, formats: .jsonWriterFormats, patch: .jsonWriterPatch,
    patchFormats: .jsonWriterPatchFormats, sensitive: .jsonWriterSensitive)

  /// - Parameter isReplaced: whether the field has a fallback.
  func call(hasFormat: Bool, isPatch: Bool, isReplaced: Bool, needs: inout FileNeeds) {
    needs.call(plain)
    if isPatch {
      needs.call(hasFormat ? patchFormats : patch)
    } else if isReplaced, let fallbacks {
      needs.call(hasFormat ? fallbacks.formats : fallbacks.plain)
    } else if hasFormat {
      needs.call(formats)
    }
  }
}
