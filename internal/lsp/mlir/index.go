package mlir

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A symbol is the entity that a name in the text refers to: one of value, block, alias and op.
type symbol struct {
	value *ir.Value
	group []*ir.Value // of the results with the same name
	first *symbol     // of a result after the first with the same name: the first
	block *ir.Block
	alias string
	op    *ir.Operation

	def  source.Span // none if the text does not define it
	uses []source.Span
}

// span converts a range.
func span(f *source.File, r asm.TextRange) source.Span {
	if r == (asm.TextRange{}) {
		return source.Span{}
	}
	return source.Span{File: f, Start: r.Start, End: r.End}
}

// makeIndex resolves the names of a part.
func (p *part) makeIndex(f *source.File) {
	p.index = server.NewIndex[*symbol](f)
	p.ops = map[*ir.Operation]*symbol{}
	p.placed = map[*ir.Operation]*asm.OpPlace{}
	for i := range p.places.Ops {
		o := &p.places.Ops[i]
		s := &symbol{op: o.Op, def: span(f, o.Name)}
		p.ops[o.Op], p.placed[o.Op] = s, o
		p.index.Add(s.def, s)
	}
	p.values(f)
	for b, n := range p.places.Blocks {
		p.name(f, &symbol{block: b}, n)
	}
	for name, n := range p.places.Aliases {
		p.name(f, &symbol{alias: name}, n)
	}
	p.symbols(f)
	p.index.Sort()
}

// values adds the values. The results of an operation with one name share its definition.
func (p *part) values(f *source.File) {
	groups := map[asm.TextRange]*symbol{}
	for v, n := range p.places.Values {
		if !v.IsBlockArgument() && v.Index() > 0 && n.Def != (asm.TextRange{}) {
			continue // follows in the order of numbers
		}
		s := &symbol{value: v}
		p.name(f, s, n)
		groups[n.Def] = s
	}
	for i := range p.places.Ops {
		for _, v := range p.places.Ops[i].Op.Results() {
			n := p.places.Values[v]
			if n == nil || n.Def == (asm.TextRange{}) {
				continue
			}
			first := groups[n.Def]
			if first == nil {
				first = &symbol{value: v}
				groups[n.Def] = first
				p.name(f, first, n)
			}
			first.group = append(first.group, v)
			if v == first.value {
				continue
			}
			s := &symbol{value: v, first: first, def: first.def}
			for _, u := range n.Uses {
				at := span(f, u)
				s.uses = append(s.uses, at)
				first.uses = append(first.uses, at)
				p.index.Add(at, s)
			}
		}
	}
}

// name adds the definition and the uses of a name.
func (p *part) name(f *source.File, s *symbol, n *asm.NamePlaces) {
	s.def = span(f, n.Def)
	p.index.Add(s.def, s)
	for _, u := range n.Uses {
		at := span(f, u)
		s.uses = append(s.uses, at)
		p.index.Add(at, s)
	}
}

// symbols adds the names of symbols, which refer to operations.
func (p *part) symbols(f *source.File) {
	for i := range p.places.Symbols {
		u := &p.places.Symbols[i]
		if u.Op == nil {
			continue
		}
		op := p.resolve(u)
		if op == nil {
			continue
		}
		s := p.ops[op]
		if s == nil {
			continue
		}
		at := span(f, u.At)
		s.uses = append(s.uses, at)
		p.index.Add(at, s)
	}
}

// resolve returns the operation that a symbol names: the one that has the name, or one in a
// symbol table around it.
func (p *part) resolve(u *asm.SymbolPlace) *ir.Operation {
	if len(u.Path) == 1 && ir.SymbolName(u.Op) == u.Path[0] {
		return u.Op
	}
	return ir.LookupSymbol(u.Op, p.ctx.SymbolRefAttr(u.Path[0], u.Path[1:]...))
}

// lookup returns the symbol of the name at an offset.
func (a *analysis) lookup(at uint32) (p *part, s *symbol, span source.Span) {
	if p = a.part(at); p == nil {
		return nil, nil, span
	}
	s, span, ok := p.index.Lookup(at)
	if !ok {
		return nil, nil, span
	}
	return p, s, span
}

// Definition returns the definition of a name; for the name of an operation also the record that
// defines such operations.
func (a *analysis) Definition(at uint32) []source.Span {
	_, s, span := a.lookup(at)
	if s == nil || !s.def.IsValid() {
		return nil
	}
	list := []source.Span{s.def}
	if s.op != nil && span == s.def {
		if record := a.dialects.operation(a.text, a.base, s.op.Name()); record.IsValid() {
			list = append(list, record)
		}
	}
	return list
}

// References returns the definition and the uses of a name; for an operation, also those of
// its results.
func (a *analysis) References(at uint32) (list []source.Span) {
	p, s, _ := a.lookup(at)
	if s == nil {
		return nil
	}
	if s.first != nil {
		s = s.first
	}
	if s.def.IsValid() {
		list = append(list, s.def)
	}
	list = append(list, s.uses...)
	if s.op != nil && ir.SymbolName(s.op) == "" {
		for _, v := range s.op.Results() {
			if n := p.places.Values[v]; n != nil {
				if d := span(a.file, n.Def); d.IsValid() && !slices.Contains(list, d) {
					list = append(list, d)
				}
				for _, u := range n.Uses {
					list = append(list, span(a.file, u))
				}
			}
		}
	}
	return list
}
