package scftocf

import (
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-scf-to-cf.
type Pass struct {
	// Rollback undoes the changes of patterns if the result cannot be made legal; see
	// [conversion.Config.NoRollback].
	Rollback bool `option:"allow-pattern-rollback"`
}

// Patterns returns the patterns, which do not need the dialect conversion.
func Patterns() []*rewrite.Pattern {
	lower := func(root string, f func(op *ir.Operation, r *rewrite.Rewriter) bool, generated ...string) *rewrite.Pattern {
		return &rewrite.Pattern{Name: root, Root: root, Benefit: 1, Generated: generated, MatchAndRewrite: f}
	}
	doWhile := lower("scf.while", lowerDoWhile)
	doWhile.Name, doWhile.Benefit = "scf.while without a body", 2
	return []*rewrite.Pattern{
		lower("scf.forall", typed.Match(lowerForall)), lower("scf.for", lowerFor), lower("scf.if", lowerIf), lower("scf.parallel", lowerParallel),
		lower("scf.while", lowerWhile), lower("scf.execute_region", lowerExecuteRegion), lower("scf.index_switch", lowerSwitch),
		doWhile,
	}
}

// Run lowers all operations of scf in the operation.
func (p *Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.IllegalOps("scf.forall", "scf.for", "scf.if", "scf.index_switch", "scf.parallel", "scf.while", "scf.execute_region")
	t.DynamicUnknown(func(*ir.Operation) conversion.Legality { return conversion.Legal })
	return apply.Partially(r, t, Patterns(), conversion.Config{NoRollback: !p.Rollback})
}
