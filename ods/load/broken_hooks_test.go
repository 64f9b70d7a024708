package load_test

import (
	"regexp"
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
	include "mlir/IR/RegionKindInterface.td"
	include "mlir/Interfaces/ControlFlowInterfaces.td"
	include "mlir/Interfaces/CallInterfaces.td"
	include "mlir/Interfaces/CastInterfaces.td"
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
	{"builderInSource", ``, `def AOp : H<"a"> { let builders = [OpBuilder<(ins "int":$n)>]; }`, `void AOp::build(OpBuilder &b, OperationState &s, int n) { unknownFn(); }`},
	{"typeBuilder", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let builders = [TypeBuilder<(ins "bool":$b), [{ return $_get($_ctxt, unknownFn()); }]>]; }`, ``},
	{"attrBuilder", ``, `def X : AttrDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let builders = [AttrBuilder<(ins "bool":$b), [{ return $_get($_ctxt, unknownFn()); }]>]; }`, ``},
	{"typeBuilderInSource", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let builders = [TypeBuilder<(ins "bool":$b)>]; }`, `XType XType::get(MLIRContext *c, bool b) { return unknownFn(); }`},
	{"ifaceBody", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f", (ins), [{ return unknownFn($_op); }]>]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceStatic", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [StaticInterfaceMethod<"", "int", "f", (ins), [{ return unknownFn(); }]>]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceExtra", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let extraClassDeclaration = [{ int f() { return unknownFn(); } }]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceShared", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let extraSharedClassDeclaration = [{ int f() { return unknownFn(); } }]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceTrait", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let extraTraitClassDeclaration = [{ int f() { return unknownFn(); } }]; } def AOp : H<"a", [I]>;`, ``},
	{"ifaceClassOf", ``, `def I : OpInterface<"Ifc"> { let cppNamespace = "::h"; let extraClassOf = [{ return unknownFn($_op); }]; } def AOp : H<"a", [I]>;`, ``},
	{"typeIfaceBody", ``, `def I : TypeInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f", (ins), [{ return unknownFn($_type); }]>]; } def X : TypeDef<H_Dialect, "X", [I]> { let mnemonic = "x"; }`, ``},
	{"typeIfaceDefault", ``, `def I : TypeInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f", (ins), [{}], [{ return unknownFn($_type); }]>]; } def X : TypeDef<H_Dialect, "X", [I]> { let mnemonic = "x"; }`, ``},
	{"attrIfaceDefault", ``, `def I : AttrInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f", (ins), [{}], [{ return unknownFn($_attr); }]>]; } def X : AttrDef<H_Dialect, "X", [I]> { let mnemonic = "x"; }`, ``},
	{"typeIfaceExtra", ``, `def I : TypeInterface<"Ifc"> { let cppNamespace = "::h"; let extraSharedClassDeclaration = [{ int f() { return unknownFn(); } }]; } def X : TypeDef<H_Dialect, "X", [I]> { let mnemonic = "x"; }`, ``},
	{"typeIfaceMissing", ``, `def I : TypeInterface<"Ifc"> { let cppNamespace = "::h"; let methods = [InterfaceMethod<"", "int", "f">]; } def X : TypeDef<H_Dialect, "X", [DeclareTypeInterfaceMethods<I>]> { let mnemonic = "x"; }`, ``},
	{"propToAttr", ``, `def P : Property<"int64_t"> { let convertToAttribute = [{ return unknownFn($_storage); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propFromAttr", ``, `def P : Property<"int64_t"> { let convertFromAttribute = [{ return unknownFn($_storage, $_attr); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propHash", ``, `def P : IntProp<"int64_t"> { let hashProperty = [{ unknownFn($_storage) }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propFromStorage", ``, `def P : IntProp<"int64_t"> { let convertFromStorage = [{ unknownFn($_storage) }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propAssign", ``, `def P : IntProp<"int64_t"> { let assignToStorage = [{ unknownFn($_storage, $_value) }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propReadBytecode", ``, `def P : IntProp<"int64_t"> { let readFromMlirBytecode = [{ return unknownFn($_reader, $_storage); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propWriteBytecode", ``, `def P : IntProp<"int64_t"> { let writeToMlirBytecode = [{ unknownFn($_writer, $_storage); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, ``},
	{"propOwnType", ``, `def P : Property<"Mine"> { let convertToAttribute = [{ return unknownFn($_storage); }]; let convertFromAttribute = [{ return unknownFn(); }]; } def AOp : H<"a"> { let arguments = (ins P:$n); }`, `struct Mine { int n; };`},
	{"attrFromStorage", ``, `def X : Attr<CPred<"true">, "x"> { let returnType = "int"; let convertFromStorage = "unknownFn($_self)"; } def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``},
	{"attrConstBuild", ``, `def X : Attr<CPred<"true">, "x"> { let returnType = "int"; let constBuilderCall = "unknownFn($_builder, $0)"; } def AOp : H<"a"> { let arguments = (ins X:$x); }`, ``},
	{"paramComparator", ``, `def P : AttrOrTypeParameter<"int", ""> { let comparator = "unknownFn($_lhs, $_rhs)"; } def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins P:$n); let assemblyFormat = "$n"; }`, ``},
	{"paramParser", ``, `def P : AttrOrTypeParameter<"int", ""> { let parser = "unknownFn($_parser)"; } def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins P:$n); let assemblyFormat = "$n"; }`, ``},
	{"paramPrinter", ``, `def P : AttrOrTypeParameter<"int", ""> { let printer = "unknownFn($_printer, $_self)"; } def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins P:$n); let assemblyFormat = "$n"; }`, ``},
	{"paramFromStorage", ``, `def P : AttrOrTypeParameter<"int", ""> { let convertFromStorage = "unknownFn($_self)"; } def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins P:$n); let assemblyFormat = "$n"; }`, ``},
	{"initialize", ``, `def AOp : H<"a">;`, `void HDialect::initialize() { unknownFn(); }`},
	{"inliner", ``, `def AOp : H<"a">;`, `struct HInliner : public DialectInlinerInterface { using DialectInlinerInterface::DialectInlinerInterface; bool isLegalToInline(Operation *call, Operation *callable, bool wouldBeCloned) const final { return unknownFn(); } }; void HDialect::initialize() { addInterfaces<HInliner>(); }`},
	{"asmDialectInterface", ``, `def AOp : H<"a">;`, `struct HAsm : public OpAsmDialectInterface { using OpAsmDialectInterface::OpAsmDialectInterface; AliasResult getAlias(Attribute a, raw_ostream &os) const final { return unknownFn(); } }; void HDialect::initialize() { addInterfaces<HAsm>(); }`},
	{"dialectExtra", `let extraClassDeclaration = [{ int f() { return unknownFn(); } }];`, `def AOp : H<"a">;`, ``},
	{"dialectExtraSource", `let extraClassDeclaration = [{ int f(); }];`, `def AOp : H<"a">;`, `int HDialect::f() { return unknownFn(); }`},
	{"enumDefault", ``, `def A : I32EnumCase<"A", 0>; def E : I32Enum<"E", "", [A]> { let cppNamespace = "::h"; } def AOp : H<"a"> { let arguments = (ins DefaultValuedAttr<EnumAttr<H_Dialect, E, "e">, "unknownFn()">:$e); }`, ``},
	{"enumAttrPrint", ``, `def A : I32EnumCase<"A", 0>; def E : I32Enum<"E", "", [A]> { let cppNamespace = "::h"; } def X : EnumAttr<H_Dialect, E, "e"> { let assemblyFormat = ?; let hasCustomAssemblyFormat = 1; } def AOp : H<"a"> { let arguments = (ins X:$e); }`, `Attribute EAttr::parse(AsmParser &p, Type t) { return unknownFn(); } void EAttr::print(AsmPrinter &p) const { unknownFn(); }`},
	{"enumPred", ``, `def A : I32EnumAttrCase<"A", 0>; def E : I32EnumAttr<"E", "", [A]> { let cppNamespace = "::h"; let predicate = CPred<"unknownFn($_self)">; } def AOp : H<"a"> { let arguments = (ins E:$e); }`, ``},
	{"compatibleTypes", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<InferTypeOpInterface, ["isCompatibleReturnTypes"]>]> { let results = (outs AnyType:$r); }`, `LogicalResult AOp::inferReturnTypes(MLIRContext *c, std::optional<Location> l, ValueRange v, DictionaryAttr d, OpaqueProperties p, RegionRange r, SmallVectorImpl<Type> &t) { return success(); } bool AOp::isCompatibleReturnTypes(TypeRange a, TypeRange b) { return unknownFn(); }`},
	{"typeAlias", ``, `def X : TypeDef<H_Dialect, "X", [DeclareTypeInterfaceMethods<OpAsmTypeInterface, ["getAlias"]>]> { let mnemonic = "x"; }`, `::mlir::OpAsmAliasResult XType::getAlias(raw_ostream &os) const { return unknownFn(); }`},
	{"regionKind", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<RegionKindInterface>]> { let regions = (region AnyRegion:$r); }`, `RegionKind AOp::getRegionKind(unsigned i) { return unknownFn(); }`},
	{"extraOf", ``, `def AOp : H<"a"> { let extraClassDeclaration = [{ int f(); }]; let extraClassDefinition = [{ int $cppClass::f() { return unknownFn(); } }]; }`, ``},
	{"extraInSource", ``, `def AOp : H<"a"> { let extraClassDeclaration = [{ int f(); }]; }`, `int AOp::f() { return unknownFn(); }`},
	{"argNames", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> { let regions = (region AnyRegion:$r); }`, `void AOp::getAsmBlockArgumentNames(Region &r, OpAsmSetValueNameFn f) { unknownFn(); }`},
	{"typeExtraInSource", ``, `def X : TypeDef<H_Dialect, "X"> { let mnemonic = "x"; let parameters = (ins "int":$n); let assemblyFormat = "$n"; let extraClassDeclaration = [{ int f() const; }]; }`, `int XType::f() const { return unknownFn(); }`},
	{"branch", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]>;`, `SuccessorOperands AOp::getSuccessorOperands(unsigned i) { return unknownFn(); }`},
	{"regionBranch", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<RegionBranchOpInterface>]>{ let regions = (region AnyRegion:$r); }`, `void AOp::getSuccessorRegions(RegionBranchPoint p, SmallVectorImpl<RegionSuccessor> &s) { unknownFn(); }`},
	{"cast", ``, `def AOp : H<"a", [DeclareOpInterfaceMethods<CastOpInterface>]>{ let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }`, `bool AOp::areCastCompatible(TypeRange a, TypeRange b) { return unknownFn(); }`},
	{"call", ``, `def AOp : H<"a", [CallOpInterface]>{ let arguments = (ins Variadic<AnyType>:$x, FlatSymbolRefAttr:$callee); let extraClassDeclaration = [{ operand_range getArgOperands() { return unknownFn(); } CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); } }]; }`, ``},
	{"symbolVisibility", ``, `def AOp : H<"a", [Symbol]>{ let arguments = (ins SymbolNameAttr:$sym_name); let extraClassDeclaration = [{ bool isDeclaration() { return unknownFn(); } }]; }`, ``},
}

// unknownCall matches the call that makes a hook invalid.
var unknownCall = regexp.MustCompile(`unknownFn\([^()]*\)`)

// A hook that calls a function that does not exist, or is not C++ at all, is reported, whatever
// kind of hook it is: the definition must not look live.
func TestBrokenHooksAreReported(t *testing.T) {
	for _, h := range brokenHooks {
		for kind, code := range map[string]string{"unknown": "$0", "syntax": "(1 +)"} {
			t.Run(h.name+"/"+kind, func(t *testing.T) {
				broken := func(text string) string { return unknownCall.ReplaceAllString(text, code) }
				text := strings.Replace(hookPrelude, "DIALECT", h.dialect, 1)
				if strings.Contains(h.dialect, "useDefaultTypePrinterParser") {
					text = strings.Replace(text, "let useDefaultTypePrinterParser = 1;", "", 1)
				}
				ctx := mica.Must(mica.NewContext(mica.Config{Sources: []mica.Source{mica.Text("h.cpp", "using namespace mlir;\nnamespace h {\n"+broken(h.source)+"\n}\n")}},
					mica.Text("h.td", broken(text+h.definition))))
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
