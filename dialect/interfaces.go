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

// SelectLike implements SelectLikeOpInterface.
func SelectLike(x ir.SelectLikeOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SelectLikeOpInterface", Impl: x}
}

// Slice implements OffsetSizeAndStrideOpInterface.
func Slice(x ir.OffsetSizeAndStrideOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "OffsetSizeAndStrideOpInterface", Impl: x}
}

// Symbol implements SymbolOpInterface.
func Symbol(x ir.SymbolOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolOpInterface", Impl: x}
}

// SymbolUser implements SymbolUserOpInterface.
func SymbolUser(x ir.SymbolUserOpInterface) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolUserOpInterface", Impl: x}
}
