/// The names that are visible at the top level of a file that imports Foundation, on any system: those of Foundation
/// itself, and those of the C libraries that it includes on Apple's systems.
///
/// In a file with that import, a declaration of another module with such a name has to be qualified.
enum FoundationNames {
  static func contains(_ name: String) -> Bool {
    ownNames.contains(name) || namesOfLibraries.contains(name)
      || prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let prefixes = [
    "AE", "CF", "CG", "CS", "Dispatch", "FS", "IO", "LS", "MD", "NS", "OS", "Sec", "UC", "URL",
  ]

  private static let ownNames: Set<String> = [
    "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup",
    "AttributeScope", "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString",
    "AttributedStringAttributeMutation", "AttributedStringKey", "AttributedStringProtocol",
    "AttributedSubstring", "BlockOperation", "Bundle", "ByteCountFormatStyle",
    "ByteCountFormatter", "CachedURLResponse", "Calendar", "CharacterSet", "CocoaError",
    "CodableAttributedStringKey", "CodableConfiguration", "CodableWithConfiguration",
    "ComparableComparator", "Comparator", "ComparisonResult", "ContiguousBytes",
    "CurrencyFormatStyleConfiguration", "CustomNSError", "Data", "DataProtocol", "Date",
    "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "Decimal", "DecodableAttributedStringKey",
    "DecodableWithConfiguration", "DecodingConfigurationProviding",
    "DescriptiveNumberFormatConfiguration", "Dimension", "DiscontiguousAttributedSubstring",
    "DiscreteFormatStyle", "DistributedNotificationCenter", "EncodableAttributedStringKey",
    "EncodableWithConfiguration", "EncodingConfigurationProviding", "EnergyFormatter",
    "Expression", "FileAttributeKey", "FileAttributeType", "FileHandle", "FileManager",
    "FileManagerDelegate", "FileProtectionType", "FileWrapper", "FloatingPointFormatStyle",
    "FloatingPointParseStrategy", "FormatStyle", "FormatStyleCapitalizationContext", "Formatter",
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Host", "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "InflectionConcept", "InflectionRule", "InputStream",
    "IntegerFormatStyle", "IntegerParseStrategy", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "KeyPathComparator", "LengthFormatter", "LinguisticTagger",
    "ListFormatStyle", "ListFormatter", "Locale", "LocalizedError", "LocalizedStringResource",
    "MachPort", "MarkdownDecodableAttributedStringKey", "MassFormatter", "Measurement",
    "MeasurementFormatter", "MessagePort", "Morphology", "MutableDataProtocol", "NetService",
    "NetServiceBrowser", "Notification", "NotificationCenter", "NotificationQueue",
    "NumberFormatStyleConfiguration", "NumberFormatter", "ObjCBool", "OperatingSystemVersion",
    "Operation", "OperationQueue", "OutputStream", "POSIXError", "ParseStrategy",
    "ParseableFormatStyle", "PersonNameComponents", "PersonNameComponentsFormatter", "Pipe",
    "Port", "PortDelegate", "PortMessage", "Predicate", "PredicateBindings", "PredicateError",
    "PredicateExpression", "PredicateExpressions", "Process", "ProcessInfo", "Progress",
    "ProgressKind", "ProgressReporting", "ProgressUserInfoKey", "PropertyListDecoder",
    "PropertyListEncoder", "PropertyListSerialization", "Protocol", "QualityOfService",
    "RecoverableError", "ReferenceConvertible", "RelativeDateTimeFormatter", "RunLoop", "Scanner",
    "ScopedAttributeContainer", "Selector", "SocketNativeHandle", "SocketPort", "SortComparator",
    "SortDescriptor", "SortOrder", "StandardPredicateExpression", "Stream", "StreamDelegate",
    "StringStyle", "StringTransform", "TermOfAddress", "Thread", "TimeInterval", "TimeZone",
    "Timer", "URL", "UUID", "UndoManager", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea",
    "UnitConcentrationMass", "UnitConverter", "UnitConverterLinear", "UnitDispersion",
    "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent", "UnitElectricPotentialDifference",
    "UnitElectricResistance", "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency",
    "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower",
    "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults",
    "ValueTransformer", "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode",
    "XMLParser", "XMLParserDelegate",
  ]

  /// Names of Darwin, CoreServices and Security.
  private static let namesOfLibraries: Set<String> = [
    "AbsoluteTime", "Authorization", "AuthorizationFlags", "AuthorizationItem", "AuthorizationRef",
    "Boolean", "Byte", "ByteCount", "ByteOffset", "BytePtr", "CatalogInfo", "CompTimeValue",
    "Component", "ComponentDescription", "ComponentInstance", "ConstStringPtr", "DIR",
    "DateTimeRec", "DescType", "Duration", "ExtendedFileInfo", "ExtendedFolderInfo", "FILE",
    "FileInfo", "FinderInfo", "Fixed", "FixedPoint", "FixedRect", "Float32", "Float32Point",
    "Float64", "Float80", "Float96", "FolderDesc", "FolderInfo", "FolderType", "FourCharCode",
    "Fract", "Handle", "ItemCount", "LangCode", "LogicalAddress", "LongDateRec", "MachineLocation",
    "NumVersion", "OptionBits", "PhysicalAddress", "Point", "ProcessSerialNumber", "Ptr", "QElem",
    "QHdr", "Rect", "RectPtr", "RegionCode", "ResType", "ScriptCode", "Selector", "ShortFixed",
    "SignedByte", "Size", "StringPtr", "Style", "StyleField", "StyleParameter", "TextEncoding",
    "TimeBase", "TimeRecord", "TimeScale", "TimeValue", "TimeValue64", "UTF16Char", "UTF32Char",
    "UTF8Char", "UniChar", "UniCharCount", "UnsignedFixed", "UnsignedWide", "VersRec",
  ]
}
