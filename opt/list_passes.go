package opt

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/pass"
)

// listPasses writes the passes of the tool with their options, in the layout of mlir-opt.
func (t *Tool) listPasses(w io.Writer) error {
	definitions := slices.Clone(t.passes.Definitions())
	slices.SortFunc(definitions, func(a, b *pass.Definition) int { return strings.Compare(a.Argument, b.Argument) })
	var b strings.Builder
	b.WriteString("Passes:\n")
	line := func(indent int, name, help string) {
		fmt.Fprintf(&b, "%*s%-*s - %s\n", indent, "", 56-indent, name, help)
	}
	for _, d := range definitions {
		line(2, "--"+d.Argument, "  "+d.Summary)
		for _, o := range d.Options {
			name := "--" + o.Name
			if len(o.Choices) > 0 || o.Default != "" && o.Default != "true" && o.Default != "false" {
				name += "=<value>"
			}
			line(4, name, o.Help)
			for _, c := range o.Choices {
				line(4, "="+c.Value, "  "+c.Help)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
