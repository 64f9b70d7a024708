package format

// A Signature lists the names that the format of an operation may use.
type Signature struct {
	Name       string // with the namespace: "arith.addi"
	Operands   []Value
	Results    []Value
	Attributes []Attribute // and properties
	Regions    []Region
	Successors []Successor

	// Equations relate types to each other, in the order of the traits that say so.
	Equations []Equation

	// Native says that the format belongs to Go code and not to a definition. It need
	// not show the attribute dictionary, and a custom directive may have any argument.
	Native bool

	// InfersTypes means that the operation infers its result types
	// (InferTypeOpInterface) if no other rule determines them.
	InfersTypes bool
}

// Arity is the number of values that one operand or result name denotes.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	OptionalValue
	Variadic
	VariadicOfVariadic
)

// A Value is an operand or a result.
type Value struct {
	Name  string
	Arity Arity
	// Buildable says that exactly one type satisfies the constraint.
	Buildable bool
	// Segments names the attribute with the inner sizes of a VariadicOfVariadic.
	Segments string
}

func (v *Value) variadic() bool { return v.Arity != Single }

// An Attribute is an attribute or a property.
type Attribute struct {
	Name       string
	Property   bool
	Optional   bool
	HasDefault bool
	// Unit says that the attribute's presence is all there is to it.
	Unit bool
	// OptionalParser says of a property that its text can be absent.
	OptionalParser bool
	// ValueType means that the type of the value is fixed, so that it is not printed.
	// Generic means that any attribute is accepted. A colon after a value that may be
	// followed by its type is ambiguous.
	ValueType, Generic bool
}

// A Region is a region or a variadic group of regions.
type Region struct {
	Name     string
	Variadic bool
}

// A Successor is a successor or a variadic group of successors.
type Successor struct {
	Name     string
	Variadic bool
}

// EquationKind is a kind of equation over types.
type EquationKind uint8

// The kinds of equations.
const (
	// AllTypesMatch says that the named values have the same type.
	AllTypesMatch EquationKind = iota
	// SameTypeOperands says that all operands have the same type.
	SameTypeOperands
	// SameOperandsAndResultType says that all operands and results have the same type.
	SameOperandsAndResultType
	// TypesMatchWith computes the type of Names[1] from that of Names[0].
	TypesMatchWith
	// ShapedTypeMatchesElementCountAndTypes says that Names[1] are as many values as
	// the shaped type of Names[0] has elements, and of the type of these.
	ShapedTypeMatchesElementCountAndTypes
)

// An Equation relates the types of values, or of attributes with a type.
type Equation struct {
	Kind  EquationKind
	Names []string
}

// Parameters lists the names that the format of a type or an attribute may use.
type Parameters struct {
	Name string // of the definition, as messages show it: "T1"
	List []Parameter
}

// A Parameter is a parameter of a type or an attribute.
type Parameter struct {
	Name     string
	Optional bool // has a default value, which is not printed
	SelfType bool // of an attribute: the parameter is its type, which follows it
	// First are the tokens with which the text of the parameter can begin. It is nil if they
	// are not known, or if the parser of the parameter finds out by itself whether it is there.
	First *First
}
