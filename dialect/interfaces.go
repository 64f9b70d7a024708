package dialect

import "github.com/mica-ir/mica/ir"

// Branch implements BranchOpInterface.
func Branch(x ir.Brancher) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "BranchOpInterface", Impl: x}
}

// Cast implements CastOpInterface.
func Cast(x ir.Caster) ir.InterfaceImpl { return ir.InterfaceImpl{Name: "CastOpInterface", Impl: x} }

// DestinationStyle implements DestinationStyleOpInterface.
func DestinationStyle(x ir.DestinationStyle) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "DestinationStyleOpInterface", Impl: x}
}

// Function implements FunctionOpInterface.
func Function(x ir.FunctionVerifier) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "FunctionOpInterface", Impl: x}
}

// LoopLike implements LoopLikeOpInterface.
func LoopLike(x ir.LoopLike) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "LoopLikeOpInterface", Impl: x}
}

// RegionBranch implements RegionBranchOpInterface.
func RegionBranch(x ir.RegionBrancher) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "RegionBranchOpInterface", Impl: x}
}

// RegionTerminator implements RegionBranchTerminatorOpInterface.
func RegionTerminator(x ir.RegionTerminator) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "RegionBranchTerminatorOpInterface", Impl: x}
}

// Slice implements OffsetSizeAndStrideOpInterface.
func Slice(x ir.Slicer) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "OffsetSizeAndStrideOpInterface", Impl: x}
}

// Symbol implements SymbolOpInterface.
func Symbol(x ir.SymbolOp) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolOpInterface", Impl: x}
}

// SymbolUser implements SymbolUserOpInterface.
func SymbolUser(x ir.SymbolUser) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: "SymbolUserOpInterface", Impl: x}
}
