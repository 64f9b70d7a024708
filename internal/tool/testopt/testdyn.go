package main

import (
	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
)

// testDyn is the dialect that mlir-opt defines when it runs, without TableGen.
const testDyn = `
include "mlir/IR/OpBase.td"
def TestDyn_Dialect : Dialect { let name = "test_dyn"; }
def TestDyn_OneResultOp : Op<TestDyn_Dialect, "one_result"> {
  let arguments = (ins Variadic<AnyType>:$in);
  let results = (outs Variadic<AnyType>:$out);
  let regions = (region VariadicRegion<AnyRegion>:$inside);
  let hasVerifier = 1;
}
`

// addDynamic adds the dialect test_dyn.
func addDynamic(c *opt.Config) {
	c.Definitions = append(c.Definitions, mica.Text("TestDyn.td", testDyn))
	c.Dialects = append(c.Dialects, &dialect.Natives{Namespace: "test_dyn", Ops: map[string]dialect.Op{
		"test_dyn.one_result": {Verify: func(op *ir.Operation, c *ir.Checker) {
			c.CheckPlain(op.NumOperands() == 0 && op.NumResults() == 1 && op.NumRegions() == 0, "expected a single result, no operands and no regions")
		}},
	}})
}
