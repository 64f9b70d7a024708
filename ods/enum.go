package ods

import (
	"strconv"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// An Enum is a definition derived from the class of enumerations.
type Enum struct {
	Record       *tablegen.Record
	Name         string // name of the C++ class
	CppNamespace string
	Summary      string
	Width        int // of the underlying integer, in bits
	Cases        []EnumCase
	IsBit        bool
	Separator    string // of a bit enum
	// PrintGroups means that groups of a bit enum are printed instead of their
	// bits. Quoted means that the text is printed in quotes.
	PrintGroups, Quoted bool
	// SpecializedAttr is the C++ class of an old-style enum attribute, which is
	// represented by an integer attribute.
	SpecializedAttr string
	// ToText and ToCase are the names of the C++ functions between cases and texts, "" for the usual ones.
	ToText, ToCase string
	// Base is the integer attribute whose values are the cases of an enum attribute. It is nil
	// for other enums.
	Base *Attribute
}

// An EnumCase is one case of an Enum.
type EnumCase struct {
	Record *tablegen.Record
	Symbol string // in C++
	Text   string // in IR
	Value  int64
	// Group reports whether the case is a group of bits.
	Group bool
	// Availability is when the case exists, and Implies the symbols of the cases that exist where it does.
	Availability []Availability
	Implies      []string
}

// enum returns the model of a record derived from the class of enumerations.
func (m *reader) enum(r *tablegen.Record) *Enum {
	if e := m.enums[r]; e != nil {
		return e
	}
	e := &Enum{
		Record:       r,
		Name:         m.str(r, "className"),
		CppNamespace: optional(r, "cppNamespace"),
		Summary:      optional(r, "summary"),
		IsBit:        spelling.BitEnum.Is(r),
		Separator:    optional(r, "separator"),
		PrintGroups:  flag(r, "printBitEnumPrimaryGroups"),
		Quoted:       spelling.QuotesBitEnum(r),
		Width:        spelling.EnumWidth(r),
	}
	m.enums[r] = e
	toText, toCase := optional(r, "symbolToStringFnName"), optional(r, "stringToSymbolFnName")
	if toText != "" && toCase != "" && (toText != "stringify"+e.Name || toCase != "symbolize"+e.Name) {
		e.ToText, e.ToCase = toText, toCase
	}
	if flag(r, "genSpecializedAttr") {
		e.SpecializedAttr = optional(r, "specializedAttrClassName")
	}
	cases, _ := r.List("enumerants")
	for _, v := range cases {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			continue
		}
		n, _ := d.Rec.Int("value")
		e.Cases = append(e.Cases, EnumCase{
			Record: d.Rec,
			Symbol: m.str(d.Rec, "symbol"), Availability: availability(d.Rec), Implies: implied(d.Rec),
			Text:  m.str(d.Rec, "str"),
			Value: n,
			Group: spelling.BitEnumCaseGroup.Is(d.Rec) || d.Rec.IsSubClassOf("BitEnumAttrCaseGroup"),
		})
	}
	if !m.withoutCpp {
		m.distinctCases(e)
	}
	if r.IsSubClassOf("Attr") {
		if b, ok := r.Def("baseAttrClass"); ok && b.IsSubClassOf("Attr") {
			e.Base = m.attribute(b)
		}
	}
	return e
}

// distinctCases reports cases whose text cannot be read back, because an earlier case has the
// same spelling, or (unless the values are sets of bits) the same value. The reference
// generates C++ that does not compile for some of these, and for others loses cases.
func (m *reader) distinctCases(e *Enum) {
	texts, symbols, values := map[string]*EnumCase{}, map[string]*EnumCase{}, map[int64]*EnumCase{}
	for i := range e.Cases {
		c := &e.Cases[i]
		switch {
		case texts[c.Text] != nil:
			m.repeatedCase(e, c, texts[c.Text], "the spelling '"+c.Text+"'")
		case symbols[c.Symbol] != nil:
			m.repeatedCase(e, c, symbols[c.Symbol], "the symbol '"+c.Symbol+"'")
		case !e.IsBit && values[c.Value] != nil:
			m.repeatedCase(e, c, values[c.Value], "the value "+strconv.FormatInt(c.Value, 10))
		}
		texts[c.Text], symbols[c.Symbol], values[c.Value] = c, c, c
	}
}

func (m *reader) repeatedCase(e *Enum, c, first *EnumCase, what string) {
	d := m.diags.Errorf(diag.At(c.Record.Pos()), "two cases of the enumeration '%s' have %s", e.Name, what)
	d.Notef(diag.At(first.Record.Pos()), "the other one is here")
}
