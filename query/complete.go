package query

import "strings"

// A Completion is text that can be inserted at the cursor.
type Completion struct {
	Text  string // the text to insert
	Shown string // the text in a list: the command, or the matcher with its arguments
}

// Complete returns the completions of a command at the cursor, an offset in the line. Matchers
// are in mlir-query's order.
func (s *Session) Complete(line string, cursor int) []Completion {
	word, rest := cutWord(line)
	start := len(line) - len(rest) - len(word)
	if cursor <= start+len(word) {
		return completeCommand(line[min(start, cursor):cursor])
	}
	if word != "m" && word != "match" {
		return nil
	}
	text := strings.TrimLeft(rest, spaces)
	return s.Registry.complete(text, max(cursor-(len(line)-len(text)), 0))
}

// completeCommand returns the commands with a prefix, without the abbreviations of one letter.
func completeCommand(prefix string) (list []Completion) {
	for _, c := range []string{"help", "match", "quit"} {
		if rest, ok := strings.CutPrefix(c, prefix); ok {
			list = append(list, Completion{rest + " ", c})
		}
	}
	return list
}

// complete returns the completions of a matcher expression.
func (r *Registry) complete(text string, cursor int) (list []Completion) {
	add := func(prefix, text, shown string) {
		if rest, ok := strings.CutPrefix(text, prefix); ok {
			list = append(list, Completion{rest, shown})
		}
	}
	var errs Errors
	p := &parser{tokenizer: newTokenizer(text, cursor, &errs), registry: r}
	p.completeMatcher = func(prefix string) {
		for _, d := range r.matchers.All {
			add(prefix, d.opening(), d.signature())
		}
	}
	p.completeChain = func(prefix string) { add(prefix, "extract(\"", "extract") }
	p.expression()
	return list
}

// opening returns a call of the matcher up to its first argument.
func (d *Definition) opening() string {
	switch {
	case len(d.Params) == 0:
		return d.Name + "()"
	case d.Params[0] == String:
		return d.Name + "(\""
	}
	return d.Name + "("
}
