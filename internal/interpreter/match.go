package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/ir"
)

// matchOp is a matcher of at most one operation; op is nil for an empty handle.
func matchOp(f func(s *Step, op *ir.Operation) *Failure) Func {
	return func(s *Step) *Failure {
		ops := s.Ops(0)
		switch {
		case s.Op.Def().HasTrait("transform::SingleOpMatcherOpTrait") && len(ops) != 1:
			return Definite(s.Op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op")
		case len(ops) > 1:
			return Definite(s.Op, "AtMostOneOpMatcherOpTrait requires the operand handle to point to at most one payload op")
		case len(ops) == 0:
			return f(s, nil)
		}
		return f(s, ops[0])
	}
}

func matchEmpty(s *Step, op *ir.Operation) *Failure {
	if op != nil {
		return Silenceable(s.Op, "operation is not empty")
	}
	return nil
}

func matchName(s *Step, op *ir.Operation) *Failure {
	if !slices.Contains(texts(transform.MatchOperationNameOp{Operation: s.Op}.OpNamesAttr()), op.Name()) {
		return Silenceable(s.Op, "wrong operation name")
	}
	return nil
}

// texts returns the strings of an array.
func texts(a ir.Attribute) (list []string) {
	if array, ok := a.(*ir.ArrayAttr); ok {
		for _, e := range array.Elements {
			if s, ok := e.(*ir.StringAttr); ok {
				list = append(list, s.Value)
			}
		}
	}
	return list
}

// interfaces are the C++ names of the interfaces that structured.match can name.
var interfaces = [...]string{"linalg::LinalgOp", "TilingInterface", "LoopLikeOpInterface"}

// applyMatch finds the operations nested in the target that match the attributes.
func applyMatch(s *Step) *Failure {
	roots := s.Ops(0)
	if len(roots) != 1 {
		return Definite(s.Op, "requires exactly one target handle")
	}
	m := newMatcher(transform.MatchOp{Operation: s.Op})
	var found []*ir.Operation
	for op := range ir.All(roots[0], ir.PostOrder) {
		if m.matches(op) {
			found = append(found, op)
		}
	}
	if m.wrongNumber {
		return Definite(s.Op, "If filter_operand_types contains more than a type, then it must contain as much types as the number of operands in the target ops")
	}
	s.SetOps(0, found...)
	return nil
}

// A matcher is the conditions of structured.match.
type matcher struct {
	names         []string
	anyName       bool
	interfaceName string
	attrs         []ir.NamedAttribute
	result        ir.Attribute
	operands      *ir.ArrayAttr
	wrongNumber   bool // whether an operation has another number of operands
}

func newMatcher(op transform.MatchOp) *matcher {
	m := &matcher{names: texts(op.OpsAttr()), anyName: op.OpsAttr() == nil, result: op.FilterResultTypeAttr()}
	if i, ok := op.InterfaceAttr().(*ir.IntegerAttr); ok {
		m.interfaceName = interfaces[i.Int64()]
	}
	if d, ok := op.OpAttrsAttr().(*ir.DictionaryAttr); ok {
		m.attrs = d.Entries
	}
	m.operands, _ = op.FilterOperandTypesAttr().(*ir.ArrayAttr)
	return m
}

func (m *matcher) matches(op *ir.Operation) bool {
	if !m.anyName && !slices.Contains(m.names, op.Name()) {
		return false
	}
	if m.interfaceName != "" {
		if _, ok := op.Def().Interface(m.interfaceName); !ok {
			return false
		}
	}
	for _, a := range m.attrs {
		if a.Name != "interface" && a.Name != "ops" && op.Attr(a.Name) != a.Value {
			return false
		}
	}
	if t, ok := m.result.(*ir.TypeAttr); ok && (op.NumResults() != 1 || op.Result(0).Type() != t.Value) {
		return false
	}
	return m.operands == nil || m.matchesOperands(op)
}

func (m *matcher) matchesOperands(op *ir.Operation) bool {
	want := m.operands.Elements
	if len(want) != 1 && len(want) != op.NumOperands() {
		m.wrongNumber = true
		return false
	}
	for i, t := range op.OperandTypes() {
		if want[min(i, len(want)-1)] != ir.Attribute(op.Context().TypeAttr(t)) {
			return false
		}
	}
	return true
}

func applyVerify(s *Step, target *ir.Operation) *Failure {
	var list diag.List
	ok := ir.Verify(target, &list)
	s.Report(list)
	if ok {
		return nil
	}
	return Definite(s.Op, "failed to verify payload op").Notef(target.Location(), "payload op")
}
