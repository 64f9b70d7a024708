package load

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
)

// A RuleFile is a .td file of rules that a C++ source file includes in the form that
// mlir-tblgen generates of it.
type RuleFile interface {
	// Names returns the names of the rules, in order.
	Names() []string
	// AddTo adds the rules of some names to a set.
	AddTo(ctx *ir.Context, api *cppapi.API, s *rewrite.Set, names []string) diag.List
}

// A canonicalizer holds the canonicalization patterns of an operation in C++: canonicalize,
// which is one pattern, or those that getCanonicalizationPatterns adds.
type canonicalizer struct {
	api      *cppapi.API
	patterns []*rewrite.Pattern
	rules    []rules
}

// rules are some rules of a file.
type rules struct {
	file  RuleFile
	names []string
}

// AddCanonicalizationPatterns adds the patterns to a set.
func (c *canonicalizer) AddCanonicalizationPatterns(ctx *ir.Context, s *rewrite.Set) diag.List {
	s.Add(c.patterns...)
	var list diag.List
	for _, r := range c.rules {
		list = append(list, r.file.AddTo(ctx, c.api, s, r.names)...)
	}
	return list
}

// canonicalizer attaches the canonicalization patterns of the operation, unless Go has them.
func (o *opLoader) canonicalizer() {
	if o.native.Canonicalizer != nil || o.natives.Canonicalizer != nil {
		return
	}
	c := &canonicalizer{api: o.api}
	if o.op.HasCanonicalizeMethod {
		f := o.staticHook("canonicalize", "canonicalizer", cxx.LogicalResult(), 2)
		if f == nil {
			return
		}
		c.patterns = append(c.patterns, sourcePattern(o.report.Place, &cppapi.SourcePattern{Name: o.def.Name + " canonicalization", Root: o.def.Name, Benefit: 1,
			Rewrite: func(op *ir.Operation, r cppapi.PatternRewriter) (bool, error) {
				v, err := f.Invoke(r, cxx.Obj(op), cxx.Obj(r))
				return err == nil && v.Bool(), err
			}}))
	} else if !o.canonicalizationPatterns(c) {
		return
	}
	o.def.AttachInterface(rewrite.CanonicalizerInterface, c)
}

// hasPatterns reports whether an operation may have canonicalization patterns, by its definition
// or by its natives.
func (s *shared) hasPatterns(op *ods.Operator) bool {
	native := s.natives(op.Dialect.Name).Ops[op.Name()]
	_, found := native.Interfaces.Find(rewrite.CanonicalizerInterface)
	return op.HasCanonicalizer || op.HasCanonicalizeMethod || native.Canonicalizer != nil || found
}

// canonicalizationPatterns calls getCanonicalizationPatterns. It returns false, with an
// entry in the report, if that is impossible.
func (o *opLoader) canonicalizationPatterns(c *canonicalizer) bool {
	const what = "canonicalizer"
	f := o.staticHook("getCanonicalizationPatterns", what, nil, 2)
	if f == nil {
		return false
	}
	set := &cppapi.PatternSet{Context: o.ctx}
	if _, err := f.Invoke(o.ctx, cxx.Obj(set), cxx.Obj(o.ctx)); err != nil {
		o.unimplemented(what, err)
		return false
	}
	c.add(o.shared, set, o.report.Place)
	return true
}

// add adds the patterns that a C++ function put into its set; place is that of the definition.
func (c *canonicalizer) add(s *shared, set *cppapi.PatternSet, place diag.Place) {
	for i := range set.Patterns {
		p := &set.Patterns[i]
		if p.Rules == nil {
			c.patterns = append(c.patterns, sourcePattern(place, p))
			continue
		}
		file := s.opts.Rules(*p.Rules, "")
		if n := len(c.rules); n > 0 && c.rules[n-1].file == file {
			c.rules[n-1].names = append(c.rules[n-1].names, p.Name)
		} else {
			c.rules = append(c.rules, rules{file, []string{p.Name}})
		}
	}
}

// dialectCanonicalizer returns the patterns that the function getCanonicalizationPatterns of
// a dialect adds, nil if it cannot be called.
func (s *dialectSource) dialectCanonicalizer(l *shared, d *ir.Dialect, place diag.Place) rewrite.Canonicalizer {
	const name = "getCanonicalizationPatterns"
	f := s.hook(name, 1)
	if f == nil {
		return nil
	}
	set := &cppapi.PatternSet{Context: l.ctx}
	if _, err := f.Invoke(l.ctx, cxx.Obj(d), cxx.Obj(set)); err != nil {
		s.refused = append(s.refused, name+" ("+err.Error()+")")
		return nil
	}
	c := &canonicalizer{api: l.api}
	c.add(l, set, place)
	return c
}

// sourcePattern returns a Go pattern that runs one in C++.
func sourcePattern(place diag.Place, p *cppapi.SourcePattern) *rewrite.Pattern {
	run := p.Rewrite
	return &rewrite.Pattern{
		Name: p.Name, Root: p.Root, Interface: p.Interface, AnyOp: p.Root == "" && p.Interface == "",
		Benefit: p.Benefit, Labels: p.Labels, Place: place, VerifyNew: true,
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			changed, err := run(op, r)
			if err != nil {
				r.Errorf(op.Location().Place(), "'%s' op cannot be canonicalized: %v", op.Name(), err)
			}
			return changed
		},
	}
}

// ruleNames returns the names of the rules that a C++ file includes, if a certain name may
// be among them.
func (s *shared) ruleNames(at cppapi.RuleInclude, wanted string) []string {
	const all = "populateWithGenerated"
	if wanted == all {
		wanted = ""
	}
	if f := s.opts.Rules(at, wanted); f != nil {
		return f.Names()
	}
	return nil
}
