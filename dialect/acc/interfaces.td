//===- OpenACCOpsInterfaces.td - Interfaces of operations --*- tablegen -*-===//

#ifndef MICA_OPENACC_OPS_INTERFACES
#define MICA_OPENACC_OPS_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class _AccInterface<string name, string what, list<InterfaceMethod> has = []> : OpInterface<name> {
  let cppNamespace = "::mlir::acc";
  let description = what;
  let methods = has;
}

def ComputeRegionOpInterface : _AccInterface<"ComputeRegionOpInterface", "A construct whose region runs on a device.", [
    InterfaceMethod<"The block for memory of the region", "::mlir::Block*", "getAllocaBlock", (ins),
                    "return &*$_op.getRegion().begin();">]>;
def OffloadRegionOpInterface : _AccInterface<"OffloadRegionOpInterface", "A construct that starts kernels on a device.">;

def PartialEntityAccessOpInterface : _AccInterface<"PartialEntityAccessOpInterface",
    "An access to a part of a variable, or to all of it.", [
    InterfaceMethod<"The variable", "::mlir::Value", "getBaseEntity">,
    InterfaceMethod<"Whether the access is to all of it", "bool", "isCompleteView", (ins), "return false;">]>;
def AddressOfGlobalOpInterface : _AccInterface<"AddressOfGlobalOpInterface", "An operation that yields the address of a global.", [
    InterfaceMethod<"The name of the variable", "::mlir::SymbolRefAttr", "getSymbol">]>;
def IndirectGlobalAccessOpInterface : _AccInterface<"IndirectGlobalAccessOpInterface",
    "An access to global variables that it has no operands for.", [
    InterfaceMethod<"Appends the names of the variables", "void", "getReferencedSymbols",
        (ins "::llvm::SmallVectorImpl<::mlir::SymbolRefAttr>&":$symbols, "::mlir::SymbolTable *":$symbolTable)>]>;
def GlobalVariableOpInterface : _AccInterface<"GlobalVariableOpInterface", "An operation that declares a global variable.", [
    InterfaceMethod<"Whether the variable cannot change", "bool", "isConstant", (ins), "return false;">,
    InterfaceMethod<"The region that computes the first value, null if there is none", "::mlir::Region*", "getInitRegion">]>;

def OutlineRematerializationOpInterface : _AccInterface<"OutlineRematerializationOpInterface",
    "An operation that a region repeats when it becomes a function, in place of an argument for its result. It has no effects."> {
  let verify = "return ::mlir::isMemoryEffectFree($_op) ? ::mlir::success() : $_op->emitOpError(\"must be memory effect free\");";
}

#endif // MICA_OPENACC_OPS_INTERFACES
