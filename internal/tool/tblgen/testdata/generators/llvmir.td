// Operations with their translations from and to LLVM IR.
include "mlir/IR/OpBase.td"

def Some_Dialect : Dialect {
  let name = "some";
  let cppNamespace = "::some";
}

class LLVM_OpBase<string mnemonic> : Op<Some_Dialect, mnemonic> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
  string llvmInstName = "Inst" # mnemonic;
}
class LLVM_IntrOpBase<string mnemonic> : LLVM_OpBase<mnemonic> {
  string llvmEnumName = "intr_" # mnemonic;
}

def WithoutBuilder : LLVM_OpBase<"a">;
def Variables : LLVM_OpBase<"b"> {
  let arguments = (ins I32:$one, Variadic<I32>:$rest, I32Attr:$some_attr, UnitAttr:$flag, I32Prop:$prop);
  let results = (outs I32:$res);
  let llvmBuilder = [{$res = f($one, $rest, $some_attr, $flag) $$one $$$one $_resultType;
    $_location $_hasResult $_numOperands}];
  let mlirBuilder = [{$res = $_qualCppClassName($one, $rest, $some_attr) $_resultType $_location $_builder $$;
    $_op $_int_attr $_float_attr $_var_attr $_label_attr $_roundingMode_attr $_fpExceptionBehavior_attr($flag)}];
}
def Twice : LLVM_IntrOpBase<"c"> {
  let arguments = (ins I32:$a, I32:$b);
  let llvmBuilder = "g($a, $a);";
  let mlirBuilder = "$_op = h($b, $b);";
  let llvmArgIndices = [3, 1];
}
