#include "EmbeddedTexts.h"

static const struct EmbeddedText texts[] = {
  {"Domain/comparison.template", (const char[]){
#embed "../../Templates/Domain/comparison.template" suffix(, 0)
  }},
  {"Domain/declaration.template", (const char[]){
#embed "../../Templates/Domain/declaration.template" suffix(, 0)
  }},
  {"Domain/domain-file.template", (const char[]){
#embed "../../Templates/Domain/domain-file.template" suffix(, 0)
  }},
  {"Domain/enum.template", (const char[]){
#embed "../../Templates/Domain/enum.template" suffix(, 0)
  }},
  {"Domain/errors.template", (const char[]){
#embed "../../Templates/Domain/errors.template" suffix(, 0)
  }},
  {"Domain/former-case.template", (const char[]){
#embed "../../Templates/Domain/former-case.template" suffix(, 0)
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
};

struct EmbeddedTexts embeddedTemplates(void) {
  return (struct EmbeddedTexts){texts, sizeof texts / sizeof *texts};
}
