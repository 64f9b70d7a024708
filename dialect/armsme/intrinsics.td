//===- ArmSMEIntrinsicOps.td - Intrinsics of arm_sme -------*- tablegen -*-===//

#ifndef MICA_ARM_SME_INTRINSICS
#define MICA_ARM_SME_INTRINSICS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"

class ArmSME_IntrOp<string mnemonic, list<int> immArgPositions = [], list<string> immArgAttrNames = [],
                    list<int> overloadedOperands = [], list<Trait> traits = [], int numResults = 0,
                    list<int> overloadedResults = []>
    : LLVM_IntrOpBase<ArmSME_Dialect, "intr." # mnemonic, "aarch64_sme_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, 0, 0, 0, 0, 0, immArgPositions, immArgAttrNames> {
  let summary = "the intrinsic `llvm.aarch64.sme." # mnemonic # "`";
}

defvar _smeTile = (ins Arg<I32Attr>:$tile_id);
defvar _smeSlice = (ins Arg<I32>:$tile_slice_index);
defvar _smePredicate = (ins Arg<SVEPredicate>:$predicate);

def LLVM_aarch64_sme_zero : ArmSME_IntrOp<"zero", [0], ["tile_mask"]> {
  let arguments = (ins Arg<I32Attr>:$tile_mask);
}

// Outer products, which are added to a tile or subtracted.
let summary = "a vector type that is a supported predicate for the SME MOP instructions" in
def MOPPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [I1]>;
let summary = "a vector type that is a supported input for the SME MOP instructions" in
def MOPVector : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [I8, I16, BF16, F16, F32, F64]>;

class ArmSME_IntrMopOverloadedOp<string mnemonic> : ArmSME_IntrOp<mnemonic, [0], ["tile_id"], [4]> {
  let arguments = !con(_smeTile, (ins Arg<MOPPredicate>:$lhs_predicate, Arg<MOPPredicate>:$rhs_predicate,
                                      Arg<MOPVector>:$lhs_vector, Arg<MOPVector>:$rhs_vector));
}
foreach op = ["mopa", "mops"] in {
  def LLVM_aarch64_sme_ # op : ArmSME_IntrMopOverloadedOp<op>;
  foreach signs = ["", "s", "u", "su", "us"] in
    def LLVM_aarch64_sme_ # signs # op # _wide : ArmSME_IntrMopOverloadedOp<signs # op # ".wide">;
  foreach sign = ["s", "u"] in
    def LLVM_aarch64_sme_ # sign # op # _za32 : ArmSME_IntrMopOverloadedOp<sign # op # ".za32">;
}

// Slices in memory, by the size of their elements.
class ArmSME_IntrLoadStoreOp<string mnemonic> : ArmSME_IntrOp<mnemonic, [2], ["tile_id"]>;
class ArmSME_IntrLoadOp<string mnemonic> : ArmSME_IntrLoadStoreOp<mnemonic> {
  let arguments = !con(_smePredicate, (ins Arg<LLVM_AnyPointer>:$load_address), _smeTile, _smeSlice);
}
class ArmSME_IntrStoreOp<string mnemonic> : ArmSME_IntrLoadStoreOp<mnemonic> {
  let arguments = !con(_smePredicate, (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$store_address), _smeTile, _smeSlice);
}
foreach direction = ["horiz", "vert"] in
  foreach size = ["b", "h", "w", "d", "q"] in {
    def LLVM_aarch64_sme_ld1 # size # "_" # direction : ArmSME_IntrLoadOp<"ld1" # size # "." # direction>;
    def LLVM_aarch64_sme_st1 # size # "_" # direction : ArmSME_IntrStoreOp<"st1" # size # "." # direction>;
  }
def LLVM_aarch64_sme_str : ArmSME_IntrOp<"str"> {
  let arguments = (ins Arg<I32>:$index, Arg<LLVM_AnyPointer, "", [MemWrite]>:$store_address, Arg<I32>:$offset);
}

// Slices in registers.
class LLVM_aarch64_sme_write<string direction>
    : ArmSME_IntrOp<"write." # direction, [0], ["tile_id"], [3], [AllShapesMatch<["predicate", "vector"]>]> {
  let arguments = !con(_smeTile, _smeSlice, _smePredicate, (ins Arg<SVEVector>:$vector));
}
class LLVM_aarch64_sme_read<string direction>
    : ArmSME_IntrOp<"read." # direction, [2], ["tile_id"], [],
                    [AllShapesMatch<["vector", "predicate", "res"]>, AllElementTypesMatch<["vector", "res"]>], 1, [0]> {
  let arguments = !con((ins Arg<SVEVector>:$vector), _smePredicate, _smeTile, _smeSlice);
}
foreach direction = ["horiz", "vert"] in {
  def LLVM_aarch64_sme_write_ # direction : LLVM_aarch64_sme_write<direction>;
  def LLVM_aarch64_sme_read_ # direction : LLVM_aarch64_sme_read<direction>;
}

class ArmSME_IntrCountOp<string mnemonic>
    : ArmSME_IntrOp<mnemonic, [], [], [], [PredOpTrait<"`res` is i64", TypeIsPred<"res", I64>>], 1>;
def LLVM_aarch64_sme_cntsd : ArmSME_IntrCountOp<"cntsd">;

#endif // MICA_ARM_SME_INTRINSICS
