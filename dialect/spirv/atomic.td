//===- SPIRVAtomicOps.td - Atomic operations ---------------*- tablegen -*-===//

#ifndef MICA_SPIRV_ATOMIC
#define MICA_SPIRV_ATOMIC

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PointeeTypeMatchTrait<string pointer, string name>
    : TypesMatchWith<"`" # name # "` type matches pointee type of `" # pointer # "`", pointer, name,
                     "llvm::cast<PointerType>($_self).getPointeeType()">;

// Operands and results have the type that the pointer points to.
class _SpvPointees<list<string> names> {
  list<Trait> traits = !foreach(n, names, PointeeTypeMatchTrait<"pointer", n>);
}

// The arguments, the result and the text of an operation with one value or none.
class _SpvUpdate<Type type, dag value = (ins type:$value)> {
  dag arguments = !con((ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$semantics),
                       value);
  dag results = (outs type:$result);
  string assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
}

class SPIRV_AtomicUpdateOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # _SpvPointees<["result"]>.traits>, _SpvUpdate<SPIRV_Integer, (ins)> {
  let hasCustomAssemblyFormat = 0;
}
class SPIRV_AtomicUpdateWithValueOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # _SpvPointees<["value", "result"]>.traits>, _SpvUpdate<SPIRV_Integer> {
  let hasCustomAssemblyFormat = 0;
}

// All of these return the value in memory before.
foreach op = [["IIncrement", "adds 1 to"], ["IDecrement", "subtracts 1 from"]] in
  def SPIRV_Atomic#op[0]#Op : SPIRV_AtomicUpdateOp<"Atomic" # op[0]> { let summary = op[1] # " an integer in memory"; }
foreach op = [["IAdd", "adds to"], ["ISub", "subtracts from"], ["And", "clears bits of"], ["Or", "sets bits of"],
              ["Xor", "flips bits of"]] in
  def SPIRV_Atomic#op[0]#Op : SPIRV_AtomicUpdateWithValueOp<"Atomic" # op[0]> {
    let summary = op[1] # " an integer in memory";
  }
foreach op = [["Min", "smaller"], ["Max", "larger"]] in {
  def SPIRV_AtomicS#op[0]#Op : SPIRV_AtomicUpdateWithValueOp<"AtomicS" # op[0]> {
    let summary = "stores the " # op[1] # " of two signed integers";
  }
  def SPIRV_AtomicU#op[0]#Op : SPIRV_AtomicUpdateWithValueOp<"AtomicU" # op[0], [UnsignedOp]> {
    let summary = "stores the " # op[1] # " of two unsigned integers";
  }
}

def SPIRV_AtomicExchangeOp
    : SPIRV_Op<"AtomicExchange", _SpvPointees<["value", "result"]>.traits>, _SpvUpdate<SPIRV_Numerical> {
  let summary = "stores a number";
  let hasCustomAssemblyFormat = 0;
  let hasVerifier = 0;
}

class _SpvCompareExchange<string mnemonic> : SPIRV_Op<mnemonic, _SpvPointees<["result", "value", "comparator"]>.traits> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$equal_semantics,
                       SPIRV_MemorySemanticsAttr:$unequal_semantics, SPIRV_Integer:$value, SPIRV_Integer:$comparator);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)";
  let hasCustomAssemblyFormat = 0;
  let hasVerifier = 0;
}
def SPIRV_AtomicCompareExchangeOp : _SpvCompareExchange<"AtomicCompareExchange"> {
  let summary = "stores an integer if the one in memory is equal to the comparator";
}
def SPIRV_AtomicCompareExchangeWeakOp : _SpvCompareExchange<"AtomicCompareExchangeWeak">, _SpvFor<["Kernel"], until="1.3"> {
  let summary = "stores an integer if the one in memory is equal to the comparator, or fails for no reason";
}

def SPIRV_EXTAtomicFAddOp
    : SPIRV_ExtVendorOp<"AtomicFAdd", _SpvPointees<["result", "value"]>.traits>, _SpvUpdate<SPIRV_Float>,
      _SpvFor<["AtomicFloat16AddEXT", "AtomicFloat32AddEXT", "AtomicFloat64AddEXT"], ["EXT_shader_atomic_float_add"]> {
  let summary = "adds to a number in memory";
}

#endif // MICA_SPIRV_ATOMIC
