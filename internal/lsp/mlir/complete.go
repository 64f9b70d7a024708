package mlir

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A completer lists the completions at a position of a part. It knows the names and types that
// parsing the text before the position finds.
type completer struct {
	*part
	text   []byte // of the part, up to the word at the position
	word   string // the characters of a name before the position
	places asm.Places
	list   []server.Completion
}

// Complete returns the names and keywords that can be written at an offset.
func (a *analysis) Complete(at uint32) []server.Completion {
	p := a.part(at)
	if p == nil {
		return nil
	}
	start := at
	for start > p.start && isName(a.file.Text[start-1]) {
		start--
	}
	c := &completer{part: p, text: a.file.Text[p.start:start], word: string(a.file.Text[start:at])}
	c.parse(a, start)
	c.complete()
	return c.list
}

// parse parses the text before the position. A sigil or quote at the end starts an incomplete
// name, so the text ends before it.
func (c *completer) parse(a *analysis, end uint32) {
	if end > c.start && strings.IndexByte("%^!#@\"", a.file.Text[end-1]) >= 0 {
		end--
	}
	ctx, _ := a.base.context()
	if ctx == nil {
		return
	}
	asm.Parse(ctx, c.without(a.file, end), asm.ParseOptions{Part: asm.Part{Start: c.start, End: end, Set: true}, Places: &c.places, NoVerify: true})
}

// maxBlanks bounds how far without searches for text after an operation.
const maxBlanks = 1 << 10

// without returns the text up to end, with functions and other operations blanked that are
// isolated, have no results and are followed by more text: the position does not depend on their
// contents.
func (c *completer) without(f *source.File, end uint32) *source.File {
	text := slices.Clone(f.Text[:end])
	for i := range c.part.places.Ops {
		o := &c.part.places.Ops[i]
		if o.End >= end || o.Op.NumResults() > 0 || !o.Op.Has(ir.IsolatedFromAbove) || len(bytes.TrimSpace(text[o.End:min(end, o.End+maxBlanks)])) == 0 {
			continue
		}
		for k := o.Start; k < o.End; k++ {
			text[k] = ' '
		}
	}
	return source.NewFile(f.Name, text)
}

func isName(b byte) bool {
	return b == '_' || b == '.' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// complete chooses the kinds of completions by the characters before the word.
func (c *completer) complete() {
	dialect, _, qualified := strings.Cut(c.word, ".")
	last := byte(0)
	if len(c.text) > 0 {
		last = c.text[len(c.text)-1]
	}
	switch {
	case last == '%':
		c.values()
	case last == '^':
		c.blockNames()
	case last == '@':
		c.symbolNames()
	case last == '!' && qualified:
		c.types(dialect)
	case last == '!':
		c.dialects()
		c.aliases('!', false)
	case last == '#' && qualified:
		c.attributes(dialect)
	case last == '#':
		c.dialects()
		c.aliases('#', false)
	case last == '"':
		if c.places.Expected&asm.ExpectedOperation != 0 || c.startsOperation(c.text[:len(c.text)-1]) {
			c.operations(dialect, qualified, "")
		}
	case c.places.Expected != 0 || len(c.places.Keywords) > 0:
		c.expected(dialect, qualified)
	case c.startsOperation(c.text):
		c.operations(dialect, qualified, "builtin")
	case c.aliasDefinition('#'):
		c.attributeKeywords()
	case c.expectsType():
		c.typeKeywords()
	default:
		c.keywords()
	}
}

// expected adds the tokens that the parser expects at the end of the text before the position, if
// it has no errors up to there.
func (c *completer) expected(dialect string, qualified bool) {
	c.keywords()
	e := c.places.Expected
	if e&asm.ExpectedOperation != 0 {
		c.operations(dialect, qualified, c.places.Dialect)
	}
	if qualified {
		return
	}
	add := func(sigil string, names func()) {
		n := len(c.list)
		names()
		for i := range c.list[n:] {
			if x := &c.list[n+i]; x.Insert != "" {
				x.Insert = sigil + x.Insert
			}
		}
	}
	if e&asm.ExpectedOperand != 0 {
		add("%", c.values)
	}
	if e&asm.ExpectedBlock != 0 {
		add("^", c.blockNames)
	}
	if e&asm.ExpectedSymbol != 0 {
		add("@", c.symbolNames)
	}
	switch {
	case e&asm.ExpectedAttribute != 0:
		c.attributeKeywords()
	case e&asm.ExpectedType != 0:
		c.typeKeywords()
	}
}

// line returns the text of the current line.
func (c *completer) line(text []byte) string {
	return string(text[bytes.LastIndexByte(text, '\n')+1:])
}

// startsOperation reports whether an operation starts at the end of a text: after nothing, or
// the names of results.
func (c *completer) startsOperation(text []byte) bool {
	line := strings.TrimSpace(c.line(text))
	if i := strings.LastIndexAny(line, "{}"); i >= 0 {
		line = strings.TrimSpace(line[i+1:])
	}
	return line == "" || line[0] == '%' && strings.HasSuffix(line, "=") && strings.Count(line, "=") == 1
}

// aliasDefinition reports whether the position is after `#name =`, or `!name =`.
func (c *completer) aliasDefinition(sigil byte) bool {
	line := strings.TrimSpace(c.line(c.text))
	return line != "" && line[0] == sigil && strings.HasSuffix(line, "=")
}

// expectsType reports whether the position is where types are: after a colon or an arrow, or in
// the list of types after one.
func (c *completer) expectsType() bool {
	text := bytes.TrimRight(c.text, " ")
	if c.aliasDefinition('!') {
		return true
	}
	if bytes.HasSuffix(text, []byte("(")) || bytes.HasSuffix(text, []byte(",")) {
		line := c.line(text)
		i := max(strings.LastIndex(line, ":"), strings.LastIndex(line, "->"))
		return i >= 0 && !strings.Contains(line[i:], "%") && strings.TrimLeft(line[i:], "abcdefghijklmnopqrstuvwxyz0123456789_!.<>(:-, ") == ""
	}
	return bytes.HasSuffix(text, []byte(":")) || bytes.HasSuffix(text, []byte("->"))
}

func (c *completer) add(x server.Completion) { c.list = append(c.list, x) }

// values adds the values that are visible at the position.
func (c *completer) values() {
	open := braces(c.text)
	type found struct {
		at uint32
		x  server.Completion
	}
	var list []found
	for v, n := range c.places.Values {
		if n.Def == (asm.TextRange{}) {
			continue
		}
		at := n.Def.Start
		x := server.Completion{Label: n.Name, Insert: n.Name[1:], Kind: protocol.CompletionItemKindVariable}
		if v.IsBlockArgument() {
			x.Detail = fmt.Sprintf("arg #%d: %s", v.Index(), v.Type())
			if b := c.places.Blocks[v.OwnerBlock()]; b != nil && b.Name == "" {
				at = b.Def.End
			}
		} else {
			x.Detail = fmt.Sprintf("%s: %s", v.DefiningOp().Name(), v.Type())
			if v.Index() > 0 {
				x.Label = fmt.Sprintf("%s#%d", n.Name, v.Index())
				x.Insert = x.Label[1:]
			}
		}
		if at < c.start || int(at-c.start) > len(c.text) || !prefix(braces(c.text[:at-c.start]), open) {
			continue
		}
		list = append(list, found{n.Def.Start, x})
	}
	slices.SortFunc(list, func(a, b found) int {
		if a.at != b.at {
			return int(a.at) - int(b.at)
		}
		return strings.Compare(a.x.Label, b.x.Label)
	})
	for _, f := range list {
		c.add(f.x)
	}
}

// braces returns the offsets of the braces that are open at the end of a text.
func braces(text []byte) (open []int) {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			open = append(open, i)
		case '}':
			open = open[:max(0, len(open)-1)]
		case '"':
			for i++; i < len(text) && text[i] != '"' && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case '/':
			if i+1 < len(text) && text[i+1] == '/' {
				for i < len(text) && text[i] != '\n' {
					i++
				}
			}
		}
	}
	return open
}

// prefix reports whether a list starts with another.
func prefix(head, list []int) bool {
	return len(head) <= len(list) && slices.Equal(head, list[:len(head)])
}

// blockNames adds the blocks that the text defines or uses.
func (c *completer) blockNames() {
	var names []string
	for _, n := range c.places.Blocks {
		if n.Name != "" && !slices.Contains(names, n.Name) {
			names = append(names, n.Name)
		}
	}
	slices.Sort(names)
	for _, n := range names {
		c.add(server.Completion{Label: n, Insert: n[1:], Kind: protocol.CompletionItemKindReference})
	}
}

// symbolNames adds the symbols of the part, also those after the position.
func (c *completer) symbolNames() {
	var names []string
	for i := range c.part.places.Ops {
		op := c.part.places.Ops[i].Op
		if n := ir.SymbolName(op); n != "" && !slices.Contains(names, n) {
			names = append(names, n)
			c.add(server.Completion{Label: "@" + n, Insert: n, Detail: op.Name(), Kind: protocol.CompletionItemKindReference})
		}
	}
}

// aliases adds the aliases with a sigil; labelled keeps the sigil in the labels.
func (c *completer) aliases(sigil byte, labelled bool) {
	var names []string
	for name := range c.places.Aliases {
		if name[0] == sigil && c.places.Aliases[name].Value != nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, n := range names {
		label := n
		if !labelled {
			label = n[1:]
		}
		c.add(server.Completion{Label: label, Detail: fmt.Sprintf("alias: %s", c.places.Aliases[n].Value), Kind: protocol.CompletionItemKindField, Sort: "2"})
	}
}

// keywords adds the words that the syntax of the operation accepts.
func (c *completer) keywords() {
	var seen []string
	for _, w := range c.places.Keywords {
		if !slices.Contains(seen, w) {
			seen = append(seen, w)
			c.add(server.Completion{Label: w, Detail: "optional", Kind: protocol.CompletionItemKindKeyword, Sort: "0"})
		}
	}
}
