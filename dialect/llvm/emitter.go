package llvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// An emitter inserts operations of the dialect and folds them.
type emitter struct{ *rewrite.Rewriter }

// newEmitter returns one that inserts where a builder does, with the location of an operation.
func newEmitter(op *ir.Operation, b *ir.Builder) emitter {
	e := emitter{rewrite.NewRewriter(op.Context(), nil)}
	e.Restore(b.InsertionPoint())
	e.Loc = op.Location()
	return e
}

// op inserts an operation of one result and folds it.
func (e emitter) op(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.Folded(e.unfolded(name, t, operands...).DefiningOp())
}

// unfolded inserts an operation of one result.
func (e emitter) unfolded(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.Op(name).Operands(operands...).Results(t).MustBuild().Result(0)
}

// number inserts a constant.
func (e emitter) number(t ir.Type, v num.APInt) *ir.Value {
	return e.Op(ConstantOpName).Set("value", e.Context().IntegerAttr(t, v)).Results(t).MustBuild().Result(0)
}
