package ods

import (
	"slices"

	"github.com/mica-ir/mica/tablegen"
)

// An Operator is a definition derived from Op.
type Operator struct {
	Record       *tablegen.Record
	Dialect      *Dialect
	Mnemonic     string
	CppClass     string // "AddIOp"
	CppNamespace string
	Summary      string
	Description  string

	Args       []Arg // in declaration order; each refers to an element of one of the next three
	Operands   []*Value
	Attributes []*NamedAttribute // without derived attributes
	Properties []*NamedProperty
	Derived    []*NamedAttribute
	Results    []*Value
	Regions    []*Region
	Successors []*Successor
	Traits     []*Trait
	Builders   []OpBuilder

	// AssemblyFormat is the declarative format, see HasAssemblyFormat. It takes
	// precedence over a custom one.
	AssemblyFormat          string
	HasAssemblyFormat       bool
	HasCustomAssemblyFormat bool
	HasVerifier             bool
	HasRegionVerifier       bool
	HasCanonicalizer        bool
	HasCanonicalizeMethod   bool
	HasFolder               bool
	// ClassBody is the C++ that the definition adds to the class: declarations, and
	// functions with bodies, inside of the class or with a qualified name.
	ClassBody string

	// AllTypesMatch holds groups of argument and result names with equal types.
	// TypeMaps describe how one type is computed from another.
	AllTypesMatch [][]string
	TypeMaps      []TypeMap
	// KnowsInference means that the module defines InferTypeOpInterface: mlir-tblgen then adds
	// the interface to an operation whose result types follow from its definition.
	KnowsInference bool
	// Availability is when the operation exists.
	Availability []Availability
}

// An OpBuilder is an additional way to build an operation.
type OpBuilder struct {
	Params []CppParam
	Body   string // C++; "" if the builder is only declared. A blank body does nothing.
}

// BuilderDefaults returns the first argument from which on all have default values in a
// builder with a parameter for each part, and the first attribute with one: builders must not
// be ambiguous because of them. If values is set, attributes are given by their values.
func (op *Operator) BuilderDefaults(values bool) (all, attrs int) {
	all, attrs = len(op.Args), len(op.Args)
	if len(op.Successors) > 0 || op.HasVariadicRegions() {
		return all, attrs
	}
	for i := len(op.Args) - 1; i >= 0; i-- {
		arg := op.Args[i]
		if arg.Kind == PropertyArg && op.Properties[arg.Index].Prop.HasDefault {
			all = i
			continue
		}
		if arg.Kind != AttributeArg {
			break
		}
		a := op.Attributes[arg.Index].Attr
		if t := a.ReturnType; !a.HasDefault || t == "::llvm::APInt" || t == "::llvm::APFloat" {
			break
		}
		all, attrs = i, i
	}
	ambiguous := true
	for _, a := range op.Attributes {
		if !a.Attr.HasDefault && !values && a.Attr.IsUnwrapped() {
			ambiguous = false
		}
	}
	if attrs < len(op.Args) && ambiguous && op.Attributes[op.Args[attrs].Index].Attr.IsUnwrapped() != values {
		attrs++
		all = attrs
	}
	return all, attrs
}

// HasVariadicRegions reports whether the operation may have any number of regions.
func (op *Operator) HasVariadicRegions() bool {
	return slices.ContainsFunc(op.Regions, func(r *Region) bool { return r.Variadic })
}

// IsSegments reports whether an attribute holds the sizes of the inner groups of an operand,
// which follow from the operand.
func (op *Operator) IsSegments(attribute string) bool {
	return slices.ContainsFunc(op.Operands, func(v *Value) bool {
		return v.Constraint.Arity == VariadicOfVariadic && v.Constraint.SegmentAttr == attribute
	})
}

// Name returns the qualified name, such as "arith.addi".
func (op *Operator) Name() string {
	if op.Dialect == nil || op.Dialect.Name == "" {
		return op.Mnemonic
	}
	return op.Dialect.Name + "." + op.Mnemonic
}

// ArgKind is the kind of an argument.
type ArgKind uint8

// The kinds of arguments.
const (
	OperandArg ArgKind = iota
	AttributeArg
	PropertyArg
)

// An Arg is an argument, as an index into the Operator's Operands, Attributes or
// Properties.
type Arg struct {
	Kind  ArgKind
	Index int
}

// A Value is an operand or a result.
type Value struct {
	Name       string
	Constraint *TypeConstraint
	Effects    []Effect // of Arg<> and Res<>: memory effects on the value
}

// IsVariableLength reports whether v is variadic or optional.
func (v *Value) IsVariableLength() bool { return v.Constraint.Arity != Single }

// A NamedAttribute is an attribute argument.
type NamedAttribute struct {
	Name string
	Attr *Attribute
}

// A NamedProperty is a property argument.
type NamedProperty struct {
	Name string
	Prop *Property
}

// A Region is a region of an operation.
type Region struct {
	Name       string
	Variadic   bool
	Constraint *Constraint
}

// A Successor is a successor of an operation.
type Successor struct {
	Name       string
	Variadic   bool
	Constraint *Constraint
}

// A TypeMap means that the type of RHS is the result of Transformer for the type of
// LHS, which Transformer calls $_self.
type TypeMap struct {
	LHS, RHS    string
	Transformer string
	Trait       *Trait
}

// HasTrait reports whether the operation has the native or internal trait with that
// name, such as "AttrSizedOperandSegments".
func (op *Operator) HasTrait(name string) bool {
	for _, t := range op.Traits {
		if (t.Kind == NativeTrait || t.Kind == InternalTrait) && t.Name == name {
			return true
		}
	}
	return false
}

// HasInterface reports whether the operation has the interface with that
// unqualified C++ name, such as "InferTypeOpInterface".
func (op *Operator) HasInterface(name string) bool {
	for _, t := range op.Traits {
		if t.Kind == InterfaceTrait && lastName(t.Interface) == name {
			return true
		}
	}
	return false
}

// lastName returns the part after the last "::".
func lastName(s string) string {
	for i := len(s) - 1; i > 0; i-- {
		if s[i] == ':' && s[i-1] == ':' {
			return s[i+1:]
		}
	}
	return s
}
