package td

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A symbol is the entity that a name in the text refers to.
type symbol struct {
	kind   tablegen.UseKind
	name   string
	def    source.Span
	record *tablegen.Record // the record, or that of a field or an argument
	field  *tablegen.Field  // of a field or an argument
	uses   []source.Span    // in all files that were read
}

// nameCharacters are the characters of a name besides letters and digits.
const nameCharacters = "$"

// MakeIndex resolves the names of the text. Classes precede defs, so that a field is that of
// the class where it is declared.
func (a *analysis) MakeIndex() {
	a.index = server.NewIndex[*symbol](a.file)
	a.symbols = map[source.Pos]*symbol{}
	a.used = map[source.Span]*symbol{}
	a.defineRecords(tablegen.UseClass, a.records.Classes())
	a.defineRecords(tablegen.UseMulticlass, a.records.Multiclasses())
	a.defs = a.records.Defs()
	a.defineRecords(tablegen.UseDef, a.defs)
	for _, u := range a.records.Uses() {
		a.use(u)
	}
	a.indexFormats()
	a.index.Sort()
	a.used = nil
}

// defineRecords adds the definitions of records with their arguments and fields.
func (a *analysis) defineRecords(kind tablegen.UseKind, list []*tablegen.Record) {
	for _, r := range list {
		if r.IsAnonymous() {
			continue
		}
		a.define(&symbol{kind: kind, name: r.Name(), record: r}, r.Pos())
		for f := range r.Params() {
			name := f.Name()[strings.LastIndexByte(f.Name(), ':')+1:]
			a.define(&symbol{kind: tablegen.UseParam, name: name, record: r, field: &f}, r.FieldPos(f.Name()))
		}
		for f := range r.Fields() {
			a.define(&symbol{kind: tablegen.UseField, name: f.Name(), record: r, field: &f}, r.FieldPos(f.Name()))
		}
	}
}

// define adds the definition of a symbol. The first one at a place counts.
func (a *analysis) define(s *symbol, at source.Pos) {
	if !at.IsValid() || a.symbols[at] != nil {
		return
	}
	s.def = server.Token(at.File, at.Offset, nameCharacters)
	a.symbols[at] = s
	a.index.Add(s.def, s)
}

// use adds a use of a symbol. The names that only the text of a definition has, such as
// variables, become symbols by their uses.
func (a *analysis) use(u tablegen.Use) {
	s := a.symbols[u.Target]
	if s == nil {
		if !u.Target.IsValid() {
			return
		}
		s = &symbol{kind: u.Kind, name: string(u.At.Text())}
		a.define(s, u.Target)
	}
	if u.At == s.def || a.used[u.At] == s {
		return
	}
	a.used[u.At] = s
	s.uses = append(s.uses, u.At)
	a.index.Add(u.At, s)
}

// base returns the place of a field in the class that declares it, if the record sets it
// anew.
func (s *symbol) base() (r *tablegen.Record, at source.Pos) {
	if s.kind != tablegen.UseField || s.record == nil {
		return nil, source.Pos{}
	}
	for _, c := range s.record.Superclasses() {
		if c.Field(s.name) != nil {
			return c, c.FieldPos(s.name)
		}
	}
	return nil, source.Pos{}
}

// Definition returns the definition of a name; where the name is the definition of a field
// that a class declares, that declaration.
func (a *analysis) Definition(at uint32) []source.Span {
	for _, l := range a.links {
		if l.Span.Start <= at && at < l.Span.End {
			return []source.Span{{File: l.File}}
		}
	}
	s, span, ok := a.index.Lookup(at)
	if !ok {
		return nil
	}
	if _, base := s.base(); span == s.def && base.IsValid() {
		return []source.Span{server.Token(base.File, base.Offset, nameCharacters)}
	}
	return []source.Span{s.def}
}

// References returns the definition and the uses of a name. The uses of a field that a
// record sets are also those of the field in the class: which record a use in the class is
// about depends on the record.
func (a *analysis) References(at uint32) []source.Span {
	s, _, ok := a.index.Lookup(at)
	if !ok {
		return nil
	}
	spans := append([]source.Span{s.def}, s.uses...)
	if _, base := s.base(); base.IsValid() {
		if b := a.symbols[base]; b != nil && b != s {
			spans = append(spans, b.uses...)
		}
	}
	slices.SortFunc(spans[1:], func(x, y source.Span) int {
		return cmp.Or(strings.Compare(x.File.Name, y.File.Name), cmp.Compare(x.Start, y.Start))
	})
	return slices.Compact(spans)
}
