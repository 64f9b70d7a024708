// Operations of class Yes find out their result types, the others do not.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Infer_Dialect : Dialect { let name = "infer"; }
class Yes<string mnemonic, list<Trait> traits = []> : Op<Infer_Dialect, mnemonic, traits>;
class No<string mnemonic, list<Trait> traits = []> : Op<Infer_Dialect, mnemonic, traits>;

def : Yes<"declared", [InferTypeOpInterface]> { let results = (outs AnyType:$r); }
def : Yes<"methods", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let results = (outs AnyType:$r); }
def : No<"nothing">;
def : No<"any"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }

def : Yes<"buildable"> { let results = (outs I32:$r); }
def : No<"half_buildable"> { let results = (outs I32:$r, AnyType:$s); }
def : No<"optional"> { let results = (outs I32:$r, Optional<I32>:$s); }

def : No<"same_nothing", [SameOperandsAndResultType]> { let results = (outs AnyType:$r); }
def : No<"same_variadic", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs AnyType:$r);
}
def : Yes<"same", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$a, AnyType:$b);
  let results = (outs AnyType:$r, I32:$s);
}

def : Yes<"match", [AllTypesMatch<["a", "r"]>]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }
def : No<"match_one", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r, AnyType:$s);
}
def : Yes<"match_chain", [AllTypesMatch<["s", "r"]>, AllTypesMatch<["a", "s"]>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r, AnyType:$s);
}
def : Yes<"match_attribute", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins I32Attr:$a);
  let results = (outs AnyType:$r);
}
def : Yes<"with", [TypesMatchWith<"text", "a", "r", "f($_self)">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
}
def : No<"with_reverse", [TypesMatchWith<"text", "r", "a", "f($_self)">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
}
def : Yes<"with_result", [TypesMatchWith<"text", "r", "s", "f($_self)">]> {
  let results = (outs I32:$r, AnyType:$s);
}
def : No<"first", [FirstAttrDerivedResultType]> { let arguments = (ins I32Attr:$a); let results = (outs AnyType:$r); }
