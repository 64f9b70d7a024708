package syntax

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A File is the tree of one text.
type File struct {
	Source   *source.File
	Items    []Item
	Comments []Range
	Problems []Problem
	EOF      uint32 // location of the end-of-file token
}

// A Problem is a finding and its position among the findings of one pass.
type Problem struct {
	Diag *diag.Diagnostic

	// After is the end of the last consumed token when the problem was found. Lexical problems
	// belong to the following token, which was read ahead, so they precede all checks of
	// constructs that end at After; other problems follow such checks.
	After   uint32
	Lexical bool

	// Final marks a lexical problem after which parsing cannot continue. After any other one
	// the parser reports its own error.
	Final bool
}

// Text returns the bytes of r.
func (f *File) Text(r Range) string { return string(f.Source.Text[r.Start:r.End]) }

// Span returns r as a span of the file.
func (f *File) Span(r Range) source.Span {
	return source.Span{File: f.Source, Start: r.Start, End: r.End}
}

// A Name is an identifier, or a keyword used as a name. An omitted Name has an
// empty Text.
type Name struct {
	Text string
	Range
}

// An Item is a *Include, *Pattern or *Callable.
type Item interface{ item() }

// An Include is a directive that names a .pdll or .td file.
//
//	include = "#include" string .
type Include struct {
	Range     Range
	Path      string
	PathRange Range
}

// A Pattern is a rewrite pattern.
//
//	pattern  = "Pattern" [ ident ] [ params ] [ "with" metadata { "," metadata } ] ( block | lambda ) .
//	metadata = "benefit" "(" integer ")" | "recursion" .
//	lambda   = "=>" stmt .
type Pattern struct {
	Keyword    Range
	Name       Name
	Params     []*PatternParam
	Benefit    uint16
	HasBenefit bool
	Recursion  bool
	Body       *Block
	End        uint32
	Broken     bool
}

// A PatternParam is one or several parameters of a pattern in mica, and the values that they take: there
// is one pattern for each.
//
//	params = "[" param { "," param } "]" .
//	param  = ident "in" "{" value { "," value } "}" |
//	         "(" ident { "," ident } ")" "in" "{" "(" value { "," value } ")" { "," ... } "}" .
//	value  = name | attr | type | integer .
type PatternParam struct {
	Range  Range
	Names  []Name
	Values [][]ParamValue
}

// A ParamValue is the name of an operation, or a literal.
type ParamValue struct {
	Range   Range
	Op      Name
	Literal Expr // or nil
}

// A Callable is a constraint or a rewrite, declared or inline.
//
//	callable = ( "Constraint" | "Rewrite" ) [ ident ] "(" [ param { "," param } ] ")"
//	           [ "->" ( result | "(" result { "," result } ")" ) ]
//	           ( block | lambda | [ string | code ] ";" ) .
//	param    = ident ":" constraint .
//	result   = [ ident ":" ] constraint .
type Callable struct {
	Keyword   Range
	IsRewrite bool
	Inline    bool
	Name      Name
	Inputs    []*Param
	Results   []*Param
	Parens    bool // the results are in parentheses
	HasCode   bool
	Code      string // the native body, unquoted
	CodeRange Range  // including the quotes
	Body      *Block // nil for a native callable
	End       uint32
	Broken    bool

	// SignatureEnd is the end of the last token of the signature, Next the token
	// after it.
	SignatureEnd uint32
	Next         Range
}

// A Param is a parameter or a result of a callable.
type Param struct {
	Name       Name // empty for an unnamed result
	Colon      Range
	Constraint Constraint
	Next       Range // the token after the parameter
	Broken     bool
}

func (*Include) item()  {}
func (*Pattern) item()  {}
func (*Callable) item() {}

// A Constraint is a *CoreConstraint, *NamedConstraint or *InlineConstraint.
type Constraint interface {
	Span() Range
	constraint()
}

// A CoreConstraint is a constraint that is built into the language.
//
//	core = ( "Attr" | "Value" | "ValueRange" ) [ "<" expr ">" ] | "Op" [ opname ] | "Type" | "TypeRange" .
type CoreConstraint struct {
	Keyword Token
	Less    Range // the "<" of a type
	Type    Expr  // for Attr, Value and ValueRange, or nil
	Op      *OpName
	End     uint32
	Broken  bool
}

// A NotConstraint negates a constraint, or excludes the results of an operation. It is in mica only.
//
//	not = "not" ( ident | operation ) .
type NotConstraint struct {
	Range Range
	Name  Name    // empty for an operation
	Op    *OpExpr // or nil
}

// A NamedConstraint refers to a constraint by name.
type NamedConstraint struct{ Name Name }

// An InlineConstraint is a constraint defined at its use.
type InlineConstraint struct{ Callable *Callable }

// Span returns the range that messages point to.
func (c *CoreConstraint) Span() Range { return c.Keyword.Range }

// Span returns the range that messages point to.
func (c *NotConstraint) Span() Range { return c.Range }

// Span returns the range that messages point to.
func (c *NamedConstraint) Span() Range { return c.Name.Range }

// Span returns the range that messages point to.
func (c *InlineConstraint) Span() Range { return c.Callable.Keyword }

func (*CoreConstraint) constraint()   {}
func (*NotConstraint) constraint()    {}
func (*NamedConstraint) constraint()  {}
func (*InlineConstraint) constraint() {}

// An OpName is the name of an operation in angle brackets; the name may be left out. In mica it can
// also be a set of names, or the name of a variable or parameter that stands for an operation name.
//
//	opname = "<" [ name | ident | "{" name { "," name } "}" ] ">" .
//	name   = word "." word { word | "." } .
type OpName struct {
	Name Name // of a set, its range
	Set  []Name
	Ref  bool // Name is a variable or a parameter
	End  uint32
}

// A Stmt is a statement. A broken one occurs only as part of a [BadStmt].
type Stmt interface {
	Span() Range
	stmt()
}

// A Block is the list of statements of a body. A lambda body is a block with one
// statement.
type Block struct {
	Range  Range
	Lambda bool
	Stmts  []Stmt
	End    uint32 // end of the last token
	Broken bool
}

// A LetStmt defines a variable.
//
//	let = "let" ident [ ":" constraints ] [ "=" expr ] .
//	constraints = constraint | "[" constraint { "," constraint } "]" .
type LetStmt struct {
	Keyword     Range
	Name        Name
	Constraints []Constraint
	Value       Expr // or nil
	End         uint32
	Broken      bool
}

// An EraseStmt erases an operation.
type EraseStmt struct {
	Keyword Range
	Root    Expr
	End     uint32
	Broken  bool
}

// A ReplaceStmt replaces an operation.
//
//	replace     = "replace" expr "with" ( replacement | "(" replacement { "," replacement } ")" ) .
//	replacement = expr | group .
type ReplaceStmt struct {
	Keyword Range
	Root    Expr
	Parens  bool
	Values  []Expr
	End     uint32
	Broken  bool
}

// A RewriteStmt runs a block on an operation.
type RewriteStmt struct {
	Keyword Range
	Root    Expr
	Body    *Block
	End     uint32
	Broken  bool
}

// A ReturnStmt returns the result of a constraint or a rewrite.
type ReturnStmt struct {
	Keyword Range
	Value   Expr
	End     uint32
	Broken  bool
}

// A ForallStmt requires statements of each element of a range, in mica only.
//
//	forall = "forall" ident "in" expr block [ ";" ] .
type ForallStmt struct {
	Keyword Range
	Name    Name
	Of      Expr
	Body    *Block
	End     uint32
	Broken  bool
}

// An ExprStmt is an expression evaluated for its effect.
type ExprStmt struct{ X Expr }

// A BadStmt is a statement that could not be parsed completely.
type BadStmt struct {
	Range Range
	Part  Stmt // the parsed part, or nil
}

// Span returns the range that messages point to.
func (s *LetStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *EraseStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *ReplaceStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *RewriteStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *ReturnStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *ForallStmt) Span() Range { return s.Keyword }

// Span returns the range that messages point to.
func (s *ExprStmt) Span() Range { return s.X.Span() }

// Span returns the range that messages point to.
func (s *BadStmt) Span() Range { return s.Range }

func (*LetStmt) stmt()     {}
func (*EraseStmt) stmt()   {}
func (*ReplaceStmt) stmt() {}
func (*RewriteStmt) stmt() {}
func (*ReturnStmt) stmt()  {}
func (*ExprStmt) stmt()    {}
func (*ForallStmt) stmt()  {}
func (*BadStmt) stmt()     {}

// An Expr is an expression. One that could not be parsed completely is marked
// broken and holds the parts that were parsed; parts may be nil.
type Expr interface {
	Span() Range // location for messages
	Stop() uint32
	expr()
}

// An AttrLit is attr<"text">.
type AttrLit struct {
	Range Range
	Text  string
}

// A TypeLit is type<"text">.
type TypeLit struct {
	Range Range
	Text  string
}

// A Ref is a reference by name.
type Ref struct{ Name Name }

// A VarExpr defines a variable where it is used; its name can be "_".
//
//	var = ( ident | "_" ) ":" constraints .
type VarExpr struct {
	Name        Name
	Constraints []Constraint
	End         uint32
	Broken      bool
}

// A Lambda is a constraint or rewrite defined at its use.
type Lambda struct{ Callable *Callable }

// A CallExpr calls a constraint or a rewrite. In mica, the call of a function of conversions can name a type
// converter.
//
//	call = ( [ "not" ] expr | ident "<" ident ">" ) "(" [ expr { "," expr } ] ")" .
type CallExpr struct {
	Range     Range // from the start of Fun's range to the closing parenthesis
	Negate    bool
	Fun       Expr
	Converter Name
	Args      []Expr
	Broken    bool
}

// A GroupExpr is the values that replace one result, in mica only.
//
//	group = "[" [ expr { "," expr } ] "]" .
type GroupExpr struct {
	Range  Range
	Values []Expr
	Broken bool
}

// A MemberExpr takes a result of an operation or an element of a tuple.
//
//	member = expr "." ( ident | integer | keyword ) .
type MemberExpr struct {
	Range  Range
	X      Expr
	Name   string
	Broken bool
}

// A NotExpr is the absence of an operation: as a statement, there is no such user of its operands, and as an
// operand, the value is not the result of one. It is in mica only.
//
//	negation = "not" operation .
type NotExpr struct {
	Range Range
	Op    *OpExpr
}

// A TupleExpr is a list of expressions that can be labelled.
//
//	tuple = "(" [ element { "," element } ] ")" .
//	element = [ ident "=" ] expr .
type TupleExpr struct {
	Range  Range
	Names  []Name
	Values []Expr
	Broken bool
}

// An OpExpr describes an operation.
//
//	operation = "op" opname [ "(" [ expr { "," expr } ] ")" ]
//	            [ "{" attribute { "," attribute } "}" ]
//	            [ "->" "(" [ expr { "," expr } ] ")" ] [ "{" { region } "}" ] .
//	attribute = ( string | word ) [ "=" expr ] .
//
// In mica, a list of successors in square brackets can follow the operands.
type OpExpr struct {
	Keyword     Range
	Op          *OpName
	HasOperands bool
	Operands    []Expr
	Attrs       []*Attr
	HasResults  bool
	Results     []Expr
	Regions     []*Region
	End         uint32

	// Successors are labels of blocks.
	HasSuccessors bool
	Successors    []Name

	// Replacement means that the expression is the complete replacement in a
	// replace statement; the root then determines the result types.
	Replacement bool
	Broken      bool
}

// An Attr is a named attribute of an operation expression; Value is nil for a
// unit attribute.
type Attr struct {
	Name   Name
	Value  Expr
	Broken bool
}

// A Region is a region of an operation expression, in mica only. Without a body it is any region in a match,
// and in a rewrite the matched one of the name, or an empty one.
//
//	region = "region" [ "clone" ] [ ident ] [ "{" { block } "}" ] .
//	block  = [ "^" ident [ "(" [ var { "," var } ] ")" ] ":" ] { stmt | "..." ";" } .
type Region struct {
	Range   Range // of the word
	Clone   bool
	Name    Name
	HasBody bool
	Blocks  []*RegionBlock
}

// A RegionBlock is a block of a region. Its arguments are described if it has a header.
type RegionBlock struct {
	Range     Range
	HasHeader bool
	Label     Name // with "^"
	Params    []Expr
	Stmts     []Stmt
}

// An AnyOpsStmt stands for any operations of a block.
type AnyOpsStmt struct{ Range Range }

// Span returns the range that messages point to.
func (s *AnyOpsStmt) Span() Range { return s.Range }

func (*AnyOpsStmt) stmt() {}

// Span returns the range that messages point to.
func (x *AttrLit) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *TypeLit) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *Ref) Span() Range { return x.Name.Range }

// Span returns the range that messages point to.
func (x *VarExpr) Span() Range { return x.Name.Range }

// Span returns the range that messages point to.
func (x *Lambda) Span() Range {
	if x.Callable.Name.Text != "" {
		return x.Callable.Name.Range
	}
	return x.Callable.Keyword
}

// Span returns the range that messages point to.
func (x *CallExpr) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *GroupExpr) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *MemberExpr) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *NotExpr) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *TupleExpr) Span() Range { return x.Range }

// Span returns the range that messages point to.
func (x *OpExpr) Span() Range { return x.Keyword }

// Stop returns the end of the last token.
func (x *AttrLit) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *TypeLit) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *Ref) Stop() uint32 { return x.Name.End }

// Stop returns the end of the last token.
func (x *VarExpr) Stop() uint32 { return x.End }

// Stop returns the end of the last token.
func (x *Lambda) Stop() uint32 { return x.Callable.End }

// Stop returns the end of the last token.
func (x *CallExpr) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *GroupExpr) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *MemberExpr) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *NotExpr) Stop() uint32 { return x.Op.End }

// Stop returns the end of the last token.
func (x *TupleExpr) Stop() uint32 { return x.Range.End }

// Stop returns the end of the last token.
func (x *OpExpr) Stop() uint32 { return x.End }

func (*AttrLit) expr()    {}
func (*TypeLit) expr()    {}
func (*Ref) expr()        {}
func (*VarExpr) expr()    {}
func (*Lambda) expr()     {}
func (*CallExpr) expr()   {}
func (*GroupExpr) expr()  {}
func (*MemberExpr) expr() {}
func (*NotExpr) expr()    {}
func (*TupleExpr) expr()  {}
func (*OpExpr) expr()     {}
