package spirv

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// The discardable attributes of the dialect.
const (
	entryPointABIName = "spirv.entry_point_abi"
	interfaceVarName  = "spirv.interface_var_abi"
	targetEnvName     = "spirv.target_env"
	decorationName    = "spirv.decoration"
)

// verifyDialectAttribute checks an attribute of an operation.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, d *diag.List) bool {
	switch a.Name {
	case entryPointABIName:
		if attributeClass(a.Value) != "EntryPointABIAttr" {
			op.EmitError(d, "'%s' attribute must be an entry point ABI attribute", a.Name)
			return false
		}
	case targetEnvName:
		if attributeClass(a.Value) != targetEnvClass {
			op.EmitError(d, "'%s' must be a spirv::TargetEnvAttr", a.Name)
			return false
		}
	default:
		op.EmitError(d, "found unsupported '%s' attribute on operation", a.Name)
		return false
	}
	return true
}

// verifyArgumentAttribute checks an attribute of an argument of a function.
func verifyArgumentAttribute(op *ir.Operation, index int, a ir.NamedAttribute, d *diag.List) bool {
	return verifyRegionAttribute(op, argumentType(op, index), a, d)
}

// argumentType returns the type of an argument of a function.
func argumentType(op *ir.Operation, index int) ir.Type {
	if op.NumRegions() > 0 {
		if entry := op.Region(0).Entry(); entry != nil && index < entry.NumArguments() {
			return entry.Argument(index).Type()
		}
	}
	if f := functionType(op); f != nil && index < len(f.Inputs) {
		return f.Inputs[index]
	}
	return nil
}

func verifyRegionAttribute(op *ir.Operation, t ir.Type, a ir.NamedAttribute, d *diag.List) bool {
	switch a.Name {
	case interfaceVarName:
		if attributeClass(a.Value) != interfaceVarClass {
			d.Errorf(op.Location().Place(), "'%s' must be a spirv::InterfaceVarABIAttr", a.Name)
			return false
		}
		if a.Value.(*ir.DefinedAttr).Params[2] != nil && !isScalarType(t) {
			d.Errorf(op.Location().Place(), "'%s' attribute cannot specify storage class when attaching to a non-scalar value", a.Name)
			return false
		}
	case decorationName:
		if attributeClass(a.Value) != "DecorationAttr" {
			d.Errorf(op.Location().Place(), "'%s' must be a spirv::DecorationAttr", a.Name)
			return false
		}
	default:
		d.Errorf(op.Location().Place(), "found unsupported '%s' attribute on region argument", a.Name)
		return false
	}
	return true
}

// isScalarType reports whether a type is an integer, an index or a float.
func isScalarType(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// verifyResultAttribute checks an attribute of a result of a function: graphs alone
// may have them.
func verifyResultAttribute(op *ir.Operation, index int, a ir.NamedAttribute, d *diag.List) bool {
	if op.Name() != "spirv.ARM.Graph" {
		op.EmitError(d, "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type")
		return false
	}
	var t ir.Type
	if g := functionType(op); g != nil && index < len(g.Results) {
		t = g.Results[index]
	}
	return verifyRegionAttribute(op, t, a, d)
}
