package ir

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/num"
)

// A Param is a parameter of a type or an attribute that a dialect defines. It
// is one of nil (an absent optional parameter), Type, Attribute, bool, int64,
// uint64, string, [num.APInt], [num.APSInt], [num.APFloat], [EnumValue], [ParamList], *[Resource].
type Param any

// A ParamList is a parameter that is an array.
type ParamList []Param

// An EnumValue is a value of an enumeration.
type EnumValue struct {
	Def   *EnumDef
	Value uint64
}

// EqualParams reports whether the two have the same parameters.
func EqualParams(a, b []Param) bool { return slices.EqualFunc(a, b, EqualParam) }

// EqualParam reports whether the two are the same parameter.
func EqualParam(a, b Param) bool {
	switch a := a.(type) {
	case ParamList:
		b, ok := b.(ParamList)
		return ok && EqualParams(a, b)
	case num.APInt:
		b, ok := b.(num.APInt)
		return ok && a.Equal(b)
	case num.APSInt:
		b, ok := b.(num.APSInt)
		return ok && a.Unsigned == b.Unsigned && a.Equal(b.APInt)
	}
	switch b.(type) {
	case ParamList, num.APInt, num.APSInt:
		return false
	}
	return a == b
}

func hashParams(h uint64, ps []Param) uint64 {
	h = mix(h, uint64(len(ps)))
	for _, p := range ps {
		h = hashParam(h, p)
	}
	return h
}

func hashParam(h uint64, p Param) uint64 {
	switch p := p.(type) {
	case nil:
		return mix(h, 11)
	case Type:
		return mixType(h, p)
	case Attribute:
		return mixAttr(h, p)
	case bool:
		if p {
			return mix(h, 13)
		}
		return mix(h, 12)
	case int64:
		return mix(h, uint64(p))
	case uint64:
		return mix(h, p+1)
	case string:
		return mixString(h, p)
	case num.APInt:
		return mixAPInt(h, p)
	case num.APSInt:
		return hashParam(mixAPInt(h, p.APInt), p.Unsigned)
	case num.APFloat:
		return mix(mix(mix(h, uint64(p.Kind())), p.Word(1)), p.Word(0))
	case EnumValue:
		return mix(mixString(h, p.Def.Name), p.Value)
	case ParamList:
		return hashParams(h, p)
	case *Resource:
		return mixString(mixString(h, p.Namespace), p.Key)
	}
	panic(fmt.Sprintf("ir: a parameter of kind %T", p))
}

func cloneParams(ps []Param) []Param {
	ps = slices.Clone(ps)
	for i, p := range ps {
		if l, ok := p.(ParamList); ok {
			ps[i] = ParamList(cloneParams(l))
		}
	}
	return ps
}

func paramNamed(defs []ParamDef, ps []Param, name string) Param {
	for i := range defs {
		if defs[i].Name == name && i < len(ps) {
			return ps[i]
		}
	}
	return nil
}

// CppName returns the C++ name without a leading "::".
func (e *EnumDef) CppName() string { return strings.TrimPrefix(e.Name, "::") }

// Case returns the case of that value, or nil.
func (e *EnumDef) Case(value uint64) *EnumCase {
	for i := range e.Cases {
		if e.Cases[i].Value == value {
			return &e.Cases[i]
		}
	}
	return nil
}

// CaseNamed returns the case with that spelling in IR, or nil.
func (e *EnumDef) CaseNamed(text string) *EnumCase {
	for i := range e.Cases {
		if e.Cases[i].Text == text {
			return &e.Cases[i]
		}
	}
	return nil
}

// Number truncates a value to the bits that the enumeration stores, so that a negative number and
// the attribute that holds it compare equal.
func (e *EnumDef) Number(value int64) uint64 {
	if e.Width <= 0 || e.Width >= 64 {
		return uint64(value)
	}
	return uint64(value) & (1<<e.Width - 1)
}

// Text returns the spelling of a value in IR: its case or, in a bit enum, the cases of its bits.
// ok is false for a value without a spelling. If several cases have the same bits, the first is
// used.
func (e *EnumDef) Text(value uint64) (string, bool) {
	if !e.BitEnum || value == 0 {
		if c := e.Case(value); c != nil {
			return c.Text, true
		}
		return "", false
	}
	text, covered, rest := "", uint64(0), value
	add := func(c *EnumCase) {
		if text != "" {
			text += e.separator()
		}
		text += c.Text
		covered |= c.Value
	}
	if e.PrintGroups {
		for i := range e.Cases {
			if c := &e.Cases[len(e.Cases)-1-i]; c.isGroup() && rest&c.Value == c.Value {
				add(c)
				rest &^= c.Value
			}
		}
	}
	for i := range e.Cases {
		c := &e.Cases[i]
		if c.Value != 0 && rest&c.Value == c.Value && !(e.PrintGroups && c.isGroup()) && !e.repeats(i) {
			add(c)
		}
	}
	return text, covered == value
}

// repeats reports whether an earlier case is printed for the bits of case i.
func (e *EnumDef) repeats(i int) bool {
	return slices.ContainsFunc(e.Cases[:i], func(c EnumCase) bool {
		return c.Value == e.Cases[i].Value && !(e.PrintGroups && c.isGroup())
	})
}

// isGroup reports whether a case is printed before single bits.
func (c *EnumCase) isGroup() bool { return c.Value != 0 && (c.Group || c.Value&(c.Value-1) != 0) }

func (e *EnumDef) separator() string {
	if e.Separator == "" {
		return "|"
	}
	return e.Separator
}
