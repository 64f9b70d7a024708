//===- PassUtil.td - For passes that apply patterns --------*- tablegen -*-===//

#ifndef MLIR_REWRITE_PASSUTIL_TD_
#define MLIR_REWRITE_PASSUTIL_TD_

include "mlir/Pass/PassBase.td"

def RewritePassUtils {
  // To be included in the options of a pass. Patterns are selected by label.
  list<Option> options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels of patterns that should be filtered out during application">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
               "Labels of patterns that should be used during application, all other patterns are filtered out">,
  ];
}

#endif // MLIR_REWRITE_PASSUTIL_TD_
