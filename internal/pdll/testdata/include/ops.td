include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def Test_Even : Type<CPred<"::test::isEven($_self)">, "even type", "::test::EvenType">;
def Test_NamedAttr : AttrConstraint<CPred<"::test::isNamed($_self, $_builder)">, "named attribute">;
def Test_SmallAttr : Attr<CPred<"::test::isSmall($_self, \"a$$b\")">, "small attribute"> {
  let storageType = "::mlir::IntegerAttr";
}

def Test_Interface : OpInterface<"TestInterface"> {
  let cppNamespace = "::test";
  let description = "An interface.";
}
def Test_PlainInterface : OpInterface<"PlainInterface">;

// One of each kind of group.
def Test_GroupsOp : Test_Op<"groups", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "  has groups of each kind  ";
  let arguments = (ins
    I32:$one, Optional<I64>:$maybe, Variadic<Test_Even>:$many,
    I32Attr:$number, OptionalAttr<StrAttr>:$text, DefaultValuedAttr<BoolAttr, "true">:$flag);
  let results = (outs AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$rest);
}

def Test_NoneOp : Test_Op<"none">;
def Test_OneOp : Test_Op<"one"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}
def Test_TwoOp : Test_Op<"two"> {
  let results = (outs AnyType:$a, AnyType:$b);
}
def Test_InferredOp : Test_Op<"inferred", [InferTypeOpInterface]> {
  let results = (outs AnyType:$output);
}
def Test_SameOp : Test_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
}
def Test_VariadicOp : Test_Op<"variadic"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}
def Test_TwoVariadicOp : Test_Op<"two_variadic", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$more);
  let results = (outs Variadic<AnyType>:$outputs, Variadic<AnyType>:$others);
}
def Test_OptionalOp : Test_Op<"optional"> {
  let arguments = (ins Optional<AnyType>:$input);
  let results = (outs Optional<AnyType>:$output);
}
