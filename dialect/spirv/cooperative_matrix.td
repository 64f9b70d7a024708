//===- SPIRVCooperativeMatrixOps.td - Cooperative matrices -*- tablegen -*-===//

#ifndef MICA_SPIRV_COOPERATIVE_MATRIX
#define MICA_SPIRV_COOPERATIVE_MATRIX

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// An operation of all invocations of a scope on a matrix whose elements are spread over them.
class _SpvCoop<string mnemonic, list<Trait> traits>
    : SPIRV_KhrVendorOp<mnemonic, traits>,
      _SpvFor<["CooperativeMatrixKHR"], ["KHR_cooperative_matrix"], since="1.6">;

def SPIRV_KHRCooperativeMatrixLengthOp : _SpvCoop<"CooperativeMatrixLength", [Pure]> {
  let summary = "how many elements an invocation has";
  let arguments = (ins TypeAttrOf<SPIRV_AnyCooperativeMatrix>:$cooperative_matrix_type);
  let results = (outs SPIRV_Int32:$result);
  let assemblyFormat = "attr-dict `:` $cooperative_matrix_type";
  let hasVerifier = 0;
}

// An access to a matrix in memory whose rows, or columns, are `stride` elements apart.
class _SpvCoopAccess<string mnemonic, dag stored, string text, string made>
    : _SpvCoop<mnemonic, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let arguments = !con((ins SPIRV_AnyPtr:$pointer), stored,
      (ins SPIRV_KHR_CooperativeMatrixLayoutAttr:$matrix_layout, SPIRV_Integer:$stride,
           OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_operand,
           OptionalAttr<IntValidAlignment<I32Attr>>:$alignment));
  let assemblyFormat = "$pointer `,` " # text # [{ $stride `,` $matrix_layout ( `,` $memory_operand^ )?
    ( `,` $alignment^ )? attr-dict `:` type(operands)}] # made;
}
def SPIRV_KHRCooperativeMatrixLoadOp : _SpvCoopAccess<"CooperativeMatrixLoad", (ins), "", " `->` type($result)"> {
  let summary = "loads a matrix";
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let builders = [OpBuilder<(ins "Type":$result, "Value":$pointer, "spirv::ConstantOp":$stride,
                                 "spirv::CooperativeMatrixLayoutKHR":$layout),
      "build($_builder, $_state, result, pointer, layout, stride, MemoryAccessAttr(), IntegerAttr());">];
}
def SPIRV_KHRCooperativeMatrixStoreOp
    : _SpvCoopAccess<"CooperativeMatrixStore", (ins SPIRV_AnyCooperativeMatrix:$object), "$object `,`", ""> {
  let summary = "stores a matrix";
  let builders = [OpBuilder<(ins "Value":$pointer, "Value":$object, "spirv::ConstantOp":$stride,
                                 "spirv::CooperativeMatrixLayoutKHR":$layout),
      "build($_builder, $_state, pointer, object, layout, stride, MemoryAccessAttr(), IntegerAttr());">];
}

def SPIRV_KHRCooperativeMatrixMulAddOp : _SpvCoop<"CooperativeMatrixMulAdd", [Pure, AllTypesMatch<["c", "result"]>]> {
  let summary = "the product of two matrices plus a third one";
  let arguments = (ins SPIRV_AnyCooperativeMatrix:$a, SPIRV_AnyCooperativeMatrix:$b, SPIRV_AnyCooperativeMatrix:$c,
                       OptionalAttr<SPIRV_KHR_CooperativeMatrixOperandsAttr>:$matrix_operands);
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let builders = [OpBuilder<(ins "Value":$a, "Value":$b, "Value":$c),
                            "build($_builder, $_state, a, b, c, CooperativeMatrixOperandsKHRAttr());">];
  let assemblyFormat = [{
    $a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)
  }];
}

#endif // MICA_SPIRV_COOPERATIVE_MATRIX
