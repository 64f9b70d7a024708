//===- MLProgramOps.td - Operations of ml_program ----------*- tablegen -*-===//

#ifndef MICA_MLPROGRAM
#define MICA_MLPROGRAM

include "mlir/Dialect/MLProgram/IR/MLProgramAttributes.td"
include "mlir/Dialect/MLProgram/IR/MLProgramTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MLProgram_Op<string mnemonic, list<Trait> traits = []>
    : Op<MLProgram_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

class _Function<string mnemonic, string kind, list<Trait> traits> : MLProgram_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
    static RegionKind getRegionKind(unsigned) { return RegionKind::}] # kind # "; }";
  let hasCustomAssemblyFormat = 1;
}

def MLProgram_FuncOp : _Function<"func", "SSACFG", [
    FunctionOpInterface, IsolatedFromAbove, RegionKindInterface, Symbol]> {
  let summary = "a function with control flow";
}

def MLProgram_SubgraphOp : _Function<"subgraph", "Graph", [
    FunctionOpInterface, HasOnlyGraphRegion, IsolatedFromAbove, RegionKindInterface, SingleBlock, Symbol]> {
  let summary = "a function whose operations are ordered by values and tokens alone";
}

class _ProgramLeave<string mnemonic, string parent>
    : MLProgram_Op<mnemonic, [Pure, HasParent<parent>, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
  let hasVerifier = 1;
}

def MLProgram_OutputOp : _ProgramLeave<"output", "SubgraphOp"> {
  let summary = "end of a subgraph, with its results";
}
def MLProgram_ReturnOp : _ProgramLeave<"return", "FuncOp"> {
  let summary = "end of a function, with its results";
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

def MLProgram_GlobalOp : MLProgram_Op<"global", [Symbol]> {
  let summary = "a global value, or a variable if it is mutable";
  let description = [{
    ```mlir
    ml_program.global private @zero(dense<0> : tensor<4xi32>) : tensor<4xi32>
    ml_program.global private mutable @state : tensor<?xi32>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
    custom<TypedInitialValue>($type, $value) attr-dict
  }];
  let hasVerifier = 1;
}

class _GlobalUser<string mnemonic, list<Trait> traits = []>
    : MLProgram_Op<mnemonic, traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  code extraClassDeclarationBase = [{
    GlobalOp getGlobalOp(SymbolTableCollection &symbolTable);
  }];
  let extraClassDeclaration = extraClassDeclarationBase;
}

defvar _read = Arg<SymbolRefAttr, "", [MemRead]>;

// The result is named after the global.
class _ProgramLoad<string mnemonic, dag global, list<Trait> traits = []>
    : _GlobalUser<mnemonic, traits # [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = global;
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
  let extraClassDefinition = [{
    void $cppClass::getAsmResultNames(function_ref<void(Value, StringRef)> setNameFn) {
      setNameFn(getResult(), getGlobal().getLeafReference());
    }
  }];
}

def MLProgram_GlobalLoadOp : _ProgramLoad<"global_load", (ins _read:$global)> {
  let summary = "what a global holds now";
}
def MLProgram_GlobalLoadConstOp : _ProgramLoad<"global_load_const", (ins SymbolRefAttr:$global), [Pure]> {
  let summary = "the value of a global that is not mutable";
}

def MLProgram_GlobalStoreOp : _GlobalUser<"global_store"> {
  let summary = "overwrites a global";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemWrite]>:$global, AnyType:$value);
  let assemblyFormat = "$global `=` $value `:` type($value) attr-dict";
}

//===----------------------------------------------------------------------===//
// Order in graphs
//===----------------------------------------------------------------------===//

def MLProgram_TokenOp : MLProgram_Op<"token", [Pure]> {
  let summary = "a token that nothing has to wait for";
  let results = (outs MLProgram_TokenType:$token);
  let assemblyFormat = "attr-dict";
}

def MLProgram_GlobalLoadGraphOp : _GlobalUser<"global_load_graph"> {
  let summary = "what a global holds after the operations of some tokens";
  let description = [{
    ```mlir
    %x, %read = ml_program.global_load_graph @state ordering(%start -> !ml_program.token) : i32
    %done = ml_program.global_store_graph @state = %y ordering(%read -> !ml_program.token) : i32
    ```
  }];
  let arguments = (ins _read:$global, Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs AnyType:$result, MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict
  }];
}

def MLProgram_GlobalStoreGraphOp : _GlobalUser<"global_store_graph"> {
  let summary = "overwrites a global after the operations of some tokens";
  let arguments = (ins _read:$global, AnyType:$value, Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict
  }];
}

#endif // MICA_MLPROGRAM
