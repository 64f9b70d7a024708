package all_test

import (
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// TestBuildStructured rebuilds the structured operations of linalg's tests from their operands and
// attributes, and compares them with the parsed ones.
func TestBuildStructured(t *testing.T) {
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	built := map[string]bool{}
	for _, name := range []string{"bodies", "named"} {
		file := filepath.Join("..", "linalg", "testdata", "valid", name+".mlir")
		module, l := asm.Parse(ctx, source.NewFile(file, []byte(golden.Read(t, file))), asm.ParseOptions{})
		if module == nil {
			t.Fatal(l)
		}
		var ops []*ir.Operation
		ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
			if _, ok := op.Def().Interface("linalg::LinalgOp"); ok && op.NumRegions() == 1 && op.Attr("iterator_types") == nil {
				ops = append(ops, op)
			}
			return ir.Advance
		})
		for _, op := range ops {
			switch op.Name() {
			case "linalg.broadcast", "linalg.map", "linalg.reduce", "linalg.transpose":
				continue // their bodies do not follow from their names
			}
			want := string(asm.Append(nil, op, asm.Options{Generic: true}))
			b := ir.NewBuilder(ctx)
			b.SetInsertionPoint(op)
			s := b.OpOf(op.Def())
			var attrs []ir.NamedAttribute
			for _, a := range op.AllAttrs() {
				if a.Name != ir.OperandSegments {
					attrs = append(attrs, a)
				}
			}
			results := op.ResultTypes()
			linalg.BuildStructured(s, results, values(op.OperandGroup(0)), values(op.OperandGroup(1)), attrs)
			again, l := s.Build()
			if l.HasErrors() {
				t.Errorf("%s: %v", op.Name(), l)
				continue
			}
			built[op.Name()] = true
			op.ReplaceAllUsesWith(again.Results())
			op.Erase()
			if d := reftest.Diff(want, string(asm.Append(nil, again, asm.Options{Generic: true}))); d != "" {
				t.Errorf("%s", d)
			}
		}
	}
	if len(built) < 40 {
		t.Errorf("%d operations were built", len(built))
	}
}

func values(group []ir.Operand) []*ir.Value {
	var vs []*ir.Value
	for i := range group {
		vs = append(vs, group[i].Value())
	}
	return vs
}
