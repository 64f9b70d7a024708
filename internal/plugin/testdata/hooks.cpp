// The C++ that hooks.td needs: what the generators of mlir-tblgen wrote is registered.
// There is no other code, because all hooks are in the definitions.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

// The generators define these; the dialect's own functions are before the definitions.
static OptionalParseResult generatedTypeParser(AsmParser &parser, StringRef *mnemonic, Type &value);
static LogicalResult generatedTypePrinter(Type def, AsmPrinter &printer);
static OptionalParseResult generatedAttributeParser(AsmParser &parser, StringRef *mnemonic, Type type, Attribute &value);
static LogicalResult generatedAttributePrinter(Attribute def, AsmPrinter &printer);

#include "hooks.dialect-decls.inc"
#include "hooks.op-interface-decls.inc"
#include "hooks.enum-decls.inc"
#define GET_TYPEDEF_CLASSES
#include "hooks.typedef-decls.inc"
#define GET_ATTRDEF_CLASSES
#include "hooks.attrdef-decls.inc"
#define GET_OP_CLASSES
#include "hooks.op-decls.inc"

#include "hooks.dialect-defs.inc"
#include "hooks.op-interface-defs.inc"
#include "hooks.enum-defs.inc"
#define GET_TYPEDEF_CLASSES
#include "hooks.typedef-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "hooks.attrdef-defs.inc"
#define GET_OP_CLASSES
#include "hooks.op-defs.inc"

void hook::HookDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "hooks.typedef-defs.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "hooks.attrdef-defs.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "hooks.op-defs.inc"
      >();
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "mica", "1",
          [](DialectRegistry *registry) { registry->insert<hook::HookDialect>(); }};
}
