package cxx

// A Node is a syntax node: an [Expr], a [Stmt] or a [TypeName]. Pos and End are
// byte offsets into the parsed text.
type Node interface {
	Pos() int
	End() int
}

// An Expr is an expression.
type Expr interface {
	Node
	exprNode()
}

// A Stmt is a statement.
type Stmt interface {
	Node
	stmtNode()
}

type span struct{ pos, end int32 }

func (s span) Pos() int { return int(s.pos) }
func (s span) End() int { return int(s.end) }

// A Name is a possibly qualified name.
//
//	name = [ "::" ] part { "::" part }
type Name struct {
	span
	Global bool
	Parts  []NamePart
}

// A NamePart is one identifier of a name with its template arguments.
//
//	part = ident [ "<" [ targ { "," targ } ] ">" ]
type NamePart struct {
	span
	Ident   string
	HasArgs bool
	Args    []TemplateArg
}

// A TemplateArg is a type or a constant expression. A plain name is parsed as a
// type; the checker looks it up to decide.
type TemplateArg struct {
	Type *TypeName
	Expr Expr
}

// A TypeName names a type.
//
//	type = { "const" | "typename" } ( name | builtin | "decltype" "(" expr ")" ) [ "(" types ")" ] { "const" | "*" | "&" | "&&" }
type TypeName struct {
	span
	Const     bool
	Name      *Name
	Func      bool        // a function type such as bool(Type)
	Params    []*TypeName // of a function type
	Pointers  int         // number of "*"
	Reference bool        // "&" or "&&"
	Pack      bool        // "..."
	Decltype  Expr        // of decltype(x), whose Name is "decltype"; nil for other types
}

type (
	// A Literal is a number, a string (adjacent ones are joined), a character,
	// true, false or nullptr.
	Literal struct {
		span
		Kind     LiteralKind
		Int      uint64
		Float    float64
		Str      string
		Unsigned bool // suffix u, or a value that needs it
		Long     bool // suffix l, ll, or a value that needs it
		Single   bool // suffix f
	}

	// A NameExpr is a name where an expression is expected.
	NameExpr struct{ Name *Name }

	// A Placeholder is $_self, $name, $0, or, with Pack, $0...
	Placeholder struct {
		span
		Name string // without the dollar
		Pack bool
	}

	// A PackExpansion is x..., an argument for each element of the packs in x.
	PackExpansion struct {
		span
		X Expr
	}

	// A Fold is (x op ...) or (... op x), an operator between the elements of the packs in x.
	Fold struct {
		span
		X    Expr
		Op   Tok
		Left bool // (... op x)
	}

	// A PackSize is sizeof...(pack).
	PackSize struct {
		span
		Pack string
	}

	// This is the keyword.
	This struct{ span }

	// A Paren is an expression in parentheses.
	Paren struct {
		span
		X Expr
	}

	// A Unary is a prefix operator, or postfix ++ and --.
	Unary struct {
		span
		Op      Tok
		Postfix bool
		X       Expr
	}

	// A Binary is an operator with two operands.
	Binary struct {
		OpPos int
		Op    Tok
		X, Y  Expr
	}

	// An Assign is an assignment; Op is tokAssign or the operator of a compound one.
	Assign struct {
		OpPos int
		Op    Tok
		X, Y  Expr
	}

	// A Cond is c ? x : y.
	Cond struct{ C, X, Y Expr }

	// A Member is x.name or x->name.
	Member struct {
		X     Expr
		Arrow bool
		Sel   NamePart
	}

	// A Call is f(args).
	Call struct {
		span
		Fun  Expr
		Args []Expr
	}

	// An Index is x[i].
	Index struct {
		span
		X, I Expr
	}

	// A Construct is T{args}, or new T, new T(args) or new T{args}.
	Construct struct {
		span
		Type *TypeName
		Args []Expr
		New  bool
	}

	// An InitList is {args}.
	InitList struct {
		span
		Elems []Expr
	}

	// A CastExpr is (T)x, or a named cast such as static_cast<T>(x).
	CastExpr struct {
		span
		Keyword string // "" for (T)x
		Type    *TypeName
		X       Expr
	}

	// A Lambda is [captures](params) -> result { body }.
	Lambda struct {
		span
		Default  byte // '=', '&' or 0
		Captures []Capture
		Params   []Param
		Result   *TypeName
		Body     *Block
	}
)

// A LiteralKind is the kind of a literal.
type LiteralKind uint8

// The kinds of literals.
const (
	IntLit LiteralKind = iota
	FloatLit
	StringLit
	CharLit
	BoolLit
	NullLit
)

// A Capture is one captured name of a lambda: x, &x, x = init, this, *this.
type Capture struct {
	span
	Ref  bool
	Name string
	Init Expr
}

// A Param is a parameter of a lambda or a function; its name may be empty.
type Param struct {
	span
	Type    *TypeName
	Name    string
	Default Expr
}

type (
	// A Block is { stmts }, or a whole body without the braces.
	Block struct {
		span
		Stmts []Stmt
	}

	// An Empty is an empty statement.
	Empty struct{ span }

	// An ExprStmt is an expression evaluated for its side effects.
	ExprStmt struct {
		span
		X Expr
	}

	// A DeclStmt declares variables.
	DeclStmt struct {
		span
		Vars []*VarDecl
	}

	// A Return is return [x].
	Return struct {
		span
		X Expr
	}

	// An If is if ([init;] cond-or-declaration) then [else].
	If struct {
		span
		Init    Stmt
		Decl    *VarDecl // condition with a declaration
		Cond    Expr     // condition without a declaration
		Then    Stmt
		Else    Stmt
		Constex bool
	}

	// A For is for (init; cond; post) body.
	For struct {
		span
		Init Stmt
		Cond Expr
		Post Expr
		Body Stmt
	}

	// A RangeFor is for (var : range) body.
	RangeFor struct {
		span
		Init  Stmt
		Var   *VarDecl
		Range Expr
		Body  Stmt
	}

	// A While is while (cond) body, or do body while (cond).
	While struct {
		span
		Do   bool
		Decl *VarDecl
		Cond Expr
		Body Stmt
	}

	// A Switch is switch (x) { cases }.
	Switch struct {
		span
		Init  Stmt
		Cond  Expr
		Cases []*Case
	}

	// A Branch is break or continue.
	Branch struct {
		span
		Continue bool
	}

	// A Using is using N = T, using namespace N, namespace A = N, or using N.
	Using struct {
		span
		Alias     string
		Type      *TypeName
		Namespace bool
		Name      *Name
	}

	// A ClassStmt is a class in a function. The file has just the class and its members.
	ClassStmt struct {
		span
		File *File
	}

	// An EnumStmt is an enumeration in a function.
	EnumStmt struct {
		span
		Enum *FileEnum
	}
)

// A Case is a labelled part of a switch; it may have several labels.
type Case struct {
	span
	Values  []Expr
	Default bool
	Body    []Stmt
}

// An InitKind is the form of an initializer.
type InitKind uint8

// The kinds of initialisers.
const (
	NoInit    InitKind = iota
	CopyInit           // T x = e
	ParenInit          // T x(args)
	BraceInit          // T x{args}
)

// A VarDecl is one declared variable, or the names of a structured binding.
type VarDecl struct {
	span
	Type     *TypeName
	Static   bool
	Name     string
	Bindings []string // auto [a, b]
	Array    bool     // T x[] or T x[n]
	Kind     InitKind
	Args     []Expr // one for CopyInit
}

// Pos returns the place of the name.
func (e *NameExpr) Pos() int { return e.Name.Pos() }

// End returns the end of the name.
func (e *NameExpr) End() int { return e.Name.End() }

// Pos returns where the left operand begins.
func (e *Binary) Pos() int { return e.X.Pos() }

// End returns where the right operand ends.
func (e *Binary) End() int { return e.Y.End() }

// Pos returns where the left operand begins.
func (e *Assign) Pos() int { return e.X.Pos() }

// End returns where the right operand ends.
func (e *Assign) End() int { return e.Y.End() }

// Pos returns where the condition begins.
func (e *Cond) Pos() int { return e.C.Pos() }

// End returns where the last operand ends.
func (e *Cond) End() int { return e.Y.End() }

// Pos returns where the object begins.
func (e *Member) Pos() int { return e.X.Pos() }

// End returns where the selected name ends.
func (e *Member) End() int { return e.Sel.End() }

func (*Literal) exprNode()       {}
func (*NameExpr) exprNode()      {}
func (*Placeholder) exprNode()   {}
func (*PackExpansion) exprNode() {}
func (*Fold) exprNode()          {}
func (*PackSize) exprNode()      {}
func (*This) exprNode()          {}
func (*Paren) exprNode()         {}
func (*Unary) exprNode()         {}
func (*Binary) exprNode()        {}
func (*Assign) exprNode()        {}
func (*Cond) exprNode()          {}
func (*Member) exprNode()        {}
func (*Call) exprNode()          {}
func (*Index) exprNode()         {}
func (*Construct) exprNode()     {}
func (*InitList) exprNode()      {}
func (*CastExpr) exprNode()      {}
func (*Lambda) exprNode()        {}

func (*Block) stmtNode()     {}
func (*Empty) stmtNode()     {}
func (*ExprStmt) stmtNode()  {}
func (*DeclStmt) stmtNode()  {}
func (*Return) stmtNode()    {}
func (*If) stmtNode()        {}
func (*For) stmtNode()       {}
func (*RangeFor) stmtNode()  {}
func (*While) stmtNode()     {}
func (*Switch) stmtNode()    {}
func (*Branch) stmtNode()    {}
func (*Using) stmtNode()     {}
func (*EnumStmt) stmtNode()  {}
func (*ClassStmt) stmtNode() {}
