package conversion

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// WithTypes returns a matcher with the same patterns as m, whose rewrites have a type
// converter.
func WithTypes(m rewrite.Matcher, types *TypeConverter) rewrite.Matcher {
	return WithNamedTypes(m, types, nil)
}

// WithNamedTypes is [WithTypes] with further type converters that the rules can name, as in
// convert_type<Name>(t) of PDLL.
func WithNamedTypes(m rewrite.Matcher, types *TypeConverter, named map[string]*TypeConverter) rewrite.Matcher {
	return typedMatcher{m, types, named}
}

type typedMatcher struct {
	rewrite.Matcher
	types *TypeConverter
	named map[string]*TypeConverter
}

func (m typedMatcher) NewState() rewrite.MatcherState {
	return typedState{m.Matcher.NewState(), m.types, m.named}
}

type typedState struct {
	rewrite.MatcherState
	types *TypeConverter
	named map[string]*TypeConverter
}

// Match implements [rewrite.MatcherState].
func (s typedState) Match(op *ir.Operation, r *rewrite.Rewriter, to []rewrite.Match) []rewrite.Match {
	c, ok := r.Conversion().(*conversion)
	if !ok {
		return s.MatcherState.Match(op, r, to)
	}
	outer, outerNamed, outerRoot := c.types, c.named, c.root
	c.types, c.named, c.root = s.types, s.named, nil
	to = s.MatcherState.Match(op, r, to)
	c.types, c.named, c.root = outer, outerNamed, outerRoot
	return to
}

func (s typedState) Rewrite(m rewrite.Match, r *rewrite.Rewriter) bool {
	c, ok := r.Conversion().(*conversion)
	if !ok {
		return s.MatcherState.Rewrite(m, r)
	}
	outer, outerNamed, outerRoot := c.types, c.named, c.root
	c.types, c.named, c.root = s.types, s.named, c.triedOn
	applied := s.MatcherState.Rewrite(m, r)
	c.types, c.named, c.root = outer, outerNamed, outerRoot
	return applied
}

// Explain implements [rewrite.Explainer].
func (s typedState) Explain(op *ir.Operation, r *rewrite.Rewriter, say func(p *rewrite.Pattern, why rewrite.Mismatch)) {
	x, ok := s.MatcherState.(rewrite.Explainer)
	if !ok {
		return
	}
	if c, ok := r.Conversion().(*conversion); ok {
		outer, outerNamed, outerRoot := c.types, c.named, c.root
		c.types, c.named, c.root = s.types, s.named, nil
		defer func() { c.types, c.named, c.root = outer, outerNamed, outerRoot }()
	}
	x.Explain(op, r, say)
}

// AddNatives registers the functions that mlir/Transforms/DialectConversion.pdll declares, and
// declares that the rules are applied in dialect conversions: they can call the functions of conversions
// that PDLL has, for the type converter of [WithTypes] and for those of the given names, which
// [WithNamedTypes] has.
// convertValue and convertValues return the converted values; convertType and convertTypes
// apply the type converter of the rule. If one of them fails, the rule is not applied.
func AddNatives(n *rewrite.Natives, converters ...string) {
	n.DeclareConversion(converters...)
	add := func(name string, f func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error)) {
		n.RegisterRewrite(name, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
			conversion := Of(r)
			switch {
			case conversion == nil:
				return nil, errors.New("it is for dialect conversions")
			case len(args) != 1:
				return nil, fmt.Errorf("it has one parameter, not %d", len(args))
			}
			result, err := f(conversion, args[0])
			return []rewrite.Arg{result}, err
		})
	}
	add("convertValue", func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error) {
		v, ok := arg.(*ir.Value)
		if !ok {
			return nil, errors.New("the parameter is not a value")
		}
		vs, err := r.single(v)
		if err != nil {
			return nil, err
		}
		return vs[0], nil
	})
	add("convertValues", func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error) {
		vs, ok := arg.([]*ir.Value)
		if !ok {
			return nil, errors.New("the parameter is not a range of values")
		}
		return r.single(vs...)
	})
	add("convertType", func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error) {
		t, ok := arg.(ir.Type)
		if !ok {
			return nil, errors.New("the parameter is not a type")
		}
		return r.ConvertedType("", t)
	})
	add("convertTypes", func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error) {
		ts, ok := arg.([]ir.Type)
		if !ok {
			return nil, errors.New("the parameter is not a range of types")
		}
		return r.ConvertedTypes("", ts...)
	})
}

// single returns the value that each value is after the conversion.
func (r *Rewriter) single(vs ...*ir.Value) ([]*ir.Value, error) {
	remapped := r.RemappedAll(vs...)
	if len(remapped) != len(vs) {
		return nil, errors.New("the type of a value cannot be converted")
	}
	list := make([]*ir.Value, len(vs))
	for i, group := range remapped {
		if len(group) != 1 {
			return nil, fmt.Errorf("a value becomes %d values", len(group))
		}
		list[i] = group[0]
	}
	return list, nil
}
