package ir

import "github.com/mica-ir/mica/num"

// The interfaces of operations, named as in MLIR. An implementation is a value in
// [OpDef].Interfaces, made in Go or from the C++ of a definition; [InterfaceOf] finds it.
// The hooks of an OpDef are the implementations of the others: Effects of
// MemoryEffectOpInterface, InferTypes, CompatibleTypes and RefineTypes of
// InferTypeOpInterface, RegionKind of RegionKindInterface, and ResultNames,
// ArgumentNames, BlockNames and DefaultDialect of OpAsmOpInterface.

// InterfaceOf returns the implementation of an interface of an operation, given by its
// Go type, as in
//
//	call, ok := ir.InterfaceOf[ir.CallOpInterface](op)
func InterfaceOf[T any](op *Operation) (T, bool) {
	for i := range op.def.Interfaces {
		if t, ok := op.def.Interfaces[i].Impl.(T); ok {
			return t, true
		}
	}
	var none T
	return none, false
}

// An InterfaceCache is [InterfaceOf] for one goroutine that asks for many operations: it remembers the
// answer for each definition. The zero InterfaceCache is ready to use.
type InterfaceCache[T any] struct {
	known map[*OpDef]foundInterface[T]
}

type foundInterface[T any] struct {
	impl T
	ok   bool
}

// Of returns the implementation of the interface T for an operation.
func (c *InterfaceCache[T]) Of(op *Operation) (T, bool) {
	f, known := c.known[op.def]
	if !known {
		f.impl, f.ok = InterfaceOf[T](op)
		if c.known == nil {
			c.known = map[*OpDef]foundInterface[T]{}
		}
		c.known[op.def] = f
	}
	return f.impl, f.ok
}

// A BranchOpInterface maps operands of a terminator to arguments of a successor.
type BranchOpInterface interface {
	// SuccessorOperands returns the operands forwarded to successor i. They follow
	// the first produced arguments, which the op itself produces.
	SuccessorOperands(op *Operation, i int) (operands []Operand, produced int)
}

// A ConditionalBranch is a [BranchOpInterface] whose successor is known if its operands are constants.
type ConditionalBranch interface {
	// SuccessorForOperands returns the successor for constant operands, which are nil if they
	// are unknown. It returns nil if there may be several.
	SuccessorForOperands(op *Operation, operands []Attribute) *Block
}

// A Callee is the target of a call: a symbol, or a value. At most one is set.
type Callee struct {
	Symbol *SymbolRefAttr
	Value  *Value
}

// A CallOpInterface passes control to a callable operation.
type CallOpInterface interface {
	// Callee returns the target of the call; it is empty if that is not known.
	Callee(op *Operation) Callee
	// ArgOperands returns the operands that are the arguments of the call.
	ArgOperands(op *Operation) []Operand
}

// A CallableOpInterface is the target of calls.
type CallableOpInterface interface {
	// CallableRegion returns the region that receives control, or nil for a declaration.
	CallableRegion(op *Operation) *Region
	// ArgumentTypes and ResultTypes are the types of a call.
	ArgumentTypes(op *Operation) []Type
	ResultTypes(op *Operation) []Type
}

// ResolveCallable returns the callable operation that a call refers to by a symbol, or
// that defines the value that it calls; nil if it is not known.
func ResolveCallable(op *Operation) *Operation {
	call, ok := InterfaceOf[CallOpInterface](op)
	if !ok {
		return nil
	}
	c := call.Callee(op)
	switch {
	case c.Symbol != nil:
		return LookupSymbol(op, c.Symbol)
	case c.Value != nil:
		return c.Value.DefiningOp()
	}
	return nil
}

// A CastOpInterface converts values from one list of types to another.
type CastOpInterface interface {
	// Compatible reports whether values of one type list can be cast to another.
	Compatible(from, to []Type) bool
}

// Speculatability states whether an operation may be executed though the program would
// not execute it.
type Speculatability uint8

// The speculatabilities. A recursively speculatable operation is speculatable if all
// operations in its regions are.
const (
	NotSpeculatable Speculatability = iota
	Speculatable
	RecursivelySpeculatableOp
)

// A ConditionallySpeculatable operation decides itself whether it is speculatable.
type ConditionallySpeculatable interface {
	Speculatability(op *Operation) Speculatability
}

// A MemorySpaceCastOpInterface converts a pointer to another memory space.
type MemorySpaceCastOpInterface interface {
	// Pointers returns the pointer that is cast, and the result.
	Pointers(op *Operation) (source, target *Value)
}

// A DerivedAttributeOpInterface has attributes that are not stored but follow from the rest of
// the operation.
type DerivedAttributeOpInterface interface {
	IsDerivedAttribute(name string) bool
	// MaterializeDerivedAttributes returns the derived attributes of an operation, or why one
	// of them cannot be made an attribute, which may be a [diag.List].
	MaterializeDerivedAttributes(op *Operation) (*DictionaryAttr, error)
}

// A DestinationStyleOpInterface has operands whose contents the results replace.
type DestinationStyleOpInterface interface {
	// Destinations returns the init operands, which results are tied to.
	Destinations(op *Operation) []Operand
}

// A FunctionVerifier implements FunctionOpInterface for functions that override
// verifyType and verifyBody.
type FunctionVerifier interface {
	VerifyType(op *Operation, c *Checker)
	VerifyBody(op *Operation, c *Checker)
}

// A FunctionTypeNamer implements FunctionOpInterface for functions whose type is in
// an attribute other than function_type.
type FunctionTypeNamer interface{ TypeAttr() string }

// An InferIntRangeInterface infers the ranges of integers that an operation computes.
type InferIntRangeInterface interface {
	// InferIntRanges calls set for results, and for arguments of regions that the operation itself
	// produces. An operand whose range is not known yet has a range of width 0.
	InferIntRanges(op *Operation, operands []num.IntRange, set func(v *Value, r num.IntRange))
}

// StorageWidth returns the width of integers of a type, or of the elements of a type with
// a shape. It is 64 for an index, and 0 for other types.
func StorageWidth(t Type) int {
	switch t := ElementTypeOrSelf(t).(type) {
	case *IndexType:
		return 64
	case *IntegerType:
		return t.Width
	}
	return 0
}

// A LoopLikeOpInterface is a loop.
type LoopLikeOpInterface interface {
	// Iterated returns the loop-carried values: the initial values, the region
	// arguments, the yielded values and the results.
	Iterated(op *Operation) (inits []Operand, args []*Value, yielded []Operand, results []Value)
}

// A LoopResultsInterface is a [LoopLikeOpInterface] that may not know which of its results belong to
// the loop-carried values.
type LoopResultsInterface interface{ HasLoopResults() bool }

// A LoopRegionsInterface is a [LoopLikeOpInterface] that executes only some of its regions repeatedly.
type LoopRegionsInterface interface {
	LoopRegions(op *Operation) []*Region
}

// A LoopBound is the induction variable of a loop with its bounds and step; the upper bound is
// exclusive. Unknown bounds are empty. Bounds are signed numbers unless Unsigned is set.
type LoopBound struct {
	Variable           *Value
	Lower, Upper, Step FoldResult
	Unsigned           bool
}

// A LoopBoundsInterface is a [LoopLikeOpInterface] with induction variables.
type LoopBoundsInterface interface {
	LoopBounds(op *Operation) []LoopBound
}

// LoopRegions returns the regions of a loop that are executed repeatedly, or nil if op is not a loop.
func LoopRegions(op *Operation) []*Region {
	if l, ok := InterfaceOf[LoopRegionsInterface](op); ok {
		return l.LoopRegions(op)
	}
	if _, loop := op.def.Interface("LoopLikeOpInterface"); !loop {
		return nil
	}
	var regions []*Region
	for r := range op.Regions() {
		regions = append(regions, r)
	}
	return regions
}

// An OffsetSizeAndStrideOpInterface describes a part of a shaped value.
type OffsetSizeAndStrideOpInterface interface {
	// Slice returns the operation's offsets, sizes and strides.
	Slice(op *Operation) Slice
}

// A RegionBranchOpInterface describes the control flow between an operation and its
// regions.
type RegionBranchOpInterface interface {
	// RegionSuccessors returns the possible successors of the end of a region, or of
	// the operation itself if from is nil.
	RegionSuccessors(op *Operation, from *Region) []RegionSuccessor
	// EntryOperands returns the operands of op forwarded to a region on entry, or to
	// the results of op if to is nil.
	EntryOperands(op *Operation, to *Region) []Operand
}

// InvocationBounds are the least and the greatest number of times that a region is executed.
// Max is valid only if there is a bound.
type InvocationBounds struct {
	Min, Max int
	Bounded  bool
}

// A RegionInvocations is a [RegionBranchOpInterface] with bounds for the number of executions of its
// regions.
type RegionInvocations interface {
	// InvocationBounds returns the bounds for each region. operands has the constant values of the
	// operands, or nil for unknown ones.
	InvocationBounds(op *Operation, operands []Attribute) []InvocationBounds
}

// RegionInvocationBounds returns how often the regions of an operation are executed.
func RegionInvocationBounds(op *Operation, operands []Attribute) []InvocationBounds {
	if i, ok := InterfaceOf[RegionInvocations](op); ok {
		return i.InvocationBounds(op, operands)
	}
	return make([]InvocationBounds, op.NumRegions())
}

// RegionTypes is implemented by a [RegionBranchOpInterface] that permits a value's type
// to change along a control flow edge.
type RegionTypes interface {
	CompatibleTypes(from, to Type) bool
}

// A RegionSuccessor is a region that control enters, or the parent operation if
// Region is nil, with the values that receive the forwarded operands.
type RegionSuccessor struct {
	Region *Region
	Inputs []*Value
}

// A RegionBranchTerminatorOpInterface is a terminator that forwards operands to a
// successor region. An operation with the trait ReturnLike that does not implement it
// forwards all operands.
type RegionBranchTerminatorOpInterface interface {
	SuccessorOperands(op *Operation, to *Region) []Operand
}

// A ConditionalRegionTerminator is a [RegionBranchTerminatorOpInterface] that can exclude successors
// if its operands are constants.
type ConditionalRegionTerminator interface {
	// MayPassTo reports whether control may pass to a region, or to the parent operation if to is nil.
	// operands has the constant values of the operands, or nil for unknown ones.
	MayPassTo(op *Operation, operands []Attribute, to *Region) bool
}

// A RuntimeVerifiableOpInterface has rules that only its actual operands can show to be broken.
type RuntimeVerifiableOpInterface interface {
	// GenerateRuntimeVerification inserts operations that check the rules. The builder is
	// before the operation and has its location. message returns the text to show when a
	// check fails, given the rule that is broken.
	GenerateRuntimeVerification(op *Operation, b *Builder, message func(rule string) string)
}

// A SelectLikeOpInterface chooses one of two values.
type SelectLikeOpInterface interface {
	Condition(op *Operation) *Value
	TrueValue(op *Operation) *Value
	FalseValue(op *Operation) *Value
}

// A SymbolOpInterface is implemented by ops whose symbol is optional or may be a
// declaration.
type SymbolOpInterface interface {
	IsDeclaration(op *Operation) bool
	IsOptionalSymbol(op *Operation) bool
}

// A VisibleSymbol is a [SymbolOpInterface] of operations whose visibility is not in the attribute
// sym_visibility.
type VisibleSymbol interface {
	SymbolOpInterface
	Visibility(op *Operation) Visibility
}

// A SymbolUserOpInterface verifies the references of an operation to symbols.
type SymbolUserOpInterface interface {
	VerifySymbolUses(op *Operation, c *Checker)
}

// A SymbolUserFunc is a function that implements [SymbolUserOpInterface].
type SymbolUserFunc func(op *Operation, c *Checker)

// VerifySymbolUses calls the function.
func (f SymbolUserFunc) VerifySymbolUses(op *Operation, c *Checker) { f(op, c) }

// A DialectInlinerInterface decides which operations and regions of a dialect may be inlined. It is
// the field Inliner of a [Dialect].
type DialectInlinerInterface interface {
	// IsLegalToInlineCall reports whether a call may be replaced with the body of the
	// callable; cloned means that the callable is kept.
	IsLegalToInlineCall(call, callable *Operation, cloned bool) bool
	// IsLegalToInlineRegion reports whether a region may be moved into another one, with
	// these values in place of the arguments of its first block.
	IsLegalToInlineRegion(dest, src *Region, args []*Value, cloned bool) bool
	// IsLegalToInlineOp reports whether an operation may be moved into a region.
	IsLegalToInlineOp(op *Operation, dest *Region, cloned bool) bool
	// ReplaceResults replaces the results of a call with the operands of the terminator of the
	// callable's only block. The caller erases the terminator.
	ReplaceResults(terminator *Operation, results []*Value)
	// BranchTo creates, at the insertion point of b, the branch to dest that replaces
	// a terminator of a callable of several blocks. The caller erases the terminator.
	BranchTo(b *Builder, terminator *Operation, dest *Block)
}

// An ArgumentInliner is a [DialectInlinerInterface] that replaces arguments of its callables.
type ArgumentInliner interface {
	// InlineArgument returns the value that replaces an argument of a callable, instead of the operand
	// of the call. The insertion point of b is after the call.
	InlineArgument(b *Builder, call, callable *Operation, value *Value, attrs []NamedAttribute) *Value
}

// A BlocksInliner is a [DialectInlinerInterface] that postprocesses the blocks that replace its calls.
type BlocksInliner interface {
	// ProcessInlinedBlocks is called with the first and the last inlined block, before they are joined
	// with the blocks around them.
	ProcessInlinedBlocks(call *Operation, first, last *Block)
}

// ViewSource returns the value that the first result of an operation is a view of, or nil if the
// operation does not have the interface ViewLikeOpInterface.
func ViewSource(op *Operation) *Value {
	if _, view := op.def.Interface("ViewLikeOpInterface"); !view || op.NumOperands() == 0 || op.NumResults() == 0 {
		return nil
	}
	return op.Operand(0)
}
