// The dialect, and a tool that reads and prints it. Everything in the .inc files comes from shapes.td.

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/TypeSwitch.h"

#include "shapes-dialect.h.inc"
#include "shapes-enums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "shapes-types.h.inc"
#define GET_OP_CLASSES
#include "shapes-ops.h.inc"

#include "shapes-dialect.cpp.inc"
#include "shapes-enums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "shapes-types.cpp.inc"
#define GET_OP_CLASSES
#include "shapes-ops.cpp.inc"

void shapes::ShapesDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "shapes-types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "shapes-ops.cpp.inc"
      >();
}

llvm::LogicalResult
shapes::RectType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, int64_t width, int64_t height) {
  if (width < 0 || height < 0)
    return emitError() << "a side is negative";
  return mlir::success();
}

llvm::LogicalResult shapes::AlignOp::verify() {
  if (getCorner() == Corner::TopLeft && getOthers().empty())
    return emitOpError("needs another rectangle");
  return mlir::success();
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<shapes::ShapesDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "rectangles\n", registry));
}
