package conversion

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// WithTypes returns a matcher with the same patterns as m, whose rewrites have a type
// converter.
func WithTypes(m rewrite.Matcher, types *TypeConverter) rewrite.Matcher {
	return typedMatcher{m, types}
}

type typedMatcher struct {
	rewrite.Matcher
	types *TypeConverter
}

func (m typedMatcher) NewState() rewrite.MatcherState {
	return typedState{m.Matcher.NewState(), m.types}
}

type typedState struct {
	rewrite.MatcherState
	types *TypeConverter
}

func (s typedState) Rewrite(m rewrite.Match, r *rewrite.Rewriter) bool {
	if c, ok := r.Conversion().(*conversion); ok {
		outer := c.types
		c.types = s.types
		defer func() { c.types = outer }()
	}
	return s.MatcherState.Rewrite(m, r)
}

// Explain implements [rewrite.Explainer].
func (s typedState) Explain(op *ir.Operation, r *rewrite.Rewriter, say func(p *rewrite.Pattern, why string)) {
	if x, ok := s.MatcherState.(rewrite.Explainer); ok {
		x.Explain(op, r, say)
	}
}

// AddNatives registers the functions that mlir/Transforms/DialectConversion.pdll declares.
// convertValue and convertValues return the converted values; convertType and convertTypes
// apply the type converter of the rule. If one of them fails, the rule is not applied.
func AddNatives(n *rewrite.Natives) {
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
		if r.Types() == nil {
			return t, nil
		}
		to := r.Types().Convert(t)
		if to == nil {
			return nil, fmt.Errorf("type '%s' cannot be converted to another one", t)
		}
		return to, nil
	})
	add("convertTypes", func(r *Rewriter, arg rewrite.Arg) (rewrite.Arg, error) {
		ts, ok := arg.([]ir.Type)
		if !ok {
			return nil, errors.New("the parameter is not a range of types")
		}
		if r.Types() == nil {
			return slices.Clone(ts), nil
		}
		to, ok := r.Types().ConvertAll(ts)
		if !ok {
			return nil, errors.New("a type cannot be converted")
		}
		return to, nil
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
