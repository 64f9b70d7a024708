// Package divisions expands divisions of arith that round up or down: the rules of divisions.pdll, compiled to Go.
package divisions

//go:generate go run ../../../cmd/mica gen --package divisions --rules divisions.pdll

import (
	"errors"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// AddTo adds the rules to a set.
func AddTo(set *rewrite.Set, ctx *ir.Context) error {
	rules, err := Rules(ctx, ruleNatives{})
	if err != nil {
		return err
	}
	for _, p := range rules.Patterns() {
		p.Name = "(anonymous namespace)::" + p.Name // as in MLIR
		p.Isolated, p.Valid, p.Generated = true, true, nil
	}
	set.AddMatcher(rules)
	return nil
}

type ruleNatives struct{}

func (ruleNatives) HasConstants(_ *rewrite.Rewriter, t ir.Type) bool {
	return folding.Splat(t, 0) != nil
}

func (ruleNatives) Number(_ *rewrite.Rewriter, n ir.Attribute, t ir.Type) (ir.Attribute, error) {
	if i, ok := n.(*ir.IntegerAttr); ok {
		return folding.Splat(t, i.Int64()), nil
	}
	return nil, errors.New("the attribute is not an integer")
}
