package opt

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/txtar"
)

// examplesText has an input for each pass, with the flags in its first line, and the output.
//
//go:embed examples.txtar
var examplesText []byte

// An Example shows what a pass does.
type Example struct {
	Args          []string // the flags
	Input, Output string
}

var examples = sync.OnceValue(func() map[string]Example {
	all := map[string]Example{}
	files := txtar.Parse(examplesText).Files
	for i := 0; i+1 < len(files); i += 2 {
		first, input, _ := strings.Cut(string(files[i].Data), "\n")
		all[files[i].Name] = Example{strings.Fields(strings.TrimPrefix(first, "//")), input, string(files[i+1].Data)}
	}
	return all
})

// PassExample returns the example for a pass, if it has one.
func PassExample(pass string) (x Example, ok bool) {
	x, ok = examples()[pass]
	return x, ok
}
