package llvm

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "llvm",
		Ops: map[string]dialect.Op{
			"llvm.func": {Syntax: functionOpSyntax{}, Verify: verifyFunction, VerifyRegions: verifyFunctionRegions,
				Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{})}},
			"llvm.mlir.global":          {Syntax: globalSyntax{}, Verify: verifyGlobal, VerifyRegions: verifyGlobalRegions},
			"llvm.mlir.alias":           {Syntax: aliasSyntax{}, Verify: verifyAlias, VerifyRegions: verifyAliasRegions},
			"llvm.mlir.constant":        {Verify: verifyConstant},
			"llvm.mlir.zero":            {Verify: verifyZero},
			"llvm.mlir.addressof":       {Interfaces: users(verifyAddressOf)},
			"llvm.icmp":                 {Syntax: compareSyntax{}},
			"llvm.fcmp":                 {Syntax: compareSyntax{}},
			"llvm.alloca":               {Syntax: allocaSyntax{}, Verify: verifyAlloca},
			"llvm.getelementptr":        {Verify: verifyElementPointer},
			"llvm.load":                 {Verify: verifyAtomic(loadedType, "release", "acq_rel")},
			"llvm.store":                {Verify: verifyAtomic(storedType, "acquire", "acq_rel")},
			"llvm.bitcast":              {Verify: verifyBitcast},
			"llvm.sext":                 {Verify: verifyExtension},
			"llvm.zext":                 {Verify: verifyExtension},
			"llvm.extractvalue":         {Verify: verifyExtractValue},
			"llvm.insertvalue":          {Verify: verifyInsertValue},
			"llvm.shufflevector":        {Verify: verifyShuffle},
			"llvm.call":                 {Syntax: callSyntax{}, Verify: verifyBundles, Interfaces: users(verifyCall)},
			"llvm.call_intrinsic":       {Syntax: intrinsicSyntax{}, Verify: verifyIntrinsic},
			"llvm.invoke":               {Syntax: invokeSyntax{}, Verify: verifyInvoke, Interfaces: branches(groupsFrom(1))},
			"llvm.landingpad":           {Syntax: landingpadSyntax{}, Verify: verifyLandingPad},
			"llvm.atomicrmw":            {Verify: verifyReadModifyWrite},
			"llvm.cmpxchg":              {Verify: verifyCompareExchange},
			"llvm.fence":                {Verify: verifyFence},
			"llvm.mlir.global_ctors":    {Verify: verifyXtors("ctors"), Interfaces: xtorUsers("ctors")},
			"llvm.mlir.global_dtors":    {Verify: verifyXtors("dtors"), Interfaces: xtorUsers("dtors")},
			"llvm.module_flags":         {Verify: verifyModuleFlags},
			"llvm.linker_options":       {Verify: verifyLinkerOptions},
			"llvm.comdat":               {VerifyRegions: verifyComdatRegions},
			"llvm.inline_asm":           {Verify: verifyInlineAssembly},
			"llvm.blockaddress":         {Verify: verifyBlockAddress},
			"llvm.dso_local_equivalent": {Interfaces: users(verifyEquivalent)},
			"llvm.mlir.ifunc":           {Verify: verifyIndirectFunction, Interfaces: users(verifyResolver)},
			"llvm.intr.assume":          {Verify: verifyBundles},
			"llvm.intr.sincos":          {Verify: verifySinCos},
			"llvm.intr.masked.gather":   {Verify: verifyGather},
			"llvm.intr.masked.scatter":  {Verify: verifyScatter},
			"llvm.return":               {Verify: verifyReturn},
			"llvm.br":                   {Interfaces: branches(groupsFrom(0))},
			"llvm.cond_br":              {Interfaces: branches(groupsFrom(1))},
			"llvm.switch":               {Verify: verifySwitch, Interfaces: branches(switchOperands)},
			"llvm.indirectbr":           {Interfaces: branches(indirectOperands)},
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
		Attributes:      map[string]dialect.Attribute{"ConstantRangeAttr": {Syntax: rangeSyntax{}}},
		Params:          params(),
		Complete:        complete,
		Signatures:      signatures,
	}
}
