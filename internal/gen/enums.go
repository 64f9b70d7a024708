package gen

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// nameTypes gives Go names to the enums, types and attributes that are generated.
func (p *pkg) nameTypes() {
	taken := map[string]bool{"Hooks": true, "Register": true}
	unique := func(name string) string {
		for taken[name] {
			name += "_"
		}
		taken[name] = true
		return name
	}
	for _, d := range p.module.Types {
		if foreign(d, p.dialect.Name) == 0 {
			p.defs[d] = unique(withSuffix(exported(d.CppClass), "Type"))
		}
	}
	for _, d := range p.module.Attrs {
		if foreign(d, p.dialect.Name) == 0 && d.Enum == nil {
			p.defs[d] = unique(withSuffix(exported(d.CppClass), "Attr"))
		}
	}
	for _, e := range p.module.Enums {
		if o := p.enumOwner(e); o != nil {
			p.enums[e] = o.name + "." + exported(e.Name)
		} else {
			p.enums[e] = unique(exported(e.Name))
		}
	}
	p.readInterfaces(unique)
	p.nameDefMethods()
	p.ops = p.opTexts()
}

func withSuffix(name, suffix string) string {
	if strings.HasSuffix(name, suffix) {
		return name
	}
	return name + suffix
}

// enumsFile writes the enumerations.
func (p *pkg) enumsFile() *file {
	f := p.newFile("enums")
	for _, e := range p.module.Enums {
		if p.enumOwner(e) == nil {
			p.enum(f, e)
		}
	}
	if f.body.Len() == 0 {
		return nil
	}
	return f
}

func (p *pkg) enum(f *file, e *ods.Enum) {
	name := p.enums[e]
	base := "uint64"
	switch {
	case e.Width <= 8 && e.Width > 0:
		base = "uint8"
	case e.Width <= 16 && e.Width > 0:
		base = "uint16"
	case e.Width <= 32 && e.Width > 0:
		base = "uint32"
	}
	comment(f, name+" is the enumeration "+strings.TrimPrefix(trimGlobal(e.CppNamespace)+"::", "::")+e.Name+sentence(e.Summary)+p.at(e.Record)+".")
	f.line("type %s %s\n", name, base)
	f.line("// The cases of %s.", name)
	f.line("const (")
	taken := map[string]bool{}
	var cases []string
	for _, c := range e.Cases {
		k := name + camel(c.Symbol)
		for taken[k] || p.isTaken(k) {
			k += "_"
		}
		taken[k] = true
		cases = append(cases, k)
		f.line("%s %s = %d // %q", k, name, uint64(c.Value)&mask(base), c.Text)
	}
	f.line(")\n")
	table := "namesOf" + name
	f.use(typedPath)
	f.line("var %s = typed.EnumNames[%s]{", table, name)
	f.line("Name: %q,", name)
	if e.IsBit {
		f.line("Bits: true,")
		if e.Separator != "" && e.Separator != "|" {
			f.line("Separator: %q,", e.Separator)
		}
		if e.PrintGroups {
			f.line("Groups: true,")
		}
	}
	f.line("Cases: []typed.EnumCase[%s]{", name)
	for i, c := range e.Cases {
		group := ""
		if c.Group && bits.OnesCount64(uint64(c.Value)) == 1 {
			group = ", Group: true"
		}
		f.line("{Value: %s, Text: %q%s},", cases[i], c.Text, group)
	}
	f.line("},\n}\n")
	f.line("// String returns the spelling in IR, and the number of a value that has none.")
	f.line("func (x %s) String() string { return %s.Text(x) }\n", name, table)
	comment(f, fmt.Sprintf("Parse%s returns the value with a spelling in IR.", name))
	f.line("func Parse%s(text string) (%s, error) { return %s.Parse(text) }\n", name, name, table)
}

// isTaken reports whether a type has that name.
func (p *pkg) isTaken(name string) bool {
	for _, n := range p.enums {
		if n == name {
			return true
		}
	}
	for _, n := range p.defs {
		if n == name {
			return true
		}
	}
	for _, o := range p.ops {
		if o.typ == name {
			return true
		}
	}
	return false
}

func mask(base string) uint64 {
	switch base {
	case "uint8":
		return 1<<8 - 1
	case "uint16":
		return 1<<16 - 1
	case "uint32":
		return 1<<32 - 1
	}
	return 1<<64 - 1
}
