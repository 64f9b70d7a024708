package ir

import (
	"slices"
	"strings"
)

// An ArrayAttr is a sequence of attributes.
type ArrayAttr struct {
	AttrBase
	Elements []Attribute
}

// ArrayAttr returns an array attribute.
func (c *Context) ArrayAttr(elems []Attribute) *ArrayAttr {
	h := mix(seedArray, uint64(len(elems)))
	for _, e := range elems {
		h = mixAttr(h, e)
	}
	return unique(&c.arrays, h, func(a *ArrayAttr) bool { return slices.Equal(a.Elements, elems) },
		func() *ArrayAttr { return &ArrayAttr{AttrBase{c, h}, slices.Clone(elems)} })
}

func (a *ArrayAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *ArrayAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, '[')
	for i, e := range a.Elements {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.attribute(e, elideMay)
	}
	p.Buf = append(p.Buf, ']')
}

// A DictionaryAttr is attributes by name, sorted.
type DictionaryAttr struct {
	AttrBase
	Entries []NamedAttribute
}

// DictionaryAttr returns a dictionary attribute. The entries need not be sorted; duplicate
// names are a programming error.
func (c *Context) DictionaryAttr(entries []NamedAttribute) *DictionaryAttr {
	if !slices.IsSortedFunc(entries, compareNames) {
		entries = slices.Clone(entries)
		slices.SortFunc(entries, compareNames)
	}
	h := mix(seedDictionary, uint64(len(entries)))
	for i, e := range entries {
		if i > 0 && entries[i-1].Name == e.Name {
			panic("ir: a dictionary with two attributes named " + e.Name)
		}
		h = mixAttr(mixString(h, e.Name), e.Value)
	}
	return unique(&c.dictionaries, h, func(a *DictionaryAttr) bool { return slices.Equal(a.Entries, entries) },
		func() *DictionaryAttr {
			es := slices.Clone(entries)
			for i := range es {
				es[i].Name = strings.Clone(es[i].Name)
			}
			return &DictionaryAttr{AttrBase{c, h}, es}
		})
}

func compareNames(a, b NamedAttribute) int { return strings.Compare(a.Name, b.Name) }

// Attr returns the attribute of that name, or nil.
func (a *DictionaryAttr) Attr(name string) Attribute { return lookupNamed(a.Entries, name) }

// lookupNamed finds a name among few sorted entries.
func lookupNamed(entries []NamedAttribute, name string) Attribute {
	for i := range entries {
		if entries[i].Name == name {
			return entries[i].Value
		}
	}
	return nil
}

func (a *DictionaryAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *DictionaryAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, '{')
	p.NamedAttributes(a.Entries)
	p.Buf = append(p.Buf, '}')
}
