package opt

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/pass"
)

// listPasses writes the passes of the tool with their options, in the layout of mlir-opt, which also names the types of values.
func (t *Tool) listPasses(w io.Writer) error {
	definitions := slices.Clone(t.passes.Definitions())
	slices.SortFunc(definitions, func(a, b *pass.Definition) int { return strings.Compare(a.Argument, b.Argument) })
	var b strings.Builder
	b.WriteString("Passes:\n")
	line := func(indent int, name, help string) {
		if help == "" {
			fmt.Fprintf(&b, "%*s%s\n", indent, "", name)
			return
		}
		fmt.Fprintf(&b, "%*s%-*s - %s\n", indent, "", 56-indent, name, help)
	}
	for _, d := range definitions {
		line(2, "--"+d.Argument, "  "+d.Summary)
		options := slices.Clone(d.Options)
		slices.SortFunc(options, func(a, b pass.Option) int { return strings.Compare(a.Name, b.Name) })
		for _, o := range options {
			name := "--" + o.Name
			if d.TakesValue(o.Name) {
				name += "=<value>"
			}
			line(4, name, o.Help)
			for _, c := range o.Choices {
				line(4, "="+c.Value, strings.TrimRight("  "+c.Help, " "))
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
