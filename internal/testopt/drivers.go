package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/rewrite"
)

func dirOf(dir, sub string) fs.FS { return os.DirFS(filepath.Join(dir, filepath.FromSlash(sub))) }

// testGreedy applies the rules of the test dialect and patterns in Go.
func (u upstream) testGreedy(o *opt.PassOptions) opt.PassFunc {
	c := rewrite.GreedyConfig{}
	fold, cse := true, true
	o.Bool(&c.TopDown, "top-down", "Seed the worklist in general top-down order")
	o.Int(&c.MaxIterations, "max-iterations", "Max. iterations in the GreedyRewriteConfig")
	o.Bool(&fold, "fold", "Whether to fold")
	o.Bool(&cse, "cse-constants", "Whether to CSE constants")
	return func(root *ir.Operation, r *opt.PassRun) bool {
		c := c // passes run concurrently
		c.NoFold, c.KeepConstants = !fold, !cse
		set, diags := r.Context.Patterns(mica.FS(u.tree(), "TestOps.td"))
		if diags.HasErrors() {
			*r.Diagnostics = append(*r.Diagnostics, diags...)
			return false
		}
		set.Add(greedyPatterns()...)
		return applyGreedily(root, set, c, r)
	}
}

// testStrict applies patterns to the operations for which there is one, and says in
// attributes of the function what the driver returned.
func testStrict(o *opt.PassOptions) opt.PassFunc {
	strictness := rewrite.AnyOp
	opt.PassChoice(o, &strictness, "strictness", "Can be {AnyOp, ExistingAndNewOps, ExistingOps}", map[string]rewrite.Strictness{
		"AnyOp": rewrite.AnyOp, "ExistingAndNewOps": rewrite.ExistingAndNewOps, "ExistingOps": rewrite.ExistingOps,
	})
	return func(f *ir.Operation, r *opt.PassRun) bool {
		var set rewrite.Set
		listed := map[string]bool{}
		for _, p := range strictPatterns() {
			set.Add(p)
			listed[p.Root] = p.Root != implicitChange
		}
		frozen, err := set.Freeze(f.Context(), rewrite.Filter{})
		if err != nil {
			r.Diagnostics.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
			return false
		}
		var ops []*ir.Operation
		ir.Walk(f, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
			if listed[op.Name()] {
				ops = append(ops, op)
			}
			return ir.Advance
		})
		l := &notifications{w: r.Out, left: map[*ir.Operation]bool{}}
		for _, op := range ops {
			l.left[op] = true
		}
		res := rewrite.ApplyGreedilyToOps(ops, frozen, rewrite.GreedyConfig{Strictness: strictness, Listener: l})
		f.SetAttr("pattern_driver_changed", f.Context().BoolAttr(res.Changed))
		f.SetAttr("pattern_driver_all_erased", f.Context().BoolAttr(len(l.left) == 0))
		return r.Report(&res)
	}
}

// testWalk applies patterns with the walk driver.
func testWalk(o *opt.PassOptions) opt.PassFunc {
	dump := false
	o.Bool(&dump, "dump-notifications", "Print rewrite listener notifications")
	return func(root *ir.Operation, r *opt.PassRun) bool {
		var set rewrite.Set
		set.Add(walkPatterns()...)
		frozen, err := set.Freeze(root.Context(), rewrite.Filter{})
		if err != nil {
			r.Diagnostics.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
			return false
		}
		c := rewrite.WalkConfig{}
		if dump {
			c.Listener = &notifications{w: r.Out}
		}
		res := rewrite.WalkAndApplyPatterns(root, frozen, c)
		return r.Report(&res)
	}
}

// notifications is a listener that writes what it is notified of, and notes which
// operations are left.
type notifications struct {
	rewrite.NopListener
	w    io.Writer
	left map[*ir.Operation]bool
}

func (n *notifications) BlockInserted(b *ir.Block, from *ir.Region, _ *ir.Block) {
	into, was := "unknown op", "linked"
	if op := b.ParentOp(); op != nil {
		into = op.Name()
	}
	if from == nil {
		was = "unlinked"
	}
	fmt.Fprintf(n.w, "notifyBlockInserted into %s: was %s\n", into, was)
}

func (n *notifications) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	was := "was unlinked"
	switch {
	case !from.IsSet():
	case from.Before == nil:
		was = "was last in block"
	default:
		was = "previous = " + from.Before.Name()
	}
	fmt.Fprintf(n.w, "notifyOperationInserted: %s, %s\n", op.Name(), was)
}

func (n *notifications) BlockErased(*ir.Block) { fmt.Fprintln(n.w, "notifyBlockErased") }

func (n *notifications) OperationErased(op *ir.Operation) {
	delete(n.left, op)
	fmt.Fprintf(n.w, "notifyOperationErased: %s\n", op.Name())
}

func (n *notifications) OperationModified(op *ir.Operation) {
	fmt.Fprintf(n.w, "notifyOperationModified: %s\n", op.Name())
}

func (n *notifications) OperationReplaced(op *ir.Operation, _ []*ir.Value) {
	fmt.Fprintf(n.w, "notifyOperationReplaced: %s\n", op.Name())
}
