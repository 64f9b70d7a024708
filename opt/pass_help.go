package opt

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/pass"
)

// PassHelp describes a pass or a pipeline of a tool: what it does, on which operations, and its
// options. It is false if the tool has neither.
func (c *Config) PassHelp(name string) (text string, ok bool) {
	registry := c.Registry()
	if d := registry.Lookup(name); d != nil {
		return c.describe(d), true
	}
	for _, p := range registry.Pipelines() {
		if p.Argument == name {
			return fmt.Sprintf("%s: %s\n\nUSAGE: %s --%s FILE\n", p.Argument, p.Summary, cmp.Or(c.Name, "mica opt"), p.Argument), true
		}
	}
	return absent(name), false
}

func (c *Config) describe(d *pass.Definition) string {
	var b strings.Builder
	tool := cmp.Or(c.Name, "mica opt")
	fmt.Fprintf(&b, "%s: %s\n", d.Argument, d.Summary)
	if text := strings.TrimSpace(d.Description); text != "" {
		b.WriteByte('\n')
		for line := range strings.Lines(text) {
			// Declarations indent their texts by four spaces.
			b.WriteString(strings.TrimPrefix(line, "    "))
		}
		b.WriteByte('\n')
	}
	nested := d.Argument
	if op := d.On.Op; op != "" && op != "builtin.module" {
		nested = op + "(" + nested + ")"
	}
	fmt.Fprintf(&b, "\nUSAGE: %s --%s FILE\n       %s --pass-pipeline='builtin.module(%s)' FILE\n", tool, d.Argument, tool, nested)
	if on := cmp.Or(d.On.Op, d.On.Interface); on != "" {
		fmt.Fprintf(&b, "\nIt runs on %s.\n", on)
	}
	if len(d.DependentDialects) > 0 {
		fmt.Fprintf(&b, "\nIt may create operations of %s.\n", strings.Join(d.DependentDialects, ", "))
	}
	if len(d.Options) == 0 {
		return b.String()
	}
	b.WriteString("\nOPTIONS, as in --" + d.Argument + "='name=value name=value':\n")
	for _, o := range d.Options {
		fmt.Fprintf(&b, "  %s", o.Name)
		if o.Default != "" {
			fmt.Fprintf(&b, "=%s", o.Default)
		}
		fmt.Fprintf(&b, "\n      %s\n", o.Help)
		for _, k := range o.Choices {
			fmt.Fprintf(&b, "        %s: %s\n", k.Value, k.Help)
		}
	}
	return b.String()
}
