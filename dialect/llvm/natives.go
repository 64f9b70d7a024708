package llvm

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed llvm.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "llvm",
		Traits:    traits(),
		Ops: map[string]dialect.Op{
			LLVMFuncOpName: {Syntax: functionOpSyntax{}, Verify: typed.Verify(verifyFunction), VerifyRegions: verifyFunctionRegions,
				Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{}), dialect.CallableFunction(callTypes)}},
			GlobalOpName:    {Syntax: globalSyntax{}, Verify: typed.Verify(verifyGlobal), VerifyRegions: typed.Verify(verifyGlobalRegions)},
			AliasOpName:     {Syntax: aliasSyntax{}, Verify: verifyAlias, VerifyRegions: verifyAliasRegions},
			ConstantOpName:  {Verify: typed.Verify(verifyConstant)},
			ZeroOpName:      {Verify: verifyZero},
			AddressOfOpName: {Interfaces: users(typed.Verify(verifyAddressOf))},
			ICmpOpName:      {Syntax: compareSyntax{}},
			FCmpOpName:      {Syntax: compareSyntax{}},
			AllocaOpName: {Syntax: allocaSyntax{}, Verify: verifyAlloca,
				Interfaces: dialect.Interfaces{{Name: "PromotableAllocationOpInterface", Impl: allocaSlot{}}, {Name: "DestructurableAllocationOpInterface", Impl: allocaSlot{}}}},
			GEPOpName:                   {Verify: typed.Verify(verifyElementPointer), Interfaces: append(promotable(elementPointer{}), slotInterfaces(elementPointer{})[1:]...)},
			LoadOpName:                  {Verify: verifyAtomic(loadedType, "release", "acq_rel"), Effects: dialect.Ordered(dialect.Reads(0), ordering), Interfaces: slotInterfaces(loadSlot{})},
			StoreOpName:                 {Verify: verifyAtomic(typed.Get(storedType), "acquire", "acq_rel"), Effects: dialect.Ordered(dialect.Writes(1), ordering), Interfaces: slotInterfaces(storeSlot{})},
			BitcastOpName:               {Verify: typed.Verify(verifyBitcast), Interfaces: promotable(forwarder{})},
			AddrSpaceCastOpName:         {Interfaces: promotable(forwarder{})},
			LaunderInvariantGroupOpName: {Interfaces: promotable(forwarder{})},
			StripInvariantGroupOpName:   {Interfaces: promotable(forwarder{})},
			LifetimeStartOpName:         {Interfaces: promotable(marker{})},
			LifetimeEndOpName:           {Interfaces: promotable(marker{})},
			InvariantStartOpName:        {Interfaces: promotable(marker{})},
			InvariantEndOpName:          {Interfaces: promotable(marker{})},
			DbgDeclareOpName:            {Interfaces: promotable(declaration{})},
			DbgValueOpName:              {Interfaces: promotable(description{})},
			MemsetOpName:                {Interfaces: slotInterfaces(memsetSlot{})},
			MemsetInlineOpName:          {Interfaces: slotInterfaces(memsetSlot{})},
			MemcpyOpName:                {Interfaces: slotInterfaces(memcpySlot{})},
			MemcpyInlineOpName:          {Interfaces: slotInterfaces(memcpySlot{})},
			MemmoveOpName:               {Interfaces: slotInterfaces(memcpySlot{})},
			SExtOpName:                  {Verify: typed.Verify(verifyExtension)},
			ZExtOpName:                  {Verify: typed.Verify(verifyExtension)},
			ExtractValueOpName:          {Verify: typed.Verify(verifyExtractValue)},
			InsertValueOpName:           {Verify: typed.Verify(verifyInsertValue)},
			ShuffleVectorOpName:         {Verify: typed.Verify(verifyShuffle)},
			CallOpName:                  {Syntax: callSyntax{}, Verify: typed.Verify(verifyBundles), Interfaces: append(users(typed.Verify(verifyCall)), dialect.Calls("callee", 0))},
			CallIntrinsicOpName:         {Syntax: intrinsicSyntax{}, Verify: typed.Verify(verifyIntrinsic)},
			InvokeOpName:                {Syntax: invokeSyntax{}, Verify: verifyInvoke, Interfaces: append(dialect.Branches(dialect.GroupsFrom(1)), dialect.Calls("callee", 0))},
			LandingpadOpName:            {Syntax: landingpadSyntax{}, Verify: typed.Verify(verifyLandingPad)},
			AtomicRMWOpName:             {Verify: typed.Verify(verifyReadModifyWrite)},
			AtomicCmpXchgOpName:         {Verify: typed.Verify(verifyCompareExchange)},
			FenceOpName:                 {Verify: verifyFence},
			GlobalCtorsOpName:           {Verify: verifyXtors("ctors"), Interfaces: xtorUsers("ctors")},
			GlobalDtorsOpName:           {Verify: verifyXtors("dtors"), Interfaces: xtorUsers("dtors")},
			ModuleFlagsOpName:           {Verify: typed.Verify(verifyModuleFlags)},
			LinkerOptionsOpName:         {Verify: verifyLinkerOptions},
			ComdatOpName:                {VerifyRegions: verifyComdatRegions},
			InlineAsmOpName:             {Verify: verifyInlineAssembly, Effects: typed.Get(assemblyEffects)},
			BlockAddressOpName:          {Verify: typed.Verify(verifyBlockAddress), Traits: dialect.Unchecked("SymbolUserOpInterface")},
			DSOLocalEquivalentOpName:    {Interfaces: users(typed.Verify(verifyEquivalent))},
			IFuncOpName:                 {Verify: verifyIndirectFunction, Interfaces: users(typed.Verify(verifyResolver))},
			AssumeOpName:                {Verify: typed.Verify(verifyBundles)},
			SincosOpName:                {Verify: typed.Verify(verifySinCos)},
			MaskedGatherOpName:          {Verify: verifyGather},
			MaskedScatterOpName:         {Verify: typed.Verify(verifyScatter)},
			ReturnOpName:                {Verify: verifyReturn},
			BrOpName:                    {Interfaces: dialect.Branches(dialect.GroupsFrom(0))},
			CondBrOpName:                {Interfaces: dialect.Branches(dialect.GroupsFrom(1))},
			SwitchOpName:                {Verify: typed.Verify(verifySwitch), Interfaces: dialect.Branches(dialect.SwitchOperands)},
			IndirectBrOpName:            {Interfaces: dialect.Branches(indirectOperands)},
		},
		Directives: map[string]*asm.Directive{
			"GEPIndices":                    {Parse: parseIndices, Print: printIndices},
			"InsertExtractValueElementType": {Parse: parseElementType, Print: printNothing},
			"ShuffleType":                   {Parse: parseShuffleType, Print: printShuffleType},
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
		Params:   params(),
		Complete: complete,
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/LLVMIR/LLVMAttrDefs.td":          "attributes.td",
				"mlir/Dialect/LLVMIR/LLVMDialect.td":           "dialect.td",
				"mlir/Dialect/LLVMIR/LLVMEnums.td":             "enums.td",
				"mlir/Dialect/LLVMIR/LLVMInterfaces.td":        "interfaces.td",
				"mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td":      "intrinsics.td",
				"mlir/Dialect/LLVMIR/LLVMOpBase.td":            "base.td",
				"mlir/Dialect/LLVMIR/LLVMOps.td":               "llvm.td",
				"mlir/Dialect/LLVMIR/LLVMTypes.td":             "types.td",
				"mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td": "memory_spaces.td",
			},
			Roots: []string{"mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td", "mlir/Dialect/LLVMIR/LLVMOps.td", "mlir/Dialect/LLVMIR/LLVMTypes.td"},
		},
		Signatures: signatures,
	}
	intrange.AddDivisions(n.Ops, false, UDivOpName, URemOpName, VPUDivOpName, VPURemOpName)
	intrange.AddDivisions(n.Ops, true, SDivOpName, SRemOpName, VPSDivOpName, VPSRemOpName)
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
