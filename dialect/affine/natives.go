package affine

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "affine",
		Ops: map[string]dialect.Op{
			"affine.apply":             {Format: "custom<Map>($map, $mapOperands, type(results)) attr-dict", Verify: verifyApply, Interfaces: dialect.Interfaces{intrange.Impl(intrange.Func(applyRange))}},
			"affine.delinearize_index": {Verify: verifyDelinearize},
			"affine.for":               {Syntax: forSyntax{}, VerifyRegions: verifyFor, Interfaces: forInterfaces, Traits: forTraits},
			"affine.if":                {Format: "custom<Condition>($condition, operands, type(operands)) `` custom<Body>(type($results), $thenRegion, $elseRegion) attr-dict", Verify: verifyIf, Interfaces: append(dialect.RegionFlow(ifSuccessors, nil), dialect.RecursivelySpeculatableIf(conditionDivides))},
			"affine.linearize_index":   {Verify: verifyLinearize},
			"affine.load":              {Format: loadFormat, Verify: verifyLoad},
			"affine.max":               {Format: "custom<Map>($map, $operands) attr-dict", Verify: verifyMinMax},
			"affine.min":               {Format: "custom<Map>($map, $operands) attr-dict", Verify: verifyMinMax},
			"affine.parallel":          {Syntax: parallelSyntax{}, Verify: verifyParallel, Interfaces: dialect.Interfaces{dialect.LoopLike(dialect.PlainLoop{}), dialect.RecursivelySpeculatableIf(loopDivides)}},
			"affine.prefetch":          {Format: prefetchFormat, Verify: verifyPrefetch},
			"affine.store":             {Format: storeFormat, Verify: verifyStore},
			"affine.vector_load":       {Format: vectorLoadFormat, Verify: verifyVectorLoad},
			"affine.vector_store":      {Format: vectorStoreFormat, Verify: verifyVectorStore},
			"affine.yield":             {Verify: verifyYield},
		},
		Directives: map[string]*asm.Directive{
			"Body":        dialect.Body{Terminator: "affine.yield", BareType: true}.Directive(),
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
			Tree: files,
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

// mapOf returns an attribute that is a map, nil if it is none.
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
