package spelling

import "github.com/mica-ir/mica/tablegen"

// The parts of definitions that have or had several names.
var (
	// Enum is the class of enumerations.
	Enum = Class{{"EnumInfo", "21-"}, {"EnumAttrInfo", "-20"}}
	// BitEnum is the class of those whose values are sets of bits.
	BitEnum = Class{{"BitEnumBase", "21-"}, {"BitEnumAttr", "-20"}}
	// EnumCase is the class of the cases of enumerations, and BitEnumCaseGroup that of
	// cases which stand for several bits.
	EnumCase         = Class{{"EnumCase", "21-"}, {"EnumAttrCaseInfo", "-20"}}
	BitEnumCaseGroup = Class{{"BitEnumCaseGroup", "21-"}, {"BitEnumAttrCaseGroup", "-20"}}

	// CppType is the C++ class of the types that a type constraint accepts. A definition of a
	// type has both names: the first has the namespace.
	CppType = Field{{"cppType", "20-"}, {"cppClassName", "-19"}}
)

// EnumWidth returns the number of bits of an enumeration. Up to 20 it is that of the integers of
// the attribute form.
func EnumWidth(r *tablegen.Record) int {
	if w, ok := r.Int("bitwidth"); ok {
		return int(w)
	}
	base, ok := r.Def("baseAttrClass")
	if !ok {
		return 0
	}
	typ, ok := base.Def("valueType")
	if !ok {
		return 0
	}
	w, _ := typ.Int("bitwidth")
	return int(w)
}

// QuotesBitEnum reports whether the text of an enumeration of bits is printed in quotes. Up to
// 20, where no field says so, it always is.
func QuotesBitEnum(r *tablegen.Record) bool {
	if quoted, ok := r.Bool("printBitEnumQuoted"); ok {
		return quoted
	}
	return BitEnum.Is(r)
}

// AttributesInDictionary reports whether the attributes of a dialect's operations are kept in
// their dictionaries, not in properties. A field of the dialect says so in 17 to 22. Without it, there are
// no properties yet (16), or nothing else (23): the class of properties tells.
func AttributesInDictionary(dialect *tablegen.Record, recs *tablegen.Records) bool {
	if in, ok := dialect.Bool("usePropertiesForAttributes"); ok {
		return !in
	}
	return recs.Class("Op") != nil && recs.Class("Property") == nil
}
