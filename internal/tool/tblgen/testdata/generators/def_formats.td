// Declarative formats of types with required and optional parameters.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class X<string n, string f> : TypeDef<D, n> { let mnemonic = n; let parameters = (ins "int":$a, OptionalParameter<"int">:$b, DefaultValuedParameter<"int","7">:$c, OptionalArrayRefParameter<"int">:$d); let assemblyFormat = f; }
def A : X<"A", "params">;
def B : X<"B", "$a $b (`[` $c^ `]`) : (`none` $d)?">;
def C : X<"C", "custom<Q>($a) custom<S>(ref($a)) (custom<R>($c, $d, $b)^ `k`)?">;
def E : X<"E", "$a $d (`[` struct($b, $c)^ `]`)?">;
def F : X<"F", "$a ($b^ `b`)? (`s` struct($c, $d)^ `c`) : (`none`)?">;
def G : X<"G", "`g` ` ` $a `,` ` ` $b `\\n` `h` ` ` struct($c, $d)">;
def H : X<"H", "`<` ` ` $a `>` ` ` custom<S>($b) `` $c ` ` `[` $d `]`">;
