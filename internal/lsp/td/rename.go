package td

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Rename returns the places of the name at an offset, which can be that of an operation in quotes. A computed name, such as that of a record
// of a multiclass, has no places.
func (a *analysis) Rename(at uint32) *server.Renaming {
	if op := a.operationAt(at); op != nil {
		return server.RenameOperation(op.name, op.record, op.dialect, string(op.name.Text()))
	}
	s, span, ok := a.index.Lookup(at)
	if !ok || string(s.def.Text()) != s.name || string(span.Text()) != s.name {
		return nil
	}
	r := &server.Renaming{Name: s.name, Span: span, Spell: spell, Global: s.kind != tablegen.UseLocal}
	for _, x := range a.same(s) {
		for _, u := range append([]source.Span{x.def}, x.uses...) {
			if string(u.Text()) == s.name {
				r.Spans = append(r.Spans, u)
			}
		}
	}
	return r
}

// same returns the symbols that have to have the same name as one: for a field, the field in the
// class that declares it and in everything that sets it.
func (a *analysis) same(s *symbol) []*symbol {
	if s.kind != tablegen.UseField {
		return []*symbol{s}
	}
	var list []*symbol
	root := s.root()
	for _, x := range a.symbols {
		if x.kind == tablegen.UseField && x.name == s.name && x.root() == root {
			list = append(list, x)
		}
	}
	return list
}

// root returns where a field is declared.
func (s *symbol) root() source.Pos {
	if _, base := s.base(); base.IsValid() {
		return base
	}
	return s.def.Pos()
}

// spell checks that a name is an identifier and not a keyword.
func spell(name string) (string, bool) {
	if name == "" || strings.Trim(name, "0123456789") == "" {
		return "", false
	}
	for i := range len(name) {
		if !isWord(name[i]) {
			return "", false
		}
	}
	tokens := syntax.Parse(source.NewFile("", []byte(name)), nil).Tokens
	return name, len(tokens) > 0 && tokens[0].Kind == syntax.Ident && tokens[0].Text == name
}

// FindUses returns the uses of a definition in another text.
func (a *analysis) FindUses(def source.Span) (list []source.Span) {
	for at, s := range a.symbols {
		if at.Offset != def.Start || !server.SameFile(at.File, def.File) {
			continue
		}
		for _, x := range a.same(s) {
			for _, u := range append([]source.Span{x.def}, x.uses...) {
				if u.File == a.file {
					list = append(list, u)
				}
			}
		}
	}
	return list
}
