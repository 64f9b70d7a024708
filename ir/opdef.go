package ir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// An OpDef describes a kind of operation. It must not change once it is registered or
// an operation of it exists. The OpDef of an unregistered op has only a name.
type OpDef struct {
	Name       string // with the dialect's namespace: "arith.addi"
	Dialect    *Dialect
	Registered bool
	Summary    string

	// Signature, in declaration order.
	Operands   []OperandDef
	Results    []ResultDef
	Attributes []AttributeDef // inherent attributes; an index in this slice is a slot of the operation
	Regions    []RegionDef
	Successors []SuccessorDef

	Traits []*Trait // in declaration order, which is verification order
	Bits   TraitBits

	// Preds are the multi-entity constraints (ODS's PredOpTrait).
	Preds []PredDef

	// Syntax is the custom assembly format, an asm.OpSyntax, or nil for an op that is
	// always printed in generic form. It is untyped here because asm imports ir.
	Syntax any

	// Hooks are nil if the op does not have them.
	Verify        func(op *Operation, c *Checker) // ODS's hasVerifier
	VerifyRegions func(op *Operation, c *Checker) // ODS's hasRegionVerifier
	Fold          Folder
	// Constant returns the value of a ConstantLike operation without the list that Fold
	// returns. It may be nil.
	Constant func(op *Operation) Attribute
	// InferTypes returns the result types, or reports errors to d and returns false.
	InferTypes func(s *OperationState, d *diag.List) ([]Type, bool)
	// RefineTypes replaces the check that the result types are compatible with the
	// inferred ones: it reports whether the types of s fit (InferTypeOpInterface's
	// refineReturnTypes). It may be nil.
	RefineTypes func(s *OperationState, d *diag.List) bool
	// CompatibleTypes reports whether an operation may have result types that differ
	// from the inferred ones (InferTypeOpInterface's isCompatibleReturnTypes). If it
	// is nil, they must be equal.
	CompatibleTypes func(inferred, have []Type) bool
	RegionKind      func(op *Operation, region int) RegionKind
	Effects         func(op *Operation) []Effect // nil: declared by Bits alone

	// Suggested names for values and blocks in the textual form.
	ResultNames   ResultNamer
	ArgumentNames ArgumentNamer
	BlockNames    BlockNamer

	// DefaultDialect is the dialect whose prefix may be omitted in the regions of the
	// custom form (OpAsmOpInterface's getDefaultDialect). If it is "", Syntax
	// decides.
	DefaultDialect string

	// Interfaces lists the op interfaces that the op declares, by C++ name, with their
	// implementations in Go; an interface without implementation has nil.
	Interfaces []InterfaceImpl

	// Methods calls C++ methods of the operation by name; or nil.
	Methods Methods

	// Wrap returns op as its typed wrapper without allocating. It is nil for ops
	// without a wrapper.
	Wrap func(*Operation) Op

	// Foreign means that the operation is not the one that mica has Go code for, although it has its name: that
	// code would mistake parts of it for others. Canonicalization patterns of other operations leave it alone.
	Foreign bool

	// Model is data of the producer of the OpDef: the ods.Operator of a loaded op.
	Model any

	sealed                          bool
	hasProperties                   bool // declared as such
	convertsProperties              bool // the attribute form of some property is checked
	slots                           slotTable
	operandGroups, resultGroups     groups
	operandSegments, resultSegments int                   // slot of the segment sizes plus 1, or 0
	symbolUser                      SymbolUserOpInterface // verifies references to symbols; may be nil
	verifiesRegions                 bool                  // some check runs after the regions are verified
	byTypes                         bool                  // see verifiesByTypes
	byName                          []int                 // slots sorted by attribute name
	required                        []int                 // slots of the required attributes, sorted by name
	defaults                        []int                 // slots of the attributes that are set to their default on creation
}

// A ResultNamer suggests names for the results of an operation and for arguments of
// its regions. It calls set for each value to be named. Naming a result other than
// the first starts a new result group (%a:2, %b).
type ResultNamer func(op *Operation, set func(v *Value, name string))

// An ArgumentNamer suggests names for the arguments of one region.
type ArgumentNamer func(op *Operation, r *Region, set func(v *Value, name string))

// A BlockNamer suggests names for the blocks of an operation's regions, without the
// '^'. The names must be distinct.
type BlockNamer func(op *Operation, set func(b *Block, name string))

// An Arity classifies a group of operands, results, regions or successors.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic // operands only; an attribute holds the segment sizes
)

// A Verdict is the result of checking a constraint.
type Verdict uint8

// The verdicts. Unknown means that the constraint's predicate can neither be
// evaluated nor has an implementation in Go; using such a constraint is an error.
const (
	Fails Verdict = iota
	Holds
	Unknown
)

// VerdictOf converts a bool to a verdict.
func VerdictOf(ok bool) Verdict {
	if ok {
		return Holds
	}
	return Fails
}

// A TypeConstraint restricts a type. One constraint may be shared by many
// definitions.
type TypeConstraint struct {
	Name    string // the definition's name, "" for an anonymous one
	Summary string // the required type in messages, such as "signless integer"
	// Check reports whether t satisfies the constraint; nil means always. op is nil
	// before the operation exists; a constraint that depends on it holds then.
	Check func(op *Operation, t Type) Verdict
	// ByValue promises that Check depends on the type alone, so that verification need not
	// call it twice for a type.
	ByValue bool
	// Build returns the only type that satisfies the constraint. It is nil unless the
	// constraint is buildable (ODS's BuildableType).
	Build func(ctx *Context) Type
	// Unknown explains why Check returns Unknown: the predicate's text and place.
	Unknown string
}

// An AttributeConstraint restricts an attribute.
type AttributeConstraint struct {
	Name    string
	Summary string
	Check   func(op *Operation, a Attribute) Verdict
	ByValue bool // as of a TypeConstraint
	// Unknown explains why Check returns Unknown.
	Unknown string
	// ValueType returns the type of the attribute's value if the constraint
	// determines it, so that the textual form can omit it (ODS's valueType); else it
	// is nil.
	ValueType func(ctx *Context) Type
	// Enum is the enumeration of an enum attribute stored as an integer or string,
	// and Def the definition of an attribute that a dialect defines. Otherwise they
	// are nil.
	Enum *EnumDef
	Def  *AttributeDefinition
	// Storage is the C++ storage class as the definition gives it, without the mlir
	// namespace ("IntegerAttr", "lwe::EncodingAttr").
	Storage string
	// Property is the syntax of a property, an asm.PropertySyntax, which also defines its
	// encoding in bytecode. It is nil for other constraints.
	Property any
	// Convert converts an entry of a properties dictionary to the attribute form of
	// the property. If it is nil, the attribute is used unchanged.
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

// An OperandDef describes a group of operands.
type OperandDef struct {
	Name       string // "" for an unnamed one
	Arity      Arity
	Constraint *TypeConstraint
	// Segments names the attribute that holds the sizes of the inner groups of a
	// VariadicOfVariadic group.
	Segments string
}

// A ResultDef describes a group of results.
type ResultDef struct {
	Name       string
	Arity      Arity
	Constraint *TypeConstraint
}

// An AttributeDef describes an inherent attribute.
type AttributeDef struct {
	Name     string
	Optional bool
	// Default is the value of a default-valued attribute, else nil. A new operation has it if
	// the attribute is not given, unless the attribute is Optional: such an attribute stays
	// absent and only reads as the default.
	Default Attribute
	// Initial is the value of a property that is not given. A property always has a value, so
	// without a default it is C++'s initial value of the type.
	Initial    Attribute
	Constraint *AttributeConstraint
	// Hidden attributes are not arguments of the definition: the segment sizes.
	Hidden bool
	// Property marks an argument that the definition declares as a property. It is
	// stored in its attribute form and printed in <{...}> like an inherent attribute.
	Property bool
}

// initial returns the value of the attribute in a new operation that does not set it, or nil.
func (a *AttributeDef) initial() Attribute {
	switch {
	case a.Initial != nil:
		return a.Initial
	case a.Optional:
		return nil
	}
	return a.Default
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

// A PredDef is a constraint that involves several parts of an operation.
type PredDef struct {
	Summary string // "failed to verify that <Summary>"
	Check   func(op *Operation) Verdict
	Unknown string
}

// A Folder returns one result per operation result, or none if the operation was updated
// in place; ok is false if it does not fold. Operands that are not constant are nil; the list
// must not be kept.
type Folder = func(op *Operation, operands []Attribute) (results []FoldResult, ok bool)

// A FoldResult is the replacement of a folded result: either a Value, or a constant Attr.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// An InterfaceImpl is an interface that an op, type or attribute declares.
type InterfaceImpl struct {
	Name string // the C++ name, "SymbolOpInterface"
	Impl any    // the Go implementation, nil if it is only declared
}

// A RegionKind determines whether the values of a region obey dominance.
type RegionKind uint8

// The region kinds.
const (
	SSACFGRegion RegionKind = iota
	GraphRegion
)

// An Effect is a memory effect of an operation.
type Effect struct {
	Kind     EffectKind
	Value    *Value         // the affected value, or nil for the whole resource
	Symbol   *SymbolRefAttr // the symbol with the affected memory, or nil; Value is nil then
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

// An Op is a typed view of an operation, or *Operation itself.
type Op interface{ Op() *Operation }

// As returns op as T, which is a typed wrapper or an interface that wrappers
// implement.
func As[T any](op *Operation) (T, bool) {
	t, ok := op.Typed().(T)
	return t, ok
}

// A slotTable maps names of inherent attributes to slots. Ops have few, and string
// comparison checks lengths first, so a linear search is faster than a map.
type slotTable []string

func (s slotTable) find(name string) int {
	for i, n := range s {
		if n == name {
			return i
		}
	}
	return -1
}

// Slot returns the slot of the inherent attribute with the given name, or -1.
func (d *OpDef) Slot(name string) int { return d.slots.find(name) }

// SlotsByName returns the slots of the inherent attributes, sorted by their names.
// The slice must not be changed.
func (d *OpDef) SlotsByName() []int { return d.byName }

// Has reports whether the op has all traits of b.
func (d *OpDef) Has(b TraitBits) bool { return d.Bits&b == b }

// HasTrait reports whether the op has the trait with a C++ name, as in [LookupTrait];
// the definition of the trait may be a user's own. The name of a trait with
// parameters may be given without them.
func (d *OpDef) HasTrait(cppName string) bool {
	name := trimTraitName(cppName)
	if t := plainTraits[name]; t != nil && t.Bit != 0 {
		return d.Has(t.Bit)
	}
	for _, t := range d.Traits {
		have := trimTraitName(t.Name)
		if have == name || len(have) > len(name) && have[len(name)] == '<' && strings.HasPrefix(have, name) {
			return true
		}
	}
	return slices.Contains(d.countTraits(), name)
}

// TraitNames returns the names of all traits of the operation as [OpDef.HasTrait] takes them,
// in no order; some may occur twice.
func (d *OpDef) TraitNames() []string {
	names := d.countTraits()
	for _, t := range d.Traits {
		names = append(names, trimTraitName(t.Name))
	}
	for name, t := range plainTraits {
		if t.Bit != 0 && d.Has(t.Bit) {
			names = append(names, name)
		}
	}
	return names
}

// countTraits returns the names of the traits that follow from the numbers of operands,
// results, regions and successors. ODS adds them to each operation.
func (d *OpDef) countTraits() []string {
	number := func(k counting, n int, more bool) string {
		switch {
		case more && n == 0:
			return "Variadic" + k.many
		case more:
			return traitName("AtLeastN"+k.many, []string{strconv.Itoa(n)})
		case n == 0:
			return "Zero" + k.many
		case n == 1:
			return "One" + k.one
		}
		return traitName("N"+k.many, []string{strconv.Itoa(n)})
	}
	var fixed [4]int
	var more [4]bool
	count := func(k int, variadic bool) {
		if variadic {
			more[k] = true
		} else {
			fixed[k]++
		}
	}
	for i := range d.Operands {
		count(0, d.Operands[i].Arity != Single)
	}
	for i := range d.Results {
		count(1, d.Results[i].Arity != Single)
	}
	for i := range d.Regions {
		count(2, d.Regions[i].Variadic)
	}
	for i := range d.Successors {
		count(3, d.Successors[i].Variadic)
	}
	names := make([]string, len(counted))
	for i, k := range counted {
		names[i] = number(k, fixed[i], more[i])
	}
	return names
}

// Interface returns the Go implementation of the interface with the given C++ name,
// and whether the op declares the interface.
func (d *OpDef) Interface(name string) (any, bool) {
	for i := range d.Interfaces {
		if d.Interfaces[i].Name == name {
			return d.Interfaces[i].Impl, true
		}
	}
	return nil, false
}

// addDialectInterfaces adds the interfaces that the dialect implements for the op.
func (d *OpDef) addDialectInterfaces() {
	if d.Dialect == nil || d.Dialect.OpInterfaces == nil {
		return
	}
	for _, i := range d.Dialect.OpInterfaces(d) {
		if impl, _ := d.Interface(i.Name); impl == nil {
			d.Interfaces = attach(d.Interfaces, i.Name, i.Impl)
		}
	}
}

func (d *OpDef) findSymbolUser() {
	impl, _ := d.Interface("SymbolUserOpInterface")
	d.symbolUser, _ = impl.(SymbolUserOpInterface)
}

// seal computes the fields derived from the exported ones, once. If the op has a
// segment trait but does not declare the attribute that holds the segment sizes, seal
// adds it as a hidden attribute.
func (d *OpDef) seal() {
	if d.sealed {
		return
	}
	d.sealed = true
	d.addDialectInterfaces()
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
		d.hasProperties = d.hasProperties || d.Attributes[i].Property
		d.convertsProperties = d.convertsProperties || d.Attributes[i].convertsProperty()
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
		if d.Attributes[i].initial() != nil {
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
	d.byTypes = d.verifiesByTypes()
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
