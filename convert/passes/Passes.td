// Declarations of the passes that lower dialects.

#ifndef MICA_CONVERT_PASSES
#define MICA_CONVERT_PASSES

include "mlir/Pass/PassBase.td"

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Replaces the results of a `builtin.unrealized_conversion_cast` with values that casts
    before it have come from, where these have the same types, and erases casts that
    only casts use.
  }];
}

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG";
  let description = [{
    Makes blocks of the regions of loops and conditionals, with branches between them.
  }];
  let dependentDialects = ["cf::ControlFlowDialect"];
  let options = [
    Option<"Rollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

#endif
