package ir

// TraitBits is a set of traits that are queried often enough to be stored as bits.
type TraitBits uint64

// The traits with a bit.
const (
	IsTerminator TraitBits = 1 << iota
	IsCommutative
	IsIdempotent
	IsInvolution
	IsolatedFromAbove
	ConstantLike
	ReturnLike
	SymbolTableTrait
	SymbolTrait
	SingleBlock
	NoTerminator
	NoRegionArguments
	AffineScope
	AutomaticAllocationScope
	GraphRegionTrait // HasOnlyGraphRegion
	NoMemoryEffect   // declares MemoryEffectOpInterface with no effects
	AlwaysSpeculatable
	RecursiveMemoryEffects
	RecursivelySpeculatable
	SameOperandsAndResultType
	SameOperandsAndResultElementType
	SameOperandsAndResultShape
	SameOperandsElementType
	SameOperandsShape
	SameTypeOperands
	SameOperandsAndResultRank
	Elementwise
	Scalarizable
	Vectorizable
	Tensorizable
	AttrSizedOperandSegments
	AttrSizedResultSegments
	SameVariadicOperandSize
	SameVariadicResultSize
	FirstAttrDerivedResultType
	InferTypeOp // declares InferTypeOpInterface
	IsCast      // implements CastOpInterface
)

// A Trait is a property of an op that may include verification.
type Trait struct {
	Name string // the C++ name without the mlir namespace: "IsTerminator", "lwe::SomeTrait"
	Bit  TraitBits
	// Params are the parameters, such as the name of the implicit terminator.
	Params []string
	// Structural traits are verified before the constraints of the definition.
	Structural bool
	// ByTypes promises that Verify depends on nothing but the types of operands and results, so that
	// verification need not call it again for the same ones.
	ByTypes bool
	// Verify and VerifyRegions may be nil. VerifyRegions runs after the ops in
	// the regions have been verified.
	Verify        func(op *Operation, c *Checker)
	VerifyRegions func(op *Operation, c *Checker)
	// Effects are the memory effects of an operation if the trait implements
	// MemoryEffectOpInterface, or else nil.
	Effects func(op *Operation) []Effect
}
