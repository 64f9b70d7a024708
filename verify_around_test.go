package mica_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Functions that are known to be valid are not verified again, but references from them
// are.
func TestVerifyAround(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()})).IR()
	const text = `
		func.func @good() { return }
		func.func @bad() { %0 = "arith.addi"() : () -> i32 return }
		func.func @lost() { func.call @nowhere() : () -> () return }`
	for _, test := range []struct{ without, known, want string }{
		{"", "", "op expected 2 operands, but found 0"},
		{"", "good", "op expected 2 operands, but found 0"},
		{"", "bad", "'nowhere' does not reference a valid function"},
		{"", "good bad lost", "'nowhere' does not reference a valid function"},
		{"lost", "good bad", ""},
		{"bad lost", "", ""},
	} {
		module, l := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{NoVerify: true})
		if module == nil {
			t.Fatal(l)
		}
		named := func(op *ir.Operation, names string) bool {
			return strings.Contains(" "+names+" ", " "+ir.SymbolName(op)+" ")
		}
		var without []*ir.Operation
		for op := range module.Region(0).Ops() {
			if named(op, test.without) {
				without = append(without, op)
			}
		}
		for _, op := range without {
			op.Erase()
		}
		var d diag.List
		valid := ir.VerifyAround(module, &d, func(op *ir.Operation) bool { return named(op, test.known) })
		if valid != (test.want == "") || !valid && !strings.Contains(d.Error(), test.want) {
			t.Errorf("without %q, %q known: %v, %v, want %q", test.without, test.known, valid, d, test.want)
		}
	}
}
