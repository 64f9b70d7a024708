//===- BuiltinOps.td - The operations that are always there ---------------===//

#ifndef BUILTIN_OPS
#define BUILTIN_OPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []>
    : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp
    : Builtin_Op<"module",
                 [AffineScope, IsolatedFromAbove, NoRegionArguments,
                  SymbolTable, Symbol, OpAsmOpInterface] #
                     GraphRegionNoTerminator.traits> {
  let summary = "What is compiled as one";
  let description = [{
    Holds operations, many of them with a symbol. A module may itself have a
    name. Its region is a graph of one block without a terminator.

    ```mlir
    module @name attributes {note = "text"} {
      func.func private @f()
    }
    ```
  }];

  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);

  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "{}">:$name)>
  ];
  let extraClassDeclaration = _native;

  let hasVerifier = 1;
}

def UnrealizedConversionCastOp
    : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "Values as if they were of other types";
  let description = [{
    Stands between parts of a program of which one is converted to other types
    and one is not yet. It means nothing, and goes when the other part follows.
    Any number of values become any number, but one at least.

    ```mlir
    %low, %high = builtin.unrealized_conversion_cast %x : i64 to i32, i32
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);

  let assemblyFormat =
      "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict";

  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // BUILTIN_OPS
