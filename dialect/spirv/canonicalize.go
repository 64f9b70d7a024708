package spirv

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	n.Canonicalizer = rules.Canonicalizer(Rules)
	signed := func(x num.APInt, width int) num.APInt { return x.SExt(width) }
	unsigned := func(x num.APInt, width int) num.APInt { return x.ZExt(width) }
	for name, patterns := range map[string]rewrite.Patterns{
		"IAddCarry":      {rewrite.IsolatedPattern("IAddCarryFold", IAddCarryOpName, typed.Match(addCarry))},
		"SMulExtended":   {rewrite.IsolatedPattern("MulExtendedFold<mlir::spirv::SMulExtendedOp, true>", SMulExtendedOpName, mulExtended(signed))},
		"UMod":           {rewrite.IsolatedPattern("UModSimplification", UModOpName, typed.Match(simplifyModulo))},
		"UMulExtended":   {rewrite.IsolatedPattern("MulExtendedFold<mlir::spirv::UMulExtendedOp, false>", UMulExtendedOpName, mulExtended(unsigned)), rewrite.IsolatedPattern("UMulExtendedOpXOne", UMulExtendedOpName, typed.Match(mulOne))},
		"mlir.selection": {rewrite.IsolatedPattern("ConvertSelectionOpToSelect", SelectionOpName, selectStored)},
	} {
		op := n.Ops["spirv."+name]
		op.Canonicalizer = patterns
		n.Ops["spirv."+name] = op
	}
}

// constants returns the values of two operands that are constants.
func constants(op typed.Binary) (x, y ir.Attribute) {
	return ir.ConstantValue(op.Lhs().DefiningOp()), ir.ConstantValue(op.Rhs().DefiningOp())
}

// construct replaces an operation with a struct of two values.
func construct(op *ir.Operation, r *rewrite.Rewriter, x, y *ir.Value) bool {
	def := op.Context().LookupOp(CompositeConstructOpName)
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
	undef, insert := ctx.LookupOp(UndefOpName), ctx.LookupOp(CompositeInsertOpName)
	if x == nil || y == nil || undef == nil || insert == nil || ctx.LookupOp(ConstantOpName) == nil {
		return false
	}
	first := folding.Constant(r.Builder, ConstantOpName, x, t).Result(0)
	second := folding.Constant(r.Builder, ConstantOpName, y, t).Result(0)
	at := func(i int64) ir.NamedAttribute {
		return ir.NamedAttribute{Name: "indices", Value: ctx.ArrayAttr([]ir.Attribute{ctx.Int64Attr(ctx.IntegerType(32), i)})}
	}
	s := r.New(undef, nil, op.ResultTypes()).Result(0)
	s = r.New(insert, []*ir.Value{first, s}, op.ResultTypes(), at(0)).Result(0)
	r.ReplaceWithNew(op, insert, []*ir.Value{second, s}, at(1))
	return true
}

// addCarry computes a sum of constants and its carry.
func addCarry(op IAddCarryOp, r *rewrite.Rewriter) bool {
	x, y := constants(typed.Binary{Operation: op.Operation})
	if folding.IsZero(y) {
		return construct(op.Operation, r, op.Operand2(), op.Operand1())
	}
	t := op.Operand1().Type()
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
	return constructConstants(op.Operation, r, t, sum, carry)
}

// mulExtended returns the function that computes both halves of a product of constants.
func mulExtended(extend func(x num.APInt, width int) num.APInt) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		x, y := constants(typed.Binary{Operation: op})
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

// mulOne replaces a product with one by a struct of the number and zero.
func mulOne(op UMulExtendedOp, r *rewrite.Rewriter) bool {
	_, y := constants(typed.Binary{Operation: op.Operation})
	if !folding.IsOne(y) {
		return false
	}
	zero := newZero(r, op.Operand1().Type())
	return zero != nil && construct(op.Operation, r, op.Operand1(), zero)
}

// newZero creates a constant zero, nil if the context does not have constants.
func newZero(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	value := folding.Splat(t, 0)
	if value == nil {
		return nil
	}
	c := folding.Constant(r.Builder, ConstantOpName, value, t)
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// simplifyModulo drops a remainder by a multiple of the divisor.
func simplifyModulo(op UModOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Operand1(), op.Operation.Name())
	if before == nil {
		return false
	}
	_, first := constants(typed.Binary{Operation: before})
	_, second := constants(typed.Binary{Operation: op.Operation})
	multiple := folding.Binary(op.ResultValue().Type(), first, second, func(x, y num.APInt) (num.APInt, bool) {
		return x, !y.IsZero() && x.URem(y).IsZero()
	})
	if multiple == nil || folding.IsPoison(multiple) {
		return false
	}
	r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{UModOp{before}.Operand1(), op.Operand2()})
	return true
}

// selectStored stores one of two values instead of branching to one of two stores.
func selectStored(op *ir.Operation, r *rewrite.Rewriter) bool {
	header := op.Region(0).Entry()
	def := op.Context().LookupOp(SelectOpName)
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
	if n != 4 || branch == nil || branch.Name() != BranchConditionalOpName {
		return false
	}
	yes, no := storeIn(branch.Successor(0), last), storeIn(branch.Successor(1), last)
	if yes == nil || no == nil || (StoreOp{yes}).Ptr() != (StoreOp{no}).Ptr() || !slices.Equal(yes.AllAttrs(), no.AllAttrs()) {
		return false
	}
	t := StoreOp{yes}.Value().Type()
	if !isScalar(t) && !isVector(t) {
		return false
	}
	value := r.New(def, []*ir.Value{BranchConditionalOp{branch}.Condition(), StoreOp{yes}.Value(), StoreOp{no}.Value()}, []ir.Type{t})
	r.New(yes.Def(), []*ir.Value{StoreOp{yes}.Ptr(), value.Result(0)}, nil, yes.AllAttrs()...)
	r.Erase(op)
	return true
}

// storeIn returns the store of a block that else only branches to another one; nil for
// another block.
func storeIn(b, to *ir.Block) *ir.Operation {
	store := b.Front()
	if store == nil || store.Name() != StoreOpName || store.Next() == nil || store.Next() != b.Back() {
		return nil
	}
	if branch := b.Back(); branch.Name() != BranchOpName || branch.Successor(0) != to {
		return nil
	}
	return store
}
