package main

import (
	"bytes"
	"fmt"
	"io"
	"slices"

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
	for op := range lazy.Body().Ops() {
		if err := materialize(lazy, op, r); err != nil {
			return err
		}
	}
	return nil
}

// materialize reads and prints an operation and those in it.
func materialize(lazy *bytecode.Lazy, op *ir.Operation, r *pass.Run) error {
	if lazy.IsPending(op) {
		fmt.Fprint(r.Out, "\n\nBefore Materializing...\n\n")
		if err := printLocal(r.Out, op); err != nil {
			return err
		}
		fmt.Fprint(r.Out, "\n\nMaterializing...\n\n")
		if diags := lazy.Materialize(op); diags.HasErrors() {
			r.Report(diags)
			r.Errorf(op, "failed to materialize")
			return pass.ErrFailed
		}
		if err := printLocal(r.Out, op); err != nil {
			return err
		}
		fmt.Fprintf(r.Out, "\nHas %d ops to materialize\n", lazy.Pending())
	}
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for _, nested := range slices.Collect(b.Ops()) {
				if err := materialize(lazy, nested, r); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// printLocal prints an operation as if nothing were outside of it.
func printLocal(w io.Writer, op *ir.Operation) error {
	return asm.Print(w, op, asm.Options{})
}
