//===- AsyncTypes.td - Types of async ----------------------*- tablegen -*-===//

#ifndef MICA_ASYNC_TYPES
#define MICA_ASYNC_TYPES

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/IR/AttrTypeBase.td"

class Async_Type<string name, string text, string what, string more> : TypeDef<AsyncDialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
}

def Async_TokenType : Async_Type<"Token", "token", "async token type",
    "A token is available once the region that returns it has ended.">;
def Async_ValueType : Async_Type<"Value", "value", "async value type",
    "A value that will be available later: `!async.value<i32>`."> {
  let parameters = (ins "Type":$valueType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$valueType), [{
    return $_get(valueType.getContext(), valueType);
  }]>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}
def Async_GroupType : Async_Type<"Group", "group", "async group type",
    "A group of tokens and values that are waited for together. Its size is fixed when it is created.">;

def Async_AnyValueOrTokenType : AnyTypeOf<[Async_ValueType, Async_TokenType]>;
def Async_AnyAsyncType : AnyTypeOf<[Async_ValueType, Async_TokenType, Async_GroupType]>;

// A coroutine is one that LLVM resumes by a switch.
def Async_CoroIdType : Async_Type<"CoroId", "coro.id", "switched-resume coroutine identifier",
    "Names a coroutine to the operations that begin and free it.">;
def Async_CoroHandleType : Async_Type<"CoroHandle", "coro.handle", "coroutine handle",
    "Is what resumes or destroys a coroutine that is suspended.">;
def Async_CoroStateType : Async_Type<"CoroState", "coro.state", "saved coroutine state",
    "Where a coroutine will go on once it is resumed.">;

#endif // MICA_ASYNC_TYPES
