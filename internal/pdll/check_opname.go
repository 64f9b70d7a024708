package pdll

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// opName checks the name of an operation; an omitted name has no location.
func (c *checker) opName(x *syntax.OpName) (*OpName, bool) {
	switch {
	case x.Ref:
		return c.opNameOf(x)
	case x.Set != nil:
		return c.opNameSet(x)
	case x.Name.Text == "":
		return &OpName{}, true
	}
	return &OpName{loc: loc{c.span(x.Name.Range)}, Name: x.Name.Text}, true
}

// opNameOf checks a name that is a parameter of the pattern or an operation that is matched.
func (c *checker) opNameOf(x *syntax.OpName) (*OpName, bool) {
	name, at := x.Name.Text, c.span(x.Name.Range)
	d := c.scope.lookup(name)
	switch d := d.(type) {
	case nil:
		if !c.scope.isPoisoned() {
			suggestName(c.errorf(at, "undefined reference to `%s`; the name of an operation has the form `dialect.name`", name), name, c.scope.all())
		}
		return nil, false
	case *OpName:
		return &OpName{loc: loc{at}, Name: d.Name, Of: d}, true
	case *Var:
		t, ok := d.Type.(*OpType)
		if !ok {
			break
		}
		if t.Names() == nil {
			note(c.errorf(at, "the name of the operation `%s` is not known", name), d.Span, "`%s` is any operation; give it a name or a set of names here", name)
			return nil, false
		}
		return &OpName{loc: loc{at}, Name: t.Name, Of: d}, true
	}
	note(c.errorf(at, "`%s` is no operation whose name can be used", name), d.Loc(), "see the definition of `%s` here", name)
	return nil, false
}

// opNameSet checks a set of names.
func (c *checker) opNameSet(x *syntax.OpName) (*OpName, bool) {
	n := &OpName{loc: loc{c.span(x.Name.Range)}}
	for _, s := range x.Set {
		at := c.span(s.Range)
		for _, o := range n.Set {
			if o.Name == s.Text {
				note(c.errorf(at, "`%s` is in the set twice", s.Text), o.Span, "see the first one here")
				return nil, false
			}
		}
		n.Set = append(n.Set, &OpName{loc: loc{at}, Name: s.Text})
	}
	return n, true
}

// opType returns the type of operations with a name.
func (c *checker) opType(n *OpName) *OpType {
	if v, ok := n.Of.(*Var); ok {
		return v.Type.(*OpType)
	}
	switch len(n.Set) {
	case 0:
		return &OpType{Name: n.Name, ODS: c.module.ODS.Operation(n.Name)}
	case 1:
		return &OpType{Name: n.Set[0].Name, ODS: c.module.ODS.Operation(n.Set[0].Name)}
	}
	var names []string
	for _, s := range n.Set {
		names = append(names, s.Name)
	}
	t := &OpType{Set: strings.Join(names, ", ")}
	if t.ODS = c.merged[t.Set]; t.ODS == nil {
		if t.ODS = c.module.ODS.merge(names); t.ODS != nil {
			c.merged[t.Set] = t.ODS
		}
	}
	return t
}

// merge returns a definition that describes all operations of a set, or nil if they differ in the number
// and the lengths of their operands or results or in the names of their results.
func (o *ODS) merge(names []string) *Operation {
	first := o.Operation(names[0])
	if first == nil {
		return nil
	}
	m := *first
	m.Name = "{" + strings.Join(names, ", ") + "}"
	same := func(a, b ODSValue) bool { return a.Name == b.Name && a.Length == b.Length }
	sameLength := func(a, b ODSValue) bool { return a.Length == b.Length }
	for _, name := range names[1:] {
		op := o.Operation(name)
		if op == nil || !slices.EqualFunc(m.Operands, op.Operands, sameLength) || !slices.EqualFunc(m.Results, op.Results, same) {
			return nil
		}
		m.InfersTypes = m.InfersTypes && op.InfersTypes
		if op.Regions != m.Regions || op.VariadicRegions != m.VariadicRegions {
			m.Regions, m.VariadicRegions = 1, true // any number
		}
		if op.Successors != m.Successors || op.VariadicSuccessors != m.VariadicSuccessors {
			m.Successors, m.VariadicSuccessors = 1, true
		}
		var common []ODSAttr
		for _, a := range m.Attrs {
			if b := op.attr(a.Name); b != nil {
				a.Optional, a.Default = a.Optional || b.Optional, a.Default || b.Default
				common = append(common, a)
			}
		}
		m.Attrs = common
	}
	return &m
}
