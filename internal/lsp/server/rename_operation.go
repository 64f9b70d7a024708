package server

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/source"
)

// An OperationNamer finds the places where a text names the operations that it defines.
type OperationNamer interface {
	// OperationName returns the dialect of the operation that a record of the text defines, and
	// the place of its name without the dialect, an invalid span if the text does not contain
	// it.
	OperationName(record source.Span) (dialect string, name source.Span)
}

// RenameOperation returns the renaming of an operation at a place in a text. The record defines
// it; the name is that without the dialect. It is nil if the place does not have the name.
func RenameOperation(at, record source.Span, dialect, name string) *Renaming {
	at, ok := withoutDialect(at, name)
	if !ok {
		return nil
	}
	return &Renaming{Name: name, Span: at, Record: record, Spell: func(name string) (string, bool) {
		name = strings.TrimPrefix(name, dialect+".")
		return name, isMnemonic(name)
	}}
}

// withoutDialect returns the part of the name of an operation that follows the dialect, which
// the text omits if it is the default.
func withoutDialect(at source.Span, name string) (source.Span, bool) {
	text := at.Text()
	if len(text) > 2 && text[0] == '"' {
		at.Start, at.End = at.Start+1, at.End-1
		text = at.Text()
	}
	if !bytes.HasSuffix(text, []byte(name)) {
		return at, false
	}
	n := len(text) - len(name)
	at.Start += uint32(n)
	return at, n == 0 || text[n-1] == '.'
}

// isMnemonic reports whether a text can be the name of an operation, without the dialect.
func isMnemonic(name string) bool {
	for i, c := range []byte(name) {
		letter := c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c != '$' && c != '.' && (c < '0' || c > '9')) {
			return false
		}
	}
	return name != "" && !strings.HasSuffix(name, ".")
}

// operationName returns the place where the record of an operation names it. The file must be
// the user's.
func (q *query) operationName(r *Renaming) (source.Span, bool) {
	t := q.text
	if !SameFile(t.File, r.Record.File) {
		all := q.texts()
		i := slices.IndexFunc(all, func(t *Text) bool { return SameFile(t.File, r.Record.File) })
		if i < 0 {
			return source.Span{}, false
		}
		t = all[i]
	}
	a, err := t.analysis(q.ctx)
	if err != nil {
		return source.Span{}, false
	}
	namer, ok := a.(OperationNamer)
	if !ok {
		return source.Span{}, false
	}
	_, name := namer.OperationName(r.Record)
	return name, name.IsValid() && string(name.Text()) == r.Name
}

// operationSpans returns the places of the name of an operation, without the dialect: in its
// definition, and in IR and rules.
func (q *query) operationSpans(r *Renaming) ([]source.Span, error) {
	name, ok := q.operationName(r)
	if !ok {
		return nil, Failed("the definition of '%s' cannot be changed", r.Name)
	}
	spans := []source.Span{name}
	for _, t := range q.texts() {
		if filepath.Ext(t.File.Name) == ".td" || !bytes.Contains(t.File.Text, []byte(r.Name)) {
			continue
		}
		a, err := t.analysis(q.ctx)
		if err != nil {
			return nil, err
		}
		f, ok := a.(Finder)
		if !ok {
			continue
		}
		for _, use := range f.FindUses(r.Record) {
			if s, ok := withoutDialect(use, r.Name); ok {
				spans = append(spans, s)
			}
		}
	}
	return spans, nil
}
