package syntax

import "github.com/mica-ir/mica/source"

// A Span is the extent of a node: from its first byte to after its last.
type Span struct{ From, To Loc }

// Pos returns where the node starts.
func (s Span) Pos() Loc { return s.From }

// End returns the location after the node's last token.
func (s Span) End() Loc { return s.To }

// An Expr is a value expression.
type Expr interface {
	Pos() Loc
	End() Loc
	expr()
}

// A Stmt is a statement, or an item of a body.
type Stmt interface {
	Pos() Loc
	End() Loc
	stmt()
	// Failure returns the error that ended the statement, or nil.
	Failure() *Error
	// Doubtful reports whether the statement may belong to another one whose head has an error.
	Doubtful() bool
	tail() *Tail
}

// A TypeKind is the kind of a type.
type TypeKind uint8

// The kinds of types.
const (
	TypeBad TypeKind = iota
	TypeBit
	TypeBits
	TypeInt
	TypeString
	TypeCode
	TypeDag
	TypeList
	TypeName // a class or a deftype
)

// Type ::= bit | int | string | code | dag | bits '<' Int '>' | list '<' Type '>' | Ident
type Type struct {
	Span
	Kind TypeKind
	Size int64  // of bits
	Elem *Type  // of list
	Name string // of TypeName
	Err  *Error // of TypeBad
}

type (
	// An IntLit is an integer literal. A binary one has a width.
	IntLit struct {
		Span
		Val    int64
		Binary bool
		Width  int
	}

	// A StringLit is one or more adjacent string literals, or a code block.
	StringLit struct {
		Span
		Val  string
		Code bool
	}

	// A BoolLit is true or false.
	BoolLit struct {
		Span
		Val bool
	}

	// An UnsetLit is the value "?".
	UnsetLit struct{ Span }

	// A Name is an identifier. One before '=' is the name of an argument, and elsewhere, where the
	// sign is an error, the reference takes it for a string.
	Name struct {
		Span
		Name        string
		BeforeEqual bool
	}

	// An Instance is an anonymous record.
	//
	//	Instance ::= Ident '<' (Arg (',' Arg)*)? '>'
	Instance struct {
		Span
		Name string
		Args []Arg
		Err  *Error
	}

	// A BitsLit is a list of bits in braces, the highest first.
	BitsLit struct {
		Span
		Elems []Expr
	}

	// A ListLit is a list.
	//
	//	ListLit ::= '[' (Expr (',' Expr)* ','?)? ']' ('<' Type '>')?
	ListLit struct {
		Span
		Elems []Expr
		Type  *Type // nil if not given
	}

	// A DagLit is a dag.
	//
	//	DagLit ::= '(' Expr (':' VarName)? (DagArg (',' DagArg)*)? ')'
	//	DagArg ::= VarName | Expr (':' VarName)?
	DagLit struct {
		Span
		Op      Expr
		OpName  string
		HasName bool
		Args    []DagArg
	}

	// A BangCall is a call of a bang operator. Vars are the names that foreach,
	// filter and foldl bind; the arguments of cond are alternately conditions and
	// values.
	BangCall struct {
		Span
		Op   Op
		Type *Type // nil if not given
		Vars []Name
		Args []Expr

		// Partial means that the call ended with an error. The call with its parsed arguments is
		// then part of a BadExpr.
		Partial bool
	}

	// A FieldSel is x.name.
	FieldSel struct {
		Span
		X       Expr
		Name    string
		NameLoc Loc
	}

	// A BitSlice is x{ranges}.
	BitSlice struct {
		Span
		X      Expr
		Brace  Loc
		Ranges []Range
	}

	// A ListSlice is x[ranges]. A trailing comma makes x[i,] a list.
	ListSlice struct {
		Span
		X        Expr
		Ranges   []Range
		Trailing bool
	}

	// A Paste is x # y. Y is nil if no value follows.
	Paste struct {
		Span
		X    Expr
		Hash Loc
		Y    Expr
	}

	// A BadExpr is an expression with a syntax error.
	BadExpr struct {
		Span
		Parts []Expr // parsed parts, in order
		List  bool   // Parts are the elements of a list
		Err   *Error
	}
)

// A DagArg is an argument of a dag; Value is nil for a name alone.
type DagArg struct {
	Value   Expr
	Name    string
	HasName bool
	Loc     Loc
}

// A Range is a range of bits or of a slice. Hi is nil for a single index. In "3-0"
// without blanks the lexer reads "-0" as a number; Neg is then set, and Hi must be
// negated.
type Range struct {
	Lo, Hi Expr
	Neg    bool
}

// End returns the location after the range.
func (r *Range) End() Loc {
	if r.Hi != nil {
		return r.Hi.End()
	}
	return r.Lo.End()
}

// An Arg is an argument of a class or multiclass. Name is nil if it is positional.
type Arg struct {
	Name  Expr
	Value Expr
}

// A SuperRef refers to a class or multiclass with arguments.
type SuperRef struct {
	Span
	Name    string
	NameLoc Loc
	Args    []Arg
	HasArgs bool
	Err     *Error
}

// A Tail holds the error that ended a statement, if there was one. A statement is in doubt if it
// may belong to another one whose head has an error.
type Tail struct {
	Err   *Error
	Doubt bool
}

// Doubtful reports whether the statement is in doubt.
func (t *Tail) Doubtful() bool { return t.Doubt }

func (t *Tail) tail() *Tail { return t }

// Failure returns the error.
func (t *Tail) Failure() *Error { return t.Err }

type (
	// A ClassStmt is a class.
	//
	//	ClassStmt ::= 'class' Ident TemplateParams? Supers? Body
	ClassStmt struct {
		Span
		Tail
		Name    string
		NameLoc Loc
		Params  []*FieldStmt
		Supers  []SuperRef
		Body    []Stmt
		HasBody bool
		AfterNL Loc // the token after the name
	}

	// A DefStmt is a record; Name is nil for an anonymous one.
	DefStmt struct {
		Span
		Tail
		Name      Expr
		NameToken Loc // of a name that is a single identifier, otherwise of the keyword
		Supers    []SuperRef
		Body      []Stmt
		HasBody   bool
	}

	// A DefmStmt instantiates multiclasses; Name may be nil.
	DefmStmt struct {
		Span
		Tail
		Name   Expr
		Supers []SuperRef
	}

	// A MulticlassStmt is a multiclass.
	MulticlassStmt struct {
		Span
		Tail
		Name    string
		NameLoc Loc
		Params  []*FieldStmt
		Supers  []SuperRef
		Body    []Stmt
	}

	// A DefsetStmt collects the records of its body in a list.
	DefsetStmt struct {
		Span
		Tail
		Type    *Type
		Name    string
		NameLoc Loc
		Body    []Stmt
	}

	// A DeftypeStmt names a type.
	DeftypeStmt struct {
		Span
		Tail
		Name    string
		NameLoc Loc
		Type    *Type
	}

	// A DefvarStmt names a value.
	DefvarStmt struct {
		Span
		Tail
		Name    string
		NameLoc Loc
		Value   Expr
	}

	// A DumpStmt prints a message.
	DumpStmt struct {
		Span
		Tail
		Message Expr
	}

	// An AssertStmt checks a condition.
	AssertStmt struct {
		Span
		Tail
		Cond, Message Expr
	}

	// A ForeachStmt repeats its body over ranges in braces, a list, or a range
	// piece whose first value is List.
	ForeachStmt struct {
		Span
		Tail
		Name     string
		NameLoc  Loc
		Ranges   []Range // of '{' ranges '}'
		IsRanges bool
		List     Expr
		Piece    *Range // of i = a-b: List is its Lo
		HeadEnd  Loc    // after the range of the loop
		Body     []Stmt
	}

	// An IfStmt chooses between two bodies.
	IfStmt struct {
		Span
		Tail
		Cond    Expr
		Then    []Stmt
		Else    []Stmt
		HasElse bool
	}

	// A LetStmt sets fields of all records in its body.
	LetStmt struct {
		Span
		Tail
		Items []LetItem
		Body  []Stmt
	}

	// A FieldStmt declares a field, or a template parameter.
	FieldStmt struct {
		Span
		Tail
		Field   bool // with the keyword field
		Type    *Type
		Name    string
		NameLoc Loc
		Value   Expr // may be nil
	}

	// A LetFieldStmt sets a field in a body.
	LetFieldStmt struct {
		Span
		Tail
		LetItem
	}

	// An IncludeStmt is an include directive that was not followed. It occurs in
	// the tree of a single file, and, with Imported set, where Options.Import knows
	// the file.
	IncludeStmt struct {
		Imported *source.File
		Span
		Tail
		File    string
		FileLoc Loc
	}

	// A SemiError is a superfluous semicolon that the reference rejects.
	SemiError struct {
		Span
		Tail
	}

	// A BadStmt is text that is not a statement. Stray means that it starts with a closing brace.
	BadStmt struct {
		Span
		Tail
		Stray bool
	}
)

// A LetMode says what a let does with the value of a field.
type LetMode uint8

// The modes.
const (
	LetReplace LetMode = iota
	LetAppend
	LetPrepend
)

// String returns the word of the mode.
func (m LetMode) String() string { return [...]string{"", "append", "prepend"}[m] }

// A LetItem sets a field or some of its bits, or extends it.
//
//	LetItem ::= ('append' | 'prepend')? Ident ('{' Ranges '}')? '=' Expr
type LetItem struct {
	Mode    LetMode
	Name    string
	NameLoc Loc
	Bits    []Range
	HasBits bool
	Value   Expr
}

func (*IntLit) expr()    {}
func (*StringLit) expr() {}
func (*BoolLit) expr()   {}
func (*UnsetLit) expr()  {}
func (*Name) expr()      {}
func (*Instance) expr()  {}
func (*BitsLit) expr()   {}
func (*ListLit) expr()   {}
func (*DagLit) expr()    {}
func (*BangCall) expr()  {}
func (*FieldSel) expr()  {}
func (*BitSlice) expr()  {}
func (*ListSlice) expr() {}
func (*Paste) expr()     {}
func (*BadExpr) expr()   {}

func (*ClassStmt) stmt()      {}
func (*DefStmt) stmt()        {}
func (*DefmStmt) stmt()       {}
func (*MulticlassStmt) stmt() {}
func (*DefsetStmt) stmt()     {}
func (*DeftypeStmt) stmt()    {}
func (*DefvarStmt) stmt()     {}
func (*DumpStmt) stmt()       {}
func (*AssertStmt) stmt()     {}
func (*ForeachStmt) stmt()    {}
func (*IfStmt) stmt()         {}
func (*LetStmt) stmt()        {}
func (*FieldStmt) stmt()      {}
func (*LetFieldStmt) stmt()   {}
func (*IncludeStmt) stmt()    {}
func (*SemiError) stmt()      {}
func (*BadStmt) stmt()        {}
