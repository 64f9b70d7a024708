package memref

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "memref",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			"memref.alloc":                            {ResultNames: dialect.NameResult("alloc"), Verify: verifyAlloc},
			"memref.alloca":                           {ResultNames: dialect.NameResult("alloca"), Verify: verifyAlloca, Interfaces: slots("AllocationOpInterface", "AllocationOpInterface", allocaSlot{})},
			"memref.alloca_scope":                     {Format: "custom<Body>(type($results), $bodyRegion) attr-dict", Interfaces: dialect.RegionFlow(dialect.EnterOnce, nil)},
			"memref.assume_alignment":                 {ResultNames: dialect.NameResult("assume_align"), Verify: verifyAlignment, Interfaces: dialect.Interfaces{dialect.NeverSpeculatable()}},
			"memref.atomic_rmw":                       {Verify: verifyAtomic},
			"memref.atomic_yield":                     {Verify: verifyAtomicYield},
			"memref.cast":                             {ResultNames: dialect.NameResult("cast"), Interfaces: dialect.Interfaces{dialect.Cast(caster(cast))}},
			"memref.collapse_shape":                   {ResultNames: dialect.NameResult("collapse_shape"), Verify: verifyCollapse},
			"memref.dim":                              {ResultNames: dialect.NameResult("dim"), Interfaces: dialect.Interfaces{intrange.Impl(intrange.OptionalFunc(dimRange)), dialect.SpeculatableIf(dialect.KnownDimension)}},
			"memref.distinct_objects":                 {Verify: verifyDistinct, InferTypes: inferDistinct, Interfaces: dialect.Interfaces{dialect.NeverSpeculatable()}},
			"memref.dma_start":                        {Syntax: dmaSyntax{}, Verify: verifyDMA},
			"memref.dma_wait":                         {Verify: verifyDMAWait},
			"memref.expand_shape":                     {ResultNames: dialect.NameResult("expand_shape"), Verify: verifyExpand},
			"memref.extract_aligned_pointer_as_index": {ResultNames: dialect.NameResult("intptr")},
			"memref.extract_strided_metadata":         {ResultNames: nameMetadata, InferTypes: inferMetadata},
			"memref.generic_atomic_rmw":               {Syntax: genericAtomicSyntax{}, Verify: verifyGenericAtomic},
			"memref.get_global":                       {Interfaces: dialect.Interfaces{dialect.SymbolUser(ir.SymbolUserFunc(verifyGetGlobal))}},
			"memref.global":                           {Verify: verifyGlobal},
			"memref.load":                             {Verify: verifyLoad, Interfaces: slots("MemOpInterface", "AccessorOpInterface", loadSlot{})},
			"memref.memory_space_cast":                {ResultNames: dialect.NameResult("memspacecast"), Interfaces: dialect.Interfaces{dialect.Cast(caster(castSpace)), {Name: "MemorySpaceCastOpInterface", Impl: spaceCast{}}}},
			"memref.prefetch":                         {Format: "$memref `[` $indices `]` `,` custom<Hint>($isWrite, $localityHint, $isDataCache, attr-dict) `:` type($memref)", Verify: verifyPrefetch},
			"memref.realloc":                          {Verify: verifyRealloc},
			"memref.reinterpret_cast": {ResultNames: dialect.NameResult("reinterpret_cast"), Verify: verifyReinterpret,
				Interfaces: dialect.Interfaces{dialect.Slice(viewlike.SliceOp{First: 1, Ranks: reinterpretRanks})}},
			"memref.reshape": {ResultNames: dialect.NameResult("reshape"), Verify: verifyReshape},
			"memref.store":   {Verify: verifyStore, Interfaces: slots("MemOpInterface", "AccessorOpInterface", storeSlot{})},
			"memref.subview": {ResultNames: dialect.NameResult("subview"), Verify: verifySubview,
				Interfaces: dialect.Interfaces{dialect.Slice(viewlike.SliceOp{First: 1, Ranks: viewlike.Same(0)})}},
			"memref.transpose": {ResultNames: dialect.NameResult("transpose"), Syntax: transposeSyntax{}, Verify: verifyTranspose},
			"memref.view":      {ResultNames: dialect.NameResult("view"), Verify: verifyView},
		},
		Directives: map[string]*asm.Directive{
			"Hint":                              dialect.PrefetchHint(),
			"Body":                              dialect.Body{Terminator: "memref.alloca_scope.return"}.Directive(),
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

// operandType returns the type of an operand, nil if it is no ranked memref.
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
