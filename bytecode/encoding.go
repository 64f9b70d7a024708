package bytecode

import "github.com/mica-ir/mica/ir"

// An Encoding encodes the attributes and types of a dialect: the Bytecode of an [ir.Dialect].
// Attributes and types that it declines are written as text. The functions may be nil.
type Encoding struct {
	// WriteAttribute and WriteType write an attribute or a type, or return false and write
	// nothing.
	WriteAttribute func(w *Writer, a ir.Attribute) bool
	WriteType      func(w *Writer, t ir.Type) bool
	// ReadAttribute and ReadType are the inverses.
	ReadAttribute func(r *Reader) ir.Attribute
	ReadType      func(r *Reader) ir.Type

	// WriteVersion writes the version of the dialect, and ReadVersion reads it. Upgrade
	// converts IR that was written by an older version; it returns an error if it cannot.
	WriteVersion func(w *Writer)
	ReadVersion  func(r *Reader) any
	Upgrade      func(top *ir.Operation, version any) error

	// Operations are the operations that write their properties themselves, by name.
	Operations map[string]*OperationEncoding
}

// An OperationEncoding is how the properties of an operation are written.
type OperationEncoding struct {
	Write func(w *Writer, op *ir.Operation)
	Read  func(r *Reader, s *ir.OperationState)
}

// Builtin returns the encoding of the builtin dialect. The functions of [Config] and
// [ReadOptions] use it to encode attributes of other dialects as builtin ones.
func Builtin() *Encoding {
	return &Encoding{
		WriteAttribute: writeBuiltinAttribute, ReadAttribute: readBuiltinAttribute,
		WriteType: writeBuiltinType, ReadType: readBuiltinType,
	}
}

// encodingOf returns the encoding of a dialect, or nil if it has none.
func encodingOf(d *ir.Dialect) *Encoding {
	if d.Namespace == "builtin" {
		return Builtin()
	}
	e, _ := d.Bytecode.(*Encoding)
	return e
}

// operationEncoding returns the encoding of an operation's properties, or nil if the definition
// determines it.
func operationEncoding(d *ir.OpDef) *OperationEncoding {
	if d.Dialect == nil {
		return nil
	}
	e, _ := d.Dialect.Bytecode.(*Encoding)
	if e == nil {
		return nil
	}
	return e.Operations[d.Name]
}

func (e *Encoding) writeAttribute(w *Writer, a ir.Attribute) bool {
	return e.WriteAttribute != nil && e.WriteAttribute(w, a)
}

// writeType writes a type unless it has a mutable part, which only its text has.
func (e *Encoding) writeType(w *Writer, t ir.Type) bool {
	return e.WriteType != nil && e.WriteType(w, t)
}
