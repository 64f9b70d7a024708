package ir_test

import (
	"fmt"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
)

// checked runs a hook on an operation "d.a" next to an operation "d.b".
func checked(hook func(op *ir.Operation, c *ir.Checker), b *ir.Operation) (messages []string, ok bool) {
	var d diag.List
	ok = ir.RunCheck(b.Prev(), &d, hook)
	for _, e := range d {
		messages = append(messages, e.Message)
	}
	return messages, ok
}

func TestChecker(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	block := ir.NewBlock()
	for _, name := range []string{"d.a", "d.b"} {
		block.Append(ir.Create(&ir.OperationState{Def: ctx.OpDef(name), Loc: ctx.UnknownLoc()}))
	}
	b := block.Back()
	unreachable := func() { t.Error("a failure returned") }
	for _, c := range []struct {
		name string
		hook func(op *ir.Operation, c *ir.Checker)
		want string
		ok   bool
	}{
		{"nothing", func(op *ir.Operation, c *ir.Checker) { c.Check(true, "no") }, "[]", true},
		{"Check", func(op *ir.Operation, c *ir.Checker) { c.Check(false, "100%"); unreachable() }, "['d.a' op 100%]", false},
		{"Failf", func(op *ir.Operation, c *ir.Checker) { c.Failf("has %d", 1); unreachable() }, "['d.a' op has 1]", false},
		{"FailPlainf", func(op *ir.Operation, c *ir.Checker) { c.FailPlainf("has %d", 1); unreachable() }, "[has 1]", false},
		{"FailAtf", func(op *ir.Operation, c *ir.Checker) { c.FailAtf(diag.Place{}, "has %d", 1); unreachable() }, "[has 1]", false},
		{"Stop", func(op *ir.Operation, c *ir.Checker) { c.Stop(); unreachable() }, "[]", false},
		{"Errorf goes on", func(op *ir.Operation, c *ir.Checker) { c.Errorf("1"); c.PlainErrorf("2") }, "['d.a' op 1 2]", false},
		{"On", func(op *ir.Operation, c *ir.Checker) { c.On(b).Errorf("1"); c.Failf("2"); unreachable() }, "['d.b' op 1 'd.a' op 2]", false},
		{"On ends the check of the first", func(op *ir.Operation, c *ir.Checker) { c.On(b).Failf("1"); unreachable() }, "['d.b' op 1]", false},
	} {
		messages, ok := checked(c.hook, b)
		if got := fmt.Sprint(messages); got != c.want || ok != c.ok {
			t.Errorf("%s: %s, %v; want %s, %v", c.name, got, ok, c.want, c.ok)
		}
	}
}

// TestCheckerForeignPanic checks that only failures are recovered: a mistake in a hook
// remains a panic that names the operation and the hook.
func TestCheckerForeignPanic(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	op := ir.Create(&ir.OperationState{Def: ctx.OpDef("d.a"), Loc: ctx.UnknownLoc()})
	defer func() {
		if p, ok := recover().(*crash.Panic); !ok || p.Value != "mistake" || p.Hook != "the verifier" || p.Op != "d.a" {
			t.Errorf("recovered %v", p)
		}
	}()
	ir.RunCheck(op, &diag.List{}, func(*ir.Operation, *ir.Checker) { panic("mistake") })
}

// TestCheckerAllocatesNothing holds the happy path of verification free of
// allocations, whatever arguments the messages would have.
func TestCheckerAllocatesNothing(t *testing.T) {
	ctx := ir.NewContext()
	def := &ir.OpDef{Name: "t.op", Verify: func(op *ir.Operation, c *ir.Checker) {
		c.Check(op.NumOperands() == 0, "no operands")
		if n := op.NumResults(); n != 0 {
			c.Failf("has %d results", n)
		}
	}}
	if err := ctx.Register(&ir.Dialect{Namespace: "t", Ops: []*ir.OpDef{def}}); err != nil {
		t.Fatal(err)
	}
	m := ir.NewModule(ctx, ctx.UnknownLoc())
	body := m.Region(0).Entry()
	for range 1000 {
		body.Append(ir.Create(&ir.OperationState{Def: def, Loc: ctx.UnknownLoc()}))
	}
	var d diag.List
	if n := testing.AllocsPerRun(5, func() { ir.Verify(m, &d) }); n > 50 || len(d) > 0 {
		t.Errorf("%v allocations, %v", n, d)
	}
}
