// Declarations of the passes of this package.

#ifndef MICA_TRANSFORMS_PASSES
#define MICA_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Infers the ranges of integers. Replaces values that are constants, and remainders of
    dividends that are less than the divisor.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Reduce integer operations bitwidth based on integer range analysis";
  let description = [{
    Infers the ranges of integers. Computes with integers of the first of the given widths that
    suffices for all operands and results. An index is at least as wide as these.
  }];
  let options = [
    ListOption<"Widths", "int-bitwidths-supported", "unsigned", "Integer bitwidths supported">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ArithUnsignedWhenEquivalentPass : Pass<"arith-unsigned-when-equivalent"> {
  let summary = "Replace signed ops with unsigned ones where they are proven equivalent";
  let description = [{
    Infers the ranges of integers. Replaces a signed operation by its unsigned variant if no
    operand and no result is negative.
  }];
}

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

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Moves an operation without memory effects into the region in which it is used, if the
    region is executed at most once and contains all uses.
  }];
  let statistics = [Statistic<"NumSunk", "num-sunk", "Number of operations sunk">];
}

def CompositeFixedPointPass : Pass<"composite-fixed-point-pass"> {
  let summary = "Composite fixed point pass";
  let description = "Runs a pipeline until it changes nothing any more, or until a limit is reached.";
  let options = [
    Option<"Name", "name", "std::string", "\"CompositeFixedPointPass\"", "Composite pass display name">,
    Option<"Pipeline", "pipeline", "std::string", "", "Composite pass inner pipeline">,
    Option<"MaxIterations", "max-iterations", "int", "10", "Maximum number of iterations if inner pipeline">,
  ];
}

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "Generate additional runtime op verification checks";
  let description = [{
    Inserts assertions before operations that have rules which only their actual operands can
    show to be broken, such as that an index is in bounds: those that implement
    RuntimeVerifiableOpInterface.
  }];
  let options = [
    Option<"VerboseLevel", "verbose-level", "unsigned", "1",
           "Verbosity level for runtime verification messages: "
           "0 = Minimum (only source location), "
           "1 = Detailed (include full operation details, names, types, shapes, etc.)">,
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
                           "::mlir::index::IndexDialect", "::mlir::scf::SCFDialect"];
}

def Inliner : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Replaces calls by the bodies of their callees, callees before callers. Each callable is
    optimized by a pipeline before it is inlined. Callables without uses are erased.
  }];
  let options = [
    Option<"DefaultPipeline", "default-pipeline", "std::string", "\"canonicalize\"",
           "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList">,
    ListOption<"Pipelines", "op-pipelines", "OpPassManager",
               "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)">,
    Option<"MaxIterations", "max-iterations", "unsigned", "4",
           "Maximum number of iterations when inlining within an SCC">,
    Option<"Threshold", "inlining-threshold", "unsigned", "-1U",
           "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds "
           "this value (in percentage), then the callee is not inlined even if it is legal to inline it">,
  ];
}

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "Generate new locations from the current IR";
  let description = [{
    Writes the IR to a file and makes the places in it the locations of the operations. With
    a tag, the former locations are kept and fused with the new ones.
  }];
  let options = [
    Option<"File", "filename", "std::string", "", "The filename to print the generated IR">,
    Option<"Tag", "tag", "std::string", "",
           "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.">,
    Option<"DebugInfo", "print-debuginfo", "bool", "false", "Print debug info in MLIR output">,
    Option<"Generic", "print-op-generic", "bool", "false", "Print the generic op form">,
    Option<"LocalScope", "print-local-scope", "bool", "false",
           "Print with local scope and inline information (eliding aliases for attributes, types, and locations">,
    Option<"Pretty", "pretty-debuginfo", "bool", "false", "Print pretty debug info in MLIR output">,
  ];
}

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "Hoist loop invariant instructions outside of the loop";
  let description = "Moves operations without side effects out of loops if their operands are defined outside.";
}

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "Hoist loop invariant subset ops outside of the loop";
  let description = [{
    Moves a pair of operations out of a loop that extract and insert the same part of a tensor which the loop carries:
    the loop then carries the part as well.
  }];
}

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Replaces memory that is only loaded and stored by values, which blocks get as arguments.
    What an operation in a nested region accesses is left alone.
  }];
  let options = [Option<"Regions", "region-simplify", "bool", "true", "Perform control flow optimizations to the region tree">];
  let statistics = [
    Statistic<"Promoted", "promoted slots", "Total amount of memory slot promoted">,
    Statistic<"BlockArguments", "new block args", "Total amount of new block argument inserted in blocks">,
  ];
}

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print IR on the debug stream";
  let description = "Prints the IR to the standard error.";
  let options = [Option<"Label", "label", "std::string", "", "Label">];
}

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print statistics of operations";
  let description = "Prints how many operations of each name there are.";
  let options = [Option<"JSON", "json", "bool", "false", "print the stats as JSON">];
}

def PromoteBuffersToStackPass : Pass<"promote-buffers-to-stack", "func::FuncOp"> {
  let summary = "Promotes heap-based allocations to automatically managed stack-based allocations";
  let description = [{
    Makes a `memref.alloca` of a `memref.alloc` that is small, that nothing frees, and that
    does not leave the function or another operation at whose end the stack is cleared.
  }];
  let options = [
    Option<"MaxAllocSize", "max-alloc-size-in-bytes", "unsigned", "1024",
           "Maximal size in bytes to promote allocations to stack.">,
    Option<"MaxRank", "max-rank-of-allocated-memref", "unsigned", "1",
           "Maximal memref rank to promote dynamic buffers.">,
  ];
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove dead values";
  let description = [{
    Finds the values on which neither effects nor what the program returns depend. Operations
    that compute only such values are removed, and arguments and results of functions which
    are not public, operands of calls, and arguments of blocks that are such values. An
    operation with regions gets poison for them instead, and is then canonicalized.
  }];
  let options = [Option<"Canonicalize", "canonicalize", "bool", "true", "Canonicalize region branch ops">];
  let dependentDialects = ["ub::UBDialect"];
}

def SCCP : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Finds the values that are constants, taking branches on constants into account, and
    replaces them.
  }];
}

def SROA : Pass<"sroa"> {
  let summary = "Scalar Replacement of Aggregates";
  let description = "Replaces allocations of aggregates by allocations of those of their elements that are used.";
  let statistics = [
    Statistic<"Destructured", "destructured slots", "Total amount of memory slots destructured">,
    Statistic<"Benefit", "slots with memory benefit",
              "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields">,
    Statistic<"MaxElements", "max subelement number",
              "Maximal number of sub-elements a successfully destructured slot initially had">,
  ];
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Strip debug info from all operations";
  let description = "Replaces all locations by the unknown one.";
}

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "Eliminate dead symbols";
  let description = "Erases symbols that are neither used nor visible outside of the IR.";
  let statistics = [Statistic<"NumDCE", "num-dce'd", "Number of symbols DCE'd">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Mark symbols private";
  let description = "Makes all symbols directly in an operation private, except for some.";
  let options = [ListOption<"Exclude", "exclude", "std::string",
                            "Comma separated list of symbols that should not be marked private">];
}

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    Sorts operations so that uses are after definitions as far as possible, in regions where
    that is not required. The order is kept where it need not change.
  }];
}

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print Graphviz visualization of an operation";
  let description = [{
    Prints operations in the DOT language to the standard error. Operations are nodes or, if
    they have regions, clusters; edges are from definitions to uses and, if asked for, from
    each operation to the next one. `dot -Tsvg` makes a picture of it.
  }];
  let options = [
    Option<"MaxLabelLen", "max-label-len", "unsigned", "20", "Limit attribute/type length to number of chars">,
    Option<"Attrs", "print-attrs", "bool", "true", "Print attributes of operations">,
    Option<"ControlFlowEdges", "print-control-flow-edges", "bool", "false", "Print control flow edges">,
    Option<"DataFlowEdges", "print-data-flow-edges", "bool", "true", "Print data flow edges">,
    Option<"ResultTypes", "print-result-types", "bool", "true", "Print result types of operations">,
  ];
}

#endif // MICA_TRANSFORMS_PASSES
