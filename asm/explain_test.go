package asm_test

import (
	"fmt"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A pairSyntax parses `<` keyword `>` and adds an explanation to an error.
type pairSyntax struct{ tried *bool }

func (x pairSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.Explain(func() {
		p.Punct(asm.Less)
		*x.tried = p.Try(func() { p.ParseKeyword("a", "") })
		if !*x.tried {
			p.Stop()
		}
	}, "expected a pair")
	p.Punct(asm.Greater)
}

func (pairSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) { p.Text(" <a>") }

// TestExplain checks that a failed parse is followed by the error that explains
// it, and by no other one.
func TestExplain(t *testing.T) {
	for _, c := range []struct {
		text, want string
		tried      bool
	}{
		{"t.pair <a>", "", true},
		{"t.pair a>", "in.mlir:1:7: error: expected '<'\nin.mlir:1:8: error: custom op 't.pair' expected a pair\n", false},
		{"t.pair <b>", "in.mlir:1:9: error: custom op 't.pair' expected 'a'\nin.mlir:1:9: error: custom op 't.pair' expected a pair\n", false},
		{"t.pair <a", "in.mlir:1:9: error: expected '>'\n", true},
	} {
		ctx := ir.NewContext()
		tried := false
		def := &ir.OpDef{Name: "t.pair", Syntax: pairSyntax{&tried}}
		if err := ctx.Register(&ir.Dialect{Namespace: "t", Ops: []*ir.OpDef{def}}); err != nil {
			t.Fatal(err)
		}
		_, d := asm.Parse(ctx, source.NewFile("in.mlir", []byte(c.text)), asm.ParseOptions{})
		got := ""
		for _, e := range d {
			file, line, col := e.Place.Resolve()
			got += fmt.Sprintf("%s:%d:%d: error: %s\n", file, line, col, e.Message)
		}
		if got != c.want || tried != c.tried {
			t.Errorf("%s: %s(%v), want %s(%v)", c.text, got, tried, c.want, c.tried)
		}
	}
}
