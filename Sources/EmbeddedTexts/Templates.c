#include "EmbeddedTexts.h"

static const struct EmbeddedText texts[] = {
  {"Data/branch.template", (const char[]){
#embed "../../Templates/Data/branch.template" suffix(, 0)
  }},
  {"Data/coding-head.template", (const char[]){
#embed "../../Templates/Data/coding-head.template" suffix(, 0)
  }},
  {"Data/coding-step.template", (const char[]){
#embed "../../Templates/Data/coding-step.template" suffix(, 0)
  }},
  {"Data/coding.template", (const char[]){
#embed "../../Templates/Data/coding.template" suffix(, 0)
  }},
  {"Data/data-source.template", (const char[]){
#embed "../../Templates/Data/data-source.template" suffix(, 0)
  }},
  {"Data/detour.template", (const char[]){
#embed "../../Templates/Data/detour.template" suffix(, 0)
  }},
  {"Data/hook.template", (const char[]){
#embed "../../Templates/Data/hook.template" suffix(, 0)
  }},
  {"Data/map-declaration.template", (const char[]){
#embed "../../Templates/Data/map-declaration.template" suffix(, 0)
  }},
  {"Data/map-file.template", (const char[]){
#embed "../../Templates/Data/map-file.template" suffix(, 0)
  }},
  {"Data/payload-table.template", (const char[]){
#embed "../../Templates/Data/payload-table.template" suffix(, 0)
  }},
  {"Data/read-cases.template", (const char[]){
#embed "../../Templates/Data/read-cases.template" suffix(, 0)
  }},
  {"Data/read-member.template", (const char[]){
#embed "../../Templates/Data/read-member.template" suffix(, 0)
  }},
  {"Data/read-object.template", (const char[]){
#embed "../../Templates/Data/read-object.template" suffix(, 0)
  }},
  {"Data/read-record.template", (const char[]){
#embed "../../Templates/Data/read-record.template" suffix(, 0)
  }},
  {"Data/record-codable.template", (const char[]){
#embed "../../Templates/Data/record-codable.template" suffix(, 0)
  }},
  {"Data/record-coding.template", (const char[]){
#embed "../../Templates/Data/record-coding.template" suffix(, 0)
  }},
  {"Data/record-formats.template", (const char[]){
#embed "../../Templates/Data/record-formats.template" suffix(, 0)
  }},
  {"Data/record-reading.template", (const char[]){
#embed "../../Templates/Data/record-reading.template" suffix(, 0)
  }},
  {"Data/record-writing.template", (const char[]){
#embed "../../Templates/Data/record-writing.template" suffix(, 0)
  }},
  {"Data/set-checked.template", (const char[]){
#embed "../../Templates/Data/set-checked.template" suffix(, 0)
  }},
  {"Data/stored-value.template", (const char[]){
#embed "../../Templates/Data/stored-value.template" suffix(, 0)
  }},
  {"Data/strategy.template", (const char[]){
#embed "../../Templates/Data/strategy.template" suffix(, 0)
  }},
  {"Data/tag-table.template", (const char[]){
#embed "../../Templates/Data/tag-table.template" suffix(, 0)
  }},
  {"Data/union-codable.template", (const char[]){
#embed "../../Templates/Data/union-codable.template" suffix(, 0)
  }},
  {"Data/union-coding.template", (const char[]){
#embed "../../Templates/Data/union-coding.template" suffix(, 0)
  }},
  {"Data/union-reading.template", (const char[]){
#embed "../../Templates/Data/union-reading.template" suffix(, 0)
  }},
  {"Data/union-tables.template", (const char[]){
#embed "../../Templates/Data/union-tables.template" suffix(, 0)
  }},
  {"Data/union-writing.template", (const char[]){
#embed "../../Templates/Data/union-writing.template" suffix(, 0)
  }},
  {"Data/wire-names.template", (const char[]){
#embed "../../Templates/Data/wire-names.template" suffix(, 0)
  }},
  {"Domain/alias-file.template", (const char[]){
#embed "../../Templates/Domain/alias-file.template" suffix(, 0)
  }},
  {"Domain/alias.template", (const char[]){
#embed "../../Templates/Domain/alias.template" suffix(, 0)
  }},
  {"Domain/comparison.template", (const char[]){
#embed "../../Templates/Domain/comparison.template" suffix(, 0)
  }},
  {"Domain/declaration-file.template", (const char[]){
#embed "../../Templates/Domain/declaration-file.template" suffix(, 0)
  }},
  {"Domain/declaration.template", (const char[]){
#embed "../../Templates/Domain/declaration.template" suffix(, 0)
  }},
  {"Domain/draft-property.template", (const char[]){
#embed "../../Templates/Domain/draft-property.template" suffix(, 0)
  }},
  {"Domain/draft.template", (const char[]){
#embed "../../Templates/Domain/draft.template" suffix(, 0)
  }},
  {"Domain/enum.template", (const char[]){
#embed "../../Templates/Domain/enum.template" suffix(, 0)
  }},
  {"Domain/errors.template", (const char[]){
#embed "../../Templates/Domain/errors.template" suffix(, 0)
  }},
  {"Domain/field-protocol-file.template", (const char[]){
#embed "../../Templates/Domain/field-protocol-file.template" suffix(, 0)
  }},
  {"Domain/field-protocol.template", (const char[]){
#embed "../../Templates/Domain/field-protocol.template" suffix(, 0)
  }},
  {"Domain/foreign-type.template", (const char[]){
#embed "../../Templates/Domain/foreign-type.template" suffix(, 0)
  }},
  {"Domain/former-case.template", (const char[]){
#embed "../../Templates/Domain/former-case.template" suffix(, 0)
  }},
  {"Domain/namespace.template", (const char[]){
#embed "../../Templates/Domain/namespace.template" suffix(, 0)
  }},
  {"Domain/notes.template", (const char[]){
#embed "../../Templates/Domain/notes.template" suffix(, 0)
  }},
  {"Domain/patterns.template", (const char[]){
#embed "../../Templates/Domain/patterns.template" suffix(, 0)
  }},
  {"Domain/property.template", (const char[]){
#embed "../../Templates/Domain/property.template" suffix(, 0)
  }},
  {"Domain/record.template", (const char[]){
#embed "../../Templates/Domain/record.template" suffix(, 0)
  }},
  {"Domain/repository.template", (const char[]){
#embed "../../Templates/Domain/repository.template" suffix(, 0)
  }},
  {"Domain/union.template", (const char[]){
#embed "../../Templates/Domain/union.template" suffix(, 0)
  }},
  {"Domain/violation-text.template", (const char[]){
#embed "../../Templates/Domain/violation-text.template" suffix(, 0)
  }},
  {"Domain/wrapper.template", (const char[]){
#embed "../../Templates/Domain/wrapper.template" suffix(, 0)
  }},
  {"Domain/written-converter.template", (const char[]){
#embed "../../Templates/Domain/written-converter.template" suffix(, 0)
  }},
};

struct EmbeddedTexts embeddedTemplates(void) {
  return (struct EmbeddedTexts){texts, sizeof texts / sizeof *texts};
}
