package dialect

import (
	"fmt"
	"slices"
	"strings"
)

// A Signature lists the properties of the definition of an operation, a type, an attribute or a
// custom directive that natives rely on. Natives are written against the reference's definitions,
// and their package records the signatures of these. The loader ignores natives whose signature
// differs from the definition that it loads.
//
// As text it is a line: the name, then the parts of each group, separated by semicolons. A part is
// a name and, after a colon, its shape; "?", "*" or "**" before the name is its arity.
type Signature struct {
	// Name is "memref.load", "!RangeType", "#SpecAttr" or "custom<Sizes>".
	Name string
	// Operands are also the parameters of a type or an attribute, and the arguments
	// of a directive.
	Operands, Results, Attributes, Regions, Successors, Traits []Part
}

// A Part is one operand group, attribute and so on.
type Part struct {
	Arity string // "", "?", "*" or "**"
	Name  string
	Shape string // the same if natives cannot tell the difference
}

func (s *Signature) groups() [6]*[]Part {
	return [6]*[]Part{&s.Operands, &s.Results, &s.Attributes, &s.Regions, &s.Successors, &s.Traits}
}

// String returns the text of a signature.
func (s Signature) String() string {
	var b strings.Builder
	b.WriteString(s.Name)
	pending := ""
	for _, g := range s.groups() {
		pending += ";"
		for _, p := range *g {
			b.WriteString(pending)
			pending = ""
			b.WriteString(" " + p.Arity + p.Name)
			if p.Shape != "" {
				b.WriteString(":" + p.Shape)
			}
		}
	}
	return b.String()
}

// ParseSignature reads the text of a signature.
func ParseSignature(line string) Signature {
	groups := strings.Split(line, ";")
	s := Signature{Name: groups[0]}
	for i, g := range s.groups() {
		if i+1 >= len(groups) {
			break
		}
		for text := range strings.FieldsSeq(groups[i+1]) {
			var p Part
			p.Name = strings.TrimLeft(text, "?*")
			p.Arity = text[:len(text)-len(p.Name)]
			if k := strings.LastIndexByte(p.Name, ':'); k >= 0 {
				p.Name, p.Shape = p.Name[:k], p.Name[k+1:]
			}
			*g = append(*g, p)
		}
	}
	return s
}

// Misfit returns how a definition differs from the recorded signature so that
// natives could misread it, "" if they cannot. A definition may have more
// attributes and traits than the record.
func (s Signature) Misfit(def Signature) string {
	what := "operand"
	switch {
	case strings.HasPrefix(s.Name, "!"), strings.HasPrefix(s.Name, "#"):
		what = "parameter"
	case strings.HasPrefix(s.Name, "custom<"):
		what = "argument"
	}
	for _, c := range []struct {
		what      string
		want, got []Part
	}{
		{what, s.Operands, def.Operands},
		{"result", s.Results, def.Results},
		{"region", s.Regions, def.Regions},
		{"successor", s.Successors, def.Successors},
	} {
		if m := misfitList(c.what, c.want, c.got); m != "" {
			return m
		}
	}
	for _, a := range s.Attributes {
		d, ok := find(def.Attributes, a.Name)
		switch {
		case !ok:
			return fmt.Sprintf("there is no attribute '%s'", a.Name)
		case a.Shape != d.Shape:
			return fmt.Sprintf("attribute '%s' is of another kind", a.Name)
		case a.Arity == "" && d.Arity != "":
			return fmt.Sprintf("attribute '%s' is optional", a.Name)
		}
	}
	for _, t := range s.Traits {
		if d, ok := find(def.Traits, t.Name); !ok || t.Shape != d.Shape {
			return fmt.Sprintf("there is no trait '%s'", t.Name)
		}
	}
	return ""
}

// Mistaken returns how a definition differs from the recorded signature so that natives could take
// one part for another, "" if they cannot: each part is where they expect it. Other differences, such
// as an attribute that is missing or a constraint that accepts more, concern only the
// hooks that need a part that is missing. Natives know operands by their index, so their names
// do not matter.
func (s Signature) Mistaken(def Signature) string {
	if strings.HasPrefix(s.Name, "!") || strings.HasPrefix(s.Name, "#") {
		return mistakenParams(s.Operands, def.Operands)
	}
	for _, c := range []struct {
		what      string
		want, got []Part
	}{
		{"operand", s.Operands, def.Operands},
		{"result", s.Results, def.Results},
		{"region", s.Regions, def.Regions},
		{"successor", s.Successors, def.Successors},
	} {
		if m := mistakenList(c.what, c.want, c.got); m != "" {
			return m
		}
	}
	return ""
}

// TakesSame reports whether a directive has arguments of the same kinds here, whatever their
// constraints are. One that need not be there may always be.
func (s Signature) TakesSame(def Signature) bool {
	return slices.EqualFunc(s.Operands, def.Operands, func(a, b Part) bool {
		return (a.Arity == b.Arity || a.Arity == "?" && b.Arity == "") && a.Name == b.Name && (a.Name != "text" || a.Shape == b.Shape)
	})
}

// mistakenList compares parts that are known by their index. One that the definition lacks at the end may be
// missing if it may be empty.
func mistakenList(what string, want, got []Part) string {
	for i, w := range want {
		if i == len(got) {
			if w.Arity == "" {
				return fmt.Sprintf("there is no %s #%d '%s'", what, i, w.Name)
			}
			break
		}
		switch g := got[i]; {
		case g.Arity != w.Arity && w.Arity != "":
			return fmt.Sprintf("%s #%d '%s' is not %s here", what, i, w.Name, arities[w.Arity])
		case g.Arity != w.Arity:
			return fmt.Sprintf("%s #%d '%s' is %s here", what, i, w.Name, arities[g.Arity])
		case g.Name != w.Name && g.Shape != w.Shape:
			return fmt.Sprintf("%s #%d is '%s' instead of '%s'", what, i, g.Name, w.Name)
		}
	}
	if len(got) > len(want) {
		return fmt.Sprintf("there is another %s, #%d '%s'", what, len(want), got[len(want)].Name)
	}
	return ""
}

// mistakenParams compares the parameters of a type or an attribute. Each must be of the kind that natives
// expect; one that may be absent need not be so here.
func mistakenParams(want, got []Part) string {
	for i := range want {
		switch {
		case i == len(got):
			return fmt.Sprintf("there is no parameter #%d '%s'", i, want[i].Name)
		case got[i].Shape != want[i].Shape && got[i].Name != want[i].Name:
			return fmt.Sprintf("parameter #%d is '%s' instead of '%s'", i, got[i].Name, want[i].Name)
		case got[i].Shape != want[i].Shape:
			return fmt.Sprintf("parameter #%d '%s' is of another kind", i, want[i].Name)
		case got[i].Arity != want[i].Arity && want[i].Arity == "":
			return fmt.Sprintf("parameter #%d '%s' is %s here", i, want[i].Name, arities[got[i].Arity])
		}
	}
	if len(got) > len(want) {
		return fmt.Sprintf("there is another parameter, #%d '%s'", len(want), got[len(want)].Name)
	}
	return ""
}

func find(ps []Part, name string) (Part, bool) {
	for _, p := range ps {
		if p.Name == name {
			return p, true
		}
	}
	return Part{}, false
}

var arities = map[string]string{"": "single", "?": "optional", "*": "variadic", "**": "a list of lists"}

// misfitList compares parts that are known by their index.
func misfitList(what string, want, got []Part) string {
	for i, w := range want {
		if i == len(got) {
			return fmt.Sprintf("there is no %s #%d '%s'", what, i, w.Name)
		}
		switch g := got[i]; {
		case g.Name != w.Name:
			return fmt.Sprintf("%s #%d is '%s' instead of '%s'", what, i, g.Name, w.Name)
		case g.Arity != w.Arity && w.Arity != "":
			return fmt.Sprintf("%s #%d '%s' is not %s here", what, i, w.Name, arities[w.Arity])
		case g.Arity != w.Arity:
			return fmt.Sprintf("%s #%d '%s' is %s here", what, i, w.Name, arities[g.Arity])
		case g.Shape != w.Shape && (what == "parameter" || what == "argument"):
			return fmt.Sprintf("%s #%d '%s' is of another kind", what, i, w.Name)
		case g.Shape != w.Shape:
			return fmt.Sprintf("%s #%d '%s' has another constraint", what, i, w.Name)
		}
	}
	if len(got) > len(want) {
		return fmt.Sprintf("there is another %s, #%d '%s'", what, len(want), got[len(want)].Name)
	}
	return ""
}
