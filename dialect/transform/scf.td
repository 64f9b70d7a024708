//===- SCFTransformOps.td - Loops and branches -------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_SCF
#define MICA_TRANSFORM_SCF

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyForLoopCanonicalizationPatternsOp : _TransformPatterns<"scf.for_loop_canonicalization",
    "simpler `affine.min` and `affine.max` of values that loops bound">;
def ApplySCFStructuralConversionPatternsOp : _TransformConversions<"scf.structural_conversions",
    "patterns for other types in operations of scf", (ins), "", ["populateConversionTargetRules"]>;
def ApplySCFToControlFlowPatternsOp : _TransformConversions<"scf.scf_to_control_flow", "patterns from scf to cf",
    (ins), "", []>;

def Transform_ScfForOp : Transform_ConcreteOpType<"scf.for">;

class _TransformLoops<string mnemonic, string what> : _TransformTo<"loop." # mnemonic, what, _transformConsumesWhole,
    (outs Variadic<TransformHandleTypeInterface>:$transformed)>;
def ForallToForOp : _TransformLoops<"forall_to_for", "makes nested `scf.for`s of an `scf.forall`">;
def ForallToParallelOp : _TransformLoops<"forall_to_parallel", "makes an `scf.parallel` of an `scf.forall`">;
def ParallelForToNestedForOps : _TransformLoops<"parallel_for_to_nested_fors", "makes nested `scf.for`s of an `scf.parallel`">;

def LoopOutlineOp : _TransformTo<"loop.outline", "moves loops into functions, and calls these", _transformConsumesWhole,
    (outs TransformHandleTypeInterface:$function, TransformHandleTypeInterface:$call), (ins StrAttr:$func_name)>;
def LoopPeelOp : _TransformFunction<"loop.peel", "splits off the first or the last iteration", _transformConsumesEach,
    (ins Transform_ScfForOp:$target, DefaultValuedAttr<BoolAttr, "false">:$peel_front,
         DefaultValuedAttr<BoolAttr, "false">:$fail_if_already_divisible),
    (outs TransformHandleTypeInterface:$peeled_loop, TransformHandleTypeInterface:$remainder_loop), "$target"> {
  let description = [{
    The last one is split off if the step may not divide the range. If it surely does, `fail_if_already_divisible` says
    whether that is a failure.
  }];
}
def LoopPipelineOp : _TransformFunction<"loop.pipeline", "reads memory some iterations before the values are needed",
    _transformConsumesEach,
    (ins Transform_ScfForOp:$target, DefaultValuedAttr<I64Attr, "1">:$iteration_interval,
         DefaultValuedAttr<I64Attr, "10">:$read_latency), _transformed, "$target">;

class _TransformUnroll<string mnemonic, string what> : _TransformTarget<"loop." # mnemonic, what, _transformConsumesEach,
    (ins ConfinedAttr<I64Attr, [IntPositive]>:$factor)>;
def LoopUnrollOp : _TransformUnroll<"unroll", "does several iterations in one">;
def LoopUnrollAndJamOp : _TransformUnroll<"unroll_and_jam",
    "does several iterations in one, with one loop inside for those of all of them">;

def LoopCoalesceOp : _Transform<"loop.coalesce", "makes one loop of perfectly nested ones", _transformConsumesEach,
    (ins TransformHandleTypeInterface:$target), _transformed, "$target attr-dict `:` functional-type($target, $transformed)">;
def LoopFuseSiblingOp : _TransformFunction<"loop.fuse_sibling", "makes one loop of two", _transformConsumesWhole,
    (ins TransformHandleTypeInterface:$target, TransformHandleTypeInterface:$source),
    (outs TransformHandleTypeInterface:$fused_loop), "$target `into` $source"> {
  let description = [{
    They have the same bounds and steps, and must not depend on each other, which is not checked. The operations of the
    target come first in the body.
  }];
}
def LoopPromoteIfOneIterationOp : _TransformTarget<"loop.promote_if_one_iteration",
    "replaces loops of one iteration by their bodies", [_transformEffects, TransformOpInterface, TransformEachOpTrait]>;
def TakeAssumedBranchOp : _TransformTarget<"scf.take_assumed_branch", "replaces an `scf.if` by one of its regions",
    [_transformEffects, TransformOpInterface, TransformEachOpTrait], (ins OptionalAttr<UnitAttr>:$take_else_branch),
    "(`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)">;

#endif // MICA_TRANSFORM_SCF
