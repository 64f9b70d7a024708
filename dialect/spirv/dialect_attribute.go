package spirv

import "github.com/mica-ir/mica/ir"

// The discardable attributes of the dialect.
const (
	entryPointABIName = "spirv.entry_point_abi"
	interfaceVarName  = "spirv.interface_var_abi"
	targetEnvName     = "spirv.target_env"
	decorationName    = "spirv.decoration"
)

// verifyDialectAttribute checks an attribute of an operation.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	switch a.Name {
	case entryPointABIName:
		c.CheckPlainf(attributeClass(a.Value) == "EntryPointABIAttr", "'%s' attribute must be an entry point ABI attribute", a.Name)
	case targetEnvName:
		c.CheckPlainf(attributeClass(a.Value) == targetEnvClass, "'%s' must be a spirv::TargetEnvAttr", a.Name)
	default:
		c.FailPlainf("found unsupported '%s' attribute on operation", a.Name)
	}
}

// verifyArgumentAttribute checks an attribute of an argument of a function.
func verifyArgumentAttribute(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
	verifyRegionAttribute(op, argumentType(op, index), a, c)
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

func verifyRegionAttribute(op *ir.Operation, t ir.Type, a ir.NamedAttribute, c *ir.Checker) {
	switch a.Name {
	case interfaceVarName:
		if attributeClass(a.Value) != interfaceVarClass {
			c.FailAtf(op.Location().Place(), "'%s' must be a spirv::InterfaceVarABIAttr", a.Name)
		}
		if a.Value.(*ir.DefinedAttr).Params[2] != nil && !isScalarType(t) {
			c.FailAtf(op.Location().Place(), "'%s' attribute cannot specify storage class when attaching to a non-scalar value", a.Name)
		}
	case decorationName:
		if attributeClass(a.Value) != "DecorationAttr" {
			c.FailAtf(op.Location().Place(), "'%s' must be a spirv::DecorationAttr", a.Name)
		}
	default:
		c.FailAtf(op.Location().Place(), "found unsupported '%s' attribute on region argument", a.Name)
	}
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
func verifyResultAttribute(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
	c.CheckPlain(op.Name() == GraphARMOpName, "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type")
	var t ir.Type
	if g := functionType(op); g != nil && index < len(g.Results) {
		t = g.Results[index]
	}
	verifyRegionAttribute(op, t, a, c)
}
