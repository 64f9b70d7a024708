// The dialect and its pass, in a tool like mlir-opt. The .inc files are generated.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "SumsDialect.h.inc"
#define GET_OP_CLASSES
#include "Sums.h.inc"

#include "SumsDialect.cpp.inc"
#define GET_OP_CLASSES
#include "Sums.cpp.inc"

void sums::SumsDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "Sums.cpp.inc"
      >();
}

namespace {
using namespace mlir;
#include "SumsRules.inc"
#include "SumsRulesPDLL.h.inc"
} // namespace

namespace sums {
#define GEN_PASS_DECL
#define GEN_PASS_DEF_SUMSSIMPLIFY
#define GEN_PASS_REGISTRATION
#include "SumsPasses.h.inc"

struct SumsSimplify : impl::SumsSimplifyBase<SumsSimplify> {
  using SumsSimplifyBase::SumsSimplifyBase;

  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::pdl::PDLDialect, mlir::pdl_interp::PDLInterpDialect>();
  }

  void runOnOperation() override {
    ++runs;
    mlir::RewritePatternSet patterns(&getContext());
    if (!onlyPDLL)
      patterns.add<NegOfNeg>(&getContext());
    patterns.add<SumOfNegations>(&getContext());
    if (mlir::failed(mlir::applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace sums

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, sums::SumsDialect>();
  sums::registerSumsPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "sums\n", registry));
}
