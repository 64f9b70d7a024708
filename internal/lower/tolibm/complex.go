package tolibm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Complex is convert-complex-to-libm.
type Complex struct{}

// complexFunctions are the functions for operations of complex.
var complexFunctions = []function{
	{"pow", "cpowf", "cpow"}, {"sqrt", "csqrtf", "csqrt"}, {"tanh", "ctanhf", "ctanh"}, {"cos", "ccosf", "ccos"}, {"sin", "csinf", "csin"},
	{"conj", "conjf", "conj"}, {"log", "clogf", "clog"}, {"abs", "cabsf", "cabs"}, {"angle", "cargf", "carg"}, {"tan", "ctanf", "ctan"},
}

// ComplexPatterns returns the patterns.
func ComplexPatterns() []*rewrite.Pattern {
	c := newCaller()
	var list []*rewrite.Pattern
	for _, f := range complexFunctions {
		list = append(list, c.pattern("complex", f, func(op *ir.Operation) int {
			t := op.Result(0).Type()
			if c, ok := t.(*ir.ComplexType); ok {
				t = c.Element
			}
			if f, ok := t.(*ir.FloatType); ok && (f.Kind == num.F32 || f.Kind == num.F64) {
				return f.Kind.Width()
			}
			return 0
		}))
	}
	return list
}

// Run replaces operations in the module by calls.
func (Complex) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("func")
	for _, f := range complexFunctions {
		t.IllegalOps("complex." + f.op)
	}
	return lower(r, t, ComplexPatterns())
}
