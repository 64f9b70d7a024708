package lower

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// regions lowers the regions and the successors of an operation.
func (l *lowering) regions(x *pdll.OpExpr, op *ir.Value) {
	if x.Regions == nil && !x.HasSuccessors || !l.extends(diag.At(x.Loc().Pos()), "an operation with regions or successors") {
		return
	}
	if l.withBlocks == nil {
		l.withBlocks, l.branches = map[*pdll.OpExpr]*ir.Value{}, map[*pdll.OpExpr][]branch{}
	}
	l.withBlocks[x] = op
	if l.inRewrite() {
		l.newSuccessors(x, op)
		l.buildRegions(x, op)
		return
	}
	l.successors(x, op)
	if x.Regions != nil {
		l.shape(x, op, "HasRegions", len(x.Regions))
	}
	for i, r := range x.Regions {
		if !r.HasBody {
			continue
		}
		l.shape(r, op, "HasBlocks", i, len(r.Blocks))
		for k, b := range r.Blocks {
			l.matchBlock(b, op, i, k)
		}
	}
}

// successors lowers the successors of a matched operation.
func (l *lowering) successors(x *pdll.OpExpr, op *ir.Value) {
	if !x.HasSuccessors {
		return
	}
	l.shape(x, op, "HasSuccessors", len(x.Successors))
	for i, s := range x.Successors {
		switch b := s.Block; {
		case !b.IsSuccessor:
			l.constrain(l.loc(s), regions.Name("BranchesTo", i, b.Region, b.Block), op, l.withBlocks[b.Op])
		case b.Op != x || b.Successor != i: // otherwise the label begins here
			l.constrain(l.loc(s), regions.Name("SameSuccessor", i, b.Successor), op, l.withBlocks[b.Op])
		}
	}
}

// A branch is a successor of a new operation that is a block that the rewrite has not made yet.
type branch struct {
	op    *ir.Value
	index int
	to    *pdll.Successor
}

// newSuccessors lowers the successors of a new operation. Those in the region that is being built are set when it
// is complete, because the block may follow.
func (l *lowering) newSuccessors(x *pdll.OpExpr, op *ir.Value) {
	if len(x.Successors) == 0 {
		return
	}
	op.DefiningOp().SetAttr(pdl.Successors, l.ctx.Int64Attr(l.ctx.I64(), int64(len(x.Successors))))
	for i, s := range x.Successors {
		if b := s.Block; b.IsSuccessor {
			l.do(l.loc(s), regions.Name("CopySuccessor", i, b.Successor), nil, op, l.withBlocks[b.Op])
		} else {
			l.branches[b.Op] = append(l.branches[b.Op], branch{op, i, s})
		}
	}
}

// shape requires a number of parts.
func (l *lowering) shape(at pdll.Node, op *ir.Value, function string, numbers ...int) {
	l.constrain(l.loc(at), regions.Name(function, numbers...), op)
}

func (l *lowering) constrain(at *ir.Location, name string, args ...*ir.Value) *ir.Operation {
	s := ir.OperationState{Operands: args}
	s.AddAttribute("name", l.ctx.StringAttr(name))
	s.AddAttribute("isNegated", l.ctx.BoolAttr(false))
	return l.create("pdl.apply_native_constraint", at, s)
}

// unify requires that a value is what a constraint on an operation returns.
func (l *lowering) unify(at *ir.Location, op, v *ir.Value, function string, numbers ...int) {
	l.constrain(at, regions.Name(function, numbers...), op, v).SetAttr(pdl.Unifies, l.ctx.UnitAttr())
}

// matchBlock lowers block k of region i of a matched operation.
func (l *lowering) matchBlock(b *pdll.RegionBlock, op *ir.Value, i, k int) {
	at := l.loc(b)
	switch {
	case !b.HasArgs:
	case len(b.Args) == 1 && b.Args[0].Type == pdll.ValueRangeType:
		l.unify(at, op, l.variable(b.Args[0])[0], "BlockArguments", i, k)
	default:
		l.shape(b, op, "HasArguments", i, k, len(b.Args))
		for j, v := range b.Args {
			l.unify(at, op, l.variable(v)[0], "BlockArgument", i, k, j)
		}
	}
	count := "HasOps"
	if b.More {
		count = "HasOpsAtLeast"
	}
	l.shape(b, op, count, i, k, b.Count)
	for _, s := range b.Stmts {
		n, isOp := b.Ops[s]
		if !isOp {
			l.stmt(s)
			continue
		}
		l.unify(l.loc(s), op, l.nested(s), "NestedOp", i, k, n)
	}
}

// nested lowers a statement that is an operation of a block.
func (l *lowering) nested(s pdll.Stmt) *ir.Value {
	let, ok := s.(*pdll.LetStmt)
	if !ok {
		return l.one(s.(pdll.Expr))
	}
	v := l.variable(let.Var)[0]
	if _, isOp := let.Var.Init.(*pdll.OpExpr); !isOp {
		v = v.DefiningOp().Operand(0) // the variable is its results
	}
	return v
}

// buildRegions lowers the regions of a new operation.
func (l *lowering) buildRegions(x *pdll.OpExpr, op *ir.Value) {
	if x.Regions == nil {
		return
	}
	op.DefiningOp().SetAttr(pdl.Regions, l.ctx.Int64Attr(l.ctx.I64(), int64(len(x.Regions))))
	built := false
	for i, r := range x.Regions {
		switch {
		case r.Source != nil:
			function := "MoveRegion"
			if r.Clone {
				function = "CloneRegion"
			}
			l.do(l.loc(r), regions.Name(function, r.Source.Index, i), nil, l.withBlocks[r.Source.Op], op)
		case r.HasBody:
			l.enter()
			for _, b := range r.Blocks {
				l.buildBlock(b, op, i)
				built = true
			}
			l.leave()
		}
	}
	for _, b := range l.branches[x] {
		l.do(l.loc(b.to), regions.Name("SetSuccessor", b.index, b.to.Block.Region, b.to.Block.Block), nil, b.op, op)
	}
	delete(l.branches, x)
	if built {
		l.do(l.loc(x), regions.Name("EndBlock"), nil, op)
	}
}

// do applies a native rewrite.
func (l *lowering) do(at *ir.Location, name string, result ir.Type, args ...*ir.Value) *ir.Operation {
	s := ir.OperationState{Operands: args}
	if result != nil {
		s.Types = []ir.Type{result}
	}
	s.AddAttribute("name", l.ctx.StringAttr(name))
	return l.create("pdl.apply_native_rewrite", at, s)
}

// buildBlock lowers a block of region i of a new operation.
func (l *lowering) buildBlock(b *pdll.RegionBlock, op *ir.Value, i int) {
	at := l.loc(b)
	var types []*ir.Value
	for j := range b.Args {
		types = append(types, l.expr(b.Type(j))...)
	}
	list := l.value("pdl.range", at, l.types.types, types)
	args := l.do(at, regions.Name("AddBlock", i), l.types.values, op, list).Result(0)
	for j, v := range b.Args {
		value := args
		if v.Type == pdll.ValueType {
			value = l.do(at, regions.Name("ValueAt", j), l.types.value, args).Result(0)
		}
		l.vars.values[v] = []*ir.Value{value}
	}
	for _, s := range b.Stmts {
		l.stmt(s)
	}
}
