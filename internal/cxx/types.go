package cxx

import "strings"

// A Kind determines the representation of a type's values and the operations on
// them.
type Kind uint8

// The kinds of types.
const (
	Poison       Kind = iota // for code that could not be compiled; converts to every type
	KindVoid                 // no value
	KindBool                 // Value.Bool
	KindInt                  // Value.Int, Value.Uint
	KindFloat                // Value.Float
	KindEnum                 // Value.Int
	KindString               // Value.Str
	KindObject               // Value.Obj, nil is null
	KindList                 // Value.Len, Value.At
	KindOptional             // None or the element
	KindPointer              // Value.Cell
	KindIter                 // an iterator of a list
	KindTuple                // a list whose elements have different types
	KindNull                 // nullptr
	KindNone                 // nullopt, failure()
	KindInit                 // a braced list without a type
	KindFunc                 // a lambda, the name of a function, or a function object
	KindConst                // a constant as a template argument; there are no values
)

// A Type is the static type of an expression. [Same] compares types.
type Type struct {
	Kind     Kind
	Bits     uint8 // of KindInt and KindEnum
	Unsigned bool  // of KindInt and KindEnum
	Char     bool  // of KindInt: it is char, which streams show as a character
	Vector   bool  // of KindList: it owns its elements and can grow

	Class *Class  // of KindObject, KindEnum
	Elem  *Type   // of KindList, KindOptional, KindPointer, KindIter
	Elems []*Type // of KindTuple, KindInit

	fn   *funcType // of KindFunc
	val  Value     // of KindConst, whose type is Elem
	size int       // number of types it is composed of, without itself
}

// The types without parameters.
var (
	TypePoison = &Type{Kind: Poison}
	TypeVoid   = &Type{Kind: KindVoid}
	TypeBool   = &Type{Kind: KindBool, Bits: 8, Unsigned: true}
	TypeInt8   = &Type{Kind: KindInt, Bits: 8}
	TypeChar   = &Type{Kind: KindInt, Bits: 8, Char: true} // is signed, as on x86
	TypeInt16  = &Type{Kind: KindInt, Bits: 16}
	TypeInt32  = &Type{Kind: KindInt, Bits: 32}
	TypeInt64  = &Type{Kind: KindInt, Bits: 64}
	TypeUint8  = &Type{Kind: KindInt, Bits: 8, Unsigned: true}
	TypeUint16 = &Type{Kind: KindInt, Bits: 16, Unsigned: true}
	TypeUint32 = &Type{Kind: KindInt, Bits: 32, Unsigned: true}
	TypeUint64 = &Type{Kind: KindInt, Bits: 64, Unsigned: true}
	TypeFloat  = &Type{Kind: KindFloat, Bits: 32}
	TypeDouble = &Type{Kind: KindFloat, Bits: 64}
	TypeString = &Type{Kind: KindString}
	TypeNull   = &Type{Kind: KindNull}
	TypeNone   = &Type{Kind: KindNone}
)

// ListOf returns the type of lists with that element type: ArrayRef or a range.
func ListOf(elem *Type) *Type { return typeOf(KindList, elem) }

// VectorOf returns the type of lists that own their elements: SmallVector.
func VectorOf(elem *Type) *Type {
	t := typeOf(KindList, elem)
	t.Vector = true
	return t
}

// OptionalOf returns the type std::optional<elem>, which also represents
// FailureOr<elem>.
func OptionalOf(elem *Type) *Type { return typeOf(KindOptional, elem) }

// PointerTo returns the type of pointers made by the address operator.
func PointerTo(elem *Type) *Type { return typeOf(KindPointer, elem) }

// TupleOf returns the type of pairs and tuples. Their values are lists.
func TupleOf(elems ...*Type) *Type {
	t := &Type{Kind: KindTuple, Elems: elems}
	for _, e := range elems {
		t.size += e.size + 1
	}
	return t
}

func typeOf(k Kind, elem *Type) *Type { return &Type{Kind: k, Elem: elem, size: elem.size + 1} }

// Same reports whether two types are the same.
func Same(a, b *Type) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.Kind != b.Kind || a.Bits != b.Bits || a.Unsigned != b.Unsigned ||
		a.Vector != b.Vector || !sameClass(a.Class, b.Class) || !sameFuncs(a.fn, b.fn) || len(a.Elems) != len(b.Elems) {
		return false
	}
	for i := range a.Elems {
		if !Same(a.Elems[i], b.Elems[i]) {
			return false
		}
	}
	if a.Kind == KindConst {
		return a.val.num == b.val.num && sameSign(a, b)
	}
	return Same(a.Elem, b.Elem)
}

// sameSign reports whether two constants are both negative or both not.
func sameSign(a, b *Type) bool {
	negative := func(t *Type) bool { return !t.Elem.Unsigned && t.val.Int() < 0 }
	return negative(a) == negative(b)
}

// String returns the type as it is displayed in messages.
func (t *Type) String() string {
	switch t.Kind {
	case Poison:
		return "<unknown>"
	case KindVoid:
		return "void"
	case KindBool:
		return "bool"
	case KindInt:
		return intName(t)
	case KindFloat:
		if t.Bits == 32 {
			return "float"
		}
		return "double"
	case KindString:
		return "llvm::StringRef"
	case KindObject, KindEnum:
		return t.Class.Name
	case KindList:
		if t.Vector {
			return "llvm::SmallVector<" + t.Elem.String() + ">"
		}
		return "llvm::ArrayRef<" + t.Elem.String() + ">"
	case KindOptional:
		return "std::optional<" + t.Elem.String() + ">"
	case KindPointer:
		return t.Elem.String() + " *"
	case KindIter:
		return "iterator of " + t.Elem.String()
	case KindTuple:
		return "std::tuple<" + typeNames(t.Elems) + ">"
	case KindNull:
		return "std::nullptr_t"
	case KindNone:
		return "std::nullopt_t"
	case KindInit:
		return "{" + typeNames(t.Elems) + "}"
	case KindFunc:
		return t.fn.String()
	case KindConst:
		return Constant{t.Elem, t.val}.String()
	}
	panic("cxx: kind of type")
}

func intName(t *Type) string {
	name := "int"
	switch t.Bits {
	case 8:
		name = "int8_t"
	case 16:
		name = "int16_t"
	case 64:
		name = "int64_t"
	}
	switch {
	case !t.Unsigned:
		return name
	case t.Bits == 32:
		return "unsigned int"
	}
	return "u" + name
}

func typeNames(list []*Type) string {
	var b strings.Builder
	for i, t := range list {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(t.String())
	}
	return b.String()
}

func (t *Type) isIterator() bool { return t.Kind == KindIter }

// isNumber reports whether arithmetic applies.
func (t *Type) isNumber() bool {
	return t.Kind == KindBool || t.Kind == KindInt || t.Kind == KindFloat
}

// isIntegral reports whether values are integers or enum constants.
func (t *Type) isIntegral() bool {
	return t.Kind == KindBool || t.Kind == KindInt || t.Kind == KindEnum
}
