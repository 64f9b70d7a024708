//===- XeGPUTransformOps.td - For xegpu --------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_XEGPU
#define MICA_TRANSFORM_XEGPU

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _transformXeGPU = [_transformEffects, TransformOpInterface];
defvar _transformSegmentedXeGPU = [AttrSizedOperandSegments] # _transformXeGPU;
defvar _transformStatic = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;

// A layout: how many subgroups there are, how large the part of each is, and that of one instruction.
class _TransformLayout<string prefix = ""> {
  list<string> parts = !foreach(part, ["sg_layout", "sg_data", "inst_data"], prefix # part);
  dag sizes = !dag(ins, !listsplat(Variadic<TransformAnyParamTypeOrAnyHandle>, 3), parts);
  dag known = !dag(ins, !listsplat(_transformStatic, 3), !foreach(part, parts, "static_" # part));
  list<string> lists = !foreach(part, parts,
      "`" # part # "` `=` custom<DynamicIndexList>($" # part # ", $static_" # part # ")");
  string format = lists[0] # " " # lists[1] # " (" # lists[2] # "^)?";
}
defvar _transformLayout = _TransformLayout<>;
defvar _transformLayoutBefore = _TransformLayout<"input_">;
defvar _transformLayoutAfter = _TransformLayout<"target_">;

def GetDescOp : _TransformFunction<"xegpu.get_desc_op",
    "finds the `xegpu.create_nd_tdesc` behind the first operands of operations",
    [_transformApplies, NavigationTransformOpTrait, MemoryEffectsOpInterface],
    (ins TransformValueHandleTypeInterface:$target), (outs TransformHandleTypeInterface:$descHandle), "$target">;

def SetDescLayoutOp : _TransformTo<"xegpu.set_desc_layout", "sets the layout of a descriptor", _transformSegmentedXeGPU,
    _transformed, !con(_transformLayout.sizes, _transformLayout.known, (ins _transformStatic:$slice_dims)),
    !strconcat(_transformLayout.format, " (`slice_dims` `=` $slice_dims^)?")> {
  let description = "It is the layout of a slice if there are dimensions of one.";
}
def SetOpLayoutAttrOp : _TransformTarget<"xegpu.set_op_layout_attr", "sets the layout of an operand or a result",
    _transformSegmentedXeGPU,
    !con((ins DefaultValuedOptionalAttr<I64Attr, "0">:$index), _transformLayout.sizes, _transformLayout.known,
         (ins _transformStatic:$slice_dims, DefaultValuedAttr<UnitAttr, "false">:$result)),
    !strconcat("(`result` $result^)? (`index` `=` $index^)? ", _transformLayout.format,
               " (`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))")>;
def ConvertLayoutOp : _TransformFunction<"xegpu.convert_layout", "converts a value from one layout to another",
    _transformSegmentedXeGPU,
    !con((ins TransformValueHandleTypeInterface:$target), _transformLayoutBefore.sizes, _transformLayoutAfter.sizes,
         _transformLayoutBefore.known, _transformLayoutAfter.known),
    (outs TransformHandleTypeInterface:$newConvertOp),
    !strconcat("$target ", _transformLayoutBefore.format, " ", _transformLayoutAfter.format)>;

def SetGPULaunchThreadsOp : _TransformTarget<"xegpu.set_gpu_launch_threads", "changes the sizes of the blocks that a `gpu.launch` starts",
    _transformXeGPU, (ins Variadic<TransformAnyParamTypeOrAnyHandle>:$threads, _transformStatic:$static_threads),
    "`threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))">;
def InsertPrefetchOp : _TransformFunction<"xegpu.insert_prefetch",
    "prefetches the tile that a value is loaded from, some iterations of the loop before", _transformXeGPU,
    (ins TransformValueHandleTypeInterface:$target, Optional<TransformAnyParamTypeOrAnyHandle>:$dynamic_nb_prefetch,
         DefaultValuedOptionalAttr<I64Attr, "1">:$static_nb_prefetch), (outs TransformHandleTypeInterface:$desc_op),
    "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)?">;

#endif // MICA_TRANSFORM_XEGPU
