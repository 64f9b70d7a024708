package transforms_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
)

// inlinable permits inlining of all operations of its dialect.
type inlinable struct{ ir.DialectInlinerInterface }

func (inlinable) IsLegalToInlineOp(op *ir.Operation, dest *ir.Region, cloned bool) bool { return true }

// A function that was valid before inlining, and is not optimized afterwards, is verified again.
func TestInlinedIsVerified(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	home := &ir.OpDef{Name: "t.home", Verify: func(op *ir.Operation, c *ir.Checker) {
		c.Check(ir.SymbolName(op.ParentOp()) == "home", "is not at home")
	}}
	if err := ctx.IR().Register(&ir.Dialect{Namespace: "t", Ops: []*ir.OpDef{home}, Inliner: inlinable{}}); err != nil {
		t.Fatal(err)
	}
	const text = `
		func.func @home() { "t.home"() : () -> () return }
		func.func @caller() { call @home() : () -> () return }`
	for _, iterations := range []string{"1", "4"} {
		module := mica.Must(ctx.Parse(mica.Text("in.mlir", text)))
		m := pass.NewManager(ctx.IR(), "builtin.module")
		var found diag.List
		m.Diagnose = func(l diag.List) { found = append(found, l...) }
		if err := pass.NewRegistry(transforms.Definitions()...).AddPasses(m.OpManager, "inline{max-iterations="+iterations+"}"); err != nil {
			t.Fatal(err)
		}
		if err := m.Run(module); err == nil || !strings.Contains(found.Error(), "'t.home' op is not at home") {
			t.Errorf("max-iterations=%s: %v, %v", iterations, err, found)
		}
	}
}
