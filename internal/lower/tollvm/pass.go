package tollvm

import (
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A Pass lowers one dialect.
type Pass struct {
	IndexBits int64                                  `option:"index-bitwidth"`
	add       func(set *rewrite.Set, t *Types) error // adds the patterns
	target    func(*conversion.Target)               // marks further legal operations; may be nil
}

// NewArith returns convert-arith-to-llvm.
func NewArith() pass.Pass { return &Pass{add: addArith} }

// NewControlFlow returns convert-cf-to-llvm.
func NewControlFlow() pass.Pass {
	return &Pass{add: adder(ControlFlowPatterns), target: func(t *conversion.Target) {
		t.IllegalDialects("cf")
		t.DynamicUnknown(func(*ir.Operation) conversion.Legality { return conversion.Legal }) // so it is not folded
	}}
}

// NewIndex returns convert-index-to-llvm.
func NewIndex() pass.Pass { return &Pass{add: addIndex} }

// NewUB returns convert-ub-to-llvm.
func NewUB() pass.Pass { return &Pass{add: adder(UBPatterns)} }

// Run lowers as many operations as it can; the llvm dialect is legal.
func (p *Pass) Run(r *pass.Run) error {
	return lower(r, Options{IndexBits: int(p.IndexBits)}, conversion.Config{}, p.add, p.target)
}

// adder returns a function that adds patterns to a set.
func adder(patterns func(*Types) []conversion.Pattern) func(*rewrite.Set, *Types) error {
	return func(set *rewrite.Set, t *Types) error {
		conversion.Add(set, patterns(t)...)
		return nil
	}
}

// lower applies the patterns that add adds in a partial conversion. legal, which may be nil, marks operations
// outside of the llvm dialect as legal.
func lower(r *pass.Run, options Options, config conversion.Config, add func(*rewrite.Set, *Types) error, legal func(*conversion.Target)) error {
	if err := r.Context().MissingDialect("llvm"); err != nil {
		return err
	}
	if err := options.check(); err != nil {
		return err
	}
	var set rewrite.Set
	types := NewTypes(r.Context(), options)
	types.Report = r.Report
	if err := add(&set, types); err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.LegalDialects("llvm")
	target.LegalOps(conversion.CastName)
	if legal != nil {
		legal(target)
	}
	return apply.SetPartially(r, target, &set, config)
}
