package cxx

import (
	"slices"
	"strings"
)

// Macros with parameters can expand to declarations: a file defines one, and calls it in place
// of functions that differ only in a name. Such a call is replaced by the text of the macro,
// which is read as a separate file in the same scope. Macros within functions are not expanded.

// A macro is a macro with parameters.
type macro struct {
	params  []string
	body    string
	unknown bool
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
	list, ok := strings.CutPrefix(rest[len(name):], "(")
	if name == "" || !ok {
		return
	}
	list, body, ok := strings.Cut(list, ")")
	if !ok || strings.Contains(list, "...") || strings.Contains(body, "#") {
		return
	}
	x := macro{body: strings.ReplaceAll(strings.ReplaceAll(body, "\\\r\n", " \n"), "\\\n", " \n")}
	for p := range strings.SplitSeq(list, ",") {
		if p = strings.TrimSpace(p); p != "" {
			x.params = append(x.params, p)
		}
	}
	if old, known := m[name]; known && (old.body != x.body || !slices.Equal(old.params, x.params)) {
		x = macro{unknown: true} // which one a call means depends on its place
	}
	m[name] = x
}

// macros are the macros with parameters of a file.
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
	at := int(r.pos())
	r.next()
	args := r.macroArgs()
	r.accept(tokSemi)
	if len(args) != len(x.params) {
		return true
	}
	values := map[string]string{}
	for i, p := range x.params {
		values[p] = args[i]
	}
	text := replaceWords(x.body, values)
	if *r.expanded += len(text); *r.expanded > maxMacroText {
		return true
	}
	inner := &File{Name: r.file.Name, Text: text, call: r.file, callAt: at}
	inner.read(s, &fileReader{macros: r.macros, macroDepth: r.macroDepth + 1, expanded: r.expanded})
	f := r.file
	f.Funcs, f.Vars, f.Aliases = append(f.Funcs, inner.Funcs...), append(f.Vars, inner.Vars...), append(f.Aliases, inner.Aliases...)
	f.Classes, f.Enums = append(f.Classes, inner.Classes...), append(f.Enums, inner.Enums...)
	f.Expansions = append(append(f.Expansions, inner), inner.Expansions...)
	return true
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

// replaceWords replaces identifiers in a text.
func replaceWords(text string, values map[string]string) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		if text[i] == '"' {
			end := lexQuoted(text, i, &Errors{})
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
		if v, ok := values[word]; ok {
			word = v
		}
		b.WriteString(word)
		i += n
	}
	return b.String()
}
