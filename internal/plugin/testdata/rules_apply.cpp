// A pass that applies rules over the dialect in rules.td to a module. The attribute
// "rule.apply" of the module lists their names, FILE.RULE or FILE for all of its rules.
// The file rules.inc has the rules, in a namespace for each file, and rules.list a line
// RULE(FILE, RULE) for each.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

#include "rules.dialect-decls.inc"
#include "rules.enum-decls.inc"
#define GET_OP_CLASSES
#include "rules.op-decls.inc"

#include "rules.inc"

namespace {

struct Rule {
  StringRef file, name;
  void (*add)(RewritePatternSet &patterns);
};

const Rule rules[] = {
#define RULE(FILE, NAME) \
  {#FILE, #FILE "." #NAME, [](RewritePatternSet &patterns) { patterns.add<FILE::NAME>(patterns.getContext()); }},
#include "rules.list"
};

struct ApplyRules : PassWrapper<ApplyRules, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ApplyRules)

  StringRef getArgument() const final { return "apply-rules"; }

  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<pdl::PDLDialect, pdl_interp::PDLInterpDialect, rule::RuleDialect>();
  }

  void runOnOperation() final {
    RewritePatternSet patterns(&getContext());
    ArrayAttr names = getOperation()->getAttrOfType<ArrayAttr>("rule.apply");
    if (!names)
      return;
    for (const Rule &rule : rules)
      for (StringAttr name : names.getAsRange<StringAttr>())
        if (name == rule.file || name == rule.name)
          rule.add(patterns);
    GreedyRewriteConfig config;
    config.setMaxIterations(4).setMaxNumRewrites(20);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1", [] { PassRegistration<ApplyRules>(); }};
}
