package ir

import (
	"strconv"

	"github.com/mica-ir/mica/num"
)

// Signedness is how an integer type sees its sign bit.
type Signedness uint8

// The signednesses.
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// MaxIntegerWidth is the largest width of an integer type.
const MaxIntegerWidth = 1<<24 - 1

// An IntegerType is an integer type: i32, si8, ui1.
type IntegerType struct {
	TypeBase
	Width      int
	Signedness Signedness
}

// IntegerType returns the signless integer type of a width.
func (c *Context) IntegerType(width int) *IntegerType {
	if uint(width) < uint(len(c.signless)) {
		if t := c.signless[width]; t != nil {
			return t
		}
	}
	return c.internInteger(width, Signless)
}

// SignedType returns the signed integer type of a width.
func (c *Context) SignedType(width int) *IntegerType { return c.internInteger(width, Signed) }

// UnsignedType returns the unsigned integer type of a width.
func (c *Context) UnsignedType(width int) *IntegerType { return c.internInteger(width, Unsigned) }

// I1, I8, I16, I32 and I64 return the signless integer types that programs use most.
func (c *Context) I1() *IntegerType  { return c.signless[1] }
func (c *Context) I8() *IntegerType  { return c.signless[8] }
func (c *Context) I16() *IntegerType { return c.signless[16] }
func (c *Context) I32() *IntegerType { return c.signless[32] }
func (c *Context) I64() *IntegerType { return c.signless[64] }

func (c *Context) internInteger(width int, s Signedness) *IntegerType {
	if width < 0 || width > MaxIntegerWidth {
		panic("ir: an integer type of " + strconv.Itoa(width) + " bits")
	}
	h := mix(mix(seedInteger, uint64(width)), uint64(s))
	return unique(&c.ints, h, func(t *IntegerType) bool { return t.Width == width && t.Signedness == s },
		func() *IntegerType { return &IntegerType{TypeBase{c, h}, width, s} })
}

func (t *IntegerType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *IntegerType) AppendText(p *Printer) {
	switch t.Signedness {
	case Signed:
		p.Buf = append(p.Buf, 's')
	case Unsigned:
		p.Buf = append(p.Buf, 'u')
	}
	p.Buf = append(p.Buf, 'i')
	p.Buf = strconv.AppendInt(p.Buf, int64(t.Width), 10)
}

// IsSignless reports whether t is a signless integer type, of a width if it is not 0.
func IsSignless(t Type, width int) bool {
	i, ok := t.(*IntegerType)
	return ok && i.Signedness == Signless && (width == 0 || i.Width == width)
}

// A FloatType is a floating-point type.
type FloatType struct {
	TypeBase
	Kind num.FloatKind
}

// FloatType returns the floating-point type of a kind.
func (c *Context) FloatType(k num.FloatKind) *FloatType { return c.floatTs[k] }

// BF16, F16, F32, F64, F80 and F128 return the types that programs use most.
func (c *Context) BF16() *FloatType { return c.floatTs[num.BF16] }
func (c *Context) F16() *FloatType  { return c.floatTs[num.F16] }
func (c *Context) F32() *FloatType  { return c.floatTs[num.F32] }
func (c *Context) F64() *FloatType  { return c.floatTs[num.F64] }
func (c *Context) F80() *FloatType  { return c.floatTs[num.F80] }
func (c *Context) F128() *FloatType { return c.floatTs[num.F128] }

func (t *FloatType) String() string { return t.Kind.String() }

// AppendText writes the type.
func (t *FloatType) AppendText(p *Printer) { p.Buf = append(p.Buf, t.Kind.String()...) }

// Width returns the number of bits.
func (t *FloatType) Width() int { return t.Kind.Width() }

// An IndexType is the integer type of sizes and subscripts.
type IndexType struct{ TypeBase }

// IndexType returns the index type.
func (c *Context) IndexType() *IndexType { return c.index }

// IndexWidth is the width of stored values of index type.
const IndexWidth = 64

func (t *IndexType) String() string { return "index" }

// AppendText writes the type.
func (t *IndexType) AppendText(p *Printer) { p.Buf = append(p.Buf, "index"...) }

// A NoneType is the unit type.
type NoneType struct{ TypeBase }

// NoneType returns the none type.
func (c *Context) NoneType() *NoneType { return c.none }

func (t *NoneType) String() string { return "none" }

// AppendText writes the type.
func (t *NoneType) AppendText(p *Printer) { p.Buf = append(p.Buf, "none"...) }

// A ComplexType is a complex number with parts of an integer or float type.
type ComplexType struct {
	TypeBase
	Element Type
}

// ComplexType returns the complex type of an element type.
func (c *Context) ComplexType(elem Type) *ComplexType {
	h := mixType(seedComplex, elem)
	return unique(&c.complexes, h, func(t *ComplexType) bool { return t.Element == elem },
		func() *ComplexType { return &ComplexType{TypeBase{c, h}, elem} })
}

func (t *ComplexType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *ComplexType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "complex<"...)
	p.Type(t.Element)
	p.Buf = append(p.Buf, '>')
}

// IntOrFloatWidth returns the width of an integer or float type, and whether t is one.
func IntOrFloatWidth(t Type) (int, bool) {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width, true
	case *FloatType:
		return t.Width(), true
	}
	return 0, false
}

// integerWidth returns the number of bits of an attribute of an integer or
// index type.
func integerWidth(t Type) (int, bool) {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width, true
	case *IndexType:
		return IndexWidth, true
	}
	return 0, false
}
