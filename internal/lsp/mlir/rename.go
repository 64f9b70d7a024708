package mlir

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Rename returns the places of the value, block, alias or symbol at an offset, without the sigil, or
// the operation.
func (a *analysis) Rename(at uint32) *server.Renaming {
	_, s, span := a.lookup(at)
	if s == nil {
		return nil
	}
	if s.op != nil && span == s.def {
		dialect, name, _ := strings.Cut(s.op.Name(), ".")
		record := a.dialects.operation(a.text, a.base, s.op.Name())
		if !record.IsValid() {
			return nil
		}
		return server.RenameOperation(span, record, dialect, name)
	}
	if s.first != nil {
		s = s.first
	}
	r := &server.Renaming{Span: bare(span), Spell: suffixID}
	r.Name = string(r.Span.Text())
	spans := s.uses
	if s.op != nil {
		r.Name, r.Spell = ir.SymbolName(s.op), symbolName
	} else {
		if !s.def.IsValid() {
			return nil
		}
		spans = append([]source.Span{s.def}, s.uses...)
	}
	if s.alias != "" {
		r.Spell = bareID
	}
	for _, u := range spans {
		r.Spans = append(r.Spans, bare(u))
	}
	return r
}

// bare returns a name without the sigil, and without the number of a result.
func bare(s source.Span) source.Span {
	text := s.Text()
	if len(text) < 2 || strings.IndexByte("%^@#!", text[0]) < 0 {
		return s
	}
	end := s.End
	if i := bytes.LastIndexAny(text, ":#"); text[0] == '%' && i > 0 {
		end = s.Start + uint32(i)
	}
	return source.Span{File: s.File, Start: s.Start + 1, End: end}
}

// suffixID checks the name of a value or a block, which may be a number; a sigil is dropped.
func suffixID(name string) (string, bool) {
	name = strings.TrimLeft(name, "%^")
	if name == "" {
		return "", false
	}
	if strings.Trim(name, "0123456789") == "" {
		return name, true
	}
	return name, isID(name, "$._-", "$._-")
}

// bareID checks the name of an alias.
func bareID(name string) (string, bool) {
	name = strings.TrimLeft(name, "#!")
	return name, isID(name, "_", "_$")
}

// symbolName returns the spelling of the name of a symbol, in quotes if it needs some.
func symbolName(name string) (string, bool) {
	name = strings.TrimPrefix(name, "@")
	switch {
	case isID(name, "_", "_$."):
		return name, true
	case name == "" || strings.ContainsAny(name, "\"\\\n") || strconv.Quote(name) != `"`+name+`"`:
		return "", false
	}
	return `"` + name + `"`, true
}

// isID reports whether a name starts with a letter or one of some characters and continues with
// letters, digits and others.
func isID(name, first, others string) bool {
	for i := range len(name) {
		c := name[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if i == 0 && !letter && strings.IndexByte(first, c) < 0 {
			return false
		}
		if !letter && !(c >= '0' && c <= '9') && strings.IndexByte(others, c) < 0 {
			return false
		}
	}
	return name != ""
}
