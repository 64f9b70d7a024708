package interpreter

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// generic returns the text of an operation for an error.
func generic(op *ir.Operation) string {
	text := asm.MessageText(op, asm.Options{})
	if op.NumRegions() > 0 {
		return "\n" + text
	}
	return text
}

// definedType returns the name and the parameters of a type of the transform dialect.
func definedType(t ir.Type) (name string, params []ir.Param) {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "transform" {
		return "", nil
	}
	return d.Def.Name, d.Params
}

// check returns a failure if a value cannot represent something because of its type.
func (s *State) check(v *ir.Value, a Association) *Failure {
	name, list := definedType(v.Type())
	switch name {
	case "OperationType":
		want, _ := list[0].(string)
		for _, op := range a.Ops {
			if op.Name() != want {
				return newFailure(true, v.Location(), "incompatible payload operation name expected %s vs %s -> %s", want, op.Name(), generic(op)).
					Notef(op.Location(), "payload operation")
			}
		}
	case "ParamType":
		want, _ := list[0].(ir.Type)
		for _, p := range a.Params {
			n, ok := p.(*ir.IntegerAttr)
			switch {
			case !ok:
				return newFailure(true, v.Location(), "expected parameter to be an integer attribute, got %s", p)
			case n.Type() != want:
				return newFailure(true, v.Location(), "expected the type of the parameter attribute ('%s') to match the parameter type ('%s')", n.Type(), want)
			}
		}
	case "TypeParamType":
		for _, p := range a.Params {
			if _, ok := p.(*ir.TypeAttr); !ok {
				return newFailure(true, v.Location(), "expected type attribute, got %s", p)
			}
		}
	case "AffineMapParamType":
		for _, p := range a.Params {
			if _, ok := p.(*ir.AffineMapAttr); !ok {
				return newFailure(true, v.Location(), "expected affine map attribute, got %s", p)
			}
		}
	}
	return nil
}
