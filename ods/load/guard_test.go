package load

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// brokenSyntax needs an operand that does not exist.
type brokenSyntax struct{}

func (brokenSyntax) ParseOp(_ *asm.OpParser, s *ir.OperationState)            { _ = s.Operands[5] }
func (brokenSyntax) PrintOp(_ *asm.OpPrinter, op *ir.Operation)               { op.Operand(5) }
func (brokenSyntax) dereference(a ir.Attribute) (root string)                 { return a.(*ir.SymbolRefAttr).Root }
func (x brokenSyntax) verify(op *ir.Operation, c *ir.Checker)                 { x.dereference(op.Attr("absent")) }
func (x brokenSyntax) complain(op *ir.Operation, c *ir.Checker)               { c.Failf("is wrong") }
func (x brokenSyntax) infer(*ir.OperationState, *diag.List) ([]ir.Type, bool) { panic("a mistake") }

// TestGuarded requires that hooks which fail because a part is missing behave as if they did not exist, that such
// checks are unknown, and that other hooks are unaffected.
func TestGuarded(t *testing.T) {
	var x brokenSyntax
	n := guarded(dialect.Op{
		Verify: x.verify, VerifyRegions: x.complain, InferTypes: x.infer,
		Fold: func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return []ir.FoldResult{{Value: op.Operand(3)}}, true
		},
	})
	ctx := ir.NewContext()
	def := &ir.OpDef{Name: "t.op", Syntax: guardedSyntax{x}, Verify: n.Verify}
	if err := ctx.Register(&ir.Dialect{Namespace: "t", Ops: []*ir.OpDef{def}}); err != nil {
		t.Fatal(err)
	}
	in := source.NewFile("in.mlir", []byte(`"t.op"() : () -> ()`))
	if _, list := asm.Parse(ctx, in, asm.ParseOptions{}); !strings.Contains(list.Error(), "cannot be verified: its verifier needs a part") {
		t.Errorf("got %v", list)
	}
	ctx.AssumeUnknown = func(string) {}
	op, list := asm.Parse(ctx, in, asm.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	if text := asm.String(op, asm.Options{}); !strings.Contains(text, `"t.op"() : () -> ()`) {
		t.Errorf("printed as %s", text)
	}
	inner := op.Region(0).Entry().Front()
	if _, ok := n.Fold(inner, nil); ok {
		t.Error("an operation was folded to an operand that it does not have")
	}
	if ir.RunCheck(inner, &list, n.VerifyRegions) || !strings.Contains(list.Error(), "is wrong") {
		t.Errorf("the error of a verifier is lost: %v", list)
	}
	if _, list = asm.Parse(ctx, source.NewFile("in.mlir", []byte(`t.op`)), asm.ParseOptions{}); !strings.Contains(list.Error(), "the custom form of 't.op' cannot be read") {
		t.Errorf("got %v", list)
	}
	defer func() {
		if recover() == nil {
			t.Error("a panic that is no failed access is lost")
		}
	}()
	n.InferTypes(&ir.OperationState{Def: def}, &list)
}
