package tolibm

import (
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A function is an operation for which the C library has functions of single and of double
// precision.
type function struct{ op, single, double string }

// named returns functions whose names in C are the operations' names, plus the suffix for float.
func named(names ...string) []function {
	var list []function
	for _, n := range names {
		list = append(list, function{n, n + "f", n})
	}
	return list
}

// A caller inserts calls of the C library.
type caller struct {
	attrs []ir.NamedAttribute // of new declarations
	found map[declaration]*ir.Operation
}

type declaration struct {
	table *ir.Operation
	name  string
}

func newCaller(attrs ...ir.NamedAttribute) *caller {
	return &caller{attrs: attrs, found: map[declaration]*ir.Operation{}}
}

// pattern calls a function with the operands of an operation. widthOf returns the width of
// its numbers.
func (c *caller) pattern(dialect string, f function, widthOf func(op *ir.Operation) int) *rewrite.Pattern {
	return &rewrite.Pattern{Name: "call of " + f.double, Root: dialect + "." + f.op, Benefit: 1,
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			name := f.single
			switch widthOf(op) {
			case 32:
			case 64:
				name = f.double
			default:
				return false
			}
			if !c.declare(op, name, r) {
				return false
			}
			r.ReplaceWithOp(op, funcs.NewCall(r.Builder, op.ResultTypes(), name, op.Operands()).Operation)
			return true
		}}
}

// declare declares a function with the type of an operation in the nearest symbol table,
// unless that has a symbol of the name.
func (c *caller) declare(op *ir.Operation, name string, r *rewrite.Rewriter) bool {
	table := ir.NearestSymbolTable(op)
	if table == nil {
		return r.MatchFailure(op, "there is no symbol table for the declaration of a function")
	}
	key := declaration{table, name}
	// A conversion may have undone a declaration.
	if f := c.found[key]; f != nil && f.ParentOp() == table && ir.SymbolName(f) == name {
		return true
	}
	if f := ir.LookupSymbolIn(table, name); f != nil {
		c.found[key] = f
		return true
	}
	at, loc := r.InsertionPoint(), r.Loc
	defer func() {
		r.Restore(at)
		r.Loc = loc
	}()
	ctx := r.Context()
	r.SetInsertionPointToStart(table.Region(0).Entry())
	r.Loc = ctx.UnknownLoc()
	f := r.Op("func.func").Set("sym_name", name).Set("function_type", ctx.FunctionType(op.OperandTypes(), op.ResultTypes())).
		Set("sym_visibility", "private").Attributes(c.attrs...).MustBuild()
	c.found[key] = f
	return true
}

// lower applies patterns in a partial conversion.
func lower(r *pass.Run, target *conversion.Target, patterns []*rewrite.Pattern) error {
	return apply.Partially(r, target, patterns, conversion.Config{})
}
