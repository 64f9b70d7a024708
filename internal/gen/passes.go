package gen

import (
	"go/token"
	"path"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/pass/load"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/tablegen"
)

// Passes generates code from the pass declarations of a .td file: a struct passMakers with a
// field for each pass, which returns the definitions of the passes that are set. Programs then
// need not read the file at start, and a pass without a declaration does not compile.
func Passes(records *tablegen.Records, source, pkgName string) (File, error) {
	base := strings.TrimSuffix(path.Base(source), ".td")
	f := &file{pkg: &pkg{name: pkgName}, name: strings.ToLower(base) + ".gen.go", imports: map[string]bool{}}
	f.use("github.com/mica-ir/mica/pass")
	var defs []*pass.Definition
	for _, rec := range records.DerivedInOrder("PassBase") {
		defs = append(defs, load.Definition(rec))
	}
	f.line("// passMakers are functions that return new passes, by their declarations in %s.", path.Base(source))
	f.line("type passMakers struct {")
	for _, d := range defs {
		f.line("%s func() pass.Pass // %q", fieldName(d), d.Argument)
	}
	f.line("}\n")
	f.line("// definitions returns the definitions of the passes that have a function.")
	f.line("func (m passMakers) definitions() []*pass.Definition {")
	f.line("var defs []*pass.Definition")
	for _, d := range defs {
		f.line("if m.%s != nil {\ndefs = append(defs, &pass.Definition{", fieldName(d))
		f.passFields(d)
		f.line("New: m.%s,\n})\n}", fieldName(d))
	}
	f.line("return defs\n}")
	text, err := f.bytes()
	return File{f.name, text}, err
}

// fieldName returns the name of the field with the function of a pass.
func fieldName(d *pass.Definition) string {
	if token.IsKeyword(d.Name) || d.Name == "definitions" {
		return d.Name + "_"
	}
	return d.Name
}

// passFields writes the fields of a definition that are not empty.
func (f *file) passFields(d *pass.Definition) {
	text := func(field, value string) {
		if value != "" {
			f.line("%s: %s,", field, quote(value))
		}
	}
	text("Name", d.Name)
	text("Argument", d.Argument)
	text("Summary", d.Summary)
	text("Description", d.Description)
	switch {
	case d.On.Op != "":
		f.line("On: pass.Anchor{Op: %q},", d.On.Op)
	case d.On.Interface != "":
		f.line("On: pass.Anchor{Interface: %q},", d.On.Interface)
	}
	if len(d.DependentDialects) > 0 {
		names := make([]string, len(d.DependentDialects))
		for i, n := range d.DependentDialects {
			names[i] = strconv.Quote(n)
		}
		f.line("DependentDialects: []string{%s},", strings.Join(names, ", "))
	}
	if len(d.Options) > 0 {
		f.line("Options: []pass.Option{")
		for _, o := range d.Options {
			f.line("{")
			text("Name", o.Name)
			text("Help", o.Help)
			text("Default", o.Default)
			if len(o.Choices) > 0 {
				f.line("Choices: []pass.Choice{")
				for _, c := range o.Choices {
					f.line("{Value: %s, Help: %s},", quote(c.Value), quote(c.Help))
				}
				f.line("},")
			}
			f.line("},")
		}
		f.line("},")
	}
	if len(d.Statistics) > 0 {
		f.line("Statistics: []pass.StatisticDef{")
		for _, s := range d.Statistics {
			f.line("{Name: %s, Help: %s},", quote(s.Name), quote(s.Help))
		}
		f.line("},")
	}
}
