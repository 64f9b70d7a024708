// Wrong translations from LLVM IR: as many arguments as indices are required, and so is the
// name of what is translated.
include "mlir/IR/OpBase.td"

def Some_Dialect : Dialect {
  let name = "some";
}

class LLVM_OpBase<string mnemonic> : Op<Some_Dialect, mnemonic> {
  string mlirBuilder = "f();";
  list<int> llvmArgIndices = [1];
}
class LLVM_IntrOpBase<string mnemonic> : Op<Some_Dialect, mnemonic> {
  string mlirBuilder = "f();";
  list<int> llvmArgIndices = [];
}

def Indices : LLVM_OpBase<"a">;
def WithoutName : LLVM_IntrOpBase<"b">;
