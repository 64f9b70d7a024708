package td

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/tablegen"
)

// Complete returns the completions at an offset: the name of an included file, a keyword, a
// type, a class to derive from, a field to set or to access, an operator, or a value.
func (a *analysis) Complete(at uint32) []server.Completion {
	if name, ok := server.IncludePath(a.file, at, "include"); ok {
		return server.CompletePath(a.text.Workspace.Files(a.file.Name), name, ".td")
	}
	if list, ok := a.completeFormat(at); ok {
		return list
	}
	c, ok := a.cursorAt(at)
	if !ok {
		return nil
	}
	x := &completer{cursor: c, records: a.records, seen: map[string]bool{}}
	x.complete(at)
	return x.list
}

// A completer lists the completions at a position.
type completer struct {
	*cursor
	records *tablegen.Records
	list    []server.Completion
	seen    map[string]bool // labels
}

// add adds an entry. Of entries with the same label the first counts.
func (x *completer) add(c server.Completion) {
	if c.Label != "" && !x.seen[c.Label] {
		x.seen[c.Label] = true
		x.list = append(x.list, c)
	}
}

// complete chooses the kinds of completions by the tokens before the position.
func (x *completer) complete(at uint32) {
	i := x.last()
	first := x.statement(i)
	switch k := x.kind(i); {
	case x.afterMark(at):
		x.operators()
	case k == syntax.Dot:
		x.members(i - 1)
	case first > i:
		x.statements()
	case x.namesAhead(i):
	case k == syntax.KwLet && first == i, k == syntax.Comma && x.kind(first) == syntax.KwLet && x.enclosing().head < 0 && x.bracketIn(i, first) < 0:
		x.keywords("append prepend")
		x.fieldsToSet()
	case x.kind(first) == syntax.KwLet && x.afterLetMode(i, first):
		x.fieldsToSet()
	case x.supers(i, first):
	case x.expectsType(i, first):
		x.types()
	default:
		x.values()
	}
}

// afterLetMode reports whether the token at i is the word append or prepend before the name of a field.
func (x *completer) afterLetMode(i, first int) bool {
	if x.kind(i) != syntax.Ident || i != first+1 && x.kind(i-1) != syntax.Comma {
		return false
	}
	word := x.tokens[i].Text
	return word == syntax.LetAppend.String() || word == syntax.LetPrepend.String()
}

// afterMark reports whether the word at the position follows an exclamation mark.
func (x *completer) afterMark(at uint32) bool {
	text := x.a.file.Text
	for at > 0 && isWord(text[at-1]) {
		at--
	}
	return at > 0 && text[at-1] == '!'
}

// namesAhead reports whether the token at i is followed by a new name.
func (x *completer) namesAhead(i int) bool {
	switch x.kind(i) {
	case syntax.KwClass, syntax.KwMulticlass, syntax.KwDef, syntax.KwDefm, syntax.KwDefvar, syntax.KwDeftype, syntax.KwForeach:
		return true
	}
	return false
}

// bracketIn returns the index of the bracket that is open at the token at i and opened after the
// token at first, or -1.
func (x *completer) bracketIn(i, first int) int {
	if b := x.bracket(i); b >= first {
		return b
	}
	return -1
}

// supers adds the possible base classes, if the position is after the colon of a definition or a
// comma in the list that follows.
func (x *completer) supers(i, first int) bool {
	if k := x.kind(i); k != syntax.Colon && k != syntax.Comma || x.bracketIn(i, first) >= 0 {
		return false
	}
	switch x.kind(first) {
	case syntax.KwClass, syntax.KwDef:
		x.classes(true)
	case syntax.KwDefm:
		x.multiclasses()
		x.classes(true)
	case syntax.KwMulticlass:
		x.multiclasses()
	default:
		return false
	}
	return true
}

// expectsType reports whether the position is where a type is.
func (x *completer) expectsType(i, first int) bool {
	switch x.kind(i) {
	case syntax.KwField, syntax.KwDefset:
		return true
	case syntax.Less:
		if k := x.kind(i - 1); k == syntax.KwList || k == syntax.Bang {
			return true
		}
	case syntax.Equal:
		return x.kind(first) == syntax.KwDeftype
	}
	// The first token of a template argument.
	if b := x.bracketIn(i, first); (x.kind(i) == syntax.Less || x.kind(i) == syntax.Comma) && b >= 0 && x.kind(b) == syntax.Less && b == first+2 {
		return x.kind(first) == syntax.KwClass || x.kind(first) == syntax.KwMulticlass
	}
	return false
}

func (x *completer) keywords(words string) {
	for w := range strings.FieldsSeq(words) {
		x.add(server.Completion{Label: w, Kind: protocol.CompletionItemKindKeyword, Sort: "2" + w})
	}
}

// statements adds the words with which a statement starts.
func (x *completer) statements() {
	e := x.enclosing()
	switch {
	case e.head < 0:
		x.keywords("assert class def defm defset deftype defvar dump foreach if include let multiclass")
	case x.kind(e.head) == syntax.KwMulticlass:
		x.keywords("assert def defm defvar dump foreach if let")
	default:
		x.keywords("assert defvar dump field let")
		x.types()
	}
}

// types adds the types.
func (x *completer) types() {
	x.keywords("bit bits code dag int list string")
	x.classes(false)
}

// operators adds the bang operators.
func (x *completer) operators() {
	for op := syntax.OpAdd; op <= syntax.OpXor; op++ {
		x.add(server.Completion{Label: op.String(), Detail: "operator", Kind: protocol.CompletionItemKindOperator})
	}
}

// classes adds the classes, with placeholders for the template arguments without defaults if
// args is set.
func (x *completer) classes(args bool) {
	for _, r := range x.records.Classes() {
		c := server.Completion{Label: r.Name(), Detail: "class " + r.Name() + params(r), Kind: protocol.CompletionItemKindClass, Sort: "1" + r.Name(), Doc: documentation(r)}
		if args {
			c.Insert, c.Snippet = placeholders(r)
		}
		x.add(c)
	}
}

// multiclasses adds the multiclasses.
func (x *completer) multiclasses() {
	for _, r := range x.records.Multiclasses() {
		c := server.Completion{Label: r.Name(), Detail: "multiclass " + r.Name() + params(r), Kind: protocol.CompletionItemKindModule, Sort: "0" + r.Name(), Doc: documentation(r)}
		c.Insert, c.Snippet = placeholders(r)
		x.add(c)
	}
}

// values adds the beginnings of a value.
func (x *completer) values() {
	x.locals()
	for _, r := range x.a.defs {
		if !r.IsAnonymous() {
			x.add(server.Completion{Label: r.Name(), Kind: protocol.CompletionItemKindValue, Sort: "1" + r.Name(), Fill: func(c *server.Completion) {
				c.Detail, c.Doc = "def"+supers(r), documentation(r)
			}})
		}
	}
	x.classes(true)
	x.keywords("false true")
}

// params returns the template arguments of a class in the syntax of the language.
func params(r *tablegen.Record) string {
	var list []string
	for f := range r.Params() {
		list = append(list, f.Type().String()+" "+unqualified(f.Name()))
	}
	if list == nil {
		return ""
	}
	return "<" + strings.Join(list, ", ") + ">"
}

// placeholders returns the snippet for a class with the template arguments that need a value.
func placeholders(r *tablegen.Record) (text string, ok bool) {
	var list []string
	for f := range r.Params() {
		if _, unset := f.Value().(tablegen.UnsetValue); unset {
			list = append(list, "${"+string(rune('1'+len(list)%9))+":"+unqualified(f.Name())+"}")
		}
	}
	if list == nil || len(list) > 9 {
		return "", false
	}
	return r.Name() + "<" + strings.Join(list, ", ") + ">", true
}

// unqualified returns the name of a template argument without that of its class.
func unqualified(name string) string { return name[strings.LastIndexByte(name, ':')+1:] }

// supers returns the classes that a record names.
func supers(r *tablegen.Record) string {
	var names []string
	for _, c := range r.DirectSuperclasses() {
		names = append(names, c.Name())
	}
	if names == nil {
		return ""
	}
	return " : " + strings.Join(names, ", ")
}

// documentation returns the summary of a record or the comment that precedes it.
func documentation(r *tablegen.Record) string {
	if text, ok := r.String("summary"); ok && strings.TrimSpace(text) != "" {
		return strings.TrimSpace(text)
	}
	at := r.Pos()
	if !at.IsValid() {
		return ""
	}
	return server.Comment(at.File, at.Offset)
}

// fieldDocumentation returns the comment of a field where its record, or a class of the record,
// declares it.
func fieldDocumentation(r *tablegen.Record, name string) string {
	for _, c := range append(slices.Clone(r.Superclasses()), r) {
		if c.Field(name) == nil {
			continue
		}
		if at := c.FieldPos(name); at.IsValid() {
			if doc := server.Comment(at.File, at.Offset); doc != "" {
				return doc
			}
		}
	}
	return ""
}
