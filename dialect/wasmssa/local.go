package wasmssa

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// element returns the type of the values that a local holds, nil if t is no
// reference to a local.
func element(t ir.Type) ir.Type {
	ref, ok := t.(*ir.DefinedType)
	if !ok || ref.Def.Name != "LocalRefType" || len(ref.Params) == 0 {
		return nil
	}
	e, _ := ref.Params[0].(ir.Type)
	return e
}

func inferLocal(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	t, ok := s.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	d := t.Context().Dialect("wasmssa")
	if d == nil {
		return nil, false
	}
	for _, def := range d.Types {
		if def.Name == "LocalRefType" {
			return []ir.Type{t.Context().DefinedType(def, []ir.Param{t.Value})}, true
		}
	}
	return nil, false
}

func inferElement(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	e := element(s.Operands[0].Type())
	return []ir.Type{e}, e != nil
}

func verifySet(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(element(op.Operand(0).Type()) == op.Operand(1).Type(), "input type and result type of local.set do not match")
}

func verifyTee(op *ir.Operation, c *ir.Checker) {
	t := op.Operand(1).Type()
	c.CheckPlain(element(op.Operand(0).Type()) == t && op.Result(0).Type() == t,
		"input type and output type of local.tee do not match")
}
