// Command shop-opt is mica opt with a dialect of its own: shop.td defines it, and the parts that
// the definition leaves to the tool's language are written in Go. Run
//
//	go run ./examples/shop-opt --patterns examples/shop-opt/rules.pdll examples/shop-opt/in.mlir
package main

import (
	_ "embed"
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
)

//go:embed shop.td
var definitions string

func main() {
	os.Exit(opt.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, opt.Config{
		Name:        "shop-opt",
		Dialects:    []*dialect.Natives{natives()},
		Definitions: []mica.Source{mica.Text("shop.td", definitions)},
		Alone:       true,
	}))
}

func natives() *dialect.Natives {
	return &dialect.Natives{Namespace: "shop", Ops: map[string]dialect.Op{
		"shop.discount": {Verify: verifyDiscount, Fold: foldDiscount},
	}}
}

// percent returns the attribute, whose constraint has been verified before.
func percent(op *ir.Operation) int64 { return op.Attr("percent").(*ir.IntegerAttr).Int64() }

// verifyDiscount is the verifier that `hasVerifier` in the definition requires.
func verifyDiscount(op *ir.Operation, c *ir.Checker) {
	if p := percent(op); p < 0 || p > 100 {
		c.Failf("discounts by %d percent", p)
	}
}

// foldDiscount is `hasFolder`: nothing off is the price itself.
func foldDiscount(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if percent(op) != 0 {
		return nil, false
	}
	return []ir.FoldResult{{Value: op.Operand(0)}}, true
}
