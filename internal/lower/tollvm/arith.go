package tollvm

import (
	"errors"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/internal/lower/tollvm/arithrules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// addArith adds the rules for arith, and expansions of divisions.
func addArith(set *rewrite.Set, t *Types) error {
	set.Add(arith.DivisionExpansions()...)
	rules, err := arithrules.Rules(t.ctx, &arithNatives{t: t})
	if err != nil {
		return err
	}
	for _, p := range rules.Patterns() {
		p.Name, p.Labels = p.Root, nil   // by which users know and disable them
		p.Valid, p.Generated = true, nil // all that they make is legal
	}
	set.AddMatcher(conversion.WithTypes(rules, t.TypeConverter))
	return nil
}

// arithNatives are the functions that the rules for arith declare.
type arithNatives struct {
	t *Types
	// arith and llvm are the last flags that were converted: most operations have the same.
	arith, llvm ir.Attribute
}

// HasOnlyLLVMFloats reports whether no operand or result has a floating-point type that becomes an integer.
func (*arithNatives) HasOnlyLLVMFloats(_ *rewrite.Rewriter, op *ir.Operation) bool {
	return !hasUnsupportedFloats(op)
}

// IsSameInLLVM reports whether two types are converted to the same one.
func (n *arithNatives) IsSameInLLVM(_ *rewrite.Rewriter, a, b ir.Type) bool {
	to := n.t.Convert(a)
	return to != nil && to == n.t.Convert(b)
}

// IsSameWidth reports whether two types are converted to integers of the same width.
func (n *arithNatives) IsSameWidth(_ *rewrite.Rewriter, a, b ir.Type) bool {
	return n.t.bitsOf(a) > 0 && n.t.bitsOf(a) == n.t.bitsOf(b)
}

// IsNarrower reports whether two types are converted to integers, the first one to a narrower one.
func (n *arithNatives) IsNarrower(_ *rewrite.Rewriter, a, b ir.Type) bool {
	return n.t.bitsOf(a) > 0 && n.t.bitsOf(a) < n.t.bitsOf(b)
}

// IsArray reports whether a type is an array of the llvm dialect.
func (*arithNatives) IsArray(_ *rewrite.Rewriter, t ir.Type) bool { return isArray(t) }

// TwiceAsWide returns the integer or the vector of integers of twice the width.
func (*arithNatives) TwiceAsWide(_ *rewrite.Rewriter, t ir.Type) (ir.Type, bool) {
	elem, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if !ok || isArray(t) || 2*elem.Width > ir.MaxIntegerWidth {
		return nil, false
	}
	wide := t.Context().IntegerType(2 * elem.Width)
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().VectorType(v.Shape(), wide, v.Scalable), true
	}
	return wide, true
}

// HalfOfWidth returns half the width of integers as a constant of their type.
func (*arithNatives) HalfOfWidth(_ *rewrite.Rewriter, t ir.Type) (ir.Attribute, error) {
	elem, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if !ok {
		return nil, errors.New("the type is not that of integers")
	}
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().DenseIntElements(v, []int64{int64(elem.Width / 2)}), nil
	}
	return t.Context().Int64Attr(t, int64(elem.Width/2)), nil
}

// StructOf returns the struct of two types.
func (*arithNatives) StructOf(r *rewrite.Rewriter, a, b ir.Type) (ir.Type, error) {
	return llvm.StructType(r.Context(), []ir.Type{a, b}, false), nil
}

// FastMathFlags returns the flags of an operation for one of the llvm dialect.
func (n *arithNatives) FastMathFlags(_ *rewrite.Rewriter, old *ir.Operation) (ir.Attribute, error) {
	a := old.Attr("fastmath")
	if a == nil {
		return nil, nil
	}
	if a != n.arith {
		n.arith, n.llvm = a, fastMath(a)
	}
	return n.llvm, nil
}

// OverflowFlags returns the flags of an operation for one of the llvm dialect.
func (*arithNatives) OverflowFlags(_ *rewrite.Rewriter, old *ir.Operation) (ir.Attribute, error) {
	if a := old.Attr("overflowFlags"); a != nil {
		return enumBits(a), nil
	}
	return nil, nil
}

// KeepAttributes gives a new operation the attributes of the old one.
func (n *arithNatives) KeepAttributes(r *rewrite.Rewriter, old, new *ir.Operation) error {
	return n.KeepAttributesExcept(r, old, nil, new)
}

// KeepAttributesExcept is KeepAttributes without the one of a name.
func (*arithNatives) KeepAttributesExcept(_ *rewrite.Rewriter, old *ir.Operation, name ir.Attribute, new *ir.Operation) error {
	except, _ := name.(*ir.StringAttr)
	keep := func(name string, a ir.Attribute) {
		if a != nil && (except == nil || name != except.Value) && new.Attr(name) != a {
			new.SetAttr(name, a)
		}
	}
	for i := range old.Def().Attributes {
		keep(old.Def().Attributes[i].Name, old.Inherent(i))
	}
	for _, a := range old.Attrs() {
		keep(a.Name, a.Value)
	}
	return nil
}

// EachVector replaces a new operation on arrays of vectors by one for each vector. It returns the value that
// replaces the result.
func (n *arithNatives) EachVector(r *rewrite.Rewriter, new *ir.Operation) (*ir.Value, error) {
	if new.NumOperands() == 0 || !isArray(new.Operand(0).Type()) {
		return new.Result(0), nil
	}
	c := conversion.Of(r)
	all := vectors(new, new.Operands(), new.Result(0).Type(), c, func(one ir.Type, operands []*ir.Value) *ir.Value {
		return c.Create(&ir.OperationState{Def: new.Def(), Origin: new.Origin(), Operands: operands, Types: []ir.Type{one}, Attributes: new.AllAttrs()}).Result(0)
	})
	c.Erase(new)
	return all, nil
}
