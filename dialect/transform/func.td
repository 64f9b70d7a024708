//===- FuncTransformOps.td - Functions and calls -----------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_FUNC
#define MICA_TRANSFORM_FUNC

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyFuncToLLVMConversionPatternsOp : _TransformConversions<"func.func_to_llvm", "patterns from func to llvm">;

def CastAndCallOp : TransformDialectOp<"func.cast_and_call",
    _transformWhole # [AttrSizedOperandSegments] # _transformReports # GraphRegionNoTerminator.traits> {
  let summary = "calls a function, whose results replace values";
  let description = [{
    The inputs become the arguments, and the results replace the outputs. The region has the casts for values whose types
    are not those of the function.
  }];
  let arguments = (ins TransformHandleTypeInterface:$insertion_point, UnitAttr:$insert_after,
                       Optional<TransformValueHandleTypeInterface>:$inputs,
                       Optional<TransformValueHandleTypeInterface>:$outputs, OptionalAttr<SymbolRefAttr>:$function_name,
                       Optional<TransformHandleTypeInterface>:$function);
  let results = (outs TransformHandleTypeInterface:$result);
  let regions = (region MaxSizedRegion<1>:$conversions);
  let assemblyFormat = [{
    ($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )?
    (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _TransformSignature<string mnemonic, string what, dag options, string form> : _TransformFunction<"func." # mnemonic,
    what, _transformWhole, !con((ins TransformHandleTypeInterface:$module, SymbolRefAttr:$function_name), options),
    (outs TransformHandleTypeInterface:$transformed_module, TransformHandleTypeInterface:$transformed_function),
    "$function_name " # form # " `at` $module">;
def ReplaceFuncSignatureOp : _TransformSignature<"replace_func_signature", "puts arguments and results into another order",
    (ins DenseI32ArrayAttr:$args_interchange, DenseI32ArrayAttr:$results_interchange, UnitAttr:$adjust_func_calls),
    "`args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange">;
def DeduplicateFuncArgsOp : _TransformSignature<"deduplicate_func_args",
    "makes one argument of those that have the same value in the only call", (ins), "">;

#endif // MICA_TRANSFORM_FUNC
