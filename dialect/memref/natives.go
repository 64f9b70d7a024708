package memref

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "memref",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			AllocOpName:                        {ResultNames: dialect.NameResult("alloc"), Verify: verifyAlloc},
			AllocaOpName:                       {ResultNames: dialect.NameResult("alloca"), Verify: verifyAlloca, Interfaces: slots("AllocationOpInterface", "AllocationOpInterface", allocaSlot{})},
			AllocaScopeOpName:                  {Format: "custom<Body>(type($results), $bodyRegion) attr-dict", Interfaces: dialect.RegionFlow(dialect.EnterOnce, nil)},
			AssumeAlignmentOpName:              {ResultNames: dialect.NameResult("assume_align"), Verify: typed.Verify(verifyAlignment), Interfaces: dialect.Interfaces{dialect.NeverSpeculatable()}},
			AtomicRMWOpName:                    {Verify: typed.Verify(verifyAtomic)},
			AtomicYieldOpName:                  {Verify: typed.Verify(verifyAtomicYield)},
			CastOpName:                         {ResultNames: dialect.NameResult("cast"), Interfaces: dialect.Interfaces{dialect.Cast(caster(cast))}},
			CollapseShapeOpName:                {ResultNames: dialect.NameResult("collapse_shape"), Verify: verifyCollapse},
			DimOpName:                          {ResultNames: dialect.NameResult("dim"), Interfaces: dialect.Interfaces{intrange.Impl(intrange.OptionalFunc(dimRange)), dialect.SpeculatableIf(dialect.KnownDimension)}},
			DistinctObjectsOpName:              {Verify: verifyDistinct, InferTypes: inferDistinct, Interfaces: dialect.Interfaces{dialect.NeverSpeculatable()}},
			DmaStartOpName:                     {Syntax: dmaSyntax{}, Verify: verifyDMA},
			DmaWaitOpName:                      {Verify: verifyDMAWait},
			ExpandShapeOpName:                  {ResultNames: dialect.NameResult("expand_shape"), Verify: verifyExpand},
			ExtractAlignedPointerAsIndexOpName: {ResultNames: dialect.NameResult("intptr")},
			ExtractStridedMetadataOpName:       {ResultNames: nameMetadata, InferTypes: inferMetadata},
			GenericAtomicRMWOpName:             {Syntax: genericAtomicSyntax{}, Verify: verifyGenericAtomic},
			GetGlobalOpName:                    {Interfaces: dialect.Interfaces{dialect.SymbolUser(ir.SymbolUserFunc(typed.Verify(verifyGetGlobal)))}},
			GlobalOpName:                       {Verify: typed.Verify(verifyGlobal)},
			LoadOpName:                         {Verify: verifyLoad, Interfaces: slots("MemOpInterface", "AccessorOpInterface", loadSlot{})},
			MemorySpaceCastOpName:              {ResultNames: dialect.NameResult("memspacecast"), Interfaces: dialect.Interfaces{dialect.Cast(caster(castSpace)), {Name: "MemorySpaceCastOpInterface", Impl: spaceCast{}}}},
			PrefetchOpName:                     {Format: "$memref `[` $indices `]` `,` custom<Hint>($isWrite, $localityHint, $isDataCache, attr-dict) `:` type($memref)", Verify: verifyPrefetch},
			ReallocOpName:                      {Verify: verifyRealloc},
			ReinterpretCastOpName: {ResultNames: dialect.NameResult("reinterpret_cast"), Verify: typed.Verify(verifyReinterpret),
				Interfaces: dialect.Interfaces{dialect.Slice(viewlike.SliceOp{First: 1, Ranks: reinterpretRanks})}},
			ReshapeOpName: {ResultNames: dialect.NameResult("reshape"), Verify: typed.Verify(verifyReshape)},
			StoreOpName:   {Verify: verifyStore, Interfaces: slots("MemOpInterface", "AccessorOpInterface", storeSlot{})},
			SubViewOpName: {ResultNames: dialect.NameResult("subview"), Verify: verifySubview,
				Interfaces: dialect.Interfaces{dialect.Slice(viewlike.SliceOp{First: 1, Ranks: viewlike.Same(0)})}},
			TransposeOpName: {ResultNames: dialect.NameResult("transpose"), Syntax: transposeSyntax{}, Verify: verifyTranspose},
			ViewOpName:      {ResultNames: dialect.NameResult("view"), Verify: verifyView},
		},
		Directives: map[string]*asm.Directive{
			"Hint":                              dialect.PrefetchHint(),
			"Body":                              dialect.Body{Terminator: AllocaScopeReturnOpName}.Directive(),
			"GlobalMemrefOpTypeAndInitialValue": {Parse: parseGlobal, Print: printGlobal},
		},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/MemRef/IR/MemRefBase.td": "base.td",
				"mlir/Dialect/MemRef/IR/MemRefOps.td":  "memref.td",
			},
			Roots: []string{"mlir/Dialect/MemRef/IR/MemRefOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

// nameMetadata names the groups of results.
func nameMetadata(op *ir.Operation, set func(v *ir.Value, name string)) {
	set(op.Result(0), "base_buffer")
	set(op.Result(1), "offset")
	for i, name := range [...]string{"sizes", "strides"} {
		if g := op.ResultGroup(2 + i); len(g) > 0 {
			set(&g[0], name)
		}
	}
}

// resultType returns the type of the first result.
func resultType(op *ir.Operation) *ir.MemRefType {
	t, _ := op.Result(0).Type().(*ir.MemRefType)
	return t
}

// operandType returns the type of an operand, nil if it is not a ranked memref.
func operandType(op *ir.Operation, i int) *ir.MemRefType {
	t, _ := op.Operand(i).Type().(*ir.MemRefType)
	return t
}

// HasIdentityLayout reports whether the layout is the identity map.
func HasIdentityLayout(t *ir.MemRefType) bool {
	s, strided := t.Layout.(*ir.StridedLayoutAttr)
	return t.Layout == nil || strided && s.Map().IsIdentity()
}

// space returns the memory space of a memref with or without rank.
func space(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space
	case *ir.UnrankedMemRefType:
		return t.Space
	}
	return nil
}
