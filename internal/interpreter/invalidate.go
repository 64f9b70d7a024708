package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/ir"
)

// repeatable reports whether several operands of an operation may represent the same payload.
func repeatable(op *ir.Operation) bool {
	switch op.Name() {
	case "transform.merge_handles":
		return transform.MergeHandlesOp{Operation: op}.Deduplicate()
	case "transform.foreach_match":
		return true
	}
	return false
}

const usesInvalid = "op uses a handle invalidated by a previously executed transform op"

// invalidated is an operand that invalidates handles, and the places that errors name.
type invalidated struct {
	state   *State
	by      *ir.Operation
	operand int
	through *ir.Location // of the value that the consumed handle represents, nil for operations
	into    map[*ir.Value]func(at *ir.Location) *diag.Diagnostic
}

// checkUses returns a failure if an operation uses a handle that was invalidated, or consumes a
// handle twice, and records the handles that it invalidates.
func (s *State) checkUses(op *ir.Operation) *Failure {
	if !s.checks {
		return nil
	}
	invalid := map[*ir.Value]func(at *ir.Location) *diag.Diagnostic{}
	failed := s.checkOperands(op, invalid)
	for v, f := range invalid {
		if s.invalid[v] == nil {
			s.invalid[v] = f
		}
	}
	if failed != nil {
		return failed
	}
	for i := range op.NumOperands() {
		if !transform.Consumes(op, i) {
			continue
		}
		a := s.Of(op.Operand(i))
		var at *ir.Location
		what := "op"
		if k := repeated(a.Ops); k >= 0 {
			at = a.Ops[k].Location()
		} else if k := repeated(a.Values); k >= 0 {
			at, what = a.Values[k].Location(), "value"
		}
		if at != nil {
			return Definite(op, "a handle passed as operand #%d and consumed by this operation points to a payload entity more than once", i).
				Notef(at, "repeated target %s", what)
		}
	}
	return nil
}

// repeated returns the index of the first element that occurs before, or -1.
func repeated[T comparable](list []T) int {
	seen := make(map[T]bool, len(list))
	for i, x := range list {
		if seen[x] {
			return i
		}
		seen[x] = true
	}
	return -1
}

func (s *State) checkOperands(op *ir.Operation, invalid map[*ir.Value]func(at *ir.Location) *diag.Diagnostic) *Failure {
	for i, v := range op.Operands() {
		report := s.invalid[v]
		if report == nil && !repeatable(op) {
			report = invalid[v]
		}
		if report != nil {
			return &Failure{Definite: true, Diagnostics: diag.List{report(op.Location())}}
		}
		if !transform.Consumes(op, i) {
			continue
		}
		x := &invalidated{state: s, by: op, operand: i, into: invalid}
		switch a := s.Of(v); kindOf(v.Type()) {
		case operations:
			x.operations(v, a.Ops)
		case values:
			for _, payload := range a.Values {
				x.value(v, payload)
			}
		}
	}
	return nil
}

// operations invalidates the handles to operations and to the operations nested in them.
func (x *invalidated) operations(consumed *ir.Value, roots []*ir.Operation) {
	if len(roots) == 0 {
		by, operand := x.by.Location(), x.operand
		x.into[consumed] = func(at *ir.Location) *diag.Diagnostic {
			return errorAt(at, "op uses a handle associated with empty payload and invalidated by a previously executed transform op").
				Notef(by.Place(), "invalidated by this transform op that consumes its operand #%d", operand)
		}
		return
	}
	for _, sc := range slices.Backward(x.state.scopes) {
		for _, handle := range sc.order {
			a := sc.values[handle]
			for _, op := range a.Ops {
				x.operation(roots, op, handle)
			}
			for _, v := range a.Values {
				x.result(roots, v, handle)
			}
		}
		if sc.region.ParentOp().Has(ir.IsolatedFromAbove) {
			return
		}
	}
}

func (x *invalidated) known(handle *ir.Value) bool {
	return x.state.invalid[handle] != nil || x.into[handle] != nil
}

// operation invalidates a handle to an operation that is in one of the roots.
func (x *invalidated) operation(roots []*ir.Operation, op *ir.Operation, handle *ir.Value) {
	if x.known(handle) {
		return
	}
	root := ancestorIn(roots, op)
	if root == nil {
		return
	}
	rootAt, opAt, by, operand, through := root.Location(), op.Location(), x.by.Location(), x.operand, x.through
	x.into[handle] = func(at *ir.Location) *diag.Diagnostic {
		d := errorAt(at, usesInvalid).Notef(handle.Location().Place(), "handle to invalidated ops").
			Notef(by.Place(), "invalidated by this transform op that consumes its operand #%d and invalidates all handles to payload IR entities associated with this operand and entities nested in them", operand).
			Notef(rootAt.Place(), "ancestor payload op").Notef(opAt.Place(), "nested payload op")
		return noteThrough(d, through)
	}
}

// result invalidates a handle to a value that an operation in one of the roots defines.
func (x *invalidated) result(roots []*ir.Operation, v, handle *ir.Value) {
	if x.known(handle) {
		return
	}
	def := v.DefiningOp()
	if def == nil {
		def = v.OwnerBlock().ParentOp()
	}
	root := ancestorIn(roots, def)
	if root == nil {
		return
	}
	rootAt, opAt, valueAt, by, operand, through := root.Location(), def.Location(), v.Location(), x.by.Location(), x.operand, x.through
	what := "op defining the value as " + describeValue(v)
	x.into[handle] = func(at *ir.Location) *diag.Diagnostic {
		d := errorAt(at, usesInvalid).Notef(handle.Location().Place(), "invalidated handle").
			Notef(by.Place(), "invalidated by this transform op that consumes its operand #%d and invalidates all handles to payload IR entities associated with this operand and entities nested in them", operand).
			Notef(rootAt.Place(), "ancestor op associated with the consumed handle").
			Notef(opAt.Place(), "%s", what).Notef(valueAt.Place(), "payload value")
		return noteThrough(d, through)
	}
}

// value invalidates the handles to a value and to its definition.
func (x *invalidated) value(consumed, v *ir.Value) {
	by, operand, valueAt := x.by.Location(), x.operand, v.Location()
	for _, sc := range slices.Backward(x.state.scopes) {
		for _, handle := range sc.valueHandles[v] {
			x.into[handle] = func(at *ir.Location) *diag.Diagnostic {
				return errorAt(at, usesInvalid).Notef(handle.Location().Place(), "invalidated handle").
					Notef(by.Place(), "invalidated by this transform op that consumes its operand #%d and invalidates handles to the same values as associated with it", operand).
					Notef(valueAt.Place(), "payload value")
			}
		}
		if sc.region.ParentOp().Has(ir.IsolatedFromAbove) {
			break
		}
	}
	x.through = valueAt
	if def := v.DefiningOp(); def != nil {
		x.operations(consumed, []*ir.Operation{def})
		return
	}
	for op := range v.OwnerBlock().Ops() {
		x.operations(consumed, []*ir.Operation{op})
	}
}

func ancestorIn(roots []*ir.Operation, op *ir.Operation) *ir.Operation {
	// The reference reports the last one.
	for _, root := range slices.Backward(roots) {
		if root.IsAncestor(op) {
			return root
		}
	}
	return nil
}

func noteThrough(d *diag.Diagnostic, through *ir.Location) *diag.Diagnostic {
	if through != nil {
		d.Notef(through.Place(), "consumed handle points to this payload value")
	}
	return d
}
