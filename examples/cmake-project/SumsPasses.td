// The pass of the tool.

include "mlir/Pass/PassBase.td"

def SumsSimplify : Pass<"sums-simplify"> {
  let summary = "Applies the rules of SumsRules.td and SumsRules.pdll";
  let options = [Option<"onlyPDLL", "only-pdll", "bool", "false", "Whether the rules of SumsRules.td are left out">];
  let statistics = [Statistic<"runs", "runs", "Number of operations that the pass ran on">];
}
