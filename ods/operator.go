package ods

import "github.com/mica-ir/mica/tablegen"

// An Operator is a definition derived from Op.
type Operator struct {
	Record       *tablegen.Record
	Dialect      *Dialect
	Mnemonic     string
	CppClass     string // "AddIOp"
	CppNamespace string
	Summary      string
	Description  string

	Args       []Arg // in declaration order; each refers to one of the next three
	Operands   []*Value
	Attributes []*NamedAttribute // without derived ones
	Properties []*NamedProperty
	Derived    []*NamedAttribute
	Results    []*Value
	Regions    []*Region
	Successors []*Successor
	Traits     []*Trait
	Builders   []*tablegen.DagValue

	// AssemblyFormat is the declarative syntax, see HasAssemblyFormat. It goes
	// before a custom one.
	AssemblyFormat          string
	HasAssemblyFormat       bool
	HasCustomAssemblyFormat bool
	HasVerifier             bool
	HasRegionVerifier       bool
	HasCanonicalizer        bool
	HasCanonicalizeMethod   bool
	HasFolder               bool
	// ClassBody is what the definition says in C++ of the class: the declarations
	// that it adds, and functions with their bodies, as if all stood in the class.
	ClassBody string

	// AllTypesMatch are groups of argument and result names whose types are the
	// same; TypeMaps tell how the type of one follows from that of another.
	AllTypesMatch [][]string
	TypeMaps      []TypeMap
}

// Name returns the full name, "arith.addi".
func (op *Operator) Name() string {
	if op.Dialect == nil || op.Dialect.Name == "" {
		return op.Mnemonic
	}
	return op.Dialect.Name + "." + op.Mnemonic
}

// ArgKind tells what an argument is.
type ArgKind uint8

// The kinds of arguments.
const (
	OperandArg ArgKind = iota
	AttributeArg
	PropertyArg
)

// An Arg is an argument: an index into the Operator's Operands, Attributes or
// Properties.
type Arg struct {
	Kind  ArgKind
	Index int
}

// A Value is an operand or a result.
type Value struct {
	Name       string
	Constraint *TypeConstraint
	Effects    []Effect // of Arg<> and Res<>: the memory effects on it
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

// A TypeMap says that the type of RHS is Transformer applied to the type of
// LHS, which Transformer calls $_self.
type TypeMap struct {
	LHS, RHS    string
	Transformer string
	Trait       *Trait
}

// HasTrait reports whether the operation has the native or internal trait of
// that name, "AttrSizedOperandSegments".
func (op *Operator) HasTrait(name string) bool {
	for _, t := range op.Traits {
		if (t.Kind == NativeTrait || t.Kind == InternalTrait) && t.Name == name {
			return true
		}
	}
	return false
}

// HasInterface reports whether the operation has the interface of that C++ name
// without namespaces, "InferTypeOpInterface".
func (op *Operator) HasInterface(name string) bool {
	for _, t := range op.Traits {
		if t.Kind == InterfaceTrait && lastName(t.Interface) == name {
			return true
		}
	}
	return false
}

// lastName returns what stands after the last "::".
func lastName(s string) string {
	for i := len(s) - 1; i > 0; i-- {
		if s[i] == ':' && s[i-1] == ':' {
			return s[i+1:]
		}
	}
	return s
}
