// Declarations of the passes of this package.

#ifndef MICA_TRANSFORMS_PASSES
#define MICA_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

def Canonicalizer : Pass<"canonicalize"> {
  let summary = "Canonicalize operations";
  let description = [{
    Folds operations and applies the canonicalization patterns of all dialects until
    none applies any more, or until a limit is reached.
  }];
  let options = [
    Option<"TopDown", "top-down", "bool", "true",
           "Seed the worklist in general top-down order">,
    Option<"Regions", "region-simplify", "Level", "Level::Normal",
           "Perform control flow optimizations to the region tree",
           [{llvm::cl::values(
             clEnumValN(Level::Disabled, "disabled", "Don't run any control-flow simplification."),
             clEnumValN(Level::Normal, "normal", "Perform simple control-flow simplifications (e.g. dead args elimination)."),
             clEnumValN(Level::Aggressive, "aggressive", "Perform aggressive control-flow simplification (e.g. block merging)."))}]>,
    Option<"MaxIterations", "max-iterations", "int64_t", "10",
           "Max. iterations between applying patterns / simplifying regions">,
    Option<"MaxRewrites", "max-num-rewrites", "int64_t", "-1",
           "Max. number of pattern rewrites within an iteration">,
    Option<"TestConvergence", "test-convergence", "bool", "false",
           "Test only: Fail pass on non-convergence to detect cyclic pattern">,
  ] # RewritePassUtils.options;
}

def CSE : Pass<"cse"> {
  let summary = "Eliminate common sub-expressions";
  let description = [{
    Replaces an operation by an equal one that dominates it, and erases dead operations.
    Operations that read memory are replaced if nothing between the two may write it.
  }];
  let statistics = [
    Statistic<"NumCSE", "num-cse'd", "Number of operations CSE'd">,
    Statistic<"NumDCE", "num-dce'd", "Number of operations DCE'd">,
  ];
}

#endif // MICA_TRANSFORMS_PASSES
