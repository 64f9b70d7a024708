// The C++ of the dialect in rules.td, which rules_apply.cpp shares with the rules.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

#include "rules.dialect-decls.inc"
#include "rules.enum-decls.inc"
#define GET_OP_CLASSES
#include "rules.op-decls.inc"

#include "rules.dialect-defs.inc"
#include "rules.enum-defs.inc"
#define GET_OP_CLASSES
#include "rules.op-defs.inc"

void rule::RuleDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "rules.op-defs.inc"
      >();
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1",
          [](DialectRegistry *registry) { registry->insert<rule::RuleDialect>(); }};
}
