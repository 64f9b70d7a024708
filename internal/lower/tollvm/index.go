package tollvm

import (
	"errors"

	"github.com/mica-ir/mica/internal/lower/tollvm/indexrules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addIndex adds the rules for index.
func addIndex(set *rewrite.Set, t *Types) error {
	rules, err := indexrules.Rules(t.ctx, &indexNatives{natives{t: t}})
	return addRules(set, t, rules, err)
}

// indexNatives are the functions that index.pdll declares.
type indexNatives struct{ natives }

// Predicate returns the predicate of integers of the same number as one of indexes.
func (*indexNatives) Predicate(r *rewrite.Rewriter, of ir.Attribute) (ir.Attribute, error) {
	return r.Context().Int64Attr(r.Context().I64(), typed.Enum[int64](of)), nil
}

// Number returns an integer as one of another type.
func (n *indexNatives) Number(r *rewrite.Rewriter, a ir.Attribute, t ir.Type) (ir.Attribute, error) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return nil, errors.New("the value is not an integer")
	}
	return r.Context().IntegerAttr(t, i.Value.SExt(n.t.bitsOf(t))), nil
}

// Width returns the width of the integers of a type.
func (n *indexNatives) Width(r *rewrite.Rewriter, t ir.Type) (ir.Attribute, error) {
	return r.Context().Int64Attr(t, int64(n.t.bitsOf(t))), nil
}
