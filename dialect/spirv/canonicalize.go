package spirv

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	signed := func(x num.APInt, width int) num.APInt { return x.SExt(width) }
	unsigned := func(x num.APInt, width int) num.APInt { return x.ZExt(width) }
	for name, patterns := range map[string]rewrite.Patterns{
		"AccessChain":    {rewrite.IsolatedPattern("CombineChainedAccessChain", "spirv.AccessChain", combineChains)},
		"IAddCarry":      {rewrite.IsolatedPattern("IAddCarryFold", "spirv.IAddCarry", addCarry)},
		"LogicalNot":     canonicalizeNot(),
		"SMulExtended":   {rewrite.IsolatedPattern("MulExtendedFold<mlir::spirv::SMulExtendedOp, true>", "spirv.SMulExtended", mulExtended(signed))},
		"UMod":           {rewrite.IsolatedPattern("UModSimplification", "spirv.UMod", simplifyModulo)},
		"UMulExtended":   {rewrite.IsolatedPattern("MulExtendedFold<mlir::spirv::UMulExtendedOp, false>", "spirv.UMulExtended", mulExtended(unsigned)), rewrite.IsolatedPattern("UMulExtendedOpXOne", "spirv.UMulExtended", mulOne)},
		"mlir.selection": {rewrite.IsolatedPattern("ConvertSelectionOpToSelect", "spirv.mlir.selection", selectStored)},
	} {
		op := n.Ops["spirv."+name]
		op.Canonicalizer = patterns
		n.Ops["spirv."+name] = op
	}
}

// combineChains makes one access of two.
func combineChains(op *ir.Operation, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Operand(0), op.Name())
	if before == nil {
		return false
	}
	r.ReplaceWithNew(op, op.Def(), slices.Concat(before.Operands(), op.Operands()[1:]))
	return true
}

// canonicalizeNot returns the patterns that negate a comparison by comparing otherwise.
func canonicalizeNot() rewrite.Patterns {
	of := func(name, compare, inverse string) *rewrite.Pattern {
		return rewrite.IsolatedPattern(name, "spirv.LogicalNot", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			before, def := named.DefiningOp(op.Operand(0), compare), op.Context().LookupOp(inverse)
			if before == nil || def == nil {
				return false
			}
			r.ReplaceWithNew(op, def, before.Operands())
			return true
		})
	}
	return rewrite.Patterns{
		of("ConvertLogicalNotOfIEqual", "spirv.IEqual", "spirv.INotEqual"),
		of("ConvertLogicalNotOfINotEqual", "spirv.INotEqual", "spirv.IEqual"),
		of("ConvertLogicalNotOfLogicalEqual", "spirv.LogicalEqual", "spirv.LogicalNotEqual"),
		of("ConvertLogicalNotOfLogicalNotEqual", "spirv.LogicalNotEqual", "spirv.LogicalEqual"),
	}
}

// constants returns the values of two operands that are constants.
func constants(op *ir.Operation) (x, y ir.Attribute) {
	return ir.ConstantValue(op.Operand(0).DefiningOp()), ir.ConstantValue(op.Operand(1).DefiningOp())
}

// construct replaces an operation with a struct of two values.
func construct(op *ir.Operation, r *rewrite.Rewriter, x, y *ir.Value) bool {
	def := op.Context().LookupOp("spirv.CompositeConstruct")
	if def == nil {
		return false
	}
	r.ReplaceWithNew(op, def, []*ir.Value{x, y})
	return true
}

// constructConstants replaces an operation with a struct of two constants of a type. There
// are no constants that are structs.
func constructConstants(op *ir.Operation, r *rewrite.Rewriter, t ir.Type, x, y ir.Attribute) bool {
	ctx := op.Context()
	undef, insert := ctx.LookupOp("spirv.Undef"), ctx.LookupOp("spirv.CompositeInsert")
	if x == nil || y == nil || undef == nil || insert == nil || ctx.LookupOp("spirv.Constant") == nil {
		return false
	}
	first := folding.Constant(r.Builder, "spirv.Constant", x, t).Result(0)
	second := folding.Constant(r.Builder, "spirv.Constant", y, t).Result(0)
	at := func(i int64) ir.NamedAttribute {
		return ir.NamedAttribute{Name: "indices", Value: ctx.ArrayAttr([]ir.Attribute{ctx.Int64Attr(ctx.IntegerType(32), i)})}
	}
	s := r.New(undef, nil, op.ResultTypes()).Result(0)
	s = r.New(insert, []*ir.Value{first, s}, op.ResultTypes(), at(0)).Result(0)
	r.ReplaceWithNew(op, insert, []*ir.Value{second, s}, at(1))
	return true
}

// addCarry computes a sum of constants and its carry.
func addCarry(op *ir.Operation, r *rewrite.Rewriter) bool {
	x, y := constants(op)
	if folding.IsZero(y) {
		return construct(op, r, op.Operand(1), op.Operand(0))
	}
	t := op.Operand(0).Type()
	sum := folding.Binary(t, x, y, folding.Total(num.APInt.Add))
	if sum == nil {
		return false
	}
	carry := folding.Binary(t, sum, x, folding.Total(func(a, b num.APInt) num.APInt {
		if a.CmpU(b) < 0 {
			return num.NewAPInt(a.Width(), 1)
		}
		return num.NewAPInt(a.Width(), 0)
	}))
	return constructConstants(op, r, t, sum, carry)
}

// mulExtended returns the function that computes both halves of a product of constants.
func mulExtended(extend func(x num.APInt, width int) num.APInt) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		x, y := constants(op)
		t := op.Operand(0).Type()
		if folding.IsZero(y) {
			zero := newZero(r, t)
			return zero != nil && construct(op, r, zero, zero)
		}
		low := folding.Binary(t, x, y, folding.Total(num.APInt.Mul))
		if low == nil {
			return false
		}
		high := folding.Binary(t, x, y, folding.Total(func(x, y num.APInt) num.APInt {
			w := x.Width()
			return extend(x, 2*w).Mul(extend(y, 2*w)).LShr(uint(w)).Trunc(w)
		}))
		return constructConstants(op, r, t, low, high)
	}
}

// mulOne makes a struct of a number and zero of its product with one.
func mulOne(op *ir.Operation, r *rewrite.Rewriter) bool {
	_, y := constants(op)
	if !folding.IsOne(y) {
		return false
	}
	zero := newZero(r, op.Operand(0).Type())
	return zero != nil && construct(op, r, op.Operand(0), zero)
}

// newZero creates a constant zero, nil if the context does not have constants.
func newZero(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	value := folding.Splat(t, 0)
	if value == nil {
		return nil
	}
	c := folding.Constant(r.Builder, "spirv.Constant", value, t)
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// simplifyModulo drops a remainder by a multiple of the divisor.
func simplifyModulo(op *ir.Operation, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Operand(0), op.Name())
	if before == nil {
		return false
	}
	_, first := constants(before)
	_, second := constants(op)
	multiple := folding.Binary(op.Result(0).Type(), first, second, func(x, y num.APInt) (num.APInt, bool) {
		return x, !y.IsZero() && x.URem(y).IsZero()
	})
	if multiple == nil || folding.IsPoison(multiple) {
		return false
	}
	r.ReplaceWithNew(op, op.Def(), []*ir.Value{before.Operand(0), op.Operand(1)})
	return true
}

// selectStored stores one of two values instead of branching to one of two stores.
func selectStored(op *ir.Operation, r *rewrite.Rewriter) bool {
	header := op.Region(0).Entry()
	def := op.Context().LookupOp("spirv.Select")
	if header == nil || def == nil || op.NumResults() != 0 {
		return false
	}
	var last *ir.Block
	n := 0
	for b := header; b != nil; b = b.Next() {
		last = b
		n++
	}
	branch := header.Front()
	if n != 4 || branch == nil || branch.Name() != "spirv.BranchConditional" {
		return false
	}
	yes, no := storeIn(branch.Successor(0), last), storeIn(branch.Successor(1), last)
	if yes == nil || no == nil || yes.Operand(0) != no.Operand(0) || !slices.Equal(yes.AllAttrs(), no.AllAttrs()) {
		return false
	}
	t := yes.Operand(1).Type()
	if !isScalar(t) && !isVector(t) {
		return false
	}
	value := r.New(def, []*ir.Value{branch.Operand(0), yes.Operand(1), no.Operand(1)}, []ir.Type{t})
	r.New(yes.Def(), []*ir.Value{yes.Operand(0), value.Result(0)}, nil, yes.AllAttrs()...)
	r.Erase(op)
	return true
}

// storeIn returns the store of a block that else only branches to another one; nil for
// another block.
func storeIn(b, to *ir.Block) *ir.Operation {
	store := b.Front()
	if store == nil || store.Name() != "spirv.Store" || store.Next() == nil || store.Next() != b.Back() {
		return nil
	}
	if branch := b.Back(); branch.Name() != "spirv.Branch" || branch.Successor(0) != to {
		return nil
	}
	return store
}
