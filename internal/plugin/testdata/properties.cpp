// The C++ that the definitions in this directory need: each dialect registers
// what the generators of mlir-tblgen wrote.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace prop {
// MLIR takes an array for a pointer, and converts that to a bool.
static Attribute convertToAttribute(MLIRContext *ctx, const int64_t (&storage)[3]) {
  return mlir::convertToAttribute(ctx, ArrayRef<int64_t>(storage));
}
} // namespace prop

#include "properties.dialect-decls.inc"
#include "properties.enum-decls.inc"
#define GET_ATTRDEF_CLASSES
#include "properties.attrdef-decls.inc"
#define GET_OP_CLASSES
#include "properties.op-decls.inc"

#include "properties.dialect-defs.inc"
#include "properties.enum-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "properties.attrdef-defs.inc"
#define GET_OP_CLASSES
#include "properties.op-defs.inc"

void prop::PropDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "properties.attrdef-defs.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "properties.op-defs.inc"
      >();
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1",
          [](DialectRegistry *registry) { registry->insert<prop::PropDialect>(); }};
}
