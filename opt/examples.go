package opt

import (
	_ "embed"
	"strings"
	"sync"
)

// examplesText has an input for each pass, with the flags in its first line, and the output.
//
//go:embed examples.txtar
var examplesText string

// An Example shows what a pass does.
type Example struct {
	Args          []string // the flags
	Input, Output string
}

var examples = sync.OnceValue(func() map[string]Example {
	all := map[string]Example{}
	// The text is an archive: a line "-- NAME --" precedes each file.
	texts, name := map[string]string{}, ""
	for line := range strings.Lines(examplesText) {
		if head, ok := strings.CutPrefix(line, "-- "); ok && strings.HasSuffix(head, " --\n") {
			name = strings.TrimSuffix(head, " --\n")
		} else {
			texts[name] += line
		}
	}
	for name, text := range texts {
		if output, ok := texts[name+".out"]; ok {
			first, input, _ := strings.Cut(text, "\n")
			all[name] = Example{strings.Fields(strings.TrimPrefix(first, "//")), input, output}
		}
	}
	return all
})

// PassExample returns the example for a pass, if it has one.
func PassExample(pass string) (x Example, ok bool) {
	x, ok = examples()[pass]
	return x, ok
}
