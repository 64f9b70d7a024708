package cxx

import (
	"slices"
	"strconv"
	"strings"
)

// Macros with parameters can expand to declarations: a file defines one, and calls it in place
// of functions that differ only in a name. Such a call is replaced by the text of the macro,
// which is read as a separate file in the same scope. So is a function that uses macros in its
// body, after these are replaced.

// A macro is a macro with or without parameters.
type macro struct {
	params   []string
	body     string
	constant bool // without parameters
	variadic bool // the last parameter takes all further arguments
	unknown  bool
}

const (
	maxMacroDepth = 8       // calls of macros in the text of macros
	maxMacroText  = 1 << 20 // the length of all expansions of a file
)

// define adds the macro of a directive, given without its "#".
func (m macros) define(directive string) {
	rest, ok := strings.CutPrefix(directive, "define")
	if !ok {
		return
	}
	rest = strings.TrimLeft(rest, " \t")
	name := rest[:scanIdent(rest, 0)]
	if name == "" {
		return
	}
	x := macro{body: rest[len(name):], constant: true}
	if list, ok := strings.CutPrefix(x.body, "("); ok {
		if list, x.body, ok = strings.Cut(list, ")"); !ok {
			return
		}
		x.constant = false
		x.parameters(list)
	}
	x.body = strings.ReplaceAll(strings.ReplaceAll(x.body, "\\\r\n", " \n"), "\\\n", " \n")
	if x.constant && strings.TrimSpace(x.body) == "" {
		return // a guard
	}
	if old, known := m[name]; known && (old.body != x.body || !slices.Equal(old.params, x.params)) {
		x = macro{unknown: true} // which one a call means depends on its place
	}
	m[name] = x
}

// parameters reads the list of parameters.
func (x *macro) parameters(list string) {
	for p := range strings.SplitSeq(list, ",") {
		switch p = strings.TrimSpace(p); {
		case p == "...":
			x.variadic, x.params = true, append(x.params, "__VA_ARGS__")
		case p != "":
			x.params = append(x.params, p)
		}
	}
}

// macros are the macros of a file.
type macros map[string]macro

// expansion reads a call of a macro, if the current tokens are one, and the declarations that
// it expands to.
func (r *fileReader) expansion(s *FileScope) bool {
	if r.kind() != tokIdent || r.peek(1).kind != tokLParen {
		return false
	}
	x, ok := r.macros[r.text()]
	if !ok || x.unknown || r.macroDepth >= maxMacroDepth {
		return false
	}
	if x.constant {
		return false
	}
	at := int(r.pos())
	r.next()
	args := r.macroArgs()
	r.accept(tokSemi)
	if text, ok := x.apply(args); ok {
		r.readExpanded(s, text, at)
	}
	return true
}

// apply returns the text of a call.
func (x *macro) apply(args []string) (string, bool) {
	if x.variadic && len(args) >= len(x.params) {
		last := len(x.params) - 1
		args = append(args[:last:last], strings.Join(args[last:], ", "))
	}
	if len(args) != len(x.params) {
		return "", false
	}
	values := map[string]string{}
	for i, p := range x.params {
		values[p] = args[i]
	}
	return replaceWords(x.body, values), true
}

// readExpanded reads the declarations in a text to which code at an offset expands. It returns the
// functions, nil if there is too much text.
func (r *fileReader) readExpanded(s *FileScope, text string, at int) []*FileFunc {
	if *r.expanded += len(text); *r.expanded > maxMacroText {
		return nil
	}
	inner := &File{Name: r.file.Name, Text: text, call: r.file, callAt: at}
	inner.read(s, &fileReader{macros: r.macros, macroDepth: r.macroDepth + 1, expanded: r.expanded})
	f := r.file
	f.Funcs, f.Vars, f.Aliases = append(f.Funcs, inner.Funcs...), append(f.Vars, inner.Vars...), append(f.Aliases, inner.Aliases...)
	f.Classes, f.Enums = append(f.Classes, inner.Classes...), append(f.Enums, inner.Enums...)
	f.Expansions = append(append(f.Expansions, inner), inner.Expansions...)
	return inner.Funcs
}

// expandedFunction reads a function again whose tokens from one number on use macros, after these are
// replaced, and reports whether there is one.
func (r *fileReader) expandedFunction(s *FileScope, start int, template []TemplateParam, special bool) bool {
	if len(r.macros) == 0 || r.macroDepth >= maxMacroDepth {
		return false
	}
	used := slices.ContainsFunc(r.toks[start:r.i], func(t token) bool {
		x, ok := r.macros[r.src[t.pos:t.end]]
		return t.kind == tokIdent && ok && !x.unknown
	})
	if !used {
		return false
	}
	from, to := r.toks[start].pos, r.prevEnd()
	text := r.macros.expand(r.src[from:to], maxMacroText-*r.expanded)
	if text == r.src[from:to] {
		return false
	}
	funcs := r.readExpanded(s, text, int(from))
	for _, fn := range funcs {
		fn.Template, fn.Special = template, special
	}
	return len(funcs) > 0
}

// expand replaces the macros in a text, also those in the texts of macros. The result is at most a limit
// longer than the text.
func (m macros) expand(text string, limit int) string {
	limit += len(text)
	for range maxMacroDepth {
		next := m.expandOnce(text)
		if next == text || len(next) > limit {
			return text
		}
		text = next
	}
	return text
}

func (m macros) expandOnce(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		if end := skipLiteral(text, i); end > i {
			b.WriteString(text[i:end])
			i = end
			continue
		}
		n := scanIdent(text, i) - i
		if n <= 0 {
			b.WriteByte(text[i])
			i++
			continue
		}
		word := text[i : i+n]
		i += n
		x, ok := m[word]
		switch {
		case !ok || x.unknown:
			b.WriteString(word)
		case x.constant:
			b.WriteString(x.body)
		default:
			args, end := callArgs(text, i)
			called, fits := x.apply(args)
			if end < 0 || !fits {
				b.WriteString(word)
				continue
			}
			b.WriteString(called)
			i = end
		}
	}
	return b.String()
}

// skipLiteral returns the end of a string, a character or a comment at an offset, or the offset.
func skipLiteral(text string, i int) int {
	switch {
	case text[i] == '"', text[i] == '\'' && (i == 0 || !isIdentPart(text[i-1])):
		return lexQuoted(text, i, &Errors{})
	case strings.HasPrefix(text[i:], "//"):
		return lineEnd(text, i)
	case strings.HasPrefix(text[i:], "/*"):
		if n := strings.Index(text[i:], "*/"); n >= 0 {
			return i + n + len("*/")
		}
		return len(text)
	}
	return i
}

// callArgs reads the arguments in parentheses at an offset; end is negative if there are none.
func callArgs(text string, i int) (args []string, end int) {
	for i < len(text) && strings.IndexByte(" \t\r\n", text[i]) >= 0 {
		i++
	}
	if i == len(text) || text[i] != '(' {
		return nil, -1
	}
	from, depth := i+1, 0
	for i < len(text) {
		if end := skipLiteral(text, i); end > i {
			i = end
			continue
		}
		switch text[i] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 || depth == 1 && text[i] == ',' {
			if arg := strings.TrimSpace(text[from:i]); arg != "" || len(args) > 0 {
				args = append(args, arg)
			}
			from = i + 1
		}
		i++
		if depth == 0 {
			return args, i
		}
	}
	return nil, -1
}

// macroArgs reads the arguments of a call as texts.
func (r *fileReader) macroArgs() []string {
	var args []string
	depth := 0
	from := r.peek(1).pos
	for r.kind() != tokEOF {
		switch r.kind() {
		case tokLParen, tokLBrace, tokLBracket:
			depth++
		case tokRParen, tokRBrace, tokRBracket:
			depth--
		}
		if depth == 0 || depth == 1 && r.kind() == tokComma {
			if text := strings.TrimSpace(r.src[from:r.pos()]); text != "" || len(args) > 0 {
				args = append(args, text)
			}
			from = r.toks[r.i].end
		}
		r.next()
		if depth == 0 {
			return args
		}
	}
	return nil
}

// replaceWords replaces parameters in the text of a macro. "#" before one makes it a string, and "##"
// joins the texts around it.
func replaceWords(text string, values map[string]string) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		if text[i] == '"' {
			end := lexQuoted(text, i, &Errors{})
			b.WriteString(text[i:end])
			i = end
			continue
		}
		if strings.HasPrefix(text[i:], "##") {
			joined := strings.TrimRight(b.String(), " \t\r\n")
			b.Reset()
			b.WriteString(joined)
			rest := strings.TrimLeft(text[i+2:], " \t\r\n")
			i = len(text) - len(rest)
			continue
		}
		quote := 0
		if text[i] == '#' {
			quote = 1
		}
		n := scanIdent(text, i+quote) - (i + quote)
		if n <= 0 {
			b.WriteByte(text[i])
			i++
			continue
		}
		word := text[i+quote : i+quote+n]
		v, ok := values[word]
		switch {
		case ok && quote > 0:
			b.WriteString(strconv.Quote(v))
		case ok:
			b.WriteString(v)
		default:
			b.WriteString(text[i : i+quote+n])
		}
		i += quote + n
	}
	return b.String()
}
