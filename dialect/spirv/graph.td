//===- SPIRVGraphOps.td - Graphs of tensors ----------------*- tablegen -*-===//

#ifndef MICA_SPIRV_GRAPH
#define MICA_SPIRV_GRAPH

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_GraphARMOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_ArmVendorOp<mnemonic, traits>, _SpvFor<["GraphARM"], ["ARM_graph", "ARM_tensors"]> {
  let hasVerifier = 0;
  let autogenSerialization = 0;
}

def InGraphScope : PredOpTrait<"op must appear in a spirv.ARM.Graph op's block",
                               CPred<"isNestedInGraphARMOpInterface($_op.getParentOp())">>;

def SPIRV_GraphARMOp : SPIRV_GraphARMOp<"Graph", [
    AutomaticAllocationScope, DeclareOpInterfaceMethods<CallableOpInterface>, FunctionOpInterface, InModuleScope,
    IsolatedFromAbove]> {
  let summary = "a graph: a function of tensors";
  let description = [{
    ```mlir
    spirv.ARM.Graph @graph(%arg0 : !spirv.arm.tensor<4x4xi32>) -> !spirv.arm.tensor<4x4xi32> {
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4x4xi32>
    }
    ```
  }];
  let arguments = (ins TypeAttrOf<GraphType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<BoolAttr>:$entry_point, StrAttr:$sym_name);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "StringRef":$name, "GraphType":$type, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                                 CArg<"bool", "false">:$entry_point)>];
  let extraClassDeclaration = [{
    LogicalResult verifyType();
    LogicalResult verifyBody();
  }];
  let hasOpcode = 0;
}

def SPIRV_GraphConstantARMOp : SPIRV_GraphARMOp<"GraphConstant", [InGraphScope, Pure, ConstantLike]> {
  let summary = "a constant that the application gives with this number";
  let arguments = (ins I32Attr:$graph_constant_id);
  let results = (outs SPIRV_AnyTensorArm:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def SPIRV_GraphEntryPointARMOp : SPIRV_GraphARMOp<"GraphEntryPoint", [InModuleScope]> {
  let summary = "a graph that an application can start, and its variables";
  let arguments = (ins FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let builders = [OpBuilder<(ins "spirv::GraphARMOp":$graph, "ArrayRef<Attribute>":$interfaceVars)>];
}

def SPIRV_GraphOutputsARMOp : SPIRV_GraphARMOp<"GraphOutputs", [InGraphScope, Pure, Terminator]> {
  let summary = "returns the tensors of a graph";
  let arguments = (ins Variadic<SPIRV_AnyTensorArm>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasVerifier = 1;
  let hasOpcode = 0;
}

#endif // MICA_SPIRV_GRAPH
