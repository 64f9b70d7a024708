package ir

// An operation lies in one allocation with its operands, results and inherent
// attributes where their numbers fit a class: a struct type for each pair of
// operands and results, with the smallest room for attributes that suffices.

// allocate returns an operation with room for operands, results and inherent
// attributes.
func allocate(operands, results, attrs int) *Operation {
	if operands > maxChunkOperands || results > maxChunkResults || attrs > maxChunkAttrs {
		return allocateApart(operands, results, attrs)
	}
	switch (operands*(maxChunkResults+1)+results)*(maxChunkAttrs+1) + attrs {
	case 0:
		return &Operation{}
	case 1: // 0 operands, 0 results, 1 attributes
		c := &struct {
			Operation
			a [1]Attribute
		}{}
		c.setInherents(c.a[:])
		return &c.Operation
	case 2: // 0 operands, 0 results, 2 attributes
		c := &struct {
			Operation
			a [2]Attribute
		}{}
		c.setInherents(c.a[:])
		return &c.Operation
	case 3: // 0 operands, 0 results, 3 attributes
		c := &struct {
			Operation
			a [3]Attribute
		}{}
		c.setInherents(c.a[:])
		return &c.Operation
	case 4: // 0 operands, 1 results, 0 attributes
		c := &struct {
			Operation
			r [1]Value
		}{}
		c.setResults(c.r[:])
		return &c.Operation
	case 5: // 0 operands, 1 results, 1 attributes
		c := &struct {
			Operation
			r [1]Value
			a [1]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 6: // 0 operands, 1 results, 2 attributes
		c := &struct {
			Operation
			r [1]Value
			a [2]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 7: // 0 operands, 1 results, 3 attributes
		c := &struct {
			Operation
			r [1]Value
			a [3]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 8: // 0 operands, 2 results, 0 attributes
		c := &struct {
			Operation
			r [2]Value
		}{}
		c.setResults(c.r[:])
		return &c.Operation
	case 9: // 0 operands, 2 results, 1 attributes
		c := &struct {
			Operation
			r [2]Value
			a [1]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 10: // 0 operands, 2 results, 2 attributes
		c := &struct {
			Operation
			r [2]Value
			a [2]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 11: // 0 operands, 2 results, 3 attributes
		c := &struct {
			Operation
			r [2]Value
			a [3]Attribute
		}{}
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 12: // 1 operands, 0 results, 0 attributes
		c := &struct {
			Operation
			o [1]Operand
		}{}
		c.setOperands(c.o[:])
		return &c.Operation
	case 13: // 1 operands, 0 results, 1 attributes
		c := &struct {
			Operation
			o [1]Operand
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 14: // 1 operands, 0 results, 2 attributes
		c := &struct {
			Operation
			o [1]Operand
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 15: // 1 operands, 0 results, 3 attributes
		c := &struct {
			Operation
			o [1]Operand
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 16: // 1 operands, 1 results, 0 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [1]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 17: // 1 operands, 1 results, 1 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [1]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 18: // 1 operands, 1 results, 2 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [1]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 19: // 1 operands, 1 results, 3 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [1]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 20: // 1 operands, 2 results, 0 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [2]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 21: // 1 operands, 2 results, 1 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [2]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 22: // 1 operands, 2 results, 2 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [2]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 23: // 1 operands, 2 results, 3 attributes
		c := &struct {
			Operation
			o [1]Operand
			r [2]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 24: // 2 operands, 0 results, 0 attributes
		c := &struct {
			Operation
			o [2]Operand
		}{}
		c.setOperands(c.o[:])
		return &c.Operation
	case 25: // 2 operands, 0 results, 1 attributes
		c := &struct {
			Operation
			o [2]Operand
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 26: // 2 operands, 0 results, 2 attributes
		c := &struct {
			Operation
			o [2]Operand
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 27: // 2 operands, 0 results, 3 attributes
		c := &struct {
			Operation
			o [2]Operand
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 28: // 2 operands, 1 results, 0 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [1]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 29: // 2 operands, 1 results, 1 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [1]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 30: // 2 operands, 1 results, 2 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [1]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 31: // 2 operands, 1 results, 3 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [1]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 32: // 2 operands, 2 results, 0 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [2]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 33: // 2 operands, 2 results, 1 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [2]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 34: // 2 operands, 2 results, 2 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [2]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 35: // 2 operands, 2 results, 3 attributes
		c := &struct {
			Operation
			o [2]Operand
			r [2]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 36: // 3 operands, 0 results, 0 attributes
		c := &struct {
			Operation
			o [3]Operand
		}{}
		c.setOperands(c.o[:])
		return &c.Operation
	case 37: // 3 operands, 0 results, 1 attributes
		c := &struct {
			Operation
			o [3]Operand
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 38: // 3 operands, 0 results, 2 attributes
		c := &struct {
			Operation
			o [3]Operand
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 39: // 3 operands, 0 results, 3 attributes
		c := &struct {
			Operation
			o [3]Operand
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 40: // 3 operands, 1 results, 0 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [1]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 41: // 3 operands, 1 results, 1 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [1]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 42: // 3 operands, 1 results, 2 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [1]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 43: // 3 operands, 1 results, 3 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [1]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 44: // 3 operands, 2 results, 0 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [2]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 45: // 3 operands, 2 results, 1 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [2]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 46: // 3 operands, 2 results, 2 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [2]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 47: // 3 operands, 2 results, 3 attributes
		c := &struct {
			Operation
			o [3]Operand
			r [2]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 48: // 4 operands, 0 results, 0 attributes
		c := &struct {
			Operation
			o [4]Operand
		}{}
		c.setOperands(c.o[:])
		return &c.Operation
	case 49: // 4 operands, 0 results, 1 attributes
		c := &struct {
			Operation
			o [4]Operand
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 50: // 4 operands, 0 results, 2 attributes
		c := &struct {
			Operation
			o [4]Operand
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 51: // 4 operands, 0 results, 3 attributes
		c := &struct {
			Operation
			o [4]Operand
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 52: // 4 operands, 1 results, 0 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [1]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 53: // 4 operands, 1 results, 1 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [1]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 54: // 4 operands, 1 results, 2 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [1]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 55: // 4 operands, 1 results, 3 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [1]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 56: // 4 operands, 2 results, 0 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [2]Value
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		return &c.Operation
	case 57: // 4 operands, 2 results, 1 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [2]Value
			a [1]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 58: // 4 operands, 2 results, 2 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [2]Value
			a [2]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	case 59: // 4 operands, 2 results, 3 attributes
		c := &struct {
			Operation
			o [4]Operand
			r [2]Value
			a [3]Attribute
		}{}
		c.setOperands(c.o[:])
		c.setResults(c.r[:])
		c.setInherents(c.a[:])
		return &c.Operation
	}
	panic("ir: a chunk class that does not exist")
}

const (
	maxChunkOperands = 4
	maxChunkResults  = 2
	maxChunkAttrs    = 3
)

// allocateApart is for the few operations that are larger than any class.
func allocateApart(operands, results, attrs int) *Operation {
	op := &Operation{}
	if operands > 0 {
		op.setOperands(make([]Operand, operands))
	}
	if results > 0 {
		op.setResults(make([]Value, results))
	}
	if attrs > 0 {
		op.setInherents(make([]Attribute, attrs))
	}
	return op
}
