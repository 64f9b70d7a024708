//===- SPIRVGroupOps.td - Operations of groups -------------*- tablegen -*-===//

#ifndef MICA_SPIRV_GROUP
#define MICA_SPIRV_GROUP

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A reduction or a scan of the values of a group.
class _SpvReduction<Type type, string what> {
  dag arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<type>:$x);
  dag results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  string assemblyFormat = "$execution_scope $group_operation operands attr-dict `:` type($x)";
  string summary = what # " of the invocations of a group";
}
defvar _spvReductionTraits = [Pure, AllTypesMatch<["x", "result"]>];

class _SpvGroupReduction<string name, Type type, string what>
    : SPIRV_Op<"Group" # name, _spvReductionTraits>, _SpvReduction<type, what>, _SpvFor<["Groups"]>;
foreach op = [["FAdd", "the sum"], ["FMax", "the largest number"], ["FMin", "the smallest number"]] in
  def SPIRV_Group#op[0]#Op : _SpvGroupReduction<op[0], SPIRV_Float, op[1]>;
foreach op = [["IAdd", "the sum"], ["SMax", "the largest signed integer"], ["SMin", "the smallest signed integer"],
              ["UMax", "the largest unsigned integer"], ["UMin", "the smallest unsigned integer"]] in
  def SPIRV_Group#op[0]#Op : _SpvGroupReduction<op[0], SPIRV_Integer, op[1]>;

class _SpvProduct<string mnemonic, Type type>
    : SPIRV_KhrVendorOp<mnemonic, _spvReductionTraits>, _SpvReduction<type, "the product">,
      _SpvFor<["GroupUniformArithmeticKHR"]>;
def SPIRV_GroupFMulKHROp : _SpvProduct<"GroupFMul", SPIRV_Float>;
def SPIRV_GroupIMulKHROp : _SpvProduct<"GroupIMul", SPIRV_Integer>;

def SPIRV_GroupBroadcastOp : SPIRV_Op<"GroupBroadcast", [Pure, AllTypesMatch<["value", "result"]>]>, _SpvFor<["Groups"]> {
  let summary = "the value of one invocation of a group";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$localid);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)";
}

def SPIRV_KHRSubgroupBallotOp : SPIRV_KhrVendorOp<"SubgroupBallot">, _SpvFor<["SubgroupBallotKHR"], ["KHR_shader_ballot"]> {
  let summary = "a bit for each invocation of the subgroup that has true";
  let arguments = (ins SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Int32Vec4:$result);
  let assemblyFormat = "$predicate attr-dict `:` type($result)";
  let hasVerifier = 0;
}

// An access to a block of memory by a subgroup.
class _SpvBlock<string mnemonic, dag given, dag made = (outs)>
    : SPIRV_IntelVendorOp<mnemonic>, _SpvFor<["SubgroupBufferBlockIOINTEL"], ["INTEL_subgroups"]> {
  let arguments = given;
  let results = made;
}
def SPIRV_INTELSubgroupBlockReadOp : _SpvBlock<"SubgroupBlockRead", (ins SPIRV_AnyPtr:$ptr), (outs SPIRV_Type:$value)> {
  let summary = "loads a scalar or a vector for each invocation";
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($value)";
  let hasCustomAssemblyFormat = 0;
}
def SPIRV_INTELSubgroupBlockWriteOp : _SpvBlock<"SubgroupBlockWrite", (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value)> {
  let summary = "stores a scalar or a vector of each invocation";
}

#endif // MICA_SPIRV_GROUP
