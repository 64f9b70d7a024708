package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ods/load"
)

// hookPrelude begins the definitions of each hook; DIALECT is for the dialect.
const hookPrelude = `
	include "mlir/IR/OpBase.td"
	include "mlir/IR/AttrTypeBase.td"
	include "mlir/IR/EnumAttr.td"
	include "mlir/Interfaces/SideEffectInterfaces.td"
	include "mlir/Interfaces/InferTypeOpInterface.td"
	include "mlir/Interfaces/DataLayoutInterfaces.td"
	include "mlir/IR/OpAsmInterface.td"
	include "mlir/IR/SymbolInterfaces.td"
	def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; DIALECT }
	class H<string m, list<Trait> t = []> : Op<H_Dialect, m, t>;`

// brokenHooks are definitions whose C++ calls a function that does not exist.
var brokenHooks = []struct{ name, dialect, definition, source string }{
	{"verify", ``, `def AOp : H<"a"> { let hasVerifier = 1; }`, `LogicalResult AOp::verify() { return unknownFn(); }`},
	{"verifyRegions", ``, `def AOp : H<"a"> { let hasRegionVerifier = 1; }`, `LogicalResult AOp::verifyRegions() { return unknownFn(); }`},
	{"fold", ``, `def AOp : H<"a"> { let arguments = (ins I32:$x); let results = (outs I32:$r); let hasFolder = 1; }`, `OpFoldResult AOp::fold(FoldAdaptor a) { return unknownFn(); }`},
	{"canonicalize", ``, `def AOp : H<"a"> { let hasCanonicalizeMethod = 1; }`, `LogicalResult AOp::canonicalize(AOp op, PatternRewriter &r) { return unknownFn(); }`},
	{"getCanonicalizationPatterns", ``, `def AOp : H<"a"> { let hasCanonicalizer = 1; }`, `void AOp::getCanonicalizationPatterns(RewritePatternSet &s, MLIRContext *c) { unknownFn(); }`},
	{"dialectCanonicalizer", `let hasCanonicalizer = 1;`, `def AOp : H<"a">;`, `void HDialect::getCanonicalizationPatterns(RewritePatternSet &s) const { unknownFn(); }`},
	{"materialize", `let hasConstantMaterializer = 1;`, `def AOp : H<"a">;`, `Operation *HDialect::materializeConstant(OpBuilder &b, Attribute v, Type t, Location l) { return unknownFn(); }`},
	{"dialectVerifyAttr", `let hasOperationAttrVerify = 1;`, `def AOp : H<"a">;`, `LogicalResult HDialect::verifyOperationAttribute(Operation *op, NamedAttribute a) { return unknownFn(); }`},
	{"dialectRegionArg", `let hasRegionArgAttrVerify = 1;`, `def AOp : H<"a">;`, `LogicalResult HDialect::verifyRegionArgAttribute(Operation *op, unsigned r, unsigned i, NamedAttribute a) { return unknownFn(); }`},
	{"dialectRegionRes", `let hasRegionResultAttrVerify = 1;`, `def AOp : H<"a">;`, `LogicalResult HDialect::verifyRegionResultAttribute(Operation *op, unsigned r, unsigned i, NamedAttribute a) { return unknownFn(); }`},
	{"dialectFallback", `let hasOperationInterfaceFallback = 1;`, `def AOp : H<"a">;`, `void *HDialect::getRegisteredInterfaceForOp(TypeID id, OperationName n) { return unknownFn(); }`},
	{"dialectParseType", `let useDefaultTypePrinterParser = 0;`, `def AOp : H<"a">;`, `Type HDialect::parseType(DialectAsmParser &p) const { return unknownFn(); } void HDialect::printType(Type t, DialectAsmPrinter &p) const { unknownFn(); }`},
	{"infer", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let results = (outs AnyType:$r); }`, `LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return unknownFn(); }`},
	{"inferComp", ``, `def AOp : H<"a", [InferShapedTypeOpAdaptor]> { let results = (outs AnyType:$r); }`, `LogicalResult AOp::inferReturnTypeComponents(MLIRContext *c, std::optional<Location> l, Adaptor a, SmallVectorImpl<ShapedTypeComponents> &t) { return unknownFn(); }`},
	{"reify", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface>]> { let results = (outs AnyType:$r); }`, `LogicalResult AOp::reifyResultShapes(OpBuilder &b, ReifiedRankedShapedTypeDims &t) { return unknownFn(); }`},
	{"parse", ``, `def AOp : H<"a"> { let hasCustomAssemblyFormat = 1; }`, `ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { return unknownFn(); } void AOp::print(OpAsmPrinter &p) {}`},
	{"print", ``, `def AOp : H<"a"> { let hasCustomAssemblyFormat = 1; }`, `ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { return success(); } void AOp::print(OpAsmPrinter &p) { unknownFn(); }`},
	{"directiveParse", ``, `def AOp : H<"a"> { let arguments = (ins I32Attr:$n); let assemblyFormat = "custom<N>($n) attr-dict"; }`, `static ParseResult parseN(OpAsmParser &p, IntegerAttr &n) { return unknownFn(); } static void printN(OpAsmPrinter &p, Operation *op, IntegerAttr n) {}`},
	{"directivePrint", ``, `def AOp : H<"a"> { let arguments = (ins I32Attr:$n); let assemblyFormat = "custom<N>($n) attr-dict"; }`, `static ParseResult parseN(OpAsmParser &p, IntegerAttr &n) { return success(); } static void printN(OpAsmPrinter &p, Operation *op, IntegerAttr n) { unknownFn(); }`},
	{"builder", ``, `def AOp : H<"a"> { let builders = [OpBuilder<(ins "int":$n), [{ unknownFn(); }]>]; }`, ``},
	{"traitVerify", ``, `def T : NativeOpTrait<"Tr"> { let cppNamespace = "::h"; } def AOp : H<"a", [T]>;`, `template <typename C> class Tr : public OpTrait::TraitBase<C, Tr> { public: static LogicalResult verifyTrait(Operation *op) { return unknownFn(); } };`},
	{"traitParam", ``, `class T<int n> : ParamNativeOpTrait<"HasN", !cast<string>(n)> { let cppNamespace = "::h"; } def AOp : H<"a", [T<2>]>;`, `template <int N> class HasN { public: template <typename C> class Impl : public OpTrait::TraitBase<C, HasN<N>::Impl> { public: static LogicalResult verifyTrait(Operation *op) { return unknownFn(); } }; };`},
	{"predOpTrait", ``, `def AOp : H<"a", [PredOpTrait<"x", CPred<"unknownFn()">>]>;`, ``},
	{"cpredType", ``, `def X : Type<CPred<"unknownFn($_self)">, "x">; def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``},
	{"cpredAttr", ``, `def X : Attr<CPred<"unknownFn($_self)">, "x">; def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``},
	{"cpredRegion", ``, `def X : Region<CPred<"unknownFn($_self)">, "x">; def AOp : H<"a"> { let regions = (region X:$x); }`, ``},
	{"cpredSuccessor", ``, `def X : Successor<CPred<"unknownFn($_self)">, "x">; def AOp : H<"a", [Terminator]> { let successors = (successor X:$x); }`, ``},
	{"cpredProp", ``, `def X : ConfinedProp<I64Prop, CPred<"unknownFn($_self)">>; def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``},
	{"typeVerify", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let genVerifyDecl = 1; }`, `LogicalResult XType::verify(function_ref<InFlightDiagnostic()> e, int n) { return unknownFn(); }`},
	{"attrVerify", ``, `def X : AttrDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let genVerifyDecl = 1; }`, `LogicalResult XAttr::verify(function_ref<InFlightDiagnostic()> e, int n) { return unknownFn(); }`},
	{"typeParse", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1; }`, `Type XType::parse(AsmParser &p) { return unknownFn(); } void XType::print(AsmPrinter &p) const {}`},
	{"typePrint", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1; }`, `Type XType::parse(AsmParser &p) { return {}; } void XType::print(AsmPrinter &p) const { unknownFn(); }`},
	{"attrPrint", ``, `def X : AttrDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1; }`, `Attribute XAttr::parse(AsmParser &p, Type t) { return {}; } void XAttr::print(AsmPrinter &p) const { unknownFn(); }`},
	{"paramDefault", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins DefaultValuedParameter<"int", "unknownFn()">:$n); let assemblyFormat = "($n^)?"; }`, ``},
	{"extraType", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let extraClassDeclaration = [{ int f() const { return unknownFn(); } }]; } `, ``},
	{"ifaceDefault", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f", (ins), [{}], [{ return unknownFn(); }]>]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceOverride", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f">]; } def AOp : H<"a", [DeclareOpInterfaceMethods<I>]>;`, `int AOp::f() { return unknownFn(); }`},
	{"ifaceVerify", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let verify = [{ return unknownFn($_op); }]; } def AOp : H<"a", [I]>;`, ``},
	{"extra", ``, `def AOp : H<"a"> { let extraClassDeclaration = [{ int f() { return unknownFn(); } }]; }`, ``},
	{"effects", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;`, `void AOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &e) { unknownFn(); }`},
	{"speculate", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;`, `Speculation::Speculatability AOp::getSpeculatability() { return unknownFn(); }`},
	{"derived", ``, `def AOp : H<"a"> { DerivedAttr d = DerivedAttr<"int", [{ return unknownFn(); }]>; }`, ``},
	{"derivedType", ``, `def AOp : H<"a"> { DerivedTypeAttr d = DerivedTypeAttr<[{ return unknownFn(); }]>; }`, ``},
	{"derivedConv", ``, `def AOp : H<"a"> { DerivedAttr d = DerivedAttr<"int", [{ return 1; }], [{ unknownFn($_self) }]>; }`, ``},
	{"defaultAttr", ``, `def AOp : H<"a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "unknownFn()">:$n); }`, ``},
	{"defaultProp", ``, `def AOp : H<"a"> { let arguments = (ins DefaultValuedProp<I64Prop, "unknownFn()">:$n); }`, ``},
	{"propParse", ``, `def P : Property<"int64_t"> { let parser = [{ return unknownFn(); }]; let printer = [{ unknownFn(); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); let assemblyFormat = "$n attr-dict"; }`, ``},
	{"typeIface", ``, `def X : TypeDef<H_Dialect, "X", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; }`, `llvm::TypeSize XType::getTypeSizeInBits(const DataLayout &d, DataLayoutEntryListRef p) const { return unknownFn(); } uint64_t XType::getABIAlignment(const DataLayout &d, DataLayoutEntryListRef p) const { return unknownFn(); }`},
	{"attrIface", ``, `def I : AttrInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f">]; } def X : AttrDef<H_Dialect, "X", [DeclareAttrInterfaceMethods<I>]> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; }`, `int XAttr::f() const { return unknownFn(); }`},
	{"constBuilder", ``, `def X : Attr<CPred<"true">, "x"> { let constBuilderCall = "unknownFn($_builder, $0)"; } def AOp : H<"a"> { let arguments = (ins DefaultValuedAttr<X, "1">:$n); }`, ``},
	{"asmNames", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> { let results = (outs I32:$r); }`, `void AOp::getAsmResultNames(OpAsmSetValueNameFn f) { unknownFn(); }`},
	{"symbolUses", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;`, `LogicalResult AOp::verifySymbolUses(SymbolTableCollection &t) { return unknownFn(); }`},
	{"typesMatch", ``, `def AOp : H<"a", [TypesMatchWith<"x", "a", "b", "unknownFn($_self)">]> { let arguments = (ins AnyType:$a, AnyType:$b); let assemblyFormat = "$a $b attr-dict type($a)"; }`, ``},
	{"typeBuilderCall", ``, `def X : Type<CPred<"true">, "x">, BuildableType<"unknownFn($_builder)">; def AOp : H<"a"> { let arguments = (ins X:$x); let assemblyFormat = "$x attr-dict"; }`, ``},
}

// A hook that calls a function that does not exist is reported, whatever kind of hook it is:
// nobody must take the definition for one that is live.
func TestBrokenHooksAreReported(t *testing.T) {
	for _, h := range brokenHooks {
		t.Run(h.name, func(t *testing.T) {
			text := strings.Replace(hookPrelude, "DIALECT", h.dialect, 1)
			if strings.Contains(h.dialect, "useDefaultTypePrinterParser") {
				text = strings.Replace(text, "let useDefaultTypePrinterParser = 1;", "", 1)
			}
			ctx := mica.Must(mica.NewContext(mica.Config{Sources: []mica.Source{mica.Text("h.cpp", "using namespace mlir;\nnamespace h {\n"+h.source+"\n}\n")}},
				mica.Text("h.td", text+h.definition)))
			var b strings.Builder
			live := true
			for _, r := range ctx.Reports() {
				if err := r.Write(&b); err != nil {
					t.Fatal(err)
				}
				live = live && len(r.Unknown) == 0 && isLive(r)
			}
			if live {
				t.Errorf("everything is live:\n%s", b.String())
			}
		})
	}
}

// isLive reports whether dialects lack nothing.
func isLive(r *load.Report) bool {
	for _, d := range r.Dialects {
		if len(d.Unverified)+len(d.Unimplemented)+len(d.Helpers) > 0 {
			return false
		}
		for i := range d.Ops {
			if !d.Ops[i].Live() {
				return false
			}
		}
	}
	return true
}
