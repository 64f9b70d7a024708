// The C++ that manual.td needs: what the generators of mlir-tblgen wrote is registered.
// There is no other code, because all hooks are in the definitions.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "manual.dialect-decls.inc"
#include "manual.op-interface-decls.inc"
#include "manual.enum-decls.inc"
#define GET_TYPEDEF_CLASSES
#include "manual.typedef-decls.inc"
#define GET_ATTRDEF_CLASSES
#include "manual.attrdef-decls.inc"
#define GET_OP_CLASSES
#include "manual.op-decls.inc"

#include "manual.dialect-defs.inc"
#include "manual.op-interface-defs.inc"
#include "manual.enum-defs.inc"
#define GET_TYPEDEF_CLASSES
#include "manual.typedef-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "manual.attrdef-defs.inc"
#define GET_OP_CLASSES
#include "manual.op-defs.inc"

void manual::ManualDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "manual.typedef-defs.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "manual.attrdef-defs.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "manual.op-defs.inc"
      >();
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1",
          [](DialectRegistry *registry) { registry->insert<manual::ManualDialect>(); }};
}
