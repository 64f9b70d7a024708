package llvm

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "llvm",
		Traits:    traits(),
		Ops: map[string]dialect.Op{
			"llvm.func": {Syntax: functionOpSyntax{}, Verify: verifyFunction, VerifyRegions: verifyFunctionRegions,
				Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{}), dialect.CallableFunction(callTypes)}},
			"llvm.mlir.global":    {Syntax: globalSyntax{}, Verify: verifyGlobal, VerifyRegions: verifyGlobalRegions},
			"llvm.mlir.alias":     {Syntax: aliasSyntax{}, Verify: verifyAlias, VerifyRegions: verifyAliasRegions},
			"llvm.mlir.constant":  {Verify: verifyConstant},
			"llvm.mlir.zero":      {Verify: verifyZero},
			"llvm.mlir.addressof": {Interfaces: users(verifyAddressOf)},
			"llvm.icmp":           {Syntax: compareSyntax{}},
			"llvm.fcmp":           {Syntax: compareSyntax{}},
			"llvm.alloca": {Syntax: allocaSyntax{}, Verify: verifyAlloca,
				Interfaces: dialect.Interfaces{{Name: "PromotableAllocationOpInterface", Impl: allocaSlot{}}, {Name: "DestructurableAllocationOpInterface", Impl: allocaSlot{}}}},
			"llvm.getelementptr":                {Verify: verifyElementPointer, Interfaces: append(promotable(elementPointer{}), slotInterfaces(elementPointer{})[1:]...)},
			"llvm.load":                         {Verify: verifyAtomic(loadedType, "release", "acq_rel"), Effects: dialect.Ordered(dialect.Reads(0), ordering), Interfaces: slotInterfaces(loadSlot{})},
			"llvm.store":                        {Verify: verifyAtomic(storedType, "acquire", "acq_rel"), Effects: dialect.Ordered(dialect.Writes(1), ordering), Interfaces: slotInterfaces(storeSlot{})},
			"llvm.bitcast":                      {Verify: verifyBitcast, Interfaces: promotable(forwarder{})},
			"llvm.addrspacecast":                {Interfaces: promotable(forwarder{})},
			"llvm.intr.launder.invariant.group": {Interfaces: promotable(forwarder{})},
			"llvm.intr.strip.invariant.group":   {Interfaces: promotable(forwarder{})},
			"llvm.intr.lifetime.start":          {Interfaces: promotable(marker{})},
			"llvm.intr.lifetime.end":            {Interfaces: promotable(marker{})},
			"llvm.intr.invariant.start":         {Interfaces: promotable(marker{})},
			"llvm.intr.invariant.end":           {Interfaces: promotable(marker{})},
			"llvm.intr.dbg.declare":             {Interfaces: promotable(declaration{})},
			"llvm.intr.dbg.value":               {Interfaces: promotable(description{})},
			"llvm.intr.memset":                  {Interfaces: slotInterfaces(memsetSlot{})},
			"llvm.intr.memset.inline":           {Interfaces: slotInterfaces(memsetSlot{})},
			"llvm.intr.memcpy":                  {Interfaces: slotInterfaces(memcpySlot{})},
			"llvm.intr.memcpy.inline":           {Interfaces: slotInterfaces(memcpySlot{})},
			"llvm.intr.memmove":                 {Interfaces: slotInterfaces(memcpySlot{})},
			"llvm.sext":                         {Verify: verifyExtension},
			"llvm.zext":                         {Verify: verifyExtension},
			"llvm.extractvalue":                 {Verify: verifyExtractValue},
			"llvm.insertvalue":                  {Verify: verifyInsertValue},
			"llvm.shufflevector":                {Verify: verifyShuffle},
			"llvm.call":                         {Syntax: callSyntax{}, Verify: verifyBundles, Interfaces: append(users(verifyCall), dialect.Calls("callee", 0))},
			"llvm.call_intrinsic":               {Syntax: intrinsicSyntax{}, Verify: verifyIntrinsic},
			"llvm.invoke":                       {Syntax: invokeSyntax{}, Verify: verifyInvoke, Interfaces: append(dialect.Branches(dialect.GroupsFrom(1)), dialect.Calls("callee", 0))},
			"llvm.landingpad":                   {Syntax: landingpadSyntax{}, Verify: verifyLandingPad},
			"llvm.atomicrmw":                    {Verify: verifyReadModifyWrite},
			"llvm.cmpxchg":                      {Verify: verifyCompareExchange},
			"llvm.fence":                        {Verify: verifyFence},
			"llvm.mlir.global_ctors":            {Verify: verifyXtors("ctors"), Interfaces: xtorUsers("ctors")},
			"llvm.mlir.global_dtors":            {Verify: verifyXtors("dtors"), Interfaces: xtorUsers("dtors")},
			"llvm.module_flags":                 {Verify: verifyModuleFlags},
			"llvm.linker_options":               {Verify: verifyLinkerOptions},
			"llvm.comdat":                       {VerifyRegions: verifyComdatRegions},
			"llvm.inline_asm":                   {Verify: verifyInlineAssembly, Effects: assemblyEffects},
			"llvm.blockaddress":                 {Verify: verifyBlockAddress, Traits: dialect.Unchecked("SymbolUserOpInterface")},
			"llvm.dso_local_equivalent":         {Interfaces: users(verifyEquivalent)},
			"llvm.mlir.ifunc":                   {Verify: verifyIndirectFunction, Interfaces: users(verifyResolver)},
			"llvm.intr.assume":                  {Verify: verifyBundles},
			"llvm.intr.sincos":                  {Verify: verifySinCos},
			"llvm.intr.masked.gather":           {Verify: verifyGather},
			"llvm.intr.masked.scatter":          {Verify: verifyScatter},
			"llvm.return":                       {Verify: verifyReturn},
			"llvm.br":                           {Interfaces: dialect.Branches(dialect.GroupsFrom(0))},
			"llvm.cond_br":                      {Interfaces: dialect.Branches(dialect.GroupsFrom(1))},
			"llvm.switch":                       {Verify: verifySwitch, Interfaces: dialect.Branches(dialect.SwitchOperands)},
			"llvm.indirectbr":                   {Interfaces: dialect.Branches(indirectOperands)},
		},
		Directives: map[string]*asm.Directive{
			"GEPIndices":                    {Parse: parseIndices, Print: printIndices},
			"InsertExtractValueElementType": {Parse: parseElementType, Print: printNothing},
			"ShuffleType":                   {Parse: parseShuffleType, Print: printNothing},
			"SwitchOpCases":                 {Parse: parseCases, Print: printCases},
			"IndirectBrOpSucessors":         {Parse: parseTargets, Print: printTargets},
			"OpBundles":                     {Parse: parseBundleDirective, Print: printBundleDirective},
			"LLVMLinkage":                   {Parse: parseLinkage, Print: printLinkage},
		},
		ParamDirectives: map[string]*asm.ParamDirective{"ExpressionArg": {Parse: parseExpression, Print: printExpression}},
		Register:        register,
		Attributes: map[string]dialect.Attribute{
			"AliasScopeAttr":     {Verify: verifyAliasScope},
			"ConstantRangeAttr":  {Syntax: rangeSyntax{}, Verify: verifyRange},
			"ModuleFlagAttr":     {Verify: verifyModuleFlag},
			"TargetFeaturesAttr": {Verify: verifyFeatures},
		},
		Params:     params(),
		Complete:   complete,
		Signatures: signatures,
	}
	intrange.AddDivisions(n.Ops, false, "llvm.udiv", "llvm.urem", "llvm.intr.vp.udiv", "llvm.intr.vp.urem")
	intrange.AddDivisions(n.Ops, true, "llvm.sdiv", "llvm.srem", "llvm.intr.vp.sdiv", "llvm.intr.vp.srem")
	addFolds(n)
	return n
}

// registerTypes registers the dialect's types and their C++ methods.
func registerTypes(api *cppapi.API) {
	for _, def := range definitions() {
		c := api.NativeType("llvm", "mlir::LLVM::"+def.Name, def)
		if def.Name == pointerClass {
			c.Static("get", (&cxx.Func{Params: []*cxx.Type{api.Context.Type()}, Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				return cppapi.TypeValue(PointerType(args[0].Obj().(*ir.Context), 0))
			}}).InGo(cxx.GoCall{Text: "llvm.PointerType($0, 0)", Type: "ir.Type", Import: "github.com/mica-ir/mica/dialect/llvm"}))
		}
		if def.Name == structClass {
			structMethods(api, c)
		}
	}
}

// structMethods gives the class of structs the methods that depend on the body.
func structMethods(api *cppapi.API, c *cxx.Class) {
	flag := func(get func(s Struct) bool) *cxx.Func {
		return cxx.Getter(cxx.TypeBool, func(t *ir.DefinedType) cxx.Value {
			s, _ := StructOf(t)
			return cxx.Bool(get(s))
		})
	}
	methods := map[string]*cxx.Func{
		"getBody": cxx.Getter(api.TypeNamed("::llvm::ArrayRef<::mlir::Type>"), func(t *ir.DefinedType) cxx.Value {
			s, _ := StructOf(t)
			return cppapi.TypesValue(s.Body)
		}),
		"isOpaque":     flag(func(s Struct) bool { return s.Opaque }),
		"isPacked":     flag(func(s Struct) bool { return s.Packed }),
		"isIdentified": flag(func(s Struct) bool { return s.Name != "" }),
	}
	lookup := c.Lookup
	c.Lookup = func(name string) []*cxx.Func {
		if f := methods[name]; f != nil {
			return []*cxx.Func{f}
		}
		return lookup(name)
	}
}

// complete gives the dialect the hooks that are not in its definition.
func complete(d *ir.Dialect) {
	d.Materialize = materialize
	d.Inliner = inliner{dialect.Inliner{Regions: true}}
	d.Bytecode = bytecode.Attributes(d, records())
	d.VerifyAttribute = verifyDialectAttribute
	d.VerifyArgumentAttribute, d.VerifyResultAttribute = verifyArgumentAttribute, verifyResultAttribute
	for _, t := range d.Types {
		if s, ok := t.Syntax.(structSyntax); ok {
			d.ParseType = s.typeSet
		}
	}
}
