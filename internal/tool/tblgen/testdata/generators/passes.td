// Passes with all parts of a declaration.
include "mlir/Pass/PassBase.td"
def One : Pass<"one-pass", "::mlir::ModuleOp"> {
  let summary = "Does one thing";
  let description = [{
    A description.
      Indented.
  }];
  let constructor = "createIt()";
  let dependentDialects = ["a::A", "b::B"];
  let options = [
    Option<"flag", "flag-name", "bool", /*default=*/"true", "A flag", "llvm::cl::Hidden">,
    Option<"level", "level", "unsigned", /*default=*/"", "The \"level\"">,
    ListOption<"names", "the-names", "std::string", "Names of\nthings", "llvm::cl::ZeroOrMore">,
    ListOption<"plain", "plain", "int64_t", " Plain ">,
  ];
  let statistics = [
    Statistic<"count", "num-things", "Number of things">,
    Statistic<"other", "num-others", "  Number of others ">,
  ];
}
def Two : Pass<"two-pass"> { let summary = " Second "; }
def Three : InterfacePass<"three-pass", "FunctionOpInterface"> { let summary = "Third"; let options = [Option<"x", "x", "int", "3", " X\n  y\n ">]; }
