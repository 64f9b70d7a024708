package pdll

import (
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// A symbol is a declaration, or an operation of the definitions.
type symbol struct {
	decl pdll.Decl
	op   *pdll.Operation
	def  source.Span
	uses []source.Span
}

// MakeIndex resolves the names of the text.
func (a *analysis) MakeIndex() {
	a.index = server.NewIndex[*symbol](a.file)
	a.used = map[source.Span]*symbol{}
	seen := map[pdll.Node]bool{}
	visit := func(n pdll.Node) bool {
		if seen[n] || isRepeated(n) {
			return false
		}
		seen[n] = true
		a.node(n)
		return true
	}
	pdll.Walk(a.module, visit)
	for _, p := range a.module.Broken {
		if p.Body != nil {
			pdll.Walk(p, visit)
		}
	}
	a.index.Sort()
	a.used = nil
}

// isRepeated reports whether a node is a further instance of a pattern with parameters: its names are
// those of the first one.
func isRepeated(n pdll.Node) bool {
	p, ok := n.(*pdll.Pattern)
	return ok && p.Instance > 0
}

// node adds a node.
func (a *analysis) node(n pdll.Node) {
	switch n := n.(type) {
	case *pdll.OpName:
		a.opName(n)
	case *pdll.Pattern:
		if n.Name != "" {
			a.define(n, n.NameSpan)
		}
		for _, p := range n.Params {
			a.define(p, p.Loc())
		}
	case *pdll.Callable:
		a.define(n, n.Name.Span)
	case *pdll.NamedAttr:
		a.define(n, n.Loc())
	case *pdll.Var:
		if at := n.Loc(); at.File == a.file {
			a.vars[at.Start] = n
		}
		if n.Name != "" && n.Name != "_" {
			a.define(n, n.Loc())
		}
		for _, ref := range n.Constraints {
			if ref.Not != nil {
				continue
			}
			a.use(a.symbol(ref.Constraint), ref.Span)
		}
	case *pdll.Region:
		if n.Var != nil {
			a.define(n.Var, n.Var.Loc())
		}
		if n.Source != nil {
			a.use(a.symbol(n.Source), n.SourceSpan)
		}
	case *pdll.RegionBlock:
		if n.Var != nil {
			a.define(n.Var, n.Var.Loc())
		}
	case *pdll.Successor:
		a.use(a.symbol(n.Block), n.Loc())
	case *pdll.DeclRef:
		if v, ok := n.Decl.(*pdll.Var); !ok || v.Name != "_" {
			a.use(a.symbol(n.Decl), n.Loc())
		}
	}
}

// symbol returns the symbol of a declaration.
func (a *analysis) symbol(d pdll.Decl) *symbol {
	if f, ok := d.(*pdll.Callable); ok && f.BuiltIn != nil {
		d = f.BuiltIn.General
	}
	s := a.byDecl[d]
	if s == nil {
		s = &symbol{decl: d}
		a.byDecl[d] = s
		switch d := d.(type) {
		case *pdll.Callable:
			s.def = d.Name.Span
		case *pdll.Pattern:
			s.def = d.NameSpan
		default:
			s.def = d.Loc()
		}
	}
	return s
}

func (a *analysis) define(d pdll.Decl, at source.Span) {
	s := a.symbol(d)
	s.def = at
	a.index.Add(at, s)
}

func (a *analysis) use(s *symbol, at source.Span) {
	if at.IsValid() && at != s.def && a.used[at] != s {
		a.used[at] = s
		s.uses = append(s.uses, at)
	}
	a.index.Add(at, s)
}

// opName adds the name of an operation that the definitions have.
func (a *analysis) opName(n *pdll.OpName) {
	if n.Of != nil {
		a.use(a.symbol(n.Of), n.Loc())
		return
	}
	op := a.module.ODS.Operation(n.Name)
	if op == nil {
		return
	}
	s := a.byOp[n.Name]
	if s == nil {
		s = &symbol{op: op, def: op.Span}
		if op.Span.IsValid() {
			s.def = server.Token(op.Span.File, op.Span.Start, "")
		}
		a.byOp[n.Name] = s
	}
	a.use(s, n.Loc())
}

// Definition returns the definition of a name.
func (a *analysis) Definition(at uint32) []source.Span {
	for _, l := range a.Links() {
		if l.Span.Start <= at && at < l.Span.End {
			return []source.Span{{File: l.File}}
		}
	}
	if s, _, ok := a.index.Lookup(at); ok && s.def.IsValid() {
		return []source.Span{s.def}
	}
	return nil
}

// References returns the definition and the uses of a name.
func (a *analysis) References(at uint32) []source.Span {
	s, _, ok := a.index.Lookup(at)
	if !ok {
		return nil
	}
	var list []source.Span
	if s.def.IsValid() {
		list = append(list, s.def)
	}
	return append(list, s.uses...)
}
