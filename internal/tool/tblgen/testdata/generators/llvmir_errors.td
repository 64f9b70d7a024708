// Wrong translations from and to LLVM IR: a variable that is none, and an argument that is
// no operand of LLVM.
include "mlir/IR/OpBase.td"

def Some_Dialect : Dialect {
  let name = "some";
}

class LLVM_OpBase<string mnemonic> : Op<Some_Dialect, mnemonic> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}
class LLVM_IntrOpBase<string mnemonic> : LLVM_OpBase<mnemonic>;

def Unknown : LLVM_OpBase<"a"> {
  let arguments = (ins I32:$a);
  let llvmBuilder = "f($a, $missing, $other);";
  let mlirBuilder = "f($_nothing);";
}
def NoOperand : LLVM_IntrOpBase<"b"> {
  let arguments = (ins I32:$a);
  let mlirBuilder = "f($a);";
  let llvmArgIndices = [-1];
}
