//===- AsyncOps.td - Operations of async -------------------*- tablegen -*-===//

#ifndef MICA_ASYNC_OPS
#define MICA_ASYNC_OPS

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/Dialect/Async/IR/AsyncTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Async_Op<string mnemonic, list<Trait> traits = []> : Op<AsyncDialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Regions and functions
//===----------------------------------------------------------------------===//

def Async_ExecuteOp : Async_Op<"execute", [
    SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands", "areTypesCompatible"]>,
    AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects]> {
  let summary = "runs a region beside the code around it";
  let description = [{
    The region starts once all dependencies are available, and sees the values in the operands. The
    results are a token for its end and values for its own results.

    ```mlir
    %done, %sum = async.execute [%before] (%x as %y: !async.value<f32>) -> !async.value<f32> {
      %0 = arith.addf %y, %y : f32
      async.yield %0 : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Async_TokenType>:$dependencies, Variadic<Async_AnyValueOrTokenType>:$bodyOperands);
  let results = (outs Async_TokenType:$token, Variadic<Async_ValueType>:$bodyResults);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$dependencies, "ValueRange":$operands,
                                 CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>", "nullptr">:$bodyBuilder)>];
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Async_FuncOp : Async_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function that may return before its results are available";
  let description = [{
    ```mlir
    async.func @later(%x: !async.value<f32>) -> !async.value<f32> {
      async.return %x : !async.value<f32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isStateful() { return true; }
    static StringRef getDefaultDialect() { return "async"; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Async_CallOp : Async_Op<"call", [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "calls an `async.func`";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Async_AnyValueOrTokenType>);
  let extraClassDeclaration = [{
    FunctionType getCalleeType();
    operand_range getArgOperands() { return getOperands(); }
    MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }
    void setCalleeFromCallable(CallInterfaceCallable callee) {
      setCalleeAttr(llvm::cast<FlatSymbolRefAttr>(llvm::cast<SymbolRefAttr>(callee)));
    }
  }];
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}

def Async_ReturnOp : Async_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "ends an `async.func`";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

def Async_YieldOp : Async_Op<"yield", [HasParent<"ExecuteOp">, Pure, Terminator, ReturnLike]> {
  let summary = "ends the region of an `async.execute`, and makes its values available";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}

def Async_AwaitOp : Async_Op<"await"> {
  let summary = "waits for a token, or for a value that it returns";
  let description = [{
    ```mlir
    async.await %token : !async.token
    %0 = async.await %value : !async.value<f32>
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let results = (outs Optional<AnyType>:$result);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$operand, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>];
  let assemblyFormat = "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

def Async_CreateGroupOp : Async_Op<"create_group", [Pure]> {
  let summary = "a group for as many tokens and values as its size says";
  let arguments = (ins Index:$size);
  let results = (outs Async_GroupType:$result);
  let assemblyFormat = "$size `:` type($result) attr-dict";
  let hasCanonicalizeMethod = 1;
}

def Async_AddToGroupOp : Async_Op<"add_to_group"> {
  let summary = "adds a token or a value to a group, and returns how many were there before";
  let arguments = (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group);
  let results = (outs Index:$rank);
  let assemblyFormat = "$operand `,` $group `:` type($operand) attr-dict";
}

def Async_AwaitAllOp : Async_Op<"await_all"> {
  let summary = "waits for all tokens and values of a group";
  let arguments = (ins Async_GroupType:$operand);
  let assemblyFormat = "$operand attr-dict";
}

//===----------------------------------------------------------------------===//
// Coroutines
//===----------------------------------------------------------------------===//

class _Coro<string mnemonic, dag given, dag made, string format, list<Trait> traits = []> : Async_Op<"coro." # mnemonic, traits> {
  let arguments = given;
  let results = made;
  let assemblyFormat = !if(!empty(format), "attr-dict", format # " attr-dict");
}

def Async_CoroIdOp : _Coro<"id", (ins), (outs Async_CoroIdType:$id), ""> {
  let summary = "the identifier of the coroutine that the function around it is";
}
def Async_CoroBeginOp : _Coro<"begin", (ins Async_CoroIdType:$id), (outs Async_CoroHandleType:$handle), "$id"> {
  let summary = "allocates the frame of a coroutine and returns its handle";
}
def Async_CoroFreeOp : _Coro<"free", (ins Async_CoroIdType:$id, Async_CoroHandleType:$handle), (outs), "$id `,` $handle"> {
  let summary = "frees the frame of a coroutine";
}
def Async_CoroEndOp : _Coro<"end", (ins Async_CoroHandleType:$handle), (outs), "$handle"> {
  let summary = "marks where a coroutine that is suspended returns to its caller";
}
def Async_CoroSaveOp : _Coro<"save", (ins Async_CoroHandleType:$handle), (outs Async_CoroStateType:$state), "$handle"> {
  let summary = "saves where a coroutine is, so that it can be resumed before it is suspended";
}
def Async_CoroSuspendOp : _Coro<"suspend", (ins Async_CoroStateType:$state), (outs),
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest", [Terminator]> {
  let summary = "suspends a coroutine";
  let description = [{
    Control goes to `suspendDest` at once, to `resumeDest` when the coroutine is resumed, and to
    `cleanupDest` when it is destroyed.
  }];
  let successors = (successor AnySuccessor:$suspendDest, AnySuccessor:$resumeDest, AnySuccessor:$cleanupDest);
}

//===----------------------------------------------------------------------===//
// Calls of the runtime
//===----------------------------------------------------------------------===//

class _Runtime<string mnemonic, dag given, dag made, string format, list<Trait> traits = []>
    : Async_Op<"runtime." # mnemonic, traits> {
  let arguments = given;
  let results = made;
  let assemblyFormat = format;
}

defvar _operandFormat = "$operand attr-dict `:` type($operand)";

def Async_RuntimeCreateOp : _Runtime<"create", (ins), (outs Async_AnyValueOrTokenType:$result), "attr-dict `:` type($result)"> {
  let summary = "a token or a value that is not available yet";
}
def Async_RuntimeCreateGroupOp : _Runtime<"create_group", (ins Index:$size), (outs Async_GroupType:$result),
    "$size `:` type($result) attr-dict"> {
  let summary = "an empty group of a size";
}
def Async_RuntimeSetAvailableOp : _Runtime<"set_available", (ins Async_AnyValueOrTokenType:$operand), (outs), _operandFormat> {
  let summary = "makes a token or a value available, and resumes what waits for it";
}
def Async_RuntimeSetErrorOp : _Runtime<"set_error", (ins Async_AnyValueOrTokenType:$operand), (outs), _operandFormat> {
  let summary = "marks a token or a value as failed, and resumes what waits for it";
}
def Async_RuntimeIsErrorOp : _Runtime<"is_error", (ins Async_AnyAsyncType:$operand), (outs I1:$is_error), _operandFormat> {
  let summary = "whether a token, a value or a member of a group has failed";
}
def Async_RuntimeAwaitOp : _Runtime<"await", (ins Async_AnyAsyncType:$operand), (outs), _operandFormat> {
  let summary = "blocks the thread until the operand is available";
}
def Async_RuntimeResumeOp : _Runtime<"resume", (ins Async_CoroHandleType:$handle), (outs), "$handle attr-dict"> {
  let summary = "resumes a coroutine on a thread of the runtime";
}
def Async_RuntimeAwaitAndResumeOp : _Runtime<"await_and_resume",
    (ins Async_AnyAsyncType:$operand, Async_CoroHandleType:$handle), (outs), "$operand `,` $handle attr-dict `:` type($operand)"> {
  let summary = "resumes a coroutine once the operand is available";
}

class _Stored<string value> : TypesMatchWith<"type of 'value' matches element type of 'storage'", "storage", value,
                                             "::llvm::cast<ValueType>($_self).getValueType()">;

def Async_RuntimeStoreOp : _Runtime<"store", (ins AnyType:$value, Async_ValueType:$storage), (outs),
    "$value `,` $storage attr-dict `:` type($storage)", [_Stored<"value">]> {
  let summary = "puts a value into the storage of an asynchronous one";
}
def Async_RuntimeLoadOp : _Runtime<"load", (ins Async_ValueType:$storage), (outs AnyType:$result),
    "$storage attr-dict `:` type($storage)", [_Stored<"result">]> {
  let summary = "the value in the storage of an asynchronous one that is available";
}
def Async_RuntimeAddToGroupOp : _Runtime<"add_to_group",
    (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group), (outs Index:$rank), "$operand `,` $group attr-dict `:` type($operand)"> {
  let summary = "adds a token or a value to a group, and returns how many were there before";
}

class _Count<string mnemonic> : _Runtime<mnemonic,
    (ins Async_AnyAsyncType:$operand, ConfinedAttr<I64Attr, [IntPositive]>:$count), (outs), _operandFormat>;

def Async_RuntimeAddRefOp : _Count<"add_ref"> {
  let summary = "adds references to a value that the runtime counts";
}
def Async_RuntimeDropRefOp : _Count<"drop_ref"> {
  let summary = "drops references to a value that the runtime counts, and frees it with the last one";
}
def Async_RuntimeNumWorkerThreadsOp : _Runtime<"num_worker_threads", (ins), (outs Index:$result), "attr-dict `:` type($result)",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "how many threads the runtime has";
}

#endif // MICA_ASYNC_OPS
