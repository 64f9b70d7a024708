package lower

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// Nothing in MLIR's pdl dialect describes a region. Native constraints of numbered names count its parts
// and return its operations and values, and native rewrites build it; see [RegisterRegions].

// regionName returns the name of a native function on regions with its numbers.
func regionName(function string, numbers ...int) string {
	return function + "(" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(numbers)), ","), "[]") + ")"
}

// regions lowers the regions and the successors of an operation.
func (l *lowering) regions(x *pdll.OpExpr, op *ir.Value) {
	if x.Regions == nil && !x.HasSuccessors {
		return
	}
	if !l.run {
		l.diags.Errorf(diag.At(x.Loc().Pos()), "an operation with regions or successors has no form in MLIR's pdl dialect")
		return
	}
	if l.matchedOp == nil {
		l.matchedOp = map[*pdll.OpExpr]*ir.Value{}
	}
	l.matchedOp[x] = op
	if l.inRewrite() {
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
		parent := l.matchedOp[s.Parent]
		l.constrain(l.loc(s), regionName("BranchesTo", i, s.Region, s.Block), op, parent)
	}
}

// shape requires a number of parts.
func (l *lowering) shape(at pdll.Node, op *ir.Value, function string, numbers ...int) {
	l.constrain(l.loc(at), regionName(function, numbers...), op)
}

func (l *lowering) constrain(at *ir.Location, name string, args ...*ir.Value) *ir.Operation {
	s := ir.OperationState{Operands: args}
	s.AddAttribute("name", l.ctx.StringAttr(name))
	s.AddAttribute("isNegated", l.ctx.BoolAttr(false))
	return l.create("pdl.apply_native_constraint", at, s)
}

// unify requires that a value is what a constraint on an operation returns.
func (l *lowering) unify(at *ir.Location, op, v *ir.Value, function string, numbers ...int) {
	l.constrain(at, regionName(function, numbers...), op, v).SetAttr(pdl.Unifies, l.ctx.UnitAttr())
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
	op.DefiningOp().SetAttr(pdl.Regions, l.ctx.Int64Attr(l.ctx.I64(), int64(len(x.Regions))))
	built := false
	for i, r := range x.Regions {
		switch {
		case r.Source != nil:
			function := "MoveRegion"
			if r.Clone {
				function = "CloneRegion"
			}
			l.do(l.loc(r), regionName(function, r.Source.Index, i), nil, l.matchedOp[r.Source.Op], op)
		case r.HasBody:
			for _, b := range r.Blocks {
				l.buildBlock(b, op, i)
				built = true
			}
		}
	}
	if built {
		l.do(l.loc(x), regionName("EndBlock"), nil, op)
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
	l.enter()
	defer l.leave()
	var types []*ir.Value
	for j := range b.Args {
		types = append(types, l.expr(b.Type(j))...)
	}
	list := l.value("pdl.range", at, l.types.types, types)
	args := l.do(at, regionName("AddBlock", i), l.types.values, op, list).Result(0)
	for j, v := range b.Args {
		value := args
		if v.Type == pdll.ValueType {
			value = l.do(at, regionName("ValueAt", j), l.types.value, args).Result(0)
		}
		l.vars.values[v] = []*ir.Value{value}
	}
	for _, s := range b.Stmts {
		l.stmt(s)
	}
}
