package opt

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/tool/flags"
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
	b.WriteString(flags.Wrap(d.Argument+": "+d.Summary, 0))
	if text := strings.TrimSpace(d.Description); text != "" {
		b.WriteByte('\n')
		for i, paragraph := range strings.Split(text, "\n\n") {
			if i > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(flags.Wrap(strings.Join(strings.Fields(paragraph), " "), 0))
		}
	}
	nested := d.Argument
	if op := d.On.Op; op != "" && op != "builtin.module" {
		nested = op + "(" + nested + ")"
	}
	fmt.Fprintf(&b, "\nUSAGE: %s --%s FILE\n%s", tool, d.Argument, flags.Wrap(fmt.Sprintf("%s --pass-pipeline='builtin.module(%s)' FILE", tool, nested), 7))
	if on := cmp.Or(d.On.Op, d.On.Interface); on != "" {
		fmt.Fprintf(&b, "\nIt runs on %s.\n", on)
	}
	if len(d.DependentDialects) > 0 {
		fmt.Fprintf(&b, "\nIt may create operations of %s.\n", strings.Join(d.DependentDialects, ", "))
	}
	if len(d.Options) > 0 {
		b.WriteString("\nOPTIONS, as in --" + d.Argument + "='name=value name=value':\n")
	}
	for _, o := range d.Options {
		fmt.Fprintf(&b, "  %s (%s", o.Name, d.OptionType(o.Name))
		if o.Default != "" {
			fmt.Fprintf(&b, ", default %s", o.Default)
		}
		b.WriteString(")\n" + flags.Wrap(o.Help, 6))
		for _, k := range o.Choices {
			b.WriteString(flags.Wrap(k.Value+": "+k.Help, 8))
		}
	}
	if x, ok := PassExample(d.Argument); ok {
		fmt.Fprintf(&b, "\nEXAMPLE:\n%s\n%s\nbecomes\n\n%s", flags.Wrap(tool+" "+shellQuoted(x.Args), 2), indented(x.Input), indented(x.Output))
	}
	return b.String()
}

// indented wraps the lines of IR at the width of the terminal: blanks have no meaning in it.
func indented(ir string) string {
	var b strings.Builder
	for line := range strings.Lines(strings.TrimSpace(ir)) {
		text := strings.TrimLeft(line, " ")
		b.WriteString(flags.Wrap(strings.TrimSuffix(text, "\n"), 2+len(line)-len(text)))
	}
	return b.String()
}

// shellQuoted quotes the arguments of a shell that need it.
func shellQuoted(args []string) string {
	quoted := make([]string, len(args))
	for i, a := range args {
		if quoted[i] = a; strings.ContainsAny(a, " ()'\"$*") {
			quoted[i] = "'" + a + "'"
		}
	}
	return strings.Join(quoted, " ")
}
