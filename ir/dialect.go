package ir

// A Dialect is a namespace of operations, types and attributes.
type Dialect struct {
	Namespace string
	Summary   string

	// Dependent lists the namespaces of the dialects whose operations the folds and
	// canonicalizations of this dialect may create.
	Dependent []string
	// Companions lists the namespaces of dialects that do not belong to this one but have
	// canonicalization patterns for its operations.
	Companions []string

	// Ops, Types and Attributes are the dialect's definitions. LazyOps are further
	// operations, which Context.OpDefs lists together with these.
	Ops        []*OpDef
	LazyOps    []LazyOp
	Types      []*TypeDefinition
	Attributes []*AttributeDefinition

	// ParseType and ParseAttribute parse !ns.x and #ns.x in dialects with their own
	// syntax, instead of the lookup by mnemonic. They are nil, or an asm.TypeSyntax
	// and an asm.AttributeSyntax. One that is also a TypePrinter or an AttributePrinter
	// writes the mnemonic, too.
	ParseType, ParseAttribute any

	// AllowUnknownOps and AllowUnknownTypes accept operations, types and attributes
	// that the dialect does not define.
	AllowUnknownOps, AllowUnknownTypes bool

	// Foreign means that the dialect is not the one that mica has Go code for, although it has its name: it
	// lacks operations of that one.
	Foreign bool

	// FallbackSyntax returns the custom form (a type of package asm) of an operation that has no
	// form of its own and that the dialect need not even define. It returns nil for the generic
	// form.
	FallbackSyntax func(name string) any

	// KeepsResources permits a section of the dialect in a file's dialect_resources metadata.
	// Attributes and types of the dialect refer to that section.
	KeepsResources bool

	// VerifyAttribute verifies a discardable attribute whose name has the dialect's
	// prefix; nil accepts all.
	VerifyAttribute func(op *Operation, a NamedAttribute, c *Checker)

	// VerifyArgumentAttribute and VerifyResultAttribute verify such attributes of the
	// arguments and results of a function.
	VerifyArgumentAttribute, VerifyResultAttribute func(op *Operation, index int, a NamedAttribute, c *Checker)

	// TypeAlias and AttributeAlias suggest aliases in the textual form for types and
	// attributes, which may be of any dialect; "" suggests none, and a nil function none at
	// all. This is getAlias of MLIR's OpAsmDialectInterface.
	TypeAlias      func(t Type) string
	AttributeAlias func(a Attribute) string

	// Materialize creates a constant operation for a folded value, or returns nil if
	// it cannot. This is MLIR's materializeConstant.
	Materialize func(b *Builder, value Attribute, t Type) *Operation

	// OpInterfaces returns implementations of interfaces for an operation whose own
	// definition has none of them, or which the dialect does not define; it may be nil.
	// It is called once for each definition, while the context is locked: it must not look
	// up operations. This is the answer to MLIR's getRegisteredInterfaceForOp.
	OpInterfaces func(op *OpDef) []InterfaceImpl

	// Canonicalizer has the canonicalization patterns that belong to no single operation,
	// a rewrite.Canonicalizer; it may be nil.
	Canonicalizer any

	// Reducer has patterns for reducing test cases, a reduce.Reducer; it may be nil.
	Reducer any

	// Inliner decides which operations of the dialect may be inlined. If it is nil, none may.
	Inliner DialectInlinerInterface

	// Bytecode is how attributes and types are written in bytecode, a *bytecode.Encoding. If
	// it is nil, they are written as text.
	Bytecode any

	typeNames map[string]*TypeDefinition // by mnemonic; set by Register
	attrNames map[string]*AttributeDefinition
}

// A LazyOp is an operation whose definition is made when it is first looked up. Make returns the
// same definition each time, or nil if the operation does not exist. It may be called
// concurrently.
type LazyOp struct {
	Name string
	Make func() *OpDef
	// Plain marks an operation without canonicalization patterns. Collecting patterns need not
	// make its definition.
	Plain bool
}

// TypeNamed returns the type with a mnemonic, or nil if it does not exist or is Foreign. The
// dialect must be registered.
func (d *Dialect) TypeNamed(mnemonic string) *TypeDefinition {
	if t := d.typeNames[mnemonic]; t != nil && !t.Foreign {
		return t
	}
	return nil
}

// AttributeNamed returns the attribute with a mnemonic, or nil if it does not exist or is
// Foreign. The dialect must be registered.
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
	Mnemonic string // "" if the type has no syntax of its own
	// Foreign marks a definition that has the same name as one that Go code
	// implements, but different parameters. Its Name is empty, so that it is not
	// mistaken for the other.
	Foreign    bool
	Params     []ParamDef
	Traits     []string // C++ names of traits
	Interfaces []InterfaceImpl
	// Verify verifies the parameters (ODS's genVerifyDecl); may be nil.
	Verify func(params []Param) error
	// Methods calls C++ methods by name; or nil.
	Methods Methods
	// Syntax is an asm.ParamsSyntax for the text after the mnemonic, or nil if the mnemonic is
	// the whole text.
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
	// SelfType is 1 plus the index of the parameter that is the type of the attribute's value
	// (getType of a TypedAttr), or 0. The type is printed after the attribute, as in "#a.b :
	// i32".
	SelfType int
	// ValueType returns the type of the value if it is derived from the parameters;
	// else it is nil.
	ValueType func(a *DefinedAttr) Type
	Verify    func(params []Param) error
	Methods   Methods
	Syntax    any
	// Enum is the enumeration of an attribute whose only parameter is an enum value.
	Enum  *EnumDef
	Model any
}

// A ParamDef describes a parameter of a type or an attribute.
type ParamDef struct {
	Name     string
	CppType  string
	Optional bool
	Default  Param // of an optional parameter that has one
	// DefaultOf returns the default of an optional parameter that depends on the other
	// parameters, or why the default is not known. Else it is nil.
	DefaultOf func(params []Param) (Param, error)
	Summary   string
	Enum      *EnumDef // the enumeration of an enum parameter, or nil
	// Accept checks that a value fits the C++ type of the parameter, and converts it to the kind
	// that is stored. It is nil for a parameter that Go code defines.
	Accept func(p Param) (Param, error)
	Model  any
}

// An EnumDef describes an enumeration.
type EnumDef struct {
	Name    string // the C++ class name
	Cases   []EnumCase
	BitEnum bool
	// Separator is printed between the cases of a bit enum: "|" or ", ".
	Separator string
	// PrintGroups prints a group of a bit enum instead of the cases of its bits, the
	// last group first (ODS's printBitEnumPrimaryGroups). Otherwise a value is printed
	// as all cases whose bits it contains.
	PrintGroups bool
	Width       int // in bits, of the underlying integer
	Model       any
}

// An EnumCase is a case of an enumeration.
type EnumCase struct {
	Symbol string // the name in C++
	Text   string // the spelling in IR
	Value  uint64
	// Group marks a group of bits in a bit enum. A case of several bits need not be marked.
	Group bool
}
