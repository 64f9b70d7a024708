package asm_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// failingForm is a custom form that fails after it has printed the regions.
type failingForm struct{ tried *int }

func (failingForm) ParseOp(p *asm.OpParser, _ *ir.OperationState) { p.Stop() }

func (f failingForm) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	*f.tried++
	if op.NumRegions() > 0 {
		p.Region(op.Region(0), asm.RegionOptions{})
	}
	p.Fail(errors.New("has failed"))
}

// Custom forms that fail in the regions of others are not tried again for each depth.
func TestUnprintableNested(t *testing.T) {
	const depth = 30
	tried := 0
	ctx := ir.NewContext()
	if err := ctx.Register(&ir.Dialect{Namespace: "t", Ops: []*ir.OpDef{
		{Name: "t.nest", Regions: []ir.RegionDef{{}}, Traits: []*ir.Trait{ir.LookupTrait("NoTerminator")}, Syntax: failingForm{&tried}},
	}}); err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat("\"t.nest\"() ({\n", depth) + strings.Repeat("}) : () -> ()\n", depth)
	op := parse(t, ctx, source.NewFile("nest.mlir", []byte(text)), nil)
	reported := 0
	var b strings.Builder
	err := asm.Print(&b, op, asm.Options{Unprintable: func(*ir.Operation, error) { reported++ }})
	if err != nil || reported != depth || strings.Count(b.String(), `"t.nest"`) != depth {
		t.Errorf("%v, %d reported, printed:\n%s", err, reported, b.String())
	}
	if tried > 2*depth { // once for aliases, once for the text
		t.Errorf("custom forms were tried %d times", tried)
	}
}
