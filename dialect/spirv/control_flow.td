//===- SPIRVControlFlowOps.td - Branches, calls and loops --*- tablegen -*-===//

#ifndef MICA_SPIRV_CONTROL_FLOW
#define MICA_SPIRV_CONTROL_FLOW

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

def SPIRV_BranchOp : SPIRV_Op<"Branch",
    [DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure, Terminator]> {
  let summary = "continues in another block";
  let arguments = (ins Variadic<SPIRV_Type>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Block *":$successor, CArg<"ValueRange", "{}">:$arguments), [{
    $_state.addOperands(arguments);
    $_state.addSuccessors(successor);
  }]>];
  let extraClassDeclaration = "operand_range getBlockArguments() { return getTargetOperands(); }";
  let assemblyFormat = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict";
  let hasVerifier = 0;
  let autogenSerialization = 0;
}

def SPIRV_BranchConditionalOp : SPIRV_Op<"BranchConditional",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure, Terminator]> {
  let summary = "continues in one of two blocks";
  let description = [{
    Two weights say how often each of them is next.

    ```mlir
    spirv.BranchConditional %condition [10, 1], ^bb1(%x : i32), ^bb2
    ```
  }];
  let arguments = (ins SPIRV_Bool:$condition, Variadic<SPIRV_Type>:$trueTargetOperands,
                       Variadic<SPIRV_Type>:$falseTargetOperands, OptionalAttr<I32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueTarget, AnySuccessor:$falseTarget);
  let builders = [OpBuilder<(ins "Value":$condition, "Block *":$trueBlock, "ValueRange":$trueArguments,
                                 "Block *":$falseBlock, "ValueRange":$falseArguments,
                                 CArg<"std::optional<std::pair<uint32_t, uint32_t>>", "{}">:$weights), [{
    ArrayAttr both;
    if (weights)
      both = $_builder.getI32ArrayAttr({int32_t(weights->first), int32_t(weights->second)});
    build($_builder, $_state, condition, trueArguments, falseArguments, both, trueBlock, falseBlock);
  }]>];
  let extraClassDeclaration = [{
    enum { kTrueIndex = 0, kFalseIndex = 1 };
    Block *getTrueBlock() { return getTrueTarget(); }
    Block *getFalseBlock() { return getFalseTarget(); }
    operand_range getTrueBlockArguments() { return getTrueTargetOperands(); }
    operand_range getFalseBlockArguments() { return getFalseTargetOperands(); }
    unsigned getNumTrueBlockArguments() { return getTrueTargetOperands().size(); }
    unsigned getNumFalseBlockArguments() { return getFalseTargetOperands().size(); }
  }];
  let autogenSerialization = 0;
}

def SPIRV_SwitchOp : SPIRV_Op<"Switch",
    [AttrSizedOperandSegments, InFunctionScope,
     DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>, Pure, Terminator]> {
  let summary = "continues in the block of an integer";
  let description = [{
    ```mlir
    spirv.Switch %selector : i32, [
      default: ^bb1(%x : i32),
      0: ^bb2,
      1: ^bb3(%y : i32)
    ]
    ```
  }];
  let arguments = (ins SPIRV_Integer:$selector, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$targetOperands,
                       OptionalAttr<AnyIntElementsAttr>:$literals, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultTarget, VariadicSuccessor<AnySuccessor>:$targets);
  let builders = !foreach(values, ["ArrayRef<APInt>", "ArrayRef<int32_t>", "DenseIntElementsAttr"],
      OpBuilder<(ins "Value":$selector, "Block *":$defaultTarget, "ValueRange":$defaultOperands,
                     CArg<values, "{}">:$literals, CArg<"BlockRange", "{}">:$targets,
                     CArg<"ArrayRef<ValueRange>", "{}">:$targetOperands)>);
  let extraClassDeclaration = [{
    OperandRange getTargetOperands(unsigned index) { return getTargetOperands()[index]; }
    MutableOperandRange getTargetOperandsMutable(unsigned index) { return getTargetOperandsMutable()[index]; }
  }];
  let assemblyFormat = [{
    $selector `:` type($selector) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($selector)), $defaultTarget, $defaultOperands, type($defaultOperands), $literals,
                            $targets, $targetOperands, type($targetOperands)) `]`
    attr-dict
  }];
  let autogenSerialization = 0;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def SPIRV_FunctionCallOp : SPIRV_Op<"FunctionCall",
    [InFunctionScope, DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "calls a function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<SPIRV_Type>:$arguments,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<SPIRV_Type>:$return_value);
  let builders = [OpBuilder<(ins "Type":$returnType, "FlatSymbolRefAttr":$callee, "ValueRange":$arguments),
      "build($_builder, $_state, returnType, callee, arguments, ArrayAttr(), ArrayAttr());">];
  let assemblyFormat = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)";
  let autogenSerialization = 0;
}

def SPIRV_ReturnOp : SPIRV_Op<"Return", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let summary = "returns nothing";
  let assemblyFormat = "attr-dict";
}
def SPIRV_ReturnValueOp : SPIRV_Op<"ReturnValue", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let summary = "returns a value";
  let arguments = (ins SPIRV_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def SPIRV_UnreachableOp : SPIRV_Op<"Unreachable", [InFunctionScope, Terminator]> {
  let summary = "ends a block that is never executed";
  let assemblyFormat = "attr-dict";
}
def SPIRV_KillOp : SPIRV_Op<"Kill", [Terminator]>, _SpvFor<["Shader"]> {
  let summary = "ends the invocation of a fragment shader";
  let assemblyFormat = "attr-dict";
  let hasVerifier = 0;
}

//===----------------------------------------------------------------------===//
// Structured control flow
//===----------------------------------------------------------------------===//

// A region from a header to a merge block, where the operands of the merge are the results.
class _SpvStructured<string mnemonic, Attr control, string name> : SPIRV_Op<mnemonic, [InFunctionScope]> {
  let arguments = !dag(ins, [control], [name]);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 0;
  let hasRegionVerifier = 1;
  let hasOpcode = 0;
  let autogenSerialization = 0;
}

def SPIRV_LoopOp : _SpvStructured<"mlir.loop", SPIRV_LoopControlAttr, "loop_control"> {
  let summary = "a loop";
  let description = [{
    The entry block branches to the header, the last but one block continues there, and the last one merges.

    ```mlir
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %condition, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    ```
  }];
  let builders = [OpBuilder<(ins)>, OpBuilder<(ins "spirv::LoopControl":$loopControl),
                                              "build($_builder, $_state, TypeRange(), loopControl);">];
  let extraClassDeclaration = [{
    Block *getEntryBlock();
    Block *getHeaderBlock();
    Block *getContinueBlock();
    Block *getMergeBlock();
    void addEntryAndMergeBlock(OpBuilder &builder);
  }];
}

def SPIRV_SelectionOp : _SpvStructured<"mlir.selection", SPIRV_SelectionControlAttr, "selection_control"> {
  let summary = "a choice between blocks";
  let description = [{
    ```mlir
    spirv.mlir.selection {
      spirv.BranchConditional %condition, ^then, ^merge
    ^then:
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    ```
  }];
  let builders = [OpBuilder<(ins "spirv::SelectionControl":$selectionControl),
                            "build($_builder, $_state, TypeRange(), selectionControl);">];
  let extraClassDeclaration = [{
    Block *getHeaderBlock();
    Block *getMergeBlock();
    void addMergeBlock(OpBuilder &builder);
    static SelectionOp createIfThen(Location loc, Value condition, function_ref<void(OpBuilder &)> thenBody,
                                    OpBuilder &builder);
  }];
  let hasCanonicalizer = 1;
}

def SPIRV_MergeOp : SPIRV_Op<"mlir.merge", [Pure, Terminator, ParentOneOf<["SelectionOp", "LoopOp"]>, ReturnLike]> {
  let summary = "ends a loop or a selection";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 0;
  let hasOpcode = 0;
  let autogenSerialization = 0;
}

#endif // MICA_SPIRV_CONTROL_FLOW
