package pdll

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// Rename returns the places of the variable, pattern, constraint or rewrite at an offset, or the
// operation. Constraints of the definitions have their names there.
func (a *analysis) Rename(at uint32) *server.Renaming {
	s, span, ok := a.index.Lookup(at)
	if !ok || !s.def.IsValid() {
		return nil
	}
	if s.op != nil {
		dialect, name, _ := strings.Cut(s.op.Name, ".")
		return server.RenameOperation(span, s.def, dialect, name)
	}
	r := &server.Renaming{Span: span, Spell: spell}
	switch d := s.decl.(type) {
	case *pdll.Var:
		r.Name = d.Name
	case *pdll.RegionVar:
		r.Name = d.Name
	case *pdll.BlockVar:
		r.Name, r.Spell = "^"+d.Name, spellLabel
	case *pdll.Pattern:
		r.Name = d.Name
	case *pdll.Callable:
		if d.NativeType != "" {
			return nil
		}
		r.Name, r.Global = d.Name.Text, true
	}
	if r.Name == "" || string(span.Text()) != r.Name || string(s.def.Text()) != r.Name {
		return nil
	}
	for _, u := range append([]source.Span{s.def}, s.uses...) {
		if string(u.Text()) == r.Name {
			r.Spans = append(r.Spans, u)
		}
	}
	return r
}

// spell checks that a name is an identifier.
func spell(name string) (string, bool) {
	l := &syntax.Lexer{Text: []byte(name)}
	t := l.Next()
	return name, t.Kind == syntax.Ident && int(t.End) == len(name)
}

// spellLabel checks that a name is the label of a block, whose caret may be omitted.
func spellLabel(name string) (string, bool) {
	name, ok := spell(strings.TrimPrefix(name, "^"))
	return "^" + name, ok
}

// FindUses returns the uses of a definition in another text.
func (a *analysis) FindUses(def source.Span) (list []source.Span) {
	match := func(s *symbol) {
		if s.def.IsValid() && s.def.Start == def.Start && server.SameFile(s.def.File, def.File) {
			for _, u := range s.uses {
				if u.File == a.file {
					list = append(list, u)
				}
			}
		}
	}
	for _, s := range a.byDecl {
		match(s)
	}
	for _, s := range a.byOp {
		match(s)
	}
	return list
}
