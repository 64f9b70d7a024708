package main

import (
	"bytes"
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
)

// lazyPasses read bytecode in parts.
func lazyPasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "LazyLoadingPass", Argument: "test-lazy-loading", Summary: "Test LazyLoading of op", New: func() pass.Pass { return &testLazy{Version: bytecode.Version} }},
	}
}

// A testLazy writes an operation as bytecode, and prints each isolated operation before and
// after its regions are read.
type testLazy struct {
	Version int64 `option:"bytecode-version" help:"Specifies the bytecode version to use."`
}

func (p *testLazy) Run(r *pass.Run) error {
	config := bytecode.DefaultConfig()
	config.Version = p.Version
	var text bytes.Buffer
	if err := bytecode.Write(&text, r.Op, config); err != nil {
		r.Errorf(r.Op, "%s", err)
		r.Errorf(r.Op, "failed to write bytecode at version %d", p.Version)
		return pass.ErrFailed
	}
	lazy, diags := bytecode.ReadLazy(r.Context(), source.NewFile("within-memory", text.Bytes()), bytecode.ReadOptions{})
	r.Report(diags)
	if lazy == nil {
		r.Errorf(r.Op, "failed to read bytecode")
		return pass.ErrFailed
	}
	fmt.Fprintf(r.Out, "Has %d ops to materialize\n", lazy.Pending())
	for queue := pendingIn(lazy, lazy.Body()); len(queue) > 0; queue = queue[1:] {
		op := queue[0]
		if err := materialize(lazy, op, r); err != nil {
			return err
		}
		for region := range op.Regions() {
			for b := range region.Blocks() {
				queue = append(queue, pendingIn(lazy, b)...)
			}
		}
	}
	return nil
}

// pendingIn returns the operations in a block, at any depth, whose regions are not read.
func pendingIn(lazy *bytecode.Lazy, b *ir.Block) (list []*ir.Operation) {
	for op := range b.Ops() {
		for inner := range ir.All(op, ir.PreOrder) {
			if lazy.IsPending(inner) {
				list = append(list, inner)
			}
		}
	}
	return list
}

// materialize reads and prints an operation.
func materialize(lazy *bytecode.Lazy, op *ir.Operation, r *pass.Run) error {
	fmt.Fprint(r.Out, "\n\nBefore Materializing...\n\n")
	if err := asm.Print(r.Out, op, asm.Options{}); err != nil {
		return err
	}
	fmt.Fprint(r.Out, "\n\nMaterializing...\n\n")
	if diags := lazy.Materialize(op); diags.HasErrors() {
		r.Report(diags)
		r.Errorf(op, "failed to materialize")
		return pass.ErrFailed
	}
	if err := asm.Print(r.Out, op, asm.Options{}); err != nil {
		return err
	}
	fmt.Fprintf(r.Out, "\nHas %d ops to materialize\n", lazy.Pending())
	return nil
}
