package ir

// A Dialect is a namespace of operations, types and attributes.
type Dialect struct {
	Namespace string
	Summary   string

	// Ops, Types and Attributes are what the dialect defines.
	Ops        []*OpDef
	Types      []*TypeDefinition
	Attributes []*AttributeDefinition

	// ParseType and ParseAttribute replace the mnemonic look-up in !ns.x and #ns.x
	// for dialects with a syntax of their own; nil, or an asm.TypeSyntax and an
	// asm.AttributeSyntax.
	ParseType, ParseAttribute any

	// AllowUnknownOps and AllowUnknownTypes accept what the dialect does not define.
	AllowUnknownOps, AllowUnknownTypes bool

	// KeepsResources allows data of the dialect in a file's metadata, which its
	// attributes and types refer to.
	KeepsResources bool

	// VerifyAttribute checks a discardable attribute whose name begins with the
	// namespace; nil accepts all.
	VerifyAttribute func(op *Operation, a NamedAttribute, c *Checker)

	// VerifyArgumentAttribute and VerifyResultAttribute check attributes of that
	// kind of an argument or result of a function.
	VerifyArgumentAttribute, VerifyResultAttribute func(op *Operation, index int, a NamedAttribute, c *Checker)

	// Materialize builds a constant op for a folded value, nil if it cannot.
	Materialize func(b *Builder, value Attribute, t Type) *Operation

	typeNames map[string]*TypeDefinition // by mnemonic, filled when it is registered
	attrNames map[string]*AttributeDefinition
}

// TypeNamed returns the type with a mnemonic, nil if there is none whose parameters
// Go code knows. The dialect must be registered.
func (d *Dialect) TypeNamed(mnemonic string) *TypeDefinition {
	if t := d.typeNames[mnemonic]; t != nil && !t.Foreign {
		return t
	}
	return nil
}

// AttributeNamed returns the attribute with a mnemonic, nil if there is none whose
// parameters Go code knows. The dialect must be registered.
func (d *Dialect) AttributeNamed(mnemonic string) *AttributeDefinition {
	if a := d.attrNames[mnemonic]; a != nil && !a.Foreign {
		return a
	}
	return nil
}

// A TypeDefinition describes a type that a dialect defines.
type TypeDefinition struct {
	Dialect  *Dialect
	Name     string // the name of the C++ class, "PlaintextType"
	Mnemonic string // "" for a type without a syntax of its own
	// Foreign marks a definition that has the name of another one, which Go code
	// knows, and other parameters. It has no Name, so that it is not taken for that.
	Foreign    bool
	Params     []ParamDef
	Traits     []string // C++ names of traits
	Interfaces []InterfaceImpl
	// Verify checks parameters (ODS's genVerifyDecl), nil if it need not.
	Verify func(params []Param) error
	// Syntax is an asm.ParamsSyntax for what follows the mnemonic, nil for nothing.
	Syntax any
	Model  any
}

// An AttributeDefinition describes an attribute that a dialect defines.
type AttributeDefinition struct {
	Dialect    *Dialect
	Name       string
	Mnemonic   string
	Foreign    bool // as for types
	Params     []ParamDef
	Traits     []string
	Interfaces []InterfaceImpl
	// SelfType is one more than the index of the parameter that is the type of the
	// attribute's value, 0 for none. That type is written behind the attribute.
	SelfType int
	// ValueType returns that type where it follows from the parameters and is none
	// of them; else it is nil.
	ValueType func(a *DefinedAttr) Type
	Verify    func(params []Param) error
	Syntax    any
	// Enum is the enumeration of an attribute whose one parameter is its value.
	Enum  *EnumDef
	Model any
}

// A ParamDef describes a parameter of a type or an attribute.
type ParamDef struct {
	Name     string
	CppType  string
	Optional bool
	Default  Param // of an optional parameter that has one
	Summary  string
	Enum     *EnumDef // of a parameter that is a case of an enumeration, else nil
	Model    any
}

// An EnumDef describes an enumeration.
type EnumDef struct {
	Name    string // the C++ class name
	Cases   []EnumCase
	BitEnum bool
	// Separator joins the cases of a bit enum in text, "|" or ", ".
	Separator string
	// PrintGroups writes the cases of several bits of a bit enum in place of those
	// of their bits; else a value is written as all cases that it has the bits of.
	PrintGroups bool
	Width       int // of the underlying integer
	Model       any
}

// An EnumCase is a case of an enumeration.
type EnumCase struct {
	Symbol string // the name in C++
	Text   string // the spelling in IR
	Value  uint64
}
