package ir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// An OpDef describes one kind of operation. It must not change once an
// operation of it exists. Operations of unregistered names have an OpDef that
// has nothing but a name.
type OpDef struct {
	Name       string // with the dialect's namespace: "arith.addi"
	Dialect    *Dialect
	Registered bool
	Summary    string

	// Signature, in declaration order.
	Operands   []OperandDef
	Results    []ResultDef
	Attributes []AttributeDef // the inherent attributes; the index is the slot
	Regions    []RegionDef
	Successors []SuccessorDef

	Traits []*Trait // in declaration order, which is the order of verification
	Bits   TraitBits

	// Preds are the multi-entity constraints (ODS's PredOpTrait).
	Preds []PredDef

	// Syntax is the custom assembly form: nil for an op that is always printed
	// in generic form, else an asm.OpSyntax. Text is a layer above the IR.
	Syntax any

	// Hooks, each nil where the op has none.
	Verify        func(op *Operation, c *Checker) // ODS's hasVerifier
	VerifyRegions func(op *Operation, c *Checker) // ODS's hasRegionVerifier
	Fold          func(op *Operation, operands []Attribute) ([]FoldResult, bool)
	InferTypes    func(s *OperationState, d *diag.List) ([]Type, bool)
	// CompatibleTypes tells whether result types may stand for inferred ones that
	// they differ from; nil: they may not.
	CompatibleTypes func(inferred, have []Type) bool
	RegionKind      func(op *Operation, region int) RegionKind
	Effects         func(op *Operation) []Effect // nil: see TraitBits

	// Suggestions for the names of values and blocks in text.
	ResultNames   ResultNamer
	ArgumentNames ArgumentNamer
	BlockNames    BlockNamer

	// DefaultDialect is the dialect whose operations need no prefix in the regions
	// of the custom form; "" leaves it to Syntax.
	DefaultDialect string

	// Interfaces are the op interfaces that the op declares, by C++ name, and
	// their implementation in Go, nil where there is none.
	Interfaces []InterfaceImpl

	// Wrap boxes op in its typed wrapper; nil for ops without one. It never allocates.
	Wrap func(*Operation) Op

	// Model is what a producer wants to find again: the ods.Operator of a loaded op.
	Model any

	sealed                          bool
	slots                           slotTable
	operandGroups, resultGroups     groups
	operandSegments, resultSegments int        // slots of the segment sizes and 1, 0 for none
	symbolUser                      SymbolUser // how references to symbols are checked, may be nil
	verifiesRegions                 bool       // some check comes after the regions
	byName                          []int      // the slots, sorted by name
	required                        []int      // slots of the attributes that must be there, by name
	defaults                        []int      // slots of the attributes that are given their default
}

// A ResultNamer suggests names for the results of an operation, and for arguments
// of its regions. It calls set for each value that is to have one; a name given to
// a result other than the first starts a new group of results.
type ResultNamer func(op *Operation, set func(v *Value, name string))

// An ArgumentNamer suggests names for the arguments of one region.
type ArgumentNamer func(op *Operation, r *Region, set func(v *Value, name string))

// A BlockNamer suggests names for the blocks of an operation's regions, without
// the '^'. No two blocks may be given the same name.
type BlockNamer func(op *Operation, set func(b *Block, name string))

// An Arity tells how many values, regions or successors stand under one name.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic // operands alone; segments are told by an attribute
)

// A Verdict is the answer of a constraint.
type Verdict uint8

// The verdicts. Unknown is the answer of a constraint whose predicate can be
// neither evaluated nor found in Go; it is an error where the constraint is used.
const (
	Fails Verdict = iota
	Holds
	Unknown
)

// VerdictOf turns a bool into a verdict.
func VerdictOf(ok bool) Verdict {
	if ok {
		return Holds
	}
	return Fails
}

// A TypeConstraint restricts a type. Constraints are shared by their users.
type TypeConstraint struct {
	Name    string // the definition's name, "" for an anonymous one
	Summary string // "signless integer": what messages say that a type must be
	// Check tells whether t satisfies the constraint; nil is always true. op may
	// be nil where the constraint is asked outside of an operation.
	Check func(op *Operation, t Type) Verdict
	// Build returns the one type that satisfies the constraint, where it is
	// buildable, else Build is nil.
	Build func(ctx *Context) Type
	// Unknown tells why Check answers Unknown: the predicate's text and place.
	Unknown string
}

// An AttributeConstraint restricts an attribute.
type AttributeConstraint struct {
	Name    string
	Summary string
	Check   func(op *Operation, a Attribute) Verdict
	// Unknown tells why Check answers Unknown.
	Unknown string
	// ValueType returns the type that the attribute's value has where it is
	// fixed, so that text can leave it out (ODS's valueType), else it is nil.
	ValueType func(ctx *Context) Type
	// Enum is the enumeration of an enum attribute that is stored as an integer
	// or a string, and Def the definition of one that a dialect defines; nil else.
	Enum *EnumDef
	Def  *AttributeDefinition
	// Storage is the C++ name of the storage type without namespaces of
	// mlir ("IntegerAttr", "lwe::EncodingAttr"), as the definition gives it.
	Storage string
	// Convert makes the attribute form of a property of an attribute that is given
	// for it in properties; nil if that stays what it is.
	Convert func(a Attribute) (Attribute, error)
	Model   any
}

// A RegionConstraint restricts a region.
type RegionConstraint struct {
	Summary string
	Check   func(op *Operation, r *Region) Verdict
	Unknown string
}

// A SuccessorConstraint restricts a successor.
type SuccessorConstraint struct {
	Summary string
	Check   func(op *Operation, b *Block) Verdict
	Unknown string
}

// An OperandDef describes an operand group.
type OperandDef struct {
	Name       string // "" for an unnamed one
	Arity      Arity
	Constraint *TypeConstraint
	// Segments names the attribute that holds the inner sizes of a
	// VariadicOfVariadic group.
	Segments string
}

// A ResultDef describes a result group.
type ResultDef struct {
	Name       string
	Arity      Arity
	Constraint *TypeConstraint
}

// An AttributeDef describes an inherent attribute.
type AttributeDef struct {
	Name     string
	Optional bool
	// Default is the value of a default-valued attribute, else nil. A new
	// operation has it where the attribute is not given, unless the attribute is
	// Optional: then it stays absent and only counts as having the value.
	Default    Attribute
	Constraint *AttributeConstraint
	// Hidden attributes are not arguments of the definition: the segment sizes.
	Hidden bool
	// Property marks what the definition calls a property: it is kept in its
	// attribute form, and generic text shows it in <{...}> alike.
	Property bool
}

// A RegionDef describes a region or a variadic group of regions.
type RegionDef struct {
	Name       string
	Variadic   bool
	Constraint *RegionConstraint
}

// A SuccessorDef describes a successor or a variadic group of successors.
type SuccessorDef struct {
	Name       string
	Variadic   bool
	Constraint *SuccessorConstraint
}

// A PredDef is a constraint over several parts of an operation.
type PredDef struct {
	Summary string // "failed to verify that <Summary>"
	Check   func(op *Operation) Verdict
	Unknown string
}

// A FoldResult is what one result folds to: a value or a constant.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// An InterfaceImpl is an interface that an op, type or attribute has.
type InterfaceImpl struct {
	Name string // the C++ name, "SymbolOpInterface"
	Impl any    // the Go implementation, nil if it is only declared
}

// RegionKind tells whether a region's values follow dominance.
type RegionKind uint8

// The region kinds.
const (
	SSACFGRegion RegionKind = iota
	GraphRegion
)

// An Effect is a memory effect of an operation.
type Effect struct {
	Kind     EffectKind
	Value    *Value // what is affected, nil for anything of the resource
	Resource string
}

// EffectKind is a kind of memory effect.
type EffectKind uint8

// The memory effects.
const (
	Read EffectKind = iota
	Write
	Allocate
	Free
)

// Op is a typed view of an operation, and *Operation itself.
type Op interface{ Op() *Operation }

// As returns op as T, which is a typed wrapper or a Go interface on wrappers.
func As[T any](op *Operation) (T, bool) {
	t, ok := op.Typed().(T)
	return t, ok
}

// slotTable finds the slot of an inherent attribute. Ops have few: comparing
// lengths first makes a linear search faster than a map.
type slotTable []string

func (s slotTable) find(name string) int {
	for i, n := range s {
		if n == name {
			return i
		}
	}
	return -1
}

// Slot returns the slot of the inherent attribute of that name, -1 if the op has none.
func (d *OpDef) Slot(name string) int { return d.slots.find(name) }

// SlotsByName returns the slots of the inherent attributes, sorted by their names.
// The slice must not be changed.
func (d *OpDef) SlotsByName() []int { return d.byName }

// Has reports whether the op has all traits of b.
func (d *OpDef) Has(b TraitBits) bool { return d.Bits&b == b }

// Interface returns the Go implementation of the interface of that C++ name, and
// whether the op declares it.
func (d *OpDef) Interface(name string) (any, bool) {
	for i := range d.Interfaces {
		if d.Interfaces[i].Name == name {
			return d.Interfaces[i].Impl, true
		}
	}
	return nil, false
}

func (d *OpDef) findSymbolUser() {
	impl, _ := d.Interface("SymbolUserOpInterface")
	d.symbolUser, _ = impl.(SymbolUser)
}

// seal computes what is derived from the exported fields, once. It adds the hidden
// attributes that hold segment sizes where the definition has the traits but not
// the attributes.
func (d *OpDef) seal() {
	if d.sealed {
		return
	}
	d.sealed = true
	for _, t := range d.Traits {
		d.Bits |= t.Bit
	}
	if d.Has(AttrSizedOperandSegments) {
		d.addHidden(OperandSegments)
	}
	if d.Has(AttrSizedResultSegments) {
		d.addHidden(ResultSegments)
	}
	d.slots = d.slots[:0]
	for i := range d.Attributes {
		d.slots = append(d.slots, d.Attributes[i].Name)
	}
	d.verifiesRegions = d.VerifyRegions != nil
	for _, t := range d.Traits {
		d.verifiesRegions = d.verifiesRegions || t.VerifyRegions != nil
	}
	d.findSymbolUser()
	d.byName = make([]int, len(d.Attributes))
	for i := range d.byName {
		d.byName[i] = i
	}
	slices.SortStableFunc(d.byName, func(i, j int) int { return strings.Compare(d.slots[i], d.slots[j]) })
	d.required = requiredAttributes(d)
	d.defaults = d.defaults[:0]
	for i := range d.Attributes {
		if a := &d.Attributes[i]; a.Default != nil && !a.Optional {
			d.defaults = append(d.defaults, i)
		}
	}
	d.operandSegments, d.resultSegments = 0, 0
	if d.Has(AttrSizedOperandSegments) {
		d.operandSegments = d.Slot(OperandSegments) + 1
	}
	if d.Has(AttrSizedResultSegments) {
		d.resultSegments = d.Slot(ResultSegments) + 1
	}
	arities := make([]Arity, len(d.Operands))
	for i := range d.Operands {
		arities[i] = d.Operands[i].Arity
	}
	d.operandGroups = makeGroups(arities)
	arities = arities[:0]
	for i := range d.Results {
		arities = append(arities, d.Results[i].Arity)
	}
	d.resultGroups = makeGroups(arities)
}

func (d *OpDef) addHidden(name string) {
	for i := range d.Attributes {
		if d.Attributes[i].Name == name {
			d.Attributes[i].Hidden = true
			return
		}
	}
	d.Attributes = append(d.Attributes, AttributeDef{Name: name, Hidden: true})
}
