package opt

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// brokenRulesDialect has the operations that the broken rules match and create.
const brokenRulesDialect = `
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string m, list<Trait> traits = []> : Op<T_Dialect, m, traits>;
def AOp : T_Op<"a", [Pure]> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def BOp : T_Op<"b", [Pure]> { let arguments = (ins I32:$x, I32Attr:$n); let results = (outs I32:$r); }
def COp : T_Op<"c", [Pure]> { let arguments = (ins I32:$x, I64Prop:$n); let results = (outs I32:$r); }
def POp : T_Op<"p", [Pure]> { let arguments = (ins I32:$x); let results = (outs I32:$r, I32:$s); }
def LOp : T_Op<"l", [Pure]> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
def UOp : T_Op<"u", [Pure]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
`

// brokenRulesInput has an operation of each kind that a rule can match.
const brokenRulesInput = `
%0 = "u.x"() : () -> i32
%1 = "t.a"(%0) : (i32) -> i32
%2 = "t.b"(%1) {n = 3 : i32} : (i32) -> i32
%3 = "t.c"(%1) <{n = 3 : i64}> : (i32) -> i32
%4:2 = "t.p"(%1) : (i32) -> (i32, i32)
%5 = "t.l"(%1, %2) : (i32, i32) -> i32
"u.z"(%1, %2, %3, %4#0, %4#1, %5) : (i32, i32, i32, i32, i32, i32) -> ()
`

// failingFunctions are the functions that the rules call, when they are known.
const failingFunctions = `
using namespace mlir;
static int zero() { return 0; }
static int numFn() { return 1 / zero(); }
template <typename T> static bool boolFn(T v) { return numFn(); }
template <typename T> static Attribute attrFn(T v) { return numFn() ? Attribute() : Attribute(); }
static IntegerAttr constFn(Builder b, int n) { return b.getI32IntegerAttr(numFn()); }
static Type typeFn(Builder &b) { return b.getIntegerType(numFn()); }
static Value valueFn(Value v) { return numFn() ? v : Value(); }
static SmallVector<Value> valuesFn(Value v) { return numFn() ? SmallVector<Value>{v, v} : SmallVector<Value>{}; }
static LogicalResult sourceFn(Operation *op, Value &v) { return success(numFn()); }
static LogicalResult sourceAttrFn(Attribute a, Attribute &v) { return success(numFn()); }
static void voidFn(Value v) { numFn(); }
`

// brokenRules are rules with C++ that calls a function. Those in PDLL include the constraints X
// of values and XAttr of attributes.
var brokenRules = []struct{ name, rules string }{
	{"drr/native", `def : Pat<(BOp $x, $n), (BOp $x, (NativeCodeCall<"attrFn(0)">))>;`},
	{"drr/nativeArgument", `def : Pat<(BOp $x, $n), (BOp $x, (NativeCodeCall<"attrFn($0)"> $n))>;`},
	{"drr/nativeValue", `def : Pat<(BOp $x, $n), (NativeCodeCall<"valueFn($0)"> $x)>;`},
	{"drr/nativeProperty", `def : Pat<(COp $x, $n), (BOp $x, (NativeCodeCall<"attrFn($0)"> $n))>;`},
	{"drr/nativeInCall", `def : Pat<(BOp $x, $n), (BOp $x, (NativeCodeCall<"$_builder.getI32IntegerAttr(numFn())">))>;`},
	{"drr/nested", `def : Pat<(BOp $x, $n), (BOp $x, (NativeCodeCall<"$0"> (NativeCodeCall<"attrFn($0)"> $n)))>;`},
	{"drr/source", `def : Pat<(BOp (NativeCodeCall<"sourceFn($_self, $0)"> $x), $n), (replaceWithValue $x)>;`},
	{"drr/sourceAttr", `def : Pat<(BOp $x, (NativeCodeCall<"sourceAttrFn($_self, $0)"> $n)), (BOp $x, $n)>;`},
	{"drr/results", `def : Pattern<(POp $x), [(NativeCodeCall<"valuesFn($0)", 2> $x)]>;`},
	{"drr/supplemental", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [], [(NativeCodeCallVoid<"voidFn($0)"> $x)]>;`},
	{"drr/constraint", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<CPred<"boolFn($0)">> $x)]>;`},
	{"drr/constraintAttr", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<CPred<"boolFn($0)">> $n)]>;`},
	{"drr/constraintOp", `def : Pat<(BOp:$r $x, $n), (replaceWithValue $x), [(Constraint<CPred<"boolFn($0)">> $r)]>;`},
	{"drr/constraintAnd", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<And<[CPred<"true">, CPred<"boolFn($0)">]>> $x)]>;`},
	{"drr/constraintOr", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<Or<[CPred<"false">, CPred<"boolFn($0)">]>> $x)]>;`},
	{"drr/constraintNeg", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<Neg<CPred<"boolFn($0)">>> $x)]>;`},
	{"drr/constraintOfMany", `def : Pat<(BOp $x, $n), (replaceWithValue $x), [(Constraint<CPred<"$0 != nullptr && boolFn($1)">> $x, $n)]>;`},
	{"drr/type", `def X : Type<CPred<"boolFn($_self)">, "x">; def : Pat<(BOp X:$x, $n), (replaceWithValue $x)>;`},
	{"drr/attr", `def X : Attr<CPred<"boolFn($_self)">, "x">; def : Pat<(BOp $x, X:$n), (replaceWithValue $x)>;`},
	{"drr/property", `def X : PropConstraint<CPred<"boolFn($_self)">, "x">; def : Pat<(COp $x, X:$n), (replaceWithValue $x)>;`},
	{"drr/either", `def X : Type<CPred<"boolFn($_self)">, "x">; def : Pat<(LOp (either X:$x, (AOp $y))), (replaceWithValue $x)>;`},
	{"drr/constantAttr", `def : Pat<(BOp $x, $n), (BOp $x, ConstantAttr<I32Attr, "numFn()">)>;`},
	{"drr/constantAttrMatched", `def : Pat<(BOp $x, ConstantAttr<I32Attr, "numFn()">), (replaceWithValue $x)>;`},
	{"drr/constantProperty", `def : Pat<(COp $x, $n), (COp $x, ConstantProp<I64Prop, "numFn()">)>;`},
	{"drr/constantPropertyMatched", `def : Pat<(COp $x, ConstantProp<I64Prop, "numFn()">), (replaceWithValue $x)>;`},
	{"drr/constBuilderCall", `def X : Attr<CPred<"true">, "x"> { let constBuilderCall = "constFn($_builder, $0)"; } def : Pat<(BOp $x, $n), (BOp $x, ConstantAttr<X, "1">)>;`},
	{"drr/returnType", `def : Pat<(BOp $x, $n), (AOp (UOp $x, (returnType "typeFn($_builder)")))>;`},
	{"drr/returnTypeNative", `def : Pat<(BOp $x, $n), (AOp (UOp $x, (returnType (NativeCodeCall<"valueFn($0).getType()"> $x))))>;`},
	{"pdll/value", `Constraint N(x: Value) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value); N(x); replace r with x; }`},
	{"pdll/values", `Constraint N(x: ValueRange) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: ValueRange); N(x); replace r with x; }`},
	{"pdll/op", `Constraint N(x: Op) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value); N(r); replace r with x; }`},
	{"pdll/ofOp", `Constraint N(x: Op<t.a>) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value); N(r); replace r with x; }`},
	{"pdll/type", `Constraint N(x: Type) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value) -> (t: Type); N(t); replace r with x; }`},
	{"pdll/types", `Constraint N(x: TypeRange) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value) -> (t: TypeRange); N(t); replace r with x; }`},
	{"pdll/attr", `Constraint N(x: Attr) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.b>(x: Value) {n = a: Attr}; N(a); replace r with x; }`},
	{"pdll/atVariable", `Constraint N(x: Value) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: [Value, N]); replace r with x; }`},
	{"pdll/not", `Constraint N(x: Value) [{ return success(boolFn(x)); }]; Pattern { let r = op<t.a>(x: Value); not N(x); replace r with x; }`},
	{"pdll/inPattern", `Pattern { Constraint N(x: Value) [{ return success(boolFn(x)); }];; let r = op<t.a>(x: Value); N(x); replace r with x; }`},
	{"pdll/called", `Constraint N(x: Value) [{ return success(boolFn(x)); }]; Constraint M(x: Value) { N(x); } Pattern { let r = op<t.a>(x: Value); M(x); replace r with x; }`},
	{"pdll/rewrite", `Rewrite N(x: Value) [{ voidFn(x); }]; Pattern { let r = op<t.a>(x: Value); rewrite r with { N(x); erase r; }; }`},
	{"pdll/rewriteAttr", `Rewrite N(x: Attr) -> Attr [{ return attrFn(x); }]; Pattern { let r = op<t.b>(x: Value) {n = a: Attr}; rewrite r with { replace r with op<t.b>(x) {n = N(a)}; }; }`},
	{"pdll/rewriteResults", `Rewrite N(x: Attr) -> (a: Attr, b: Attr) [{ return {attrFn(x), x}; }]; Pattern { let r = op<t.b>(x: Value) {n = a: Attr}; rewrite r with { replace r with op<t.b>(x) {n = N(a).a}; }; }`},
	{"pdll/rewriteInPattern", `Pattern { Rewrite N(x: Attr) -> Attr [{ return attrFn(x); }];; let r = op<t.b>(x: Value) {n = a: Attr}; rewrite r with { replace r with op<t.b>(x) {n = N(a)}; }; }`},
	{"pdll/rewriteCalled", `Rewrite N(x: Attr) -> Attr [{ return attrFn(x); }]; Rewrite M(x: Attr) -> Attr => N(x); Pattern { let r = op<t.b>(x: Value) {n = a: Attr}; rewrite r with { replace r with op<t.b>(x) {n = M(a)}; }; }`},
	{"pdll/importedType", "#include \"x.td\"\n" + `Pattern { let t: XType; let r = op<t.a>(x: Value<t>); replace r with x; }`},
	{"pdll/importedAttr", "#include \"x.td\"\n" + `Pattern { let r = op<t.b>(x: Value) {n = a: XAttr}; replace r with x; }`},
}

// importedConstraints are the definitions that the rules in PDLL include.
const importedConstraints = `
include "mlir/IR/OpBase.td"
def XType : Type<CPred<"boolFn($_self)">, "x">;
def XAttr : Attr<CPred<"boolFn($_self)">, "x">;
`

// brokenCall matches the call of a function that may be unknown.
var brokenCall = regexp.MustCompile(`\w+Fn\(([^()]*)\)`)

// C++ in rules that cannot be evaluated is an error when the rules are loaded, and C++ that fails
// when it is evaluated is one at the operation, whatever the C++ is for.
func TestBrokenRulesAreReported(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for _, r := range brokenRules {
		for _, kind := range []struct{ name, functions, want string }{
			{"unknown", "", `(r|x)\.\w+:\d+:\d+: error: .* cannot be evaluated: use of undeclared identifier`},
			{"syntax", "", `(r|x)\.\w+:\d+:\d+: error: .* cannot be evaluated: expected expression`},
			{"failing", failingFunctions, `(in\.mlir|r\.\w+):\d+:\d+: error: .* ((cannot be evaluated|failed): division by zero|has no value)`},
		} {
			t.Run(r.name+"/"+kind.name, func(t *testing.T) {
				broken := func(text string) string {
					if kind.name == "syntax" {
						text = brokenCall.ReplaceAllString(text, "(1 + /* $1 */)")
					}
					return text
				}
				rules := "r.pdll"
				text := r.rules
				if strings.HasPrefix(r.name, "drr/") {
					rules, text = "r.td", "include \"mlir/IR/PatternBase.td\"\ninclude \"t.td\"\n"+text
				}
				t.Chdir(t.TempDir())
				for name, text := range map[string]string{rules: broken(text), "x.td": broken(importedConstraints), "t.td": brokenRulesDialect,
					"f.cpp": kind.functions, "in.mlir": brokenRulesInput} {
					if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
						t.Fatal(err)
					}
				}
				var out, errs bytes.Buffer
				code := tool.Main([]string{"--no-installed-dialects", "--allow-unregistered-dialect", "--ods", "t.td", "--cxx", "f.cpp", "--patterns", rules, "in.mlir"},
					strings.NewReader(""), &out, &errs)
				if code != 1 || !regexp.MustCompile(kind.want).MatchString(errs.String()) {
					t.Errorf("exit code %d, and not %s in:\n%s%s", code, kind.want, &errs, &out)
				}
			})
		}
	}
}
