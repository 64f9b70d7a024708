package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite"
)

func dirOf(dir, sub string) fs.FS { return os.DirFS(filepath.Join(dir, filepath.FromSlash(sub))) }

// testGreedy applies the rules of the test dialect and patterns in Go.
type testGreedy struct {
	TopDown       bool  `option:"top-down" default:"false" help:"Seed the worklist in general top-down order"`
	MaxIterations int64 `option:"max-iterations" help:"Max. iterations in the GreedyRewriteConfig"`
	Fold          bool  `option:"fold" default:"true" help:"Whether to fold"`
	CSE           bool  `option:"cse-constants" default:"true" help:"Whether to CSE constants"`

	tree fs.FS
}

func (p *testGreedy) Run(r *pass.Run) error {
	set, diags := mica.ContextOf(r.Context()).Patterns(mica.FS(p.tree, "TestOps.td"))
	if diags.HasErrors() {
		return diags
	}
	set.Add(greedyPatterns()...)
	return applyGreedily(r.Op, set, rewrite.GreedyConfig{TopDown: p.TopDown, MaxIterations: int(p.MaxIterations), NoFold: !p.Fold, KeepConstants: !p.CSE}, r)
}

// strictnesses are the values of the option strictness.
var strictnesses = map[string]rewrite.Strictness{
	"AnyOp": rewrite.AnyOp, "ExistingAndNewOps": rewrite.ExistingAndNewOps, "ExistingOps": rewrite.ExistingOps,
}

// testStrict applies patterns to the operations that have one, and records the driver's results
// in attributes of the function.
type testStrict struct {
	Strictness string `option:"strictness" default:"AnyOp" choices:"AnyOp,ExistingAndNewOps,ExistingOps" help:"Operations to which patterns are applied"`
}

func (p *testStrict) Run(r *pass.Run) error {
	f := r.Op
	var set rewrite.Set
	listed := map[string]bool{}
	for _, p := range strictPatterns() {
		set.Add(p)
		listed[p.Root] = p.Root != implicitChange
	}
	frozen, err := set.Freeze(f.Context(), rewrite.Filter{})
	if err != nil {
		return err
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
	res := rewrite.ApplyGreedilyToOps(ops, frozen, rewrite.GreedyConfig{Strictness: strictnesses[p.Strictness], Listener: l})
	f.SetAttr("pattern_driver_changed", f.Context().BoolAttr(res.Changed))
	f.SetAttr("pattern_driver_all_erased", f.Context().BoolAttr(len(l.left) == 0))
	return transforms.Check(r, &res)
}

// testWalk applies patterns with the walk driver.
type testWalk struct {
	Dump bool `option:"dump-notifications" help:"Print rewrite listener notifications"`
}

func (p *testWalk) Run(r *pass.Run) error {
	var set rewrite.Set
	set.Add(walkPatterns()...)
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	c := rewrite.WalkConfig{}
	if p.Dump {
		c.Listener = &notifications{w: r.Out}
	}
	res := rewrite.WalkAndApplyPatterns(r.Op, frozen, c)
	return transforms.Check(r, &res)
}

// notifications is a listener that writes its notifications, and records the remaining
// operations.
type notifications struct {
	rewrite.NopListener
	w    io.Writer
	left map[*ir.Operation]bool
	// delayed means that the notifications come after all changes.
	delayed bool
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
	case n.delayed:
		was = "was linked, exact position unknown"
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
