//===- toy.td - A dialect of small tensors --------------------*- tablegen -*-===//
//
// Constants, some arithmetic, and functions around them. All of it is said
// here: nothing has to be written in another language.
//
//===----------------------------------------------------------------------===//

#ifndef TOY_TD
#define TOY_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "Tensors of 64-bit floating-point numbers";
}

class Toy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Toy_Dialect, mnemonic, traits>;

// Most operations want to know every dimension.
def Toy_Tensor : StaticShapeTensorOf<[F64]>;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

def ConstantOp : Toy_Op<"constant", [
    Pure, AllTypesMatch<["value", "output"]>]> {
  let summary = "A known tensor";
  let arguments = (ins F64ElementsAttr:$value);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = "$value attr-dict";
}

class Toy_BinaryOp<string mnemonic>
    : Toy_Op<mnemonic, [Pure, Commutative, SameOperandsAndResultType]> {
  let arguments = (ins Toy_Tensor:$lhs, Toy_Tensor:$rhs);
  let results = (outs Toy_Tensor:$output);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($output)";
}

def AddOp : Toy_BinaryOp<"add"> {
  let summary = "The sum, element by element";
}

def MulOp : Toy_BinaryOp<"mul"> {
  let summary = "The product, element by element";
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

class Toy_ShapeOp<string mnemonic, list<Trait> traits, Type tensor>
    : Toy_Op<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins tensor:$input);
  let results = (outs tensor:$output);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `to` type($output)";
}

def TransposeOp : Toy_ShapeOp<"transpose", [
    AllRanksMatch<["input", "output"]>,
    AllElementCountsMatch<["input", "output"]>], Toy_Tensor> {
  let summary = "The same elements with the dimensions in reverse order";
}

def ReshapeOp : Toy_ShapeOp<"reshape", [
    AllElementCountsMatch<["input", "output"]>], Toy_Tensor> {
  let summary = "The same elements, in the same order, in another shape";
}

def CastOp : Toy_ShapeOp<"cast", [], F64Tensor> {
  let summary = "The same tensor where more or less is known of its shape";
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

def PrintOp : Toy_Op<"print", [MemoryEffects<[MemWrite]>]> {
  let summary = "Writes a tensor out";
  let arguments = (ins F64Tensor:$input);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def FuncOp : Toy_Op<"func", [IsolatedFromAbove, Symbol]> {
  let summary = "A function";
  let description = [{
    The arguments of the first block are those of the function:

    ```mlir
    toy.func @id : (tensor<2xf64>) -> tensor<2xf64> {
    ^bb0(%x: tensor<2xf64>):
      toy.return %x : tensor<2xf64>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type);
  let regions = (region MinSizedRegion<1>:$body);
  let assemblyFormat =
      "$sym_name `:` $function_type attr-dict-with-keyword $body";
}

def ReturnOp : Toy_Op<"return", [Pure, Terminator, HasParent<"FuncOp">]> {
  let summary = "The end of a function";
  let arguments = (ins Variadic<F64Tensor>:$inputs);
  let assemblyFormat = "attr-dict ($inputs^ `:` type($inputs))?";
}

#endif // TOY_TD
