package tablegen

import (
	"github.com/mica-ir/mica/tablegen/syntax"
)

// A Value is what a field holds. Values never change and are unique within one
// Records: two of them are equal if and only if == says so.
//
// In a finished record a value is one of [UnsetValue], [BitValue], [*BitsValue],
// [*IntValue], [*StringValue], [*ListValue], [*DagValue] and [*DefValue]. The
// fields of classes also hold expressions over template arguments, which can
// only be printed.
type Value interface {
	// String returns the value as the reference prints it.
	String() string

	// Type returns the value's type, nil for UnsetValue.
	Type() *Type

	head() *meta
}

// meta is what every value knows about itself.
type meta struct {
	typ  *Type
	hash uint32
	bits flags
	deep uint32 // how deeply values are nested in it
	size uint32 // how many values are written when it is printed
	vars uint64 // a Bloom filter of the names of the variables in the value
}

type flags uint8

const (
	concrete   flags = 1 << iota // has no expression in it
	incomplete                   // has an unset part
	late                         // may fold in the final resolution without a new value
)

func (m *meta) head() *meta { return m }

// Type returns the value's type.
func (m *meta) Type() *Type { return m.typ }

type (
	// UnsetValue is the question mark.
	UnsetValue struct{}

	// A BitValue is one bit.
	BitValue bool

	// A BitsValue is bits<n>; the lowest bit comes first. Its elements are
	// BitValue or UnsetValue.
	BitsValue struct {
		meta
		Bits []Value
	}

	// An IntValue is an integer.
	IntValue struct {
		meta
		V int64
	}

	// A StringValue is a string or a code block.
	StringValue struct {
		meta
		S      string
		IsCode bool
		bind   *binding
	}

	// A ListValue is a list.
	ListValue struct {
		meta
		Elems []Value
	}

	// A DagValue is a dag. The name of an argument without one is "".
	DagValue struct {
		meta
		Op       Value
		OpName   string
		Args     []Value
		ArgNames []string
	}

	// A DefValue is a reference to a record.
	DefValue struct {
		meta
		Rec *Record
	}
)

// ElemType returns the type of the list's elements.
func (v *ListValue) ElemType() *Type { return v.typ.elem }

// A binding is what a name stands for at the top level.
type binding struct {
	def    *Record
	class  *Record
	global Value
	mc     *multiclass
	alias  *Type

	globalLoc, aliasLoc syntax.Loc
}

// Unresolved values.
type (
	// A varValue is a template argument, a field, or a name that an operator or
	// a loop binds.
	varValue struct {
		meta
		name *StringValue
	}

	// A varBit is one bit of a value that is not known yet.
	varBit struct {
		meta
		x   Value
		bit int
	}

	// A fieldValue is a field of a record that is not known yet.
	fieldValue struct {
		meta
		x    Value
		name *StringValue
	}

	// An opValue is an operator that could not be folded.
	opValue struct {
		meta
		op   syntax.Op
		args []Value
		arg  *Type // of !isa, !exists and !instances
	}

	// An anonValue is an anonymous record whose arguments are not all known.
	anonValue struct {
		meta
		class *Record
		args  []argument
		def   *DefValue
		loc   syntax.Loc
	}

	// An anonName is the name of an anonymous record until it is final.
	anonName struct {
		meta
		name *StringValue
	}
)

// An argument is a template argument: by position if name is nil.
type argument struct {
	name  *StringValue
	index int
	val   Value
}

// Unset is the value of a field that nothing has set.
var Unset Value = UnsetValue{}

var (
	unsetMeta = meta{hash: 0x9e3779b1, bits: concrete | incomplete}
	bitMeta   = [2]meta{{typ: bitType, hash: 0x85ebca6b, bits: concrete}, {typ: bitType, hash: 0xc2b2ae35, bits: concrete}}
)

// Type returns nil.
func (UnsetValue) Type() *Type { return nil }
func (UnsetValue) head() *meta { return &unsetMeta }

// Type returns the type bit.
func (v BitValue) Type() *Type { return bitType }
func (v BitValue) head() *meta {
	if v {
		return &bitMeta[1]
	}
	return &bitMeta[0]
}

func isConcrete(v Value) bool {
	switch v.(type) {
	case UnsetValue, BitValue, *IntValue, *StringValue, *DefValue:
		return true // without a look at the memory
	}
	return v.head().bits&concrete != 0
}

func isComplete(v Value) bool { return v.head().bits&incomplete == 0 }

// Int returns the bits as an integer, false if one of them is not set.
func (v *BitsValue) Int() (int64, bool) {
	var n uint64
	for i, b := range v.Bits {
		bit, ok := b.(BitValue)
		if !ok {
			return 0, false
		}
		if bit && i < 64 {
			n |= 1 << i
		}
	}
	return int64(n), true
}
