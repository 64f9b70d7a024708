package conversion

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// ReconcileCasts replaces casts with the operands of an earlier cast in their chain whose
// types equal their result types. It erases the given casts that only casts use, and
// returns the others.
func ReconcileCasts(casts []*ir.Operation) []*ir.Operation {
	work := slices.Clone(casts)
	queued := map[*ir.Operation]bool{}
	isGiven := map[*ir.Operation]bool{}
	for _, op := range casts {
		queued[op], isGiven[op] = true, true
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		queued[op] = false
		seen := map[*ir.Operation]bool{} // casts of a graph region may form a cycle
		for next := op; next != nil && !seen[next]; next = inputCast(next) {
			seen[next] = true
			if !haveTypes(next.Operands(), op.ResultTypes()) {
				continue
			}
			if slices.ContainsFunc(next.Operands(), func(v *ir.Value) bool { return v.DefiningOp() == op }) {
				break // a cycle
			}
			for _, v := range op.Operands() {
				if in := v.DefiningOp(); isCast(in) && !queued[in] {
					queued[in] = true
					work = append(work, in)
				}
			}
			op.ReplaceAllUsesWith(next.Operands())
			break
		}
	}
	live := map[*ir.Operation]bool{}
	for _, op := range casts {
		for user := range op.Users() {
			if !isCast(user) || !isGiven[user] {
				markLive(live, op)
				break
			}
		}
	}
	var remaining []*ir.Operation
	for _, op := range casts {
		if live[op] {
			remaining = append(remaining, op)
		}
	}
	for _, op := range casts {
		if !live[op] {
			op.DropAllUses()
			op.Erase()
		}
	}
	return remaining
}

// markLive marks a cast and the casts that it depends on.
func markLive(live map[*ir.Operation]bool, op *ir.Operation) {
	for work := []*ir.Operation{op}; len(work) > 0; {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if live[op] {
			continue
		}
		live[op] = true
		for _, v := range op.Operands() {
			if in := v.DefiningOp(); isCast(in) {
				work = append(work, in)
			}
		}
	}
}

func isCast(op *ir.Operation) bool { return op != nil && op.Name() == CastName }

// inputCast returns the cast whose results are the operands of op, or nil.
func inputCast(op *ir.Operation) *ir.Operation {
	if op.NumOperands() == 0 {
		return nil
	}
	in := op.Operand(0).DefiningOp()
	if !isCast(in) || !slices.Equal(in.Results(), op.Operands()) {
		return nil
	}
	return in
}

// materialize replaces the remaining casts with the materializations of the type
// converters. It stops with an error at the first cast that no converter can build.
func (c *conversion) materialize(casts []*ir.Operation) {
	r := rewrite.NewRewriter(c.r.Context(), c.config.Listener)
	for _, op := range casts {
		if !c.buildCast(r, op) {
			c.castError(op)
			return
		}
	}
}

// buildCast replaces a cast with the materialization of its type converter.
func (c *conversion) buildCast(r *rewrite.Rewriter, op *ir.Operation) bool {
	info := c.casts.info[op]
	if info.types == nil {
		return false
	}
	r.SetInsertionPoint(op)
	r.Loc = op.Location()
	var values []*ir.Value
	if info.target {
		values = info.types.Target(r.Builder, op.ResultTypes(), op.Operands(), op.Location(), info.original)
	} else if v := info.types.Source(r.Builder, op.Result(0).Type(), op.Operands(), op.Location()); v != nil {
		values = []*ir.Value{v}
	}
	if !haveTypes(values, op.ResultTypes()) {
		return false
	}
	r.Replace(op, values...)
	return true
}

func (c *conversion) castError(op *ir.Operation) {
	d := op.EmitError(&c.errs, "failed to legalize unresolved materialization from (%s) to (%s) that remained live after conversion",
		typeList(op.OperandTypes()), typeList(op.ResultTypes()))
	for user := range op.Users() {
		text := strings.TrimSuffix(asm.String(user, asm.Options{}), "\n")
		if strings.Contains(text, "\n") {
			text = "\n" + text
		}
		d.Notef(user.Location().Place(), "see existing live user here: %s", text)
		break
	}
}

func typeList(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = "'" + t.String() + "'"
	}
	return strings.Join(texts, ", ")
}
