package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A PatternSet is an mlir::RewritePatternSet, as filled by getCanonicalizationPatterns.
type PatternSet struct {
	Context  *ir.Context
	Patterns []SourcePattern
}

// A SourcePattern is a rewrite pattern that C++ adds to a set: an object of a class with
// matchAndRewrite, a function, or a rule of a .td file.
type SourcePattern struct {
	Name    string
	Benefit int
	Labels  []string
	// Root is the name of the operations, or Interface the C++ name of their interface.
	// A pattern without them is for all operations.
	Root, Interface string
	// Rewrite calls matchAndRewrite.
	Rewrite func(op *ir.Operation, r PatternRewriter) (bool, error)
	// Rules is the file that has the rule, as C++ includes it; nil for other patterns.
	Rules *RuleInclude
}

// A RuleInclude is the directive with which a C++ file includes the code that mlir-tblgen
// generates from the rules in a .td file.
type RuleInclude struct{ File, Include string }

// The fields of mlir::RewritePattern.
const (
	benefitField = "(benefit)"
	labelsField  = "(labels)"
	nameField    = "(name)"
	rootField    = "(root)"
)

// matchAnyOp is mlir::MatchAnyOpTypeTag, in place of the name of a pattern's root.
type matchAnyOp struct{}

// patterns registers mlir::RewritePattern, the templates that derive from it, and
// mlir::RewritePatternSet.
func (a *API) patterns() {
	a.Registry.Alias("mlir::PatternBenefit", cxx.TypeUint16)
	p := cxx.NewClass("mlir::RewritePattern")
	p.AddField(benefitField, cxx.TypeUint16)
	p.AddField(labelsField, cxx.VectorOf(cxx.TypeString))
	p.AddField(nameField, cxx.TypeString)
	p.AddField(rootField, cxx.TypeString)
	a.classes["RewritePattern"] = p
	a.Registry.Alias("mlir::RewritePattern", p.Type())
	names := cxx.ListOf(cxx.TypeString)
	anyOp := a.class("MatchAnyOpTypeTag")
	anyOp.Constructor(&cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(matchAnyOp{}) }})
	construct := func(root *cxx.Type, name func(v cxx.Value) cxx.Value) {
		p.Method(cxx.ConstructMethod("RewritePattern"), &cxx.Func{Params: []*cxx.Type{root, cxx.TypeUint16, a.Context.Type(), names}, Optional: 1,
			Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				o := args[0].Obj().(*cxx.Instance)
				o.Field(rootField).Store(name(args[1]))
				o.Field(benefitField).Store(args[2])
				return cxx.Value{}
			}})
	}
	construct(cxx.TypeString, func(v cxx.Value) cxx.Value { return v })
	construct(anyOp.Type(), func(cxx.Value) cxx.Value { return cxx.Str("") })
	set := func(name, field string, t *cxx.Type, value func(old, v cxx.Value) cxx.Value) {
		p.Method(name, &cxx.Func{Params: []*cxx.Type{t}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			cell := args[0].Obj().(*cxx.Instance).Field(field)
			cell.Store(value(cell.Load(), args[1]))
			return cxx.Value{}
		}})
	}
	replace := func(_, v cxx.Value) cxx.Value { return v }
	set("setDebugName", nameField, cxx.TypeString, replace)
	set("addDebugLabels", labelsField, names, func(old, v cxx.Value) cxx.Value {
		old.Append(v.Elems()...)
		return old
	})
	p.Method("setHasBoundedRewriteRecursion", &cxx.Func{Params: []*cxx.Type{cxx.TypeBool}, Optional: 1, Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
		return cxx.Value{}
	}})
	p.Method("getContext", &cxx.Func{Result: a.Context.Type(), Call: func(m *cxx.Machine, _ []cxx.Value) cxx.Value {
		if h, ok := m.Host.(HasContext); ok {
			return cxx.Obj(h.Context())
		}
		return m.FailUnknown("getContext of a pattern")
	}})
	for _, name := range []string{"OpRewritePattern", "OpInterfaceRewritePattern"} {
		a.Registry.Template("mlir::"+name, a.patternTemplate(name, p))
	}
	s := a.class("RewritePatternSet")
	s.IsA = cxx.Is[*PatternSet]
	s.Method("getContext", cxx.Getter(a.Context.Type(), func(s *PatternSet) cxx.Value { return cxx.Obj(s.Context) }))
	for _, name := range []string{"add", "insert"} {
		s.Method(name, &cxx.Func{Template: func(site *cxx.Site) *cxx.Func { return a.addPatterns(site, 0) }})
	}
	s.Method("addWithLabel", &cxx.Func{Template: func(site *cxx.Site) *cxx.Func {
		if site.NumArgs() == 0 || !site.Convert(0, names) {
			return nil
		}
		return a.addPatterns(site, 1)
	}})
}

// patternTemplate returns the instances of OpRewritePattern<Op> and its kin.
func (a *API) patternTemplate(name string, base *cxx.Class) func(args []*cxx.Type) *cxx.Type {
	made := map[*cxx.Class]*cxx.Class{}
	return func(args []*cxx.Type) *cxx.Type {
		if len(args) != 1 || args[0] == nil || args[0].Kind != cxx.KindObject {
			return nil
		}
		op := args[0].Class
		c := made[op]
		if c == nil {
			c = cxx.NewClass("mlir::" + name + "<" + op.Name + ">")
			c.AddBase(base)
			made[op] = c
			a.roots[c] = op
			c.Method(cxx.ConstructMethod(name), &cxx.Func{
				Params: []*cxx.Type{a.Context.Type(), cxx.TypeUint16, cxx.ListOf(cxx.TypeString)}, Optional: 2,
				Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
					benefit := cxx.Uint(1)
					if len(args) > 2 {
						benefit = args[2]
					}
					args[0].Obj().(*cxx.Instance).Field(benefitField).Store(benefit)
					return cxx.Value{}
				}})
		}
		return c.Type()
	}
}

// root returns the class of the operations of a pattern, nil if it is for all.
func (a *API) root(c *cxx.Class) *cxx.Class {
	if op := a.roots[c]; op != nil {
		return op
	}
	for _, b := range c.Bases {
		if op := a.root(b); op != nil {
			return op
		}
	}
	return nil
}

// A newPattern is a pattern that a call adds: it makes the pattern.
type newPattern func(m *cxx.Machine) SourcePattern

// addPatterns is add<A, B>(args...) and add(function): it creates an object of each class from
// the arguments, after the first ones, which are labels.
func (a *API) addPatterns(s *cxx.Site, first int) *cxx.Func {
	var list []newPattern
	for i := range s.NumTemplateArgs() {
		p := a.patternOf(s, i, first)
		if p == nil {
			return nil
		}
		list = append(list, p)
	}
	if s.NumTemplateArgs() == 0 {
		p := a.patternFunction(s, first)
		if p == nil {
			return nil
		}
		list = append(list, p)
	}
	return &cxx.Func{Result: s.Receiver(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		set := args[0].Obj().(*PatternSet)
		var labels []string
		if first == 1 {
			labels = goList(args[1], cxx.Value.Str)
		}
		for _, make := range list {
			p := make(m)
			if m.Failed() {
				return cxx.Value{}
			}
			p.Labels = append(p.Labels, labels...)
			set.Patterns = append(set.Patterns, p)
		}
		return args[0]
	}}
}

// patternOf returns the constructor of patterns for the class that a template argument names.
func (a *API) patternOf(s *cxx.Site, i, first int) newPattern {
	t := s.TemplateType(i)
	if t == nil {
		return nil
	}
	c := t.Class
	if rule := a.rules[c]; c != nil && rule != nil {
		return func(*cxx.Machine) SourcePattern { return *rule }
	}
	if c == nil || !c.DerivesFrom(a.classes["RewritePattern"]) {
		s.Errorf("'%s' is not a rewrite pattern", t)
		return nil
	}
	run := c.MethodFuncs("matchAndRewrite")
	if len(run) != 1 || len(run[0].Params) != 2 || run[0].Result != cxx.LogicalResult() || run[0].Unknown != "" {
		reason := "it has no function matchAndRewrite"
		if len(run) == 1 && run[0].Unknown != "" {
			reason = run[0].Unknown
		}
		s.Errorf("pattern '%s': %s", shortClass(c.Name), reason)
		return nil
	}
	object := s.Construct(t, first)
	if object == nil {
		return nil
	}
	var start *cxx.Func
	if fs := c.MethodFuncs("initialize"); len(fs) == 1 && len(fs[0].Params) == 0 {
		if start = fs[0]; start.Unknown != "" {
			s.Errorf("pattern '%s': %s", shortClass(c.Name), start.Unknown)
			return nil
		}
	}
	p := SourcePattern{Name: c.Name}
	a.setRoot(&p, a.root(c))
	match := run[0]
	return func(m *cxx.Machine) SourcePattern {
		v := object.Call(m)
		o, ok := v.Obj().(*cxx.Instance)
		if m.Failed() || !ok {
			return SourcePattern{}
		}
		if start != nil {
			start.Call(m, []cxx.Value{v})
		}
		p := p
		p.Benefit = int(o.Field(benefitField).Load().Uint())
		p.Labels = goList(o.Field(labelsField).Load(), cxx.Value.Str)
		if name := o.Field(nameField).Load().Str(); name != "" {
			p.Name = name
		}
		if root := o.Field(rootField).Load().Str(); root != "" {
			p.Root = root
		}
		p.Rewrite = func(op *ir.Operation, r PatternRewriter) (bool, error) {
			v, err := match.Invoke(r, v, cxx.Obj(op), cxx.Obj(r))
			return err == nil && v.Bool(), err
		}
		return p
	}
}

// setRoot sets for which operations a pattern is, given their class.
func (a *API) setRoot(p *SourcePattern, root *cxx.Class) {
	if root == nil {
		return
	}
	if p.Root = a.OpName(root); p.Root != "" {
		return
	}
	if root.Interface {
		p.Interface = root.Name
	}
}

// patternFunction returns the constructor of a pattern from a function with an operation, a
// rewriter and an optional benefit.
func (a *API) patternFunction(s *cxx.Site, first int) newPattern {
	if s.NumArgs() <= first || s.NumArgs() > first+2 {
		return nil
	}
	benefit := 1
	if s.NumArgs() == first+2 {
		v, constant := s.ConstArg(first + 1)
		if !constant {
			return nil
		}
		benefit = int(v.Uint())
	}
	fs := s.ArgFuncs(first)
	if f := s.LambdaFunc(first); f != nil {
		fs = []*cxx.Func{f}
	}
	for _, f := range fs {
		if f.Unknown != "" && len(f.Params) == 2 {
			s.Errorf("pattern '%s': %s", f.Name, f.Unknown)
			return nil
		}
		if len(f.Params) != 2 || f.Params[0].Kind != cxx.KindObject || f.Result != cxx.LogicalResult() {
			continue
		}
		p := SourcePattern{Name: f.Name, Benefit: benefit, Rewrite: func(op *ir.Operation, r PatternRewriter) (bool, error) {
			v, err := f.Invoke(r, cxx.Obj(op), cxx.Obj(r))
			return err == nil && v.Bool(), err
		}}
		a.setRoot(&p, f.Params[0].Class)
		return func(*cxx.Machine) SourcePattern { return p }
	}
	return nil
}

// ruleInFiles finds a class, or the function populateWithGenerated, in the code that
// mlir-tblgen generates from rules and a file includes, by scope and name. It returns nil if
// the files include none.
func (a *API) ruleInFiles(ns, last string) *cxx.Definition {
	if a.RuleNames == nil {
		return nil
	}
	for _, x := range a.files.includes[ns] {
		at := &RuleInclude{x.file.Name, x.Name}
		names := a.RuleNames(*at, last)
		if last == "populateWithGenerated" && len(names) > 0 {
			return &cxx.Definition{Funcs: []*cxx.Func{{Name: last, Params: []*cxx.Type{a.classes["RewritePatternSet"].Type()},
				Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
					set := args[0].Obj().(*PatternSet)
					for _, name := range names {
						set.Patterns = append(set.Patterns, SourcePattern{Name: name, Rules: at})
					}
					return cxx.Value{}
				}}}}
		}
		if slices.Contains(names, last) {
			c := cxx.NewClass(joinNames(ns, last))
			c.AddBase(a.classes["RewritePattern"])
			a.rules[c] = &SourcePattern{Name: last, Rules: at}
			return &cxx.Definition{Type: c.Type()}
		}
	}
	return nil
}
