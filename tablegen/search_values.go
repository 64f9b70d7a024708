package tablegen

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// sort sorts the rows by the fields of an index.
func (x *searchTable) sort(i *searchIndex) error {
	order, err := i.order(x.rows)
	if err != nil {
		return err
	}
	sorted := make([]*Record, len(order))
	for k, n := range order {
		sorted[k] = x.rows[n]
	}
	x.rows = sorted
	return nil
}

// order returns the numbers of rows in the order of an index.
func (i *searchIndex) order(rows []*Record) ([]int, error) {
	keys := make([][]searchKey, len(rows))
	order := make([]int, len(rows))
	for n, r := range rows {
		order[n] = n
		for _, f := range i.fields {
			k, err := f.key(i.at, r.Value(f.name))
			if err != nil {
				return nil, err
			}
			keys[n] = append(keys[n], k)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return slices.CompareFunc(keys[a], keys[b], compareKeys) })
	return order, nil
}

// A searchKey is the comparable form of a field's value.
type searchKey struct {
	number int64
	text   string
}

func compareKeys(a, b searchKey) int {
	return cmp.Or(cmp.Compare(a.number, b.number), strings.Compare(a.text, b.text))
}

func (f *searchField) key(at diag.Place, v Value) (searchKey, error) {
	def, _ := v.(*DefValue)
	switch {
	case f.typ.Kind() == KindBits || f.typ.Kind() == KindInt:
		return searchKey{number: numberOf(v)}, nil
	case f.isIntrinsic && def != nil:
		prefix, _ := def.Rec.String("TargetPrefix")
		return searchKey{text: prefix + "\x00" + intrinsicName(def.Rec)}, nil
	case f.isInstruct && def != nil:
		return instructionKey(def.Rec), nil
	case f.enum != nil && def != nil:
		if c := f.enum.caseOf(def.Rec); c != nil {
			return searchKey{number: c.value}, nil
		}
	}
	text, err := f.text(at, v)
	if f.typ.Kind() == KindString {
		text = strings.ToUpper(text)
	}
	return searchKey{text: text}, err
}

// instructionKey returns the key for comparing instructions: pseudo instructions precede others.
func instructionKey(r *Record) searchKey {
	k := searchKey{text: r.Name()}
	if pseudo, _ := r.Bool("isPseudo"); !pseudo {
		k.number = 1
	}
	return k
}

// position returns the number that a value of an enumerated kind has.
func (f *searchField) position(v Value) (n int64, ok bool) {
	def, _ := v.(*DefValue)
	switch {
	case f.typ.Kind() == KindBits:
		return numberOf(v), true
	case def == nil:
		return 0, false
	case f.isInstruct:
		n, ok = f.instructions[def.Rec]
		return n, ok
	case f.enum == nil:
		return 0, false
	}
	c := f.enum.caseOf(def.Rec)
	if c == nil {
		return 0, false
	}
	return c.value, true
}

// intrinsicName returns LLVM's name of an intrinsic.
func intrinsicName(r *Record) string {
	if name, _ := r.String("LLVMName"); name != "" {
		return name
	}
	return "llvm." + strings.ReplaceAll(strings.TrimPrefix(r.Name(), "int_"), "_", ".")
}

// numberOf returns the value of bits or of an integer.
func numberOf(v Value) int64 {
	switch v := v.(type) {
	case *IntValue:
		return v.V
	case *BitsValue:
		n, _ := v.Int()
		return n
	}
	return 0
}

// text returns the C++ of a value.
func (f *searchField) text(at diag.Place, v Value) (string, error) {
	def, _ := v.(*DefValue)
	switch v := v.(type) {
	case *StringValue:
		if f.isCode || v.IsCode {
			return v.S, nil
		}
		return "\"" + v.S + "\"", nil
	case *BitsValue:
		return fmt.Sprintf("0x%X", uint64(numberOf(v))), nil
	case BitValue:
		return fmt.Sprint(bool(v)), nil
	}
	switch {
	case f.isIntrinsic && def != nil:
		return "Intrinsic::" + strings.TrimPrefix(def.Rec.Name(), "int_"), nil
	case f.isInstruct:
		return v.String(), nil
	case f.enum != nil && def != nil:
		c := f.enum.caseOf(def.Rec)
		if c == nil {
			return "", diag.List{diag.Errorf(at, "Entry for field '%s' is null", f.name)}
		}
		return c.name, nil
	}
	return "", diag.List{diag.Errorf(at, "invalid field type for field '%s'; expected: bit, bits, string, or code", f.name)}
}

// A searchTypeUse is where a field has a type.
type searchTypeUse int

const (
	searchStored searchTypeUse = iota // in a static table
	searchKeyed                       // in a key that is compared
	searchParam                       // of a function
)

// cppType returns the C++ type of a field of an index.
func (i *searchIndex) cppType(x *searchTable, f *searchField, use searchTypeUse) (string, error) {
	wrong := func(why string) error {
		return diag.List{diag.Errorf(i.at, "In table '%s' lookup method '%s', key field '%s' %s", x.name, i.name, f.name, why)}
	}
	switch {
	case f.typ.Kind() == KindString:
		return [...]string{searchStored: "const char *", searchKeyed: "std::string", searchParam: "StringRef"}[use], nil
	case f.typ.Kind() == KindBits:
		for _, n := range []int{8, 16, 32, 64} {
			if f.typ.Size() <= n {
				return fmt.Sprintf("uint%d_t", n), nil
			}
		}
		return "", wrong("of type bits is too large")
	case f.typ.Kind() == KindBit:
		return "bool", nil
	case f.enum != nil || f.isIntrinsic || f.isInstruct:
		return "unsigned", nil
	}
	return "", wrong("has invalid type: " + f.typ.String())
}
