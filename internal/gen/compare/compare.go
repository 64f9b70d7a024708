// Package compare compares generated dialects with those that are loaded from the same
// definitions, on random operations.
package compare

import (
	"fmt"
	"io"
	"regexp"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/ir"
)

// Counts are the numbers of cases.
type Counts struct{ Cases, Valid, Differ int }

// Contexts compares the verdict about random operations of some dialects of a context that was
// loaded, and the text of those that are valid, with those of a context of generated dialects.
// Differences are written to w.
func Contexts(w io.Writer, loaded, generated *ir.Context, dialects []string, perOp int) Counts {
	g := randomops.NewGenerator(loaded, randomops.NewPool(randomops.Accepted(loaded)), 11)
	var n Counts
	for _, name := range dialects {
		for _, def := range loaded.OpDefs(loaded.Dialect(name)) {
			for _, c := range g.Cases(def, perOp) {
				n.Cases++
				want, got := result(loaded, c.Text), result(generated, c.Text)
				if want.valid {
					n.Valid++
				}
				if want != got {
					n.Differ++
					fmt.Fprintf(w, "%s\nloaded:    %s\ngenerated: %s\n\n", c.Text, want.text, got.text)
				}
			}
		}
	}
	return n
}

type verdict struct {
	valid bool
	text  string // the error, or the custom form and the generic one
}

// Outcome returns the verdict about an operation: the error, or the custom form and the generic one, and the error
// if the custom form cannot be read.
func Outcome(ctx *ir.Context, text string) string { return result(ctx, text).text }

func result(ctx *ir.Context, text string) verdict {
	msg, op := randomops.Verdict(ctx, text)
	if msg != "" || op == nil {
		return verdict{text: resource.ReplaceAllString(msg, "<blob>")}
	}
	custom := asm.Append(nil, op, asm.Options{})
	v := verdict{true, string(custom) + "\n" + string(asm.Append(nil, op, asm.Options{Generic: true}))}
	if again, op := randomops.Verdict(ctx, string(custom)); again != "" || op == nil {
		v.text += "\nread back: " + again
	}
	v.text = resource.ReplaceAllString(v.text, "<blob>")
	return v
}

// resource matches the name of a resource. A context renames resources of later texts.
var resource = regexp.MustCompile(`<"?blob(_\d+)*"?>`)
