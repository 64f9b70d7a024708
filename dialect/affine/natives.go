package affine

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed affine.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "affine",
		Ops: map[string]dialect.Op{
			AffineApplyOpName:            {Format: "custom<Map>($map, $mapOperands, type(results)) attr-dict", Verify: verifyApply, Interfaces: dialect.Interfaces{intrange.Impl(intrange.Func(applyRange))}},
			AffineDelinearizeIndexOpName: {Verify: verifyDelinearize},
			AffineForOpName:              {Syntax: forSyntax{}, VerifyRegions: verifyFor, Interfaces: forInterfaces, Traits: forTraits},
			AffineIfOpName:               {Format: "custom<Condition>($condition, operands, type(operands)) `` custom<Body>(type($results), $thenRegion, $elseRegion) attr-dict", Verify: typed.Verify(verifyIf), Interfaces: append(dialect.RegionFlow(ifSuccessors, nil), dialect.RecursivelySpeculatableIf(typed.Get(conditionDivides)))},
			AffineLinearizeIndexOpName:   {Verify: verifyLinearize},
			AffineLoadOpName:             {Format: loadFormat, Verify: verifyLoad},
			AffineMaxOpName:              {Format: "custom<Map>($map, $operands) attr-dict", Verify: verifyMinMax},
			AffineMinOpName:              {Format: "custom<Map>($map, $operands) attr-dict", Verify: verifyMinMax},
			AffineParallelOpName:         {Syntax: parallelSyntax{}, Verify: typed.Verify(verifyParallel), Interfaces: dialect.Interfaces{dialect.LoopLike(dialect.PlainLoop{}), dialect.RecursivelySpeculatableIf(loopDivides)}},
			AffinePrefetchOpName:         {Format: prefetchFormat, Verify: verifyPrefetch},
			AffineStoreOpName:            {Format: storeFormat, Verify: typed.Verify(verifyStore)},
			AffineVectorLoadOpName:       {Format: vectorLoadFormat, Verify: verifyVectorLoad},
			AffineVectorStoreOpName:      {Format: vectorStoreFormat, Verify: typed.Verify(verifyVectorStore)},
			AffineYieldOpName:            {Verify: verifyYield},
		},
		Directives: map[string]*asm.Directive{
			"Body":        dialect.Body{Terminator: AffineYieldOpName, BareType: true}.Directive(),
			"Condition":   {Parse: parseCondition, Print: printCondition},
			"AccessTypes": {Parse: parseTypes, Print: printTypes},
			"Hint":        dialect.PrefetchHint(),
			"Subscripts":  {Parse: parseSubscripts, Print: printSubscripts},
			"Map":         {Parse: parseMap, Print: printMap},
		},
		Complete: func(d *ir.Dialect) {
			d.Materialize, d.Inliner = folding.Materialize, inliner{}
			addTransfers(d)
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td": "interfaces.td",
				"mlir/Dialect/Affine/IR/AffineOps.td":                "affine.td",
			},
			Roots: []string{"mlir/Dialect/Affine/IR/AffineOps.td"},
		},
		Signatures: signatures,
	}
	addSpeculation(n)
	addFolds(n)
	return n
}

// mapOf returns the map in an attribute, or nil if the attribute is absent or of another kind.
func mapOf(op *ir.Operation, name string) *affine.Map {
	a, ok := op.Attr(name).(*ir.AffineMapAttr)
	if !ok {
		return nil
	}
	return a.Map
}

// parseMapOperands parses `(dimensions)[symbols]`.
func parseMapOperands(p *asm.OpParser) (os []asm.UnresolvedOperand, dims int) {
	os = p.ParseOperandList(asm.Parens, nil)
	dims = len(os)
	if p.Peek(asm.LSquare) {
		os = p.ParseOperandList(asm.Squares, os)
	}
	return os, dims
}

// printMapOperands writes `(dimensions)[symbols]`.
func printMapOperands(p *asm.OpPrinter, os []ir.Operand, dims int) {
	dims = min(dims, len(os))
	p.Byte('(').Operands(os[:dims]).Byte(')')
	if len(os) > dims {
		p.Byte('[').Operands(os[dims:]).Byte(']')
	}
}
