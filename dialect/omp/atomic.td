//===- AtomicInterfaces.td - Atomic operations of omp and acc -*- tablegen -*-===//

#ifndef MICA_OPENACCMP_ATOMIC_INTERFACES
#define MICA_OPENACCMP_ATOMIC_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class _AtomicInterface<string name, string what> : OpInterface<name> {
  let cppNamespace = "::mlir::accomp";
  let description = what;
}
class _AtomicOperand<string name, string what> : InterfaceMethod<what, "::mlir::Value", name>;
class _AtomicMethod<string what, string result, string name, string text> : InterfaceMethod<what, result, name, (ins), "", text>;
class _AtomicVerify<string name, string text> : _AtomicMethod<"Verifies what both dialects require", "::llvm::LogicalResult", name, text>;

// Whether a variable of the dialect can have values of a type: its own type may be unknown.
defvar _atomicHolds = [{
  auto holds = [](auto address, mlir::Type type) {
    mlir::Type own = address.getType().getElementType();
    return !own || own == type;
  };
}];

def AtomicReadOpInterface : _AtomicInterface<"AtomicReadOpInterface", "`v = x`, of which the read of `x` is atomic."> {
  let methods = [
    _AtomicVerify<"verifyCommon", [{
      return $_op.getX() != $_op.getV() ? mlir::success()
          : $_op.emitError("read and write must not be to the same location for atomic reads");
    }]>,
    _AtomicOperand<"getX", "The address that is read">, _AtomicOperand<"getV", "The address that the value is stored at">];
}

def AtomicWriteOpInterface : _AtomicInterface<"AtomicWriteOpInterface", "`x = expr`, of which the write of `x` is atomic."> {
  let methods = [
    _AtomicVerify<"verifyCommon", _atomicHolds # [{
      return holds($_op.getX(), $_op.getExpr().getType()) ? mlir::success() : $_op.emitError("address must dereference to value type");
    }]>,
    _AtomicOperand<"getX", "The address that is written">, _AtomicOperand<"getExpr", "The value">];
}

def AtomicUpdateOpInterface : _AtomicInterface<"AtomicUpdateOpInterface", [{
    `x = f(x)`, where the region is `f`. Only the read and the write of `x` are atomic together: the region may run several times
    before the update succeeds.
  }]> {
  defvar yielded = [{
    mlir::Region &body = $_op.getRegion();
    bool alone = $_op.getFirstOp() == &body.front().back();
    mlir::Value value = body.front().back().getOperand(0);
    bool same = value == body.getArgument(0);
  }];
  let methods = [
    _AtomicOperand<"getX", "The address that is updated">,
    _AtomicMethod<"The first operation of the region", "::mlir::Operation *", "getFirstOp", "return &*$_op.getRegion().op_begin();">,
    _AtomicMethod<"Whether the value stays the same", "bool", "isNoOp", yielded # "return alone && same;">,
    _AtomicMethod<"The new value if the region does not compute it, else null", "::mlir::Value", "getWriteOpVal",
                  yielded # "return alone && !same ? value : mlir::Value();">,
    _AtomicVerify<"verifyCommon", _atomicHolds # [{
      mlir::Region &body = $_op.getRegion();
      if (body.getNumArguments() != 1)
        return $_op.emitError("the region must accept exactly one argument");
      if (!holds($_op.getX(), body.getArgument(0).getType()))
        return $_op.emitError("the type of the operand must be a pointer type whose element type is the same as that of the "
                              "region argument");
      return mlir::success();
    }]>,
    _AtomicVerify<"verifyRegionsCommon", [{
      mlir::Operation &end = $_op.getRegion().front().back();
      if (end.getNumOperands() != 1)
        return $_op.emitError("only updated value must be returned");
      if (end.getOperandTypes() != $_op.getRegion().getArgumentTypes())
        return $_op.emitError("input and yielded value must have the same type");
      return mlir::success();
    }]>];
}

def AtomicCaptureOpInterface : _AtomicInterface<"AtomicCaptureOpInterface", [{
    Two atomic operations on one variable that are atomic together: an update and a read of the new value, or a read of the old value and
    an update or a write.
  }]> {
  let methods = [
    _AtomicMethod<"The first operation", "::mlir::Operation *", "getFirstOp", "return &*$_op.getRegion().op_begin();">,
    _AtomicMethod<"The second operation", "::mlir::Operation *", "getSecondOp", "return $_op.getFirstOp()->getNextNode();">,
    _AtomicVerify<"verifyRegionsCommon", [{
      auto &body = $_op.getRegion().front();
      if (!llvm::hasNItems(body, 3))
        return $_op.emitError("expected three operations in atomic.capture region (one terminator, and two atomic ops)");
      mlir::Operation *first = $_op.getFirstOp(), *second = $_op.getSecondOp();
      auto address = [](mlir::Operation *op) -> mlir::Value {
        if (auto read = llvm::dyn_cast<AtomicReadOpInterface>(op))
          return read.getX();
        if (auto write = llvm::dyn_cast<AtomicWriteOpInterface>(op))
          return write.getX();
        return llvm::cast<AtomicUpdateOpInterface>(op).getX();
      };
      bool reads = llvm::isa<AtomicReadOpInterface>(first);
      if (reads ? !llvm::isa<AtomicUpdateOpInterface, AtomicWriteOpInterface>(second)
                : !llvm::isa<AtomicUpdateOpInterface>(first) || !llvm::isa<AtomicReadOpInterface>(second))
        return first->emitError("invalid sequence of operations in the capture region");
      if (address(first) != address(second))
        return first->emitError(reads ? "captured variable in atomic.read must be updated in second operation"
                                      : "updated variable in atomic.update must be captured in second operation");
      return mlir::success();
    }]>];
}

#endif // MICA_OPENACCMP_ATOMIC_INTERFACES
