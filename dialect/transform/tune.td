//===- TuneExtensionOps.td - Choices for a tuner -----------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_TUNE
#define MICA_TRANSFORM_TUNE

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def KnobOp : TransformDialectOp<"tune.knob", _transformWhole> {
  let cppNamespace = "mlir::transform::tune";
  let summary = "one of several attributes, as a parameter";
  let description = [{
    It fails as long as no attribute is selected.

    ```mlir
    %0 = transform.tune.knob<"tile size"> = 8 from options = [4, 8, 16] -> !transform.any_param
    ```
  }];
  let arguments = (ins Builtin_StringAttr:$name, AnyAttr:$options, OptionalAttr<AnyAttr>:$selected);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)";
  let hasVerifier = 1;
}

def AlternativesOp : TransformDialectOp<"tune.alternatives", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands", "getRegionInvocationBounds"]>,
    _transformApplies, _transformEffects, SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">, NoRegionArguments]> {
  let cppNamespace = "mlir::transform::tune";
  let summary = "applies one of its regions";
  let description = "An attribute or a parameter is the number of the region. It fails as long as no region is selected.";
  let arguments = (ins Builtin_StringAttr:$name, OptionalAttr<APIntAttr>:$selected_region_attr,
                       Optional<TransformParamTypeInterface>:$selected_region_param);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    `<` $name `>`
    (`selected_region` `=` custom<AlternativesOpSelectedRegion>($selected_region_attr, $selected_region_param)^)?
    attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions
  }];
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM_TUNE
