package semantics

import "github.com/mica-ir/mica/ir"

// standard returns the meanings of all supported operations.
func standard() map[string]Meaning {
	t := table{}
	t.integers()
	t.floats()
	t.controlFlow()
	t.affine()
	t.memory()
	t.tensors()
	t.vectors()
	t.complexes()
	t.instructions()
	t.add(castsBetween, "builtin.unrealized_conversion_cast")
	return t
}

// castsBetween executes casts between types of the same representation, such as index and
// i64.
func castsBetween(p *Program, op *ir.Operation) Step {
	if op.NumOperands() != op.NumResults() {
		return nil
	}
	if !p.alike(Signature{Inputs: op.OperandTypes()}, p, Signature{Inputs: op.ResultTypes()}) {
		return nil
	}
	return func(c *Call) error { return c.Return(c.Args...) }
}

// A table has the meanings of operations by their names.
type table map[string]Meaning

func (t table) add(m Meaning, names ...string) {
	for _, n := range names {
		t[n] = m
	}
}
