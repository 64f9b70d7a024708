package td

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/tablegen"
)

// An enclosure is the definition around a position.
type enclosure struct {
	head   int // the index of its keyword, -1 at the top level
	body   int // of the brace; the position itself in the head
	name   string
	supers []string
}

// enclosing returns the class, multiclass or def whose head or body contains the position.
// Loops, conditions and lets are part of the statement that contains them.
func (x *completer) enclosing() enclosure {
	i := x.last()
	if e, ok := x.definition(x.statement(i), i); ok {
		return e
	}
	for b := x.bracket(i); b >= 0; b = x.bracket(b - 1) {
		if x.kind(b) != syntax.LBrace {
			continue
		}
		if e, ok := x.definition(x.statement(b-1), b-1); ok {
			return e
		}
	}
	return enclosure{head: -1}
}

// definition returns the definition whose head consists of the tokens from first to last.
func (x *completer) definition(first, last int) (e enclosure, ok bool) {
	switch x.kind(first) {
	case syntax.KwClass, syntax.KwMulticlass, syntax.KwDef, syntax.KwDefm:
	default:
		return e, false
	}
	e = enclosure{head: first, body: last + 1}
	if x.kind(first+1) == syntax.Ident {
		e.name = x.tokens[first+1].Text
	}
	for i := last; i > first; i = x.before(i) {
		if k := x.kind(i - 1); x.kind(i) == syntax.Ident && (k == syntax.Colon || k == syntax.Comma) {
			e.supers = append(e.supers, x.tokens[i].Text)
		}
	}
	return e, true
}

// records returns the record of the definition, if it could be evaluated, and its superclasses.
func (e *enclosure) records(rs *tablegen.Records) (list []*tablegen.Record) {
	for _, r := range []*tablegen.Record{rs.Class(e.name), rs.Def(e.name)} {
		if r != nil && e.name != "" {
			list = append(list, r)
		}
	}
	for _, name := range e.supers {
		if r := rs.Class(name); r != nil {
			list = append(list, r)
		}
	}
	return list
}

// fieldsToSet adds the fields of the definition around the position; at the top level, where a
// let applies to the records that follow, those of all classes.
func (x *completer) fieldsToSet() {
	e := x.enclosing()
	list := e.records(x.records)
	if e.head < 0 {
		list = x.records.Classes()
	}
	for _, r := range list {
		x.fields(r)
	}
}

// fields adds the fields of a record.
func (x *completer) fields(r *tablegen.Record) {
	for f := range r.Fields() {
		x.add(server.Completion{Label: f.Name(), Detail: f.Type().String() + " " + f.Name(), Kind: protocol.CompletionItemKindField, Sort: "0" + f.Name(),
			Doc: fieldDocumentation(r, f.Name())})
	}
}

// locals adds the variables of the definition around the position: template arguments, fields,
// and variables of defvar and foreach.
func (x *completer) locals() {
	e := x.enclosing()
	for _, r := range []*tablegen.Record{x.records.Class(e.name), x.multiclass(e.name)} {
		if r == nil {
			continue
		}
		for f := range r.Params() {
			name := unqualified(f.Name())
			x.add(server.Completion{Label: name, Detail: f.Type().String() + " " + name, Kind: protocol.CompletionItemKindTypeParameter, Sort: "0" + name,
				Doc: paramDocumentation(r, &f)})
		}
	}
	if e.head >= 0 {
		x.newParams(e)
		for _, r := range e.records(x.records) {
			x.fields(r)
		}
	}
	for i := x.last(); i > 0; i-- {
		if k := x.kind(i - 1); x.kind(i) == syntax.Ident && (k == syntax.KwDefvar || k == syntax.KwForeach) && x.visible(i) {
			x.add(server.Completion{Label: x.tokens[i].Text, Detail: "variable", Kind: protocol.CompletionItemKindVariable, Sort: "0" + x.tokens[i].Text})
		}
	}
}

// multiclass returns the multiclass with a name, or nil.
func (x *completer) multiclass(name string) *tablegen.Record {
	for _, r := range x.records.Multiclasses() {
		if r.Name() == name {
			return r
		}
	}
	return nil
}

// newParams adds the template arguments that only the text of a definition has, because it is
// not complete.
func (x *completer) newParams(e enclosure) {
	if x.kind(e.head+2) != syntax.Less {
		return
	}
	for i := e.head + 3; i < e.body; i++ {
		if x.kind(i) != syntax.Ident || x.bracket(i) != e.head+2 {
			continue
		}
		switch x.kind(i + 1) {
		case syntax.Comma, syntax.Greater, syntax.Equal:
			if k := x.kind(i - 1); k != syntax.Equal && k != syntax.Less && k != syntax.Comma && k != syntax.Dot {
				name := x.tokens[i].Text
				x.add(server.Completion{Label: name, Detail: "template argument", Kind: protocol.CompletionItemKindTypeParameter, Sort: "0" + name})
			}
		}
	}
}

// visible reports whether the braces around the token at i, the name of a variable, are also
// around the position; of a loop, whether the position is in its body.
func (x *completer) visible(i int) bool {
	if x.kind(i-1) == syntax.KwForeach && !x.inLoop(i) {
		return false
	}
	b := x.bracket(i)
	for o := x.bracket(x.last()); ; o = x.bracket(o - 1) {
		if o == b {
			return true
		}
		if o < 0 {
			return false
		}
	}
}

// inLoop reports whether the statement in the body of a loop extends to the position. The token
// at i is the loop's variable.
func (x *completer) inLoop(i int) bool {
	for ; i < x.n && x.kind(i) != syntax.KwIn; i++ {
	}
	depth := 0
	for i++; i < x.n; i++ {
		switch x.kind(i) {
		case syntax.LBrace:
			depth++
		case syntax.RBrace:
			if depth--; depth <= 0 && x.endsBody(i) {
				return false
			}
		case syntax.Semi:
			if depth == 0 {
				return false
			}
		}
	}
	return true
}

// paramDocumentation returns the comment of a template argument.
func paramDocumentation(r *tablegen.Record, f *tablegen.Field) string {
	if at := r.FieldPos(f.Name()); at.IsValid() {
		return server.Comment(at.File, at.Offset)
	}
	return ""
}

// members adds the fields of the value that ends with the token at i.
func (x *completer) members(i int) {
	if t := x.typeOf(i); t != nil {
		x.fields(t)
	}
}

// typeOf returns a record that has the fields of the value that ends with the token at i, nil
// if the value is not known to be a record.
func (x *completer) typeOf(i int) *tablegen.Record {
	if x.kind(i) == syntax.Greater {
		if b := x.before(i); x.kind(b) == syntax.Ident {
			return x.records.Class(x.tokens[b].Text) // an anonymous record
		}
		return nil
	}
	if x.kind(i) != syntax.Ident {
		return nil
	}
	name := x.tokens[i].Text
	if x.kind(i-1) == syntax.Dot {
		if r := x.typeOf(i - 2); r != nil {
			return classOf(r.Field(name))
		}
		return nil
	}
	e := x.enclosing()
	for _, r := range []*tablegen.Record{x.records.Class(e.name), x.multiclass(e.name)} {
		if r == nil {
			continue
		}
		for f := range r.Params() {
			if unqualified(f.Name()) == name {
				return classOf(&f)
			}
		}
	}
	for _, r := range e.records(x.records) {
		if f := r.Field(name); f != nil {
			return classOf(f)
		}
	}
	if d, ok := x.records.Global(name).(*tablegen.DefValue); ok {
		return d.Rec
	}
	return x.records.Def(name)
}

// classOf returns the class of the records that a field holds, nil if it holds others.
func classOf(f *tablegen.Field) *tablegen.Record {
	if f == nil || f.Type() == nil || f.Type().Kind() != tablegen.KindRecord || len(f.Type().Classes()) == 0 {
		return nil
	}
	return f.Type().Classes()[0]
}
