package tablegen

import (
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// A Value is the value of a field. Values are immutable and unique within one
// Records: two values are equal if and only if == reports it.
//
// In a completed record a value is one of [UnsetValue], [BitValue], [*BitsValue],
// [*IntValue], [*StringValue], [*ListValue], [*DagValue] and [*DefValue]. The
// fields of classes also hold expressions over template arguments, which can only
// be printed.
type Value interface {
	// String returns the value as the reference prints it.
	String() string

	// Type returns the value's type, or nil for UnsetValue.
	Type() *Type

	head() *meta
}

// meta is the common header of all values. It is computed once, when the value is
// created, so that limits and resolution need not traverse the value.
type meta struct {
	typ  *Type
	hash uint32
	bits flags
	deep uint32 // nesting depth
	size uint32 // number of values in the printed form
	vars uint64 // a Bloom filter of the names of the variables in the value
}

type flags uint8

const (
	concrete   flags = 1 << iota // contains no expression
	incomplete                   // contains an unset part
	late                         // may fold in the final resolution although no variable is replaced
)

func (m *meta) head() *meta { return m }

// Type returns the value's type.
func (m *meta) Type() *Type { return m.typ }

type (
	// UnsetValue is the value "?".
	UnsetValue struct{}

	// A BitValue is one bit.
	BitValue bool

	// A BitsValue has type bits<n>; the lowest bit comes first. In a completed
	// record its elements are BitValue or UnsetValue.
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

	// A DagValue is a dag. An argument without a name has the name "".
	DagValue struct {
		meta
		Op       Value
		OpName   string
		Args     []Value
		ArgNames []string
		blank    []bool // see dagNames
	}

	// A DefValue is a reference to a record.
	DefValue struct {
		meta
		Rec *Record
	}
)

// ElemType returns the type of the list's elements.
func (v *ListValue) ElemType() *Type { return v.typ.elem }

// A binding is the top-level meaning of a name.
type binding struct {
	def    *Record
	class  *Record
	global Value
	mc     *multiclass
	alias  *Type

	globalLoc, aliasLoc syntax.Loc
	from                *sessionFile // in a session, the file that last bound the name
}

// from returns the file that last bound the name in a unit of a session, nil if none
// did.
func (s *StringValue) from() *sessionFile {
	if s.bind == nil {
		return nil
	}
	return s.bind.from
}

// Values that depend on variables.
type (
	// A varValue is a variable: a template argument, a field, or a name bound by an
	// operator or a loop.
	varValue struct {
		meta
		name *StringValue
	}

	// A varBit is one bit of an unresolved value.
	varBit struct {
		meta
		x   Value
		bit int
	}

	// A fieldValue is a field of an unresolved record.
	fieldValue struct {
		meta
		x    Value
		name *StringValue
	}

	// An opValue is an operator that could not be folded yet.
	opValue struct {
		meta
		op   syntax.Op
		args []Value
		arg  *Type // type operand of !isa, !exists and !instances
	}

	// An anonValue is an anonymous record with arguments that are not known yet.
	anonValue struct {
		meta
		class *Record
		args  []argument
		def   *DefValue
		loc   syntax.Loc
	}

	// An anonName is the generated name of an anonymous record. It is not a string
	// yet, because it can be replaced: values that contain it are resolved when the
	// record gets its final name.
	anonName struct {
		meta
		name *StringValue
	}
)

// An argument is a template argument; it is positional if name is nil.
type argument struct {
	name  *StringValue
	index int
	val   Value
}

// Unset is the value of a field that has not been set.
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
		return true // concrete without reading the header
	}
	return v.head().bits&concrete != 0
}

func isComplete(v Value) bool { return v.head().bits&incomplete == 0 }

// Int returns the bits as an integer, or false if a bit is not set.
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
