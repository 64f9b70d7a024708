package format

// An Element is a part of a format.
type Element interface{ element() }

// Spaced is embedded by the elements that the printer may separate from the preceding
// one by a space.
type Spaced struct {
	Space bool // a space is printed before the element
}

type (
	// A Literal is a keyword or punctuation.
	Literal struct {
		Spaced
		Text string
	}

	// A Blank is the literal “ (Text ""), ` ` (" ") or `\n` ("\n"); it matters to
	// the printer alone.
	Blank struct{ Text string }

	// A String is an argument of a custom directive: a string or C++ code.
	String struct{ Text string }

	// An Operand is $name of an operand.
	Operand struct {
		Spaced
		Index int
	}

	// A Result is $name of a result; it occurs only in a type directive.
	Result struct{ Index int }

	// An Attr is $name of an attribute or a property.
	Attr struct {
		Spaced
		Index     int
		Qualified bool
		// Elided means that a unit attribute is not printed, because the presence of
		// its optional group or clause implies it.
		Elided bool
	}

	// A RegionVar is $name of a region.
	RegionVar struct {
		Spaced
		Index int
	}

	// A SuccessorVar is $name of a successor.
	SuccessorVar struct {
		Spaced
		Index int
	}

	// An AttrDict is attr-dict or attr-dict-with-keyword.
	AttrDict struct{ Keyword bool }

	// A PropDict is prop-dict.
	PropDict struct{ Spaced }

	// Operands is all operands.
	Operands struct{ Spaced }

	// Results is all results; it occurs only in a type directive.
	Results struct{}

	// Regions is all regions.
	Regions struct{ Spaced }

	// Successors is all successors.
	Successors struct{ Spaced }

	// A Type is type(Arg): Arg is an Operand, a Result, Operands or Results.
	Type struct {
		Spaced
		Arg       Element
		Qualified bool
	}

	// A FunctionalType is functional-type(Inputs, Results).
	FunctionalType struct {
		Spaced
		Inputs, Results Element
	}

	// A Ref is ref(Arg) in a custom directive: Arg is parsed somewhere before.
	Ref struct{ Arg Element }

	// A Custom is custom<Name>(Args).
	Custom struct {
		Spaced
		Name string
		Args []Element
	}

	// An Optional is a group (Then)? or (Then):(Else)?.
	Optional struct {
		Then, Else []Element
		Anchor     Element
		// Inverted means that the anchor is in Else.
		Inverted bool
	}

	// An OIList is clauses that come in any order, each at most once.
	OIList struct{ Clauses []Clause }

	// A Clause is a part of an OIList, identified by its keyword.
	Clause struct {
		Literal  *Literal
		Elements []Element
	}

	// A Param is $name of a parameter of a type or an attribute.
	Param struct {
		Spaced
		Index     int
		Qualified bool
	}

	// A ParamList is params: the parameters, separated by commas.
	ParamList struct {
		Spaced
		Params []*Param
	}

	// A Struct is struct(...): key = value pairs in any order. Fields are a Param,
	// or a Custom whose one argument is a Param.
	Struct struct {
		Spaced
		Fields []Element
	}
)

func (*Literal) element()        {}
func (*Blank) element()          {}
func (*String) element()         {}
func (*Operand) element()        {}
func (*Result) element()         {}
func (*Attr) element()           {}
func (*RegionVar) element()      {}
func (*SuccessorVar) element()   {}
func (*AttrDict) element()       {}
func (*PropDict) element()       {}
func (*Operands) element()       {}
func (*Results) element()        {}
func (*Regions) element()        {}
func (*Successors) element()     {}
func (*Type) element()           {}
func (*FunctionalType) element() {}
func (*Ref) element()            {}
func (*Custom) element()         {}
func (*Optional) element()       {}
func (*OIList) element()         {}
func (*Param) element()          {}
func (*ParamList) element()      {}
func (*Struct) element()         {}

// A Program is a checked format.
type Program struct {
	Elements []Element

	// Operands and Results are the sources of the types, by index. They are not set
	// for values whose types are all written in one list.
	Operands []TypeSource
	Results  []TypeSource

	AllOperands     bool // the operands directive is used
	AllOperandTypes bool // type(operands) is used
	AllResultTypes  bool // type(results) is used
	InfersResults   bool // the operation infers the result types
	HasPropDict     bool

	// Used marks the attributes in the format, which the attribute dictionary omits.
	Used []bool

	// Equations are those of the signature.
	Equations []Equation

	// Segments names the attributes that are computed while parsing: the inner
	// sizes of VariadicOfVariadic operands.
	Segments []string
}

// A TypeSource is where the type of an operand or result comes from.
type TypeSource struct {
	Kind SourceKind
	// Index is that of the operand, result or attribute.
	Index int
	// Equation is the index of the equation that transforms the type, -1 if none
	// does.
	Equation int
}

// SourceKind is a kind of source of a type.
type SourceKind uint8

// The kinds of type sources.
const (
	Parsed    SourceKind = iota // written in the text
	Built                       // the constraint's one type
	OfOperand                   // from operand Index
	OfResult                    // from result Index
	OfAttr                      // from attribute Index
)

// An Error is a problem of a format.
type Error struct {
	Offset  int // in the format string
	Message string
	Note    string // at the same place, or ""
}

func (e *Error) Error() string { return e.Message }
