package dialect

import "github.com/mica-ir/mica/ir"

// Branch implements BranchOpInterface.
func Branch(x ir.BranchOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "BranchOpInterface", Impl: x}
}

// Call implements CallOpInterface.
func Call(x ir.CallOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "CallOpInterface", Impl: x}
}

// Callable implements CallableOpInterface.
func Callable(x ir.CallableOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "CallableOpInterface", Impl: x}
}

// Cast implements CastOpInterface.
func Cast(x ir.CastOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "CastOpInterface", Impl: x}
}

// A CastFunc is an [ir.Caster] that is a function.
type CastFunc func(from, to []ir.Type) bool

func (f CastFunc) Compatible(from, to []ir.Type) bool { return f(from, to) }

// DestinationStyle implements DestinationStyleOpInterface.
func DestinationStyle(x ir.DestinationStyleOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "DestinationStyleOpInterface", Impl: x}
}

// Function implements FunctionOpInterface.
func Function(x ir.FunctionVerifier) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "FunctionOpInterface", Impl: x}
}

// LoopLike implements LoopLikeOpInterface.
func LoopLike(x ir.LoopLikeOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "LoopLikeOpInterface", Impl: x}
}

// RegionBranch implements RegionBranchOpInterface.
func RegionBranch(x ir.RegionBranchOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "RegionBranchOpInterface", Impl: x}
}

// RegionTerminator implements RegionBranchTerminatorOpInterface.
func RegionTerminator(x ir.RegionBranchTerminatorOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "RegionBranchTerminatorOpInterface", Impl: x}
}

// RuntimeVerifiable implements RuntimeVerifiableOpInterface.
func RuntimeVerifiable(x ir.RuntimeVerifiableOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "RuntimeVerifiableOpInterface", Impl: x}
}

// SelectLike implements SelectLikeOpInterface.
func SelectLike(x ir.SelectLikeOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SelectLikeOpInterface", Impl: x}
}

// Slice implements OffsetSizeAndStrideOpInterface.
func Slice(x ir.OffsetSizeAndStrideOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "OffsetSizeAndStrideOpInterface", Impl: x}
}

// SubsetExtraction implements SubsetOpInterface and SubsetExtractionOpInterface.
func SubsetExtraction(x ir.SubsetExtractionOpInterface) Interfaces {
	return Interfaces{{Name: "SubsetOpInterface", Impl: x}, {Name: "SubsetExtractionOpInterface", Impl: x}}
}

// SubsetInsertion implements SubsetOpInterface and SubsetInsertionOpInterface.
func SubsetInsertion(x ir.SubsetInsertionOpInterface) Interfaces {
	return Interfaces{{Name: "SubsetOpInterface", Impl: x}, {Name: "SubsetInsertionOpInterface", Impl: x}}
}

// Symbol implements SymbolOpInterface.
func Symbol(x ir.SymbolOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolOpInterface", Impl: x}
}

// SymbolUser implements SymbolUserOpInterface.
func SymbolUser(x ir.SymbolUserOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolUserOpInterface", Impl: x}
}

// VerifyCall checks the operands and results of a call against the type of the
// callee.
func VerifyCall(op *ir.Operation, t *ir.FunctionType, c *ir.Checker) {
	c.Check(len(t.Inputs) == op.NumOperands(), "incorrect number of operands for callee")
	for i, want := range t.Inputs {
		if got := op.Operand(i).Type(); got != want {
			c.Failf("operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", want, got, i)
		}
	}
	c.Check(len(t.Results) == op.NumResults(), "incorrect number of results for callee")
	for i, want := range t.Results {
		if op.Result(i).Type() != want {
			e, at := c.Errorf("result type mismatch at index %d", i), op.Location().Place()
			e.Notef(at, "      op result types: %s", ir.QuotedTypes(op.ResultTypes()))
			e.Notef(at, "function result types: %s", ir.QuotedTypes(t.Results))
			c.Stop()
		}
	}
}

// NameResult suggests a name for the first result.
func NameResult(name string) ir.ResultNamer {
	return func(op *ir.Operation, set func(v *ir.Value, name string)) {
		if op.NumResults() > 0 {
			set(op.Result(0), name)
		}
	}
}
