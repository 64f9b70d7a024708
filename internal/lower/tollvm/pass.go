package tollvm

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A Pass lowers one dialect.
type Pass struct {
	IndexBits int64 `option:"index-bitwidth"`
	patterns  func(t *Types) []conversion.Pattern
	plain     func() []*rewrite.Pattern // that are not made for conversions; may be nil
	target    func(*conversion.Target)  // marks further legal operations; may be nil
}

// NewArith returns convert-arith-to-llvm.
func NewArith() pass.Pass { return &Pass{patterns: ArithPatterns, plain: arith.DivisionExpansions} }

// NewControlFlow returns convert-cf-to-llvm.
func NewControlFlow() pass.Pass {
	return &Pass{patterns: ControlFlowPatterns, target: func(t *conversion.Target) {
		t.IllegalDialects("cf")
		t.DynamicUnknown(func(*ir.Operation) conversion.Legality { return conversion.Legal }) // so it is not folded
	}}
}

// NewIndex returns convert-index-to-llvm.
func NewIndex() pass.Pass { return &Pass{patterns: IndexPatterns} }

// NewUB returns convert-ub-to-llvm.
func NewUB() pass.Pass { return &Pass{patterns: UBPatterns} }

// Run lowers as many operations as it can; the llvm dialect is legal.
func (p *Pass) Run(r *pass.Run) error {
	return lower(r, Options{IndexBits: int(p.IndexBits)}, conversion.Config{}, p.patterns, p.plain, p.target)
}

// lower applies patterns in a partial conversion. plain, which may be nil, returns patterns that
// are not written for conversions, and legal, which may be nil, marks operations outside of the
// llvm dialect as legal.
func lower(r *pass.Run, options Options, config conversion.Config, patterns func(*Types) []conversion.Pattern, plain func() []*rewrite.Pattern, legal func(*conversion.Target)) error {
	if err := r.Context().MissingDialect("llvm"); err != nil {
		return err
	}
	if err := options.check(); err != nil {
		return err
	}
	var list []*rewrite.Pattern
	if plain != nil {
		list = plain()
	}
	types := NewTypes(r.Context(), options)
	types.Report = r.Report
	target := conversion.NewTarget()
	target.LegalDialects("llvm")
	target.LegalOps(conversion.CastName)
	if legal != nil {
		legal(target)
	}
	return apply.Partially(r, target, append(list, apply.Conversions(patterns(types))...), config)
}
