package typed

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// EnumNames are the spellings of an enumeration in IR.
type EnumNames[T Integer] struct {
	Name      string
	Bits      bool   // values are sets of cases
	Separator string // between the cases of a set, by default "|"
	Groups    bool   // cases of several bits are printed in place of their bits
	Cases     []EnumCase[T]
}

// An EnumCase is a case of an enumeration.
type EnumCase[T Integer] struct {
	Value T
	Text  string
	Group bool // of bits; only groups of a single bit are marked
}

// def returns the enumeration as package ir describes it.
func (e *EnumNames[T]) def() *ir.EnumDef {
	d := &ir.EnumDef{Name: e.Name, BitEnum: e.Bits, Separator: e.Separator, PrintGroups: e.Groups}
	for _, c := range e.Cases {
		d.Cases = append(d.Cases, ir.EnumCase{Symbol: c.Text, Text: c.Text, Value: uint64(c.Value), Group: c.Group})
	}
	return d
}

// Text returns the spelling of a value, its number if it has none.
func (e *EnumNames[T]) Text(x T) string {
	for i := range e.Cases {
		if e.Cases[i].Value == x && (!e.Bits || x == 0) {
			return e.Cases[i].Text
		}
	}
	if e.Bits && x != 0 {
		if text, ok := e.def().Text(uint64(x)); ok {
			return text
		}
	}
	return e.Name + "(" + strconv.FormatUint(uint64(x), 10) + ")"
}

// Parse returns the value with a spelling. Cases of a set have separators between them.
func (e *EnumNames[T]) Parse(text string) (T, error) {
	for i := range e.Cases {
		if e.Cases[i].Text == text {
			return e.Cases[i].Value, nil
		}
	}
	if !e.Bits || strings.TrimSpace(text) == "" {
		return 0, fmt.Errorf("'%s' is not a case of the enumeration %s", text, e.Name)
	}
	v, err := e.def().Parse(text)
	return T(v), err
}
