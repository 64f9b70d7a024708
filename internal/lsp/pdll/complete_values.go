package pdll

import (
	"bytes"
	"fmt"
	"strconv"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// statements returns the beginnings of a statement in a body, or of a declaration outside of
// one.
func (a *analysis) statements(c *cursor) (list []server.Completion) {
	if c.bracket(c.last()) < 0 {
		return keywords("Constraint", "Pattern", "Rewrite", "#include")
	}
	list = append(a.values(c), keywords("erase", "let", "replace", "return", "rewrite")...)
	if a.module.Reference {
		return list
	}
	return append(list, server.Completion{Label: "forall", Insert: "forall ${1:value} in $2 {\n  $0\n}", Snippet: true, Kind: protocol.CompletionItemKindKeyword,
		Sort: "2forall", Doc: "Requires statements of each element of a range."})
}

// values returns the beginnings of an expression.
func (a *analysis) values(c *cursor) []server.Completion {
	list := a.variables(c)
	for _, f := range c.inlineCallables() {
		list = append(list, f.completion())
	}
	for _, d := range a.module.Decls {
		f, ok := d.(*pdll.Callable)
		if !ok {
			continue
		}
		x := server.Completion{Label: f.Name.Text, Detail: callSignature(f).Label, Kind: protocol.CompletionItemKindFunction, Sort: "1" + f.Name.Text,
			Insert: f.Name.Text + "($0)", Snippet: true}
		if at := f.Name.Span; at.IsValid() {
			x.Doc = server.Comment(at.File, at.Start)
		}
		list = append(list, x)
	}
	for _, s := range []struct{ label, insert, doc string }{
		{"op", "op<$1>", "An operation to match or to create."},
		{"attr", "attr<\"$1\">", "An attribute in MLIR's syntax."},
		{"type", "type<\"$1\">", "A type in MLIR's syntax."},
	} {
		list = append(list, server.Completion{Label: s.label, Insert: s.insert, Snippet: true, Kind: protocol.CompletionItemKindKeyword, Sort: "2" + s.label, Doc: s.doc})
	}
	if !a.module.Reference {
		list = append(append(list, builtIns()...), keywords("none")...)
		list = append(list, server.Completion{Label: "either", Insert: "either($1, $2)", Snippet: true, Kind: protocol.CompletionItemKindKeyword,
			Sort: "2either", Doc: "Two operands in either order."})
	}
	return append(list, keywords("not")...)
}

// builtIns returns the constraints and rewrites that the language in mica declares.
func builtIns() (list []server.Completion) {
	for _, rewrites := range []bool{false, true} {
		names, docs := pdll.BuiltIns(rewrites)
		for i, name := range names {
			list = append(list, server.Completion{Label: name, Doc: docs[i], Insert: name + "($0)", Snippet: true, Kind: protocol.CompletionItemKindFunction, Sort: "2" + name})
		}
	}
	return list
}

func keywords(words ...string) (list []server.Completion) {
	for _, w := range words {
		list = append(list, server.Completion{Label: w, Kind: protocol.CompletionItemKindKeyword, Sort: "2" + w})
	}
	return list
}

// variables returns the variables that are visible at the position. Their names come from the
// text, which need not be complete, their types from the valid declarations.
func (a *analysis) variables(c *cursor) (list []server.Completion) {
	seen := map[string]bool{}
	open := c.brackets(c.last())
	for i := c.last(); i > c.declaration(); i-- {
		name := c.spelling(i)
		if seen[name] || name == "_" || !c.defines(i) || !c.visible(i, open) {
			continue
		}
		seen[name] = true
		x := server.Completion{Label: name, Kind: protocol.CompletionItemKindVariable, Sort: "0" + name}
		if t := a.variableType(c, i); t != nil {
			x.Detail = t.String()
		}
		list = append(list, x)
	}
	return list
}

// declaration returns the index of the keyword of the declaration that contains the position, or
// -1.
func (c *cursor) declaration() int {
	first, depth := -1, 0
	for i := range c.tokens {
		switch c.kind(i) {
		case syntax.LBrace, syntax.LParen:
			depth++
		case syntax.RBrace, syntax.RParen:
			depth--
		case syntax.KwPattern, syntax.KwConstraint, syntax.KwRewrite:
			if depth <= 0 {
				first, depth = i, 0
			}
		}
	}
	return first
}

// defines reports whether the token at i is the name of a variable where it is defined: after
// let, or before a colon.
func (c *cursor) defines(i int) bool {
	if k := c.kind(i); k != syntax.Ident && k != syntax.KwOpExpr && k != syntax.KwAttrExpr && k != syntax.KwTypeExpr {
		return false
	}
	return c.kind(i-1) == syntax.KwLet || c.kind(i-1) == syntax.Ident && c.spelling(i-1) == "forall" || c.kind(i+1) == syntax.Colon && (c.kind(i-1) == syntax.LParen || c.kind(i-1) == syntax.Comma)
}

// brackets returns the indices of the brackets that are open at the token at i, the innermost
// first.
func (c *cursor) brackets(i int) (open []int) {
	for b := c.bracket(i); b >= 0; b = c.bracket(b - 1) {
		open = append(open, b)
	}
	return open
}

// visible reports whether a variable that the token at i defines can be used where some brackets
// are open: in the block that contains the definition, or, for a parameter, in the body that
// follows.
func (c *cursor) visible(i int, open []int) bool {
	contains := func(b int) bool {
		for _, o := range open {
			if o == b {
				return true
			}
		}
		return b < 0
	}
	if c.kind(i-1) == syntax.KwLet && c.statementEnd(i) < 0 {
		return false
	}
	b := c.bracket(i)
	for ; b >= 0 && c.kind(b) != syntax.LBrace; b = c.bracket(b - 1) {
		if k := c.kind(b - 1); k == syntax.Arrow {
			if _, ok := c.resultsOf(b - 1); !ok {
				return false // the results of a constraint or rewrite have no names in its body
			}
		}
		if c.kind(b) == syntax.LParen && (c.kind(b-1) == syntax.KwConstraint || c.kind(b-1) == syntax.KwRewrite || c.kind(b-2) == syntax.KwConstraint || c.kind(b-2) == syntax.KwRewrite) {
			return contains(b) || c.inBody(b, open)
		}
	}
	return contains(b)
}

// inBody reports whether the body of the constraint or rewrite with the parameter list at i is
// one of the open brackets, or is an unterminated expression.
func (c *cursor) inBody(i int, open []int) bool {
	depth := 0
	for ; i < len(c.tokens); i++ {
		switch c.kind(i) {
		case syntax.LParen:
			depth++
		case syntax.RParen:
			depth--
		case syntax.Semicolon:
			if depth == 0 {
				return false
			}
		case syntax.EqualArrow:
			if depth == 0 {
				return c.untilSemicolon(i)
			}
		case syntax.LBrace:
			for _, o := range open {
				if o == i {
					return true
				}
			}
			return false
		}
	}
	return false
}

// untilSemicolon reports whether the statement with the token at i extends to the position.
func (c *cursor) untilSemicolon(i int) bool { return c.statementEnd(i) < 0 }

// members returns the results of an operation, or the elements of a tuple, that is the value of
// the expression that ends with the token at i.
func (a *analysis) members(c *cursor, i int) (list []server.Completion) {
	switch t := a.typeOf(c, i).(type) {
	case *pdll.TupleType:
		for n, elem := range t.Elems {
			list = append(list, member(n, t.Names[n], elem.String(), "")...)
		}
	case *pdll.OpType:
		op := t.ODS
		if op == nil {
			op = a.module.ODS.Operation(t.Name)
		}
		if op == nil {
			return nil
		}
		for n, r := range op.Results {
			doc := ""
			if r.Constraint != nil {
				doc = constraintDoc(r.Constraint)
			}
			list = append(list, member(n, r.Name, "Value"+lengthSuffix(r.Length), doc)...)
		}
	}
	return list
}

// member returns the entries for a member: its number, and its name if it has one.
func member(n int, name, typ, doc string) (list []server.Completion) {
	number := strconv.Itoa(n)
	for _, text := range []string{number, name} {
		if text != "" {
			list = append(list, server.Completion{Label: fmt.Sprintf("%s (field #%d)", text, n), Insert: text, Filter: text, Detail: number + ": " + typ,
				Kind: protocol.CompletionItemKindField, Sort: number, Doc: doc})
		}
	}
	return list
}

// lengthSuffix returns the suffix of Value in the type of a group of values.
func lengthSuffix(l pdll.Length) string {
	switch l {
	case pdll.Optional:
		return "?"
	case pdll.Variadic:
		return "Range"
	}
	return ""
}

// constraintDoc describes a constraint of the definitions as the reference does.
func constraintDoc(k *pdll.ODSConstraint) string {
	return fmt.Sprintf("%s\n\n```c++\n%s\n```\n", k.Summary, k.Class)
}

// typeOf returns the type of the expression that ends with the token at i, nil if it is not
// known.
func (a *analysis) typeOf(c *cursor, i int) pdll.Type {
	if name, ok := c.operation(i); ok && name != "" {
		return &pdll.OpType{Name: name}
	}
	if c.kind(i) == syntax.RParen {
		before := c.before(i)
		if name, ok := c.operation(before); ok {
			return &pdll.OpType{Name: name}
		}
		if f := a.callable(c.spelling(before)); f != nil {
			return f.Result
		}
		return nil
	}
	name := c.spelling(i)
	if c.kind(i-1) == syntax.Dot {
		if t, ok := a.typeOf(c, i-2).(*pdll.TupleType); ok {
			if n, ok := t.Member(name); ok {
				return t.Elems[n]
			}
		}
		return nil
	}
	open := c.brackets(i)
	for j := i - 1; j > c.declaration(); j-- {
		if c.spelling(j) == name && c.defines(j) && c.visible(j, open) && (c.kind(j-1) != syntax.KwLet || c.statementEnd(j) < i) {
			return a.variableType(c, j)
		}
	}
	return nil
}

// variableType returns the type of the variable that the token at i defines, nil if it is not
// known. In a pattern that is not complete it is that of the initial value or of a constraint on
// an operation.
func (a *analysis) variableType(c *cursor, i int) pdll.Type {
	if v := a.vars[c.tokens[i].Start]; v != nil {
		return v.Type
	}
	switch c.kind(i + 1) {
	case syntax.Equal:
		if end := c.statementEnd(i); end > i+2 {
			return a.typeOf(c, end-1)
		}
	case syntax.Colon:
		if c.kind(i+2) == syntax.KwOp && c.kind(i+3) == syntax.Less && c.kind(i+5) == syntax.Dot && c.kind(i+7) == syntax.Greater {
			return &pdll.OpType{Name: c.spelling(i+4) + "." + c.spelling(i+6)}
		}
	}
	return nil
}

// statementEnd returns the index of the semicolon that ends the statement with the token at i,
// -1 if it is not ended.
func (c *cursor) statementEnd(i int) int {
	depth := 0
	for ; i < len(c.tokens); i++ {
		switch c.kind(i) {
		case syntax.LBrace, syntax.LParen:
			depth++
		case syntax.RBrace, syntax.RParen:
			depth--
		case syntax.Semicolon:
			if depth == 0 {
				return i
			}
		}
	}
	return -1
}

// attributes returns the attributes of the operation with a name.
func (a *analysis) attributes(name string) (list []server.Completion) {
	op := a.module.ODS.Operation(name)
	if op == nil {
		return nil
	}
	for _, at := range op.Attrs {
		x := server.Completion{Label: at.Name, Kind: protocol.CompletionItemKindField}
		if at.Optional {
			x.Detail = "optional"
		}
		if at.Constraint != nil {
			x.Doc = constraintDoc(at.Constraint)
		}
		list = append(list, x)
	}
	return list
}

// attributesOf returns the name of the operation whose attributes are in the braces at open.
func (c *cursor) attributesOf(open int) (name string, ok bool) {
	if c.kind(open) != syntax.LBrace {
		return "", false
	}
	i := open - 1
	if c.kind(i) == syntax.RParen {
		i = c.before(i)
	}
	return c.operation(i)
}

// bracket returns the index of the innermost bracket that is open at the token at i, or -1.
func (c *cursor) bracket(i int) int {
	for i >= 0 {
		switch c.kind(i) {
		case syntax.LParen, syntax.LBrace, syntax.Less, syntax.LSquare:
			return i
		}
		i = c.before(i)
	}
	return -1
}

// inText reports whether the position is in code: not in a comment, a string or a code block.
func (c *cursor) inText(start uint32) bool {
	gap := uint32(0)
	if n := len(c.tokens); n > 0 {
		gap = c.tokens[n-1].End
	}
	text := c.text[gap:start]
	line := text[bytes.LastIndexByte(text, '\n')+1:]
	return !server.InComment(text) && bytes.IndexByte(line, '"') < 0 && bytes.LastIndex(text, []byte("[{")) <= bytes.LastIndex(text, []byte("}]"))
}
