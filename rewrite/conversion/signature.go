package conversion

import "github.com/mica-ir/mica/ir"

// A Signature maps the arguments of a block: each is dropped, replaced with values, or
// converted to one or several of the new arguments.
type Signature struct {
	types  []ir.Type
	inputs []input
}

// An input is the mapping of one argument: to new arguments from first on, or to values.
type input struct {
	mapped      bool
	first, size int
	values      []*ir.Value
}

// NewSignature returns a Signature that drops all n arguments of a block.
func NewSignature(n int) *Signature { return &Signature{inputs: make([]input, n)} }

// Types returns the types of the new arguments.
func (s *Signature) Types() []ir.Type { return s.types }

// Map appends new arguments that replace argument i. Without types the argument is dropped.
func (s *Signature) Map(i int, types ...ir.Type) {
	s.inputs[i] = input{mapped: len(types) > 0, first: len(s.types), size: len(types)}
	s.types = append(s.types, types...)
}

// Add appends new arguments that no argument becomes.
func (s *Signature) Add(types ...ir.Type) { s.types = append(s.types, types...) }

// Replace replaces argument i with values. Without values the argument is dropped.
func (s *Signature) Replace(i int, values ...*ir.Value) {
	s.inputs[i] = input{mapped: len(values) > 0, values: values}
}

// New returns the indexes of the new arguments that argument i becomes, from first to
// before end, and false if it becomes none.
func (s *Signature) New(i int) (first, end int, ok bool) {
	in := &s.inputs[i]
	return in.first, in.first + in.size, in.mapped && in.values == nil
}

// ConvertArgument maps argument i of type t, and returns false if the type cannot be
// converted. An argument that becomes no value is dropped.
func (c *TypeConverter) ConvertArgument(s *Signature, i int, t ir.Type) bool {
	types, ok := c.ConvertMany(t)
	s.Map(i, types...)
	return ok
}

// ConvertArguments maps the arguments from the one with index first on, and returns false
// if a type cannot be converted.
func (c *TypeConverter) ConvertArguments(s *Signature, first int, types []ir.Type) bool {
	for i, t := range types {
		if !c.ConvertArgument(s, first+i, t) {
			return false
		}
	}
	return true
}

// BlockSignature returns the Signature that converts the types of all arguments of b, or nil
// if one cannot be converted.
func (c *TypeConverter) BlockSignature(b *ir.Block) *Signature {
	s := NewSignature(b.NumArguments())
	for i, a := range b.Args() {
		types, ok := c.ConvertValueMany(a)
		if !ok {
			return nil
		}
		s.Map(i, types...)
	}
	return s
}
