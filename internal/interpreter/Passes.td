// Declarations of the passes of this package.

#ifndef MICA_TRANSFORMS_INTERPRETER_PASSES
#define MICA_TRANSFORMS_INTERPRETER_PASSES

include "mlir/Pass/PassBase.td"

def InterpreterPass : Pass<"transform-interpreter"> {
  let summary = "transform dialect interpreter";
  let description = [{
    Applies a named sequence of the transform dialect, the entry point, to the operation that
    the pass runs on. The options for debugging choose another operation by its attribute
    `transform.target_tag`, and say what the arguments of the entry point after the first
    represent: operations by their name, their results by `^` and the name, and integers by
    `#` and a list with semicolons.
  }];
  let dependentDialects = ["::mlir::transform::TransformDialect"];
  let options = [
    Option<"debugPayloadRootTag", "debug-payload-root-tag", "std::string", [{""}],
           "Select the operation with 'transform.target_tag' attribute having "
           "the given value as payload IR root. If empty select the pass "
           "anchor operation as the payload IR root.">,
    ListOption<"debugBindTrailingArgs", "debug-bind-trailing-args", "std::string",
               "Binds trailing arguments of the entry point to the payload "
               "operations with specified names.">,
    Option<"disableExpensiveChecks", "disable-expensive-checks", "bool", "false",
           "Disable expensive checks in the interpreter for a faster run.">,
    Option<"entryPoint", "entry-point", "std::string", [{"__transform_main"}],
           "Entry point of the pass pipeline.">,
  ];
}

#endif
