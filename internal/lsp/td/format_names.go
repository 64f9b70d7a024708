package td

import (
	"slices"
	"sort"
	"strings"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// declaring are the fields of operations, types and attributes whose dags declare the names that formats use.
var declaring = []string{"arguments", "results", "regions", "successors", "parameters"}

// A formatScope is a class or def with the names that its dags declare and its format uses.
type formatScope struct {
	supers []string
	up     []*formatScope           // those of the superclasses in the text, each once; see resolve
	seen   int                      // the last walk that found the scope
	names  map[string]source.Span   // the declarations, without the dollar signs
	uses   map[string][]source.Span // in the format
	format []source.Span            // the strings of the format, with their quotes
}

// formatScopes are the classes and defs of a text, in its order.
type formatScopes struct {
	list  []*formatScope
	walks int
	found []*formatScope // the result of the last walk
}

// formatScopes returns the classes and defs of the text.
func (a *analysis) formatScopes() *formatScopes {
	var list []*formatScope
	byName := map[string]*formatScope{}
	x := &cursor{a: a, tokens: a.tree().Tokens}
	x.n = len(x.tokens)
	var current *formatScope
	depth := 0
	for i := 0; i < x.n; i++ {
		switch x.kind(i) {
		case syntax.KwClass, syntax.KwDef:
			if depth == 0 || current == nil {
				current, depth = &formatScope{names: map[string]source.Span{}, uses: map[string][]source.Span{}}, 0
				list = append(list, current)
				if x.kind(i+1) == syntax.Ident {
					byName[x.tokens[i+1].Text] = current
				}
			}
		case syntax.Colon:
			if current != nil && depth == 0 {
				names, end := x.supersFrom(i + 1)
				current.supers = append(current.supers, names...)
				i = end - 1
			}
		case syntax.LBrace:
			depth++
		case syntax.RBrace:
			if depth--; depth <= 0 {
				current, depth = nil, 0
			}
		case syntax.KwLet:
			if current != nil && x.kind(i+1) == syntax.Ident && x.kind(i+2) == syntax.Equal {
				i = x.readLet(current, i+1)
			}
		}
	}
	all := &formatScopes{list: list}
	for _, s := range list {
		all.resolve(s, byName)
	}
	return all
}

// resolve finds the scopes of the superclasses.
func (f *formatScopes) resolve(s *formatScope, byName map[string]*formatScope) {
	f.walks++
	for _, super := range s.supers {
		if up := byName[super]; up != nil && up.seen != f.walks {
			up.seen = f.walks
			s.up = append(s.up, up)
		}
	}
}

// supersFrom returns the names of the superclasses in a list that begins at a token, and the index of the token after the list.
func (c *cursor) supersFrom(i int) (names []string, end int) {
	for depth := 0; i < c.n; i++ {
		switch c.kind(i) {
		case syntax.Less, syntax.LParen, syntax.LSquare:
			depth++
		case syntax.Greater, syntax.RParen, syntax.RSquare:
			if depth--; depth < 0 { // a colon in a template argument
				return nil, i
			}
		case syntax.LBrace, syntax.Semi:
			if depth == 0 {
				return names, i
			}
		case syntax.KwClass, syntax.KwDef: // the text is not complete
			return names, i
		case syntax.Ident:
			if k := c.kind(i - 1); depth == 0 && (k == syntax.Colon || k == syntax.Comma) {
				names = append(names, c.tokens[i].Text)
			}
		}
	}
	return names, i
}

// readLet reads the value of the field whose name is at a token. It returns the index of the token before the semicolon.
func (c *cursor) readLet(s *formatScope, name int) int {
	field := c.tokens[name].Text
	declares := slices.Contains(declaring, field)
	i := name + 2
	for ; i < c.n && c.kind(i) != syntax.Semi; i++ {
		switch k := c.kind(i); {
		case declares && k == syntax.VarName:
			at := c.span(i)
			at.Start++ // the dollar sign
			if word := c.tokens[i].Text; word != "" && !s.names[word].IsValid() {
				s.names[word] = at
			}
		case field == "assemblyFormat" && (k == syntax.String || k == syntax.Code):
			s.format = append(s.format, c.span(i))
			for word, at := range dollars(c.span(i)) {
				s.uses[word] = append(s.uses[word], at...)
			}
		}
	}
	return i - 1
}

// span returns the place of a token.
func (c *cursor) span(i int) source.Span {
	return source.Span{File: c.a.file, Start: c.start(i), End: c.end(i)}
}

// dollars returns the names after dollar signs in a part of the text.
func dollars(at source.Span) map[string][]source.Span {
	found := map[string][]source.Span{}
	text := at.Text()
	for i := 0; i < len(text); i++ {
		if text[i] != '$' {
			continue
		}
		end := i + 1
		for end < len(text) && isWord(text[end]) {
			end++
		}
		if end > i+1 {
			word := string(text[i+1 : end])
			found[word] = append(found[word], source.Span{File: at.File, Start: at.Start + uint32(i) + 1, End: at.Start + uint32(end)})
		}
		i = end - 1
	}
	return found
}

// maxSupers bounds the edges between a class and its superclasses that are followed from one class.
const maxSupers = 1000

// withSupers returns a scope and those of its superclasses in the text, each once, the nearer ones first. The next call
// overwrites the list.
func (f *formatScopes) withSupers(s *formatScope) []*formatScope {
	f.walks++
	s.seen = f.walks
	f.found = append(f.found[:0], s)
	edges := 0
	for i := 0; i < len(f.found); i++ {
		for _, up := range f.found[i].up {
			if edges++; edges > maxSupers {
				return f.found
			}
			if up.seen != f.walks {
				up.seen = f.walks
				f.found = append(f.found, up)
			}
		}
	}
	return f.found
}

// declarations returns, for each name that a format uses, the nearest scope that declares it.
func (f *formatScopes) declarations(s *formatScope) map[string]*formatScope {
	found := map[string]*formatScope{}
	for _, x := range f.withSupers(s) {
		if len(x.names) == 0 {
			continue
		}
		if len(found) == len(s.uses) {
			break
		}
		if len(x.names) < len(s.uses) {
			for name := range x.names {
				if s.uses[name] != nil && found[name] == nil {
					found[name] = x
				}
			}
			continue
		}
		for name := range s.uses {
			if found[name] == nil && x.names[name].IsValid() {
				found[name] = x
			}
		}
	}
	return found
}

// indexFormats adds the names that dags declare, with their uses in formats, to the index.
func (a *analysis) indexFormats() {
	scopes := a.formatScopes()
	symbols := map[source.Pos]*symbol{}
	for _, s := range scopes.list {
		for name, at := range s.names {
			x := &symbol{kind: tablegen.UseLocal, name: name, def: at}
			symbols[at.Pos()] = x
			a.index.Add(at, x)
		}
	}
	for _, s := range scopes.list {
		if len(s.uses) == 0 {
			continue
		}
		for name, d := range scopes.declarations(s) {
			x := symbols[d.names[name].Pos()]
			for _, at := range s.uses[name] {
				x.uses = append(x.uses, at)
				a.index.Add(at, x)
			}
		}
	}
}

// completeFormat completes the format that contains an offset: names after a dollar sign, otherwise directives and names. ok is false
// outside of formats.
func (a *analysis) completeFormat(at uint32) (list []server.Completion, ok bool) {
	scopes := a.formatScopes()
	for _, s := range scopes.list {
		for _, f := range s.format {
			if f.Start < at && at < f.End {
				return a.formatCompletions(scopes.visible(s), at), true
			}
		}
	}
	return nil, false
}

func (a *analysis) formatCompletions(names []string, at uint32) (list []server.Completion) {
	text := a.file.Text
	start := at
	for start > 0 && (isWord(text[start-1]) || text[start-1] == '-') {
		start--
	}
	afterDollar := start > 0 && text[start-1] == '$'
	for _, name := range names {
		c := server.Completion{Label: name, Detail: "declared here", Kind: protocol.CompletionItemKindVariable, Sort: "0" + name}
		if !afterDollar {
			c.Label, c.Filter = "$"+name, name
		}
		list = append(list, c)
	}
	if afterDollar {
		return list
	}
	for _, word := range format.Directives() {
		c := server.Completion{Label: word, Detail: "directive", Kind: protocol.CompletionItemKindKeyword, Sort: "1" + word}
		switch word {
		case "custom":
			c.Insert, c.Snippet = "custom<${1:Name}>($2)", true
		case "functional-type", "oilist", "qualified", "ref", "struct", "type":
			c.Insert, c.Snippet = word+"($1)", true
		}
		list = append(list, c)
	}
	return list
}

// visible returns the names that a format can use.
func (f *formatScopes) visible(s *formatScope) (names []string) {
	for _, x := range f.withSupers(s) {
		for name := range x.names {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return slices.Compact(names)
}

// isFormatName reports whether a symbol is a name that a dag declares.
func (s *symbol) isFormatName() bool {
	return s.record == nil && s.def.Start > 0 && strings.HasSuffix(string(s.def.File.Text[:s.def.Start]), "$")
}
