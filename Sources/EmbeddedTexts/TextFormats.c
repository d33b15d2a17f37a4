#include "EmbeddedTexts.h"

static const struct EmbeddedText texts[] = {
  {"TextFormats/Base64Format.swift", (const char[]){
#embed "../../Sources/TextFormats/Base64Format.swift" suffix(, 0)
  }},
  {"TextFormats/CalendarDate.swift", (const char[]){
#embed "../../Sources/TextFormats/CalendarDate.swift" suffix(, 0)
  }},
  {"TextFormats/DatePattern.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePattern.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternCompleteness.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternCompleteness.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternForeignForms.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternForeignForms.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternLetters.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternLetters.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternParser.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternParser.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternReader.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternReader.swift" suffix(, 0)
  }},
  {"TextFormats/DatePatternWriter.swift", (const char[]){
#embed "../../Sources/TextFormats/DatePatternWriter.swift" suffix(, 0)
  }},
  {"TextFormats/DecimalText.swift", (const char[]){
#embed "../../Sources/TextFormats/DecimalText.swift" suffix(, 0)
  }},
  {"TextFormats/EmailFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/EmailFormat.swift" suffix(, 0)
  }},
  {"TextFormats/FloatingPointFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/FloatingPointFormat.swift" suffix(, 0)
  }},
  {"TextFormats/GregorianCalendar.swift", (const char[]){
#embed "../../Sources/TextFormats/GregorianCalendar.swift" suffix(, 0)
  }},
  {"TextFormats/HostnameFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/HostnameFormat.swift" suffix(, 0)
  }},
  {"TextFormats/IPAddressFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/IPAddressFormat.swift" suffix(, 0)
  }},
  {"TextFormats/ISO8601Format.swift", (const char[]){
#embed "../../Sources/TextFormats/ISO8601Format.swift" suffix(, 0)
  }},
  {"TextFormats/IntegerFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/IntegerFormat.swift" suffix(, 0)
  }},
  {"TextFormats/LenientURLFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/LenientURLFormat.swift" suffix(, 0)
  }},
  {"TextFormats/TimeZoneName.swift", (const char[]){
#embed "../../Sources/TextFormats/TimeZoneName.swift" suffix(, 0)
  }},
  {"TextFormats/URLFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/URLFormat.swift" suffix(, 0)
  }},
  {"TextFormats/UUIDFormat.swift", (const char[]){
#embed "../../Sources/TextFormats/UUIDFormat.swift" suffix(, 0)
  }},
  {"TextFormats/UnixTime.swift", (const char[]){
#embed "../../Sources/TextFormats/UnixTime.swift" suffix(, 0)
  }},
};

struct EmbeddedTexts embeddedTextFormats(void) {
  return (struct EmbeddedTexts){texts, sizeof texts / sizeof *texts};
}
