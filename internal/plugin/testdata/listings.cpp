// The C++ that listings.td needs: what the generators of mlir-tblgen wrote is registered.
// The functions that the definitions leave to C++ are in listings.h.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/DerivedAttributeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "listings.dialect-decls.inc"
#include "listings.op-interface-decls.inc"
#include "listings.enum-decls.inc"
#define GET_TYPEDEF_CLASSES
#include "listings.typedef-decls.inc"
#define GET_ATTRDEF_CLASSES
#include "listings.attrdef-decls.inc"
#define GET_OP_CLASSES
#include "listings.op-decls.inc"

#include "listings.h"

#include "listings.dialect-defs.inc"
#include "listings.op-interface-defs.inc"
#include "listings.enum-defs.inc"
#define GET_TYPEDEF_CLASSES
#include "listings.typedef-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "listings.attrdef-defs.inc"
#define GET_OP_CLASSES
#include "listings.op-defs.inc"

void m::MDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "listings.typedef-defs.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "listings.attrdef-defs.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "listings.op-defs.inc"
      >();
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1",
          [](DialectRegistry *registry) { registry->insert<m::MDialect>(); }};
}
