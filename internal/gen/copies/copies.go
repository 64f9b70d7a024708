// Package copies copies operations by passing the results of generated accessors to generated
// builders, to compare the copies with the operations.
package copies

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// An Op calls the builder of an operation with the results of its accessors.
type Op func(b *ir.Builder, op *ir.Operation) *ir.Operation

// Compare copies random operations of a context that verify, and the operations in the text of
// a module that random ones do not cover. It reports to w copies that differ and operations
// that are never copied, and returns the number of copies and of complaints.
func Compare(w io.Writer, ctx *ir.Context, ops map[string]Op, more string) (copied, complaints int) {
	complain := func(format string, args ...any) {
		complaints++
		fmt.Fprintf(w, format+"\n", args...)
	}
	generic := func(op *ir.Operation) string { return string(asm.Append(nil, op, asm.Options{Generic: true})) }
	var accepted []*randomops.Candidate
	for _, c := range randomops.Candidates(ctx) {
		if msg, _ := randomops.Verdict(ctx, c.Operation()); msg == "" {
			accepted = append(accepted, c)
		}
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(accepted), 5)
	seen := map[string]bool{}
	try := func(module *ir.Operation, name string) bool {
		done, err := copyFirst(module, name, ops[name])
		if err != nil {
			complain("%s: %s\n%s", name, err, generic(module))
		}
		if done {
			copied++
			seen[name] = true
		}
		return done
	}
	names := slices.Sorted(maps.Keys(ops))
	for _, name := range names {
		for _, c := range g.Cases(ctx.OpDef(name), 16) {
			msg, module := randomops.Verdict(ctx, c.Text)
			if msg != "" || module == nil {
				continue
			}
			dropDefaults(module)
			want := generic(module)
			if !try(module, name) {
				continue
			}
			if got := generic(module); got != want {
				complain("%s is copied as\n%s\ninstead of\n%s", name, got, want)
			}
		}
	}
	msg, module := randomops.Verdict(ctx, more)
	if msg != "" {
		complain("%s", msg)
		return copied, complaints
	}
	want := generic(module)
	for _, name := range names {
		if !seen[name] && !try(module, name) {
			complain("no operation %s is copied", name)
		}
	}
	if got := generic(module); got != want {
		complain("more operations are copied as\n%s\ninstead of\n%s", got, want)
	}
	return copied, complaints
}

// dropDefaults removes optional attributes that are the default: builders leave them out.
func dropDefaults(module *ir.Operation) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		for i := range op.Def().Attributes {
			if a := &op.Def().Attributes[i]; a.Optional && a.Default != nil && op.Attr(a.Name) == a.Default {
				op.RemoveAttr(a.Name)
			}
		}
		return ir.Advance
	})
}

// copyFirst replaces the first operation of a name by a copy, if builders can create it: they
// do not fill regions with several blocks, and assign exactly one value to a single operand,
// which not all verifiers require.
func copyFirst(module *ir.Operation, name string, copyOp Op) (done bool, err error) {
	var op *ir.Operation
	ir.Walk(module, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Name() != name {
			return ir.Advance
		}
		op = o
		return ir.Interrupt
	})
	if op == nil {
		return false, nil
	}
	for i := range op.NumRegions() {
		if op.Region(i).NumBlocks() > 1 {
			return false, nil
		}
	}
	for i := range op.Def().Operands {
		if op.Def().Operands[i].Arity == ir.Single && len(op.OperandGroup(i)) != 1 {
			return false, nil
		}
	}
	b := ir.NewBuilder(op.Context())
	b.SetInsertionPoint(op)
	b.Loc = op.Location()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	c := copyOp(b, op)
	for _, a := range op.Attrs() {
		c.SetAttr(a.Name, a.Value)
	}
	op.ReplaceAllUsesWith(c.Results())
	op.Erase()
	return true, nil
}

// Body returns a body with the contents of a region, nil for an empty region.
func Body(r *ir.Region) *typed.Body {
	if r.Empty() {
		return nil
	}
	args := r.Entry().Args()
	x := &typed.Body{Fill: func(b *ir.Builder, entry *ir.Block) {
		m := ir.NewMapping()
		for i, a := range args {
			m.Map(a, entry.Argument(i))
		}
		for op := range r.Entry().Ops() {
			b.Clone(op, m)
		}
	}}
	for _, a := range args {
		x.Args = append(x.Args, a.Type())
	}
	return x
}

// Types returns the types of results.
func Types(rs typed.Results) []ir.Type {
	var ts []ir.Type
	for v := range rs.All() {
		ts = append(ts, v.Type())
	}
	return ts
}

// Blocks returns the blocks of successors.
func Blocks(ss []ir.BlockOperand) []*ir.Block {
	var bs []*ir.Block
	for i := range ss {
		bs = append(bs, ss[i].Block())
	}
	return bs
}
