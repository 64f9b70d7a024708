package tollvm

import (
	"iter"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// addRules adds compiled rules, which users know and disable by the names of the operations that they lower.
func addRules(set *rewrite.Set, t *Types, rules rewrite.Matcher, err error) error {
	if err != nil {
		return err
	}
	for _, p := range rules.Patterns() {
		p.Name, p.Labels = p.Root, nil
		p.Valid, p.Generated = true, nil // all that they make is legal
	}
	set.AddMatcher(conversion.WithTypes(rules, t.TypeConverter))
	return nil
}

// natives are the functions that llvm.pdll declares.
type natives struct {
	t *Types
	// arith and llvm are the last flags that were converted: most operations have the same.
	arith, llvm ir.Attribute
}

// HasOnlyLLVMFloats reports whether no operand or result has a floating-point type that becomes an integer.
func (*natives) HasOnlyLLVMFloats(_ *rewrite.Rewriter, op *ir.Operation) bool {
	return !hasUnsupportedFloats(op)
}

// IsSameWidth reports whether two types are converted to integers of the same width.
func (n *natives) IsSameWidth(_ *rewrite.Rewriter, a, b ir.Type) bool {
	return n.t.bitsOf(a) > 0 && n.t.bitsOf(a) == n.t.bitsOf(b)
}

// IsNarrower reports whether two types are converted to integers, the first one to a narrower one.
func (n *natives) IsNarrower(_ *rewrite.Rewriter, a, b ir.Type) bool {
	return n.t.bitsOf(a) > 0 && n.t.bitsOf(a) < n.t.bitsOf(b)
}

// IsArray reports whether a type is an array of the llvm dialect.
func (*natives) IsArray(_ *rewrite.Rewriter, t ir.Type) bool { return isArray(t) }

// StructOf returns the struct of two types.
func (*natives) StructOf(r *rewrite.Rewriter, a, b ir.Type) (ir.Type, error) {
	return llvm.StructType(r.Context(), []ir.Type{a, b}, false), nil
}

// FastMathFlags returns the flags of an operation for one of the llvm dialect.
func (n *natives) FastMathFlags(_ *rewrite.Rewriter, old *ir.Operation) (ir.Attribute, error) {
	return n.flags(old.Attr("fastmath")), nil
}

func (n *natives) flags(a ir.Attribute) ir.Attribute {
	if a != n.arith && a != nil {
		n.arith, n.llvm = a, fastMath(a)
	}
	if a == nil {
		return nil
	}
	return n.llvm
}

// WithAttributes gives a new operation the attributes of the old one.
func (*natives) WithAttributes(_ *rewrite.Rewriter, old, new *ir.Operation) (*ir.Operation, error) {
	for name, a := range attributes(old) {
		if new.Attr(name) == nil {
			new.SetAttr(name, a)
		}
	}
	return new, nil
}

// WithFlags gives a new operation the attributes of the old one, with the flags of the llvm dialect.
func (n *natives) WithFlags(_ *rewrite.Rewriter, old, new *ir.Operation) (*ir.Operation, error) {
	for name, a := range attributes(old) {
		switch name {
		case "fastmath":
			name, a = "fastmathFlags", n.flags(a)
		case "overflowFlags":
			a = enumBits(a)
		}
		if new.Attr(name) != a {
			new.SetAttr(name, a)
		}
	}
	return new, nil
}

// attributes iterates over all attributes of an operation.
func attributes(op *ir.Operation) iter.Seq2[string, ir.Attribute] {
	return func(yield func(string, ir.Attribute) bool) {
		for i := range op.Def().Attributes {
			if a := op.Inherent(i); a != nil && !yield(op.Def().Attributes[i].Name, a) {
				return
			}
		}
		for _, a := range op.Attrs() {
			if !yield(a.Name, a.Value) {
				return
			}
		}
	}
}

// EachVector replaces a new operation on arrays of vectors by one for each vector. It returns the value that
// replaces the result.
func (n *natives) EachVector(r *rewrite.Rewriter, new *ir.Operation) (*ir.Value, error) {
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
