package conversion

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Pattern rewrites an operation that is not legal. Exactly one of Convert and ConvertMany
// is set.
type Pattern struct {
	// Pattern selects the operations; its MatchAndRewrite is not used.
	rewrite.Pattern
	// Convert rewrites op, given its converted operands, and returns whether it succeeded.
	// It is not called if an operand becomes several values, or none.
	Types *TypeConverter
	// Convert rewrites op, given its operands after the conversion, and returns true, or
	// returns false. It is not called if an operand becomes several values, or none.
	Convert Func
	// ConvertMany is Convert with the values that each operand becomes.
	ConvertMany func(op *ir.Operation, operands [][]*ir.Value, r *Rewriter) bool
}

// A Func rewrites an operation, given its operands after the conversion; see
// [Pattern.Convert].
type Func = func(op *ir.Operation, operands []*ir.Value, r *Rewriter) bool

// NewPattern returns the pattern for operations of a name, which is its name, too, of
// benefit 1. The types may be nil.
func NewPattern(root string, types *TypeConverter, f Func) Pattern {
	return Pattern{Pattern: rewrite.Pattern{Name: root, Root: root, Benefit: 1}, Types: types, Convert: f}
}

// In returns the pattern for a [rewrite.Set]. It matches nothing outside of a conversion.
func (p Pattern) In() *rewrite.Pattern {
	q := p.Pattern
	q.MatchAndRewrite = func(op *ir.Operation, rewriter *rewrite.Rewriter) bool {
		c, ok := rewriter.Conversion().(*conversion)
		if !ok {
			return rewriter.MatchFailure(op, "the pattern is for dialect conversions")
		}
		outer := c.types
		c.types = p.Types
		defer func() { c.types = outer }()
		operands, groups, ok := c.remap(op, nil)
		if !ok {
			return false
		}
		if p.ConvertMany != nil {
			return p.ConvertMany(op, split(operands, groups), c.r)
		}
		for i, end := range groups {
			if end != i+1 {
				return c.r.MatchFailure(op, "pattern '%s' does not support 1:N conversion", q.Name)
			}
		}
		return p.Convert(op, append(make([]*ir.Value, 0, len(operands)), operands...), c.r)
	}
	return &q
}

// Add adds patterns to a set.
func Add(s *rewrite.Set, patterns ...Pattern) {
	for _, p := range patterns {
		s.Add(p.In())
	}
}

// A Rewriter changes the IR for the patterns of a conversion. Replaced and erased operations
// stay until the conversion has succeeded.
type Rewriter struct {
	*rewrite.Rewriter
	c *conversion
}

// Of returns the Rewriter of the current conversion, or nil outside of one.
func Of(r *rewrite.Rewriter) *Rewriter {
	if c, ok := r.Conversion().(*conversion); ok {
		return c.r
	}
	return nil
}

// Types returns the type converter of the current pattern, or nil.
func (r *Rewriter) Types() *TypeConverter { return r.c.types }

// ReplaceMany replaces each result of op with any number of values, and erases op.
func (r *Rewriter) ReplaceMany(op *ir.Operation, values [][]*ir.Value) {
	if len(values) != op.NumResults() {
		r.Errorf(op.Location().Place(), "'%s' op has %d results, but values for %d", op.Name(), op.NumResults(), len(values))
		return
	}
	r.c.replaceOp(op, values)
}

// ReplaceValue replaces all uses of v with values.
func (r *Rewriter) ReplaceValue(v *ir.Value, by ...*ir.Value) {
	r.c.replaceValue(v, by, r.c.types)
}

// Remapped returns the converted value of v, in the same way as operands of the current
// pattern. It returns nil unless that is exactly one value.
func (r *Rewriter) Remapped(v *ir.Value) *ir.Value {
	if vs := r.RemappedAll(v); len(vs) == 1 && len(vs[0]) == 1 {
		return vs[0][0]
	}
	return nil
}

// RemappedEach returns the converted value of each v, and false unless each of them becomes
// exactly one value.
func (r *Rewriter) RemappedEach(vs ...*ir.Value) ([]*ir.Value, bool) {
	to := make([]*ir.Value, len(vs))
	for i, v := range vs {
		if to[i] = r.Remapped(v); to[i] == nil {
			return nil, false
		}
	}
	return to, true
}

// RemappedAll returns the converted values of each v, or nil if a type cannot be converted.
func (r *Rewriter) RemappedAll(vs ...*ir.Value) [][]*ir.Value {
	if len(vs) == 0 {
		return nil
	}
	remapped, groups, ok := r.c.remap(nil, vs)
	if !ok {
		return nil
	}
	return split(remapped, groups)
}

// ConvertBlock gives a block new arguments, according to s. It returns the block that the
// operations have been moved to. Uses that need values of other types are converted by
// types, which may be nil.
func (r *Rewriter) ConvertBlock(b *ir.Block, s *Signature, types *TypeConverter) *ir.Block {
	return r.c.applySignature(b, types, s)
}

// ConvertRegion converts the types of the arguments of all blocks of a region, for the entry
// block according to entry if that is not nil. It returns the new entry block, which is nil
// for an empty region, and false if a type cannot be converted.
func (r *Rewriter) ConvertRegion(region *ir.Region, types *TypeConverter, entry *Signature) (*ir.Block, bool) {
	return r.c.convertRegion(region, types, entry)
}

// Legalize legalizes op and all nested operations immediately, instead of after the pattern,
// and reports whether that was possible.
func (r *Rewriter) Legalize(op *ir.Operation) bool { return r.c.legal.now([]*ir.Operation{op}) }

// LegalizeRegion makes the operations in a region legal at once, and reports whether that
// was possible. It converts the arguments of the entry block first if the pattern has a
// type converter.
func (r *Rewriter) LegalizeRegion(region *ir.Region) bool {
	if region.Empty() {
		return true
	}
	var ops []*ir.Operation
	for op := range region.Ops() {
		ops = append(ops, op)
	}
	if types := r.c.types; types != nil {
		s := types.BlockSignature(region.Entry())
		if s == nil {
			return false
		}
		r.c.applySignature(region.Entry(), types, s)
	}
	return r.c.legal.now(ops)
}

// ConvertResults inserts an operation like op, without its regions, that has the given
// operands and converted result types. It returns nil if a type cannot be converted, or if
// op is legal.
func (r *Rewriter) ConvertResults(op *ir.Operation, operands []*ir.Value, types *TypeConverter) *ir.Operation {
	if types.IsLegalOp(op) {
		r.MatchFailure(op, "op already legal")
		return nil
	}
	results, ok := types.ConvertAll(op.ResultTypes())
	if !ok {
		r.MatchFailure(op, "couldn't convert return types")
		return nil
	}
	return r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: results, Attributes: op.AllAttrs()})
}
