
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def OneOp : T_Op<"one"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def TwoOp : T_Op<"two"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
def AttrOp : T_Op<"attr"> { let arguments = (ins I32:$x, I32Attr:$y); let results = (outs I32:$r); }
def PropOp : T_Op<"prop"> { let arguments = (ins I32:$x, I64Prop:$p); let results = (outs I32:$r); }
def VarOp : T_Op<"var"> { let arguments = (ins Variadic<I32>:$xs); let results = (outs I32:$r); }
def OptOp : T_Op<"opt"> { let arguments = (ins Optional<I32>:$x); let results = (outs I32:$r); }
def PairOp : T_Op<"pair"> { let arguments = (ins I32:$x); let results = (outs I32:$a, I32:$b); }
def AnyOp : T_Op<"any"> { let arguments = (ins I32:$x); let results = (outs AnyType:$r); }
def Build : NativeCodeCall<"build($_builder, $0)">;
def Match : NativeCodeCall<"match($_self, &$0)">;
def Pair : NativeCodeCall<"pair($0)", 2>;
def Hot : Constraint<CPred<"hot($0)">>;
def NoneOp : T_Op<"none"> { let arguments = (ins I32:$x); }
