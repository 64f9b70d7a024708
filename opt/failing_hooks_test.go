package opt

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// failingPrelude begins the definitions of each hook; DIALECT is for the dialect.
const failingPrelude = `
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; DIALECT }
class H<string m, list<Trait> t = []> : Op<H_Dialect, m, t>;
def ZOp : H<"z">;
class HType<string c> : TypeDef<H_Dialect, c> { let parameters = (ins "int":$n); let mnemonic = "x"; let assemblyFormat = "` + "`<` $n `>`" + `"; }
class HAttr<string c> : AttrDef<H_Dialect, c> { let parameters = (ins "int":$n); let mnemonic = "x"; let assemblyFormat = "` + "`<` $n `>`" + `"; }
`

// failingSource begins the sources: bad rejects without an error, or fails.
const failingSource = `
using namespace mlir;
namespace h {
int zero() { return 0; }
LogicalResult bad() { return BAD; }
`

// A failingHook is a hook in C++ that calls bad, and IR that triggers it.
type failingHook struct{ name, dialect, definition, source, input string }

// failingHooks are the hooks that can reject IR.
var failingHooks = []failingHook{
	{"verify", ``, `def AOp : H<"a"> { let hasVerifier = 1; }`, `LogicalResult AOp::verify() { return bad(); }`, `"h.a"() : () -> ()`},
	{"verifyRegions", ``, `def AOp : H<"a"> { let hasRegionVerifier = 1; }`, `LogicalResult AOp::verifyRegions() { return bad(); }`, `"h.a"() : () -> ()`},
	{"verifyTrait", ``, `def T : NativeOpTrait<"Tr"> { let cppNamespace = "::h"; } def AOp : H<"a", [T]>;`,
		`template <typename C> class Tr : public OpTrait::TraitBase<C, Tr> { public: static LogicalResult verifyTrait(Operation *op) { return bad(); } };`, `"h.a"() : () -> ()`},
	{"verifyRegionTrait", ``, `def T : NativeOpTrait<"Tr"> { let cppNamespace = "::h"; } def AOp : H<"a", [T]>;`,
		`template <typename C> class Tr : public OpTrait::TraitBase<C, Tr> { public: static LogicalResult verifyRegionTrait(Operation *op) { return bad(); } };`, `"h.a"() : () -> ()`},
	{"predOpTrait", ``, `def AOp : H<"a", [PredOpTrait<"x", CPred<"succeeded(::h::bad())">>]>;`, ``, `"h.a"() : () -> ()`},
	{"cpredType", ``, `def X : Type<CPred<"succeeded(::h::bad())">, "x">; def AOp : H<"a"> { let results = (outs X:$x); }`, ``, `"h.a"() : () -> i32`},
	{"cpredNegated", ``, `def X : Type<Neg<Or<[CPred<"succeeded(::h::bad())">, CPred<"true">]>>, "x">; def AOp : H<"a"> { let results = (outs X:$x); }`, ``, `"h.a"() : () -> i32`},
	{"cpredAttr", ``, `def X : Attr<CPred<"succeeded(::h::bad())">, "x">; def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``, `"h.a"() {x = 1 : i32} : () -> ()`},
	{"cpredProp", ``, `def X : ConfinedProp<I64Prop, CPred<"succeeded(::h::bad())">>; def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``, `"h.a"() <{x = 1 : i64}> : () -> ()`},
	{"cpredRegion", ``, `def X : Region<CPred<"succeeded(::h::bad())">, "x">; def AOp : H<"a"> { let regions = (region X:$x); }`, ``, `"h.a"() ({}) : () -> ()`},
	{"interfaceVerify", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let verify = [{ return h::bad(); }]; } def AOp : H<"a", [I]>;`, ``, `"h.a"() : () -> ()`},
	{"symbolUses", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;`, `LogicalResult AOp::verifySymbolUses(SymbolTableCollection &t) { return bad(); }`, `"h.a"() : () -> ()`},
	{"dialectAttribute", `let hasOperationAttrVerify = 1;`, ``, `LogicalResult HDialect::verifyOperationAttribute(Operation *op, NamedAttribute a) { return bad(); }`, `"u.x"() {h.a} : () -> ()`},
	{"dialectArgument", `let hasRegionArgAttrVerify = 1;`, ``, `LogicalResult HDialect::verifyRegionArgAttribute(Operation *op, unsigned r, unsigned i, NamedAttribute a) { return bad(); }`,
		`func.func private @f(i32 {h.a})`},
	{"dialectResult", `let hasRegionResultAttrVerify = 1;`, ``, `LogicalResult HDialect::verifyRegionResultAttribute(Operation *op, unsigned r, unsigned i, NamedAttribute a) { return bad(); }`,
		`func.func private @f() -> (i32 {h.a})`},
	{"typeVerify", ``, `def X : HType<"X"> { let genVerifyDecl = 1; }`, `LogicalResult XType::verify(function_ref<InFlightDiagnostic()> e, int n) { return bad(); }`, `"u.x"() : () -> !h.x<1>`},
	{"attrVerify", ``, `def X : HAttr<"X"> { let genVerifyDecl = 1; }`, `LogicalResult XAttr::verify(function_ref<InFlightDiagnostic()> e, int n) { return bad(); }`, `"u.x"() {a = #h.x<1>} : () -> ()`},
	{"parse", ``, `def AOp : H<"a"> { let hasCustomAssemblyFormat = 1; }`, `ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { return bad(); } void AOp::print(OpAsmPrinter &p) {}`, `h.a`},
	{"directive", ``, `def AOp : H<"a"> { let arguments = (ins I32Attr:$n); let assemblyFormat = "custom<N>($n) attr-dict"; }`,
		`static ParseResult parseN(OpAsmParser &p, IntegerAttr &n) { return bad(); } static void printN(OpAsmPrinter &p, Operation *op, IntegerAttr n) {}`, `h.a`},
	{"typeDirective", ``, `def X : HType<"X"> { let assemblyFormat = "custom<N>($n)"; }`,
		`static ParseResult parseN(AsmParser &p, int &n) { return bad(); } static void printN(AsmPrinter &p, int n) {}`, `"u.x"() : () -> !h.x`},
	{"typeParse", ``, `def X : HType<"X"> { let assemblyFormat = ?; let hasCustomAssemblyFormat = 1; }`,
		`Type XType::parse(AsmParser &p) { if (failed(bad())) return {}; return p.getBuilder().getI32Type(); } void XType::print(AsmPrinter &p) const {}`, `"u.x"() : () -> !h.x`},
	{"attrParse", ``, `def X : HAttr<"X"> { let assemblyFormat = ?; let hasCustomAssemblyFormat = 1; }`,
		`Attribute XAttr::parse(AsmParser &p, Type t) { if (failed(bad())) return {}; return p.getBuilder().getUnitAttr(); } void XAttr::print(AsmPrinter &p) const {}`, `"u.x"() {a = #h.x} : () -> ()`},
	{"dialectParseType", `let useDefaultTypePrinterParser = 0;`, ``,
		`Type HDialect::parseType(DialectAsmParser &p) const { if (failed(bad())) return {}; return p.getBuilder().getI32Type(); } void HDialect::printType(Type t, DialectAsmPrinter &p) const {}`, `"u.x"() : () -> !h.x`},
	{"dialectParseAttribute", `let useDefaultAttributePrinterParser = 0;`, ``,
		`Attribute HDialect::parseAttribute(DialectAsmParser &p, Type t) const { if (failed(bad())) return {}; return p.getBuilder().getUnitAttr(); } void HDialect::printAttribute(Attribute t, DialectAsmPrinter &p) const {}`, `"u.x"() {a = #h.x} : () -> ()`},
	{"parameterParser", ``, `def P : AttrOrTypeParameter<"int", ""> { let parser = "parseP($_parser)"; } def X : HType<"X"> { let parameters = (ins P:$n); }`,
		`FailureOr<int> parseP(AsmParser &p) { if (failed(bad())) return failure(); return 1; }`, `"u.x"() : () -> !h.x<1>`},
	{"inferReturnTypes", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let results = (outs AnyType:$r); let assemblyFormat = "attr-dict"; }`,
		`LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return bad(); }`, `%0 = h.a`},
	{"inferVerified", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let results = (outs AnyType:$r); }`,
		`LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return bad(); }`, `%0 = "h.a"() : () -> i32`},
	{"inferTensorType", ``, `def AOp : H<"a", [InferTensorTypeAdaptor]> { let results = (outs AnyType:$r); }`,
		`LogicalResult AOp::inferReturnTypeComponents(MLIRContext *c, std::optional<Location> l, Adaptor a, SmallVectorImpl<ShapedTypeComponents> &t) { return bad(); }`, `%0 = "h.a"() : () -> tensor<i32>`},
	{"refineReturnTypes", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface, ["refineReturnTypes"]>]> { let results = (outs AnyType:$r); }`,
		`LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return success(); } LogicalResult AOp::refineReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return bad(); }`, `%0 = "h.a"() : () -> i32`},
	{"compatibleTypes", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface, ["isCompatibleReturnTypes"]>]> { let results = (outs AnyType:$r); }`,
		`LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { t.push_back(IntegerType::get(c, 8)); return success(); } bool AOp::isCompatibleReturnTypes(TypeRange a, TypeRange b) { return succeeded(bad()); }`, `%0 = "h.a"() : () -> i32`},
	{"castCompatible", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<CastOpInterface>]>{ let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }`,
		`bool AOp::areCastCompatible(TypeRange a, TypeRange b) { return succeeded(bad()); }`, `%0 = "u.x"() : () -> i32 %1 = "h.a"(%0) : (i32) -> i32`},
	{"typesMatchParsed", ``, `def AOp : H<"a", [TypesMatchWith<"x", "a", "b", "same($_self)">]> { let arguments = (ins AnyType:$a, AnyType:$b); let assemblyFormat = "$a $b attr-dict type($a)"; }`,
		`Type same(Type t) { return succeeded(bad()) ? t : Type(); }`, `%0 = "u.x"() : () -> i32 h.a %0 %0 i32`},
	{"typesMatchVerified", ``, `def AOp : H<"a", [TypesMatchWith<"x", "a", "b", "same($_self)">]> { let arguments = (ins AnyType:$a, AnyType:$b); }`,
		`Type same(Type t) { return succeeded(bad()) ? t : Type(); }`, `%0 = "u.x"() : () -> i32 "h.a"(%0, %0) : (i32, i32) -> ()`},
	{"typesMatchResult", ``, `def AOp : H<"a", [TypesMatchWith<"x", "a", "r", "same($_self)">]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); let assemblyFormat = "$a attr-dict type($a)"; }`,
		`Type same(Type t) { return succeeded(bad()) ? t : Type(); }`, `%0 = "u.x"() : () -> i32 %1 = h.a %0 i32`},
	{"typesMatchResultVerified", ``, `def AOp : H<"a", [TypesMatchWith<"x", "a", "r", "same($_self)">]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }`,
		`Type same(Type t) { return succeeded(bad()) ? t : Type(); }`, `%0 = "u.x"() : () -> i32 %1 = "h.a"(%0) : (i32) -> i32`},
	{"buildableType", ``, `def X : Type<CPred<"true">, "x">, BuildableType<"built($_builder)">; def AOp : H<"a"> { let results = (outs X:$x); let assemblyFormat = "attr-dict"; }`,
		`Type built(Builder b) { return succeeded(bad()) ? b.getI32Type() : Type(); }`, `%0 = h.a`},
	{"interfaceClassOf", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let extraClassOf = [{ return succeeded(h::bad()); }]; } def AOp : H<"a", [I]> { let hasVerifier = 1; }`,
		`LogicalResult AOp::verify() { if (isa<Ifc>(getOperation())) return success(); return emitOpError("is none"); }`, `"h.a"() : () -> ()`},
}

// IR that hooks in C++ reject without an error, or fail on, is an error at its place, whatever kind of hook
// it is.
func TestFailingHooksAreErrors(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for kind, code := range map[string]string{"silent": "failure()", "failing": "success(1 / zero() == 1)"} {
		for _, h := range failingHooks {
			t.Run(h.name+"/"+kind, func(t *testing.T) { runFailingHook(t, tool, h, code) })
		}
	}
}

// place matches an error with a place.
var place = regexp.MustCompile(`(in\.mlir|h\.td|h\.cpp):\d+:\d+: error: `)

func runFailingHook(t *testing.T, tool *Tool, h failingHook, code string) {
	prelude := strings.Replace(failingPrelude, "DIALECT", h.dialect, 1)
	for _, kind := range []string{"useDefaultTypePrinterParser", "useDefaultAttributePrinterParser"} {
		if strings.Contains(h.dialect, kind) {
			prelude = strings.Replace(prelude, "let "+kind+" = 1;", "", 1)
		}
	}
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"h.td": prelude + h.definition, "h.cpp": strings.Replace(failingSource, "BAD", code, 1) + h.source + "\n}\n", "in.mlir": h.input + "\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	exit := tool.Main([]string{"--no-installed-dialects", "--allow-unregistered-dialect", "--ods", "h.td", "--cxx", "h.cpp", "in.mlir"}, strings.NewReader(""), &out, &errs)
	if exit != 1 || !place.MatchString(errs.String()) || strings.Contains(errs.String(), "warning") {
		t.Errorf("exit code %d and\n%s%s", exit, &errs, &out)
	} else if testing.Verbose() {
		t.Logf("%s", &errs)
	}
}
