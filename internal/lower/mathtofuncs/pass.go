package mathtofuncs

import (
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/math"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-math-to-funcs.
type Pass struct {
	MinExponent uint `option:"min-width-of-fpowi-exponent"`
	LeadingZero bool `option:"convert-ctlz"`
}

// Run adds a function for each combination of types, and calls them.
func (p *Pass) Run(r *pass.Run) error {
	ctx := r.Context()
	if err := ctx.MissingDialect("llvm"); err != nil {
		return err
	}
	f := &functions{module: r.Op, names: map[key]string{}}
	var wanted []key
	for op := range ir.All(r.Op, ir.PreOrder) {
		if k, ok := p.function(op); ok {
			wanted = append(wanted, k)
		}
	}
	for _, k := range wanted {
		if err := f.add(k); err != nil {
			return err
		}
	}
	t := conversion.NewTarget()
	t.LegalDialects("arith", "cf", "func", "vector")
	// Operations on indices stay.
	onIntegers := func(op *ir.Operation) conversion.Legality {
		_, integers := ir.ElementTypeOrSelf(op.Result(0).Type()).(*ir.IntegerType)
		return conversion.LegalIf(!integers)
	}
	t.DynamicOps(onIntegers, "math.ipowi")
	names := []string{"math.ipowi", "math.fpowi"}
	if p.LeadingZero {
		t.DynamicOps(onIntegers, "math.ctlz")
		names = append(names, "math.ctlz")
	}
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(!p.wide(op)) }, "math.fpowi")
	var patterns []*rewrite.Pattern
	for _, name := range []string{"math.ipowi", "math.fpowi", "math.ctlz"} {
		patterns = append(patterns, &rewrite.Pattern{Name: "elements of " + name, Root: name, Benefit: 1, BoundedRecursion: true, MatchAndRewrite: unroll})
	}
	for _, name := range names {
		patterns = append(patterns, &rewrite.Pattern{Name: "call for " + name, Root: name, Benefit: 1, MatchAndRewrite: f.call})
	}
	return apply.Partially(r, t, patterns, conversion.Config{})
}

// function returns which function is needed for op, if one is.
func (p *Pass) function(op *ir.Operation) (key, bool) {
	k := keyOf(op)
	_, integers := k.t.(*ir.IntegerType)
	switch op.Name() {
	case "math.ipowi":
		return k, integers
	case "math.ctlz":
		return k, integers && p.LeadingZero
	case "math.fpowi":
		return k, p.wide(op)
	}
	return key{}, false
}

// wide reports whether an exponent has enough bits for a call.
func (p *Pass) wide(op *ir.Operation) bool {
	e, ok := keyOf(op).e.(*ir.IntegerType)
	return ok && uint(e.Width) >= p.MinExponent
}

// keyOf returns the key of the function for the scalars of op.
func keyOf(op *ir.Operation) key {
	switch op.Name() {
	case "math.ipowi", "math.ctlz":
		return key{op: op.Name(), t: ir.ElementTypeOrSelf(op.Result(0).Type())}
	case "math.fpowi":
		return key{op.Name(), ir.ElementTypeOrSelf(math.FPowIOp{Operation: op}.Lhs().Type()), ir.ElementTypeOrSelf(math.FPowIOp{Operation: op}.Rhs().Type())}
	}
	return key{}
}

// call replaces an operation on scalars with a call.
func (f *functions) call(op *ir.Operation, r *rewrite.Rewriter) bool {
	if _, shaped := ir.AsShaped(op.Result(0).Type()); shaped {
		return r.MatchFailure(op, "the operands are no scalars")
	}
	name := f.names[keyOf(op)]
	if name == "" {
		return r.MatchFailure(op, "missing software implementation")
	}
	r.ReplaceWithOp(op, funcs.NewCall(r.Builder, op.ResultTypes(), name, op.Operands()).Operation)
	return true
}
