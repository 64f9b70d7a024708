package pdll

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A Node is a part of a module.
type Node interface {
	Loc() source.Span // location for messages and IR locations; may be none
}

// loc is embedded into every node.
type loc struct{ Span source.Span }

// Loc returns the location for messages and IR locations.
func (l *loc) Loc() source.Span { return l.Span }

// A Module is the list of declarations in a text and in everything that it
// includes.
type Module struct {
	loc
	Decls []Decl
	ODS   *ODS

	// Reference means that the module was read as mlir-pdll reads it: see [Options].
	Reference bool

	// Broken are the patterns that have errors, which are not in Decls.
	Broken []*Pattern

	// Includes are the files that directives name, also in included files, in the order in
	// which they are read.
	Includes []Include

	// Reported is the number of diagnostics of [Load], from the first on, that the
	// reference tool reports: it stops at the first error.
	Reported int
}

// An Include is the name of a file in a directive and the file.
type Include struct {
	Span source.Span // with the quotes
	File *source.File
}

// A Decl is a *Pattern, *Callable, *CoreConstraint, *Var, *NamedAttr or
// *OpName.
type Decl interface {
	Node
	decl()
}

// A Name is the name of a declaration with its location.
type Name struct {
	Text string
	Span source.Span
}

// A Pattern is a rewrite pattern.
type Pattern struct {
	loc
	Name       string // empty for an anonymous pattern
	Label      string // of a pattern with parameters the name in the text, which all its instances have
	Instance   int    // which instance of a pattern with parameters it is
	Params     []Decl // an *OpName or a *Var for each parameter
	NameSpan   source.Span
	Benefit    uint16
	HasBenefit bool
	Recursion  bool // its result may match again
	Body       *Block

	Problems diag.List // errors in the body, or that the name is defined twice
}

// A Callable is a constraint or a rewrite.
type Callable struct {
	loc
	IsRewrite bool
	Name      Name
	Inputs    []*Var
	Results   []*Var
	Result    Type   // type of a call
	Body      *Block // nil for a native callable
	HasCode   bool
	Code      string      // the native body
	CodeSpan  source.Span // including its quotes; none if it comes from an ODS definition

	// Symbol is the name under which a native callable is registered: its own name, unless another
	// native one of the module has it, since the names of inline ones are local.
	Symbol string

	outer *scope // in which it is defined

	// BuiltIn is not nil for what the language in mica declares.
	BuiltIn *BuiltIn

	// NativeType is the C++ class of the input of a constraint that comes from an
	// ODS definition, otherwise empty.
	NativeType string
}

// Kind returns "constraint" or "rewrite".
func (d *Callable) Kind() string {
	if d.IsRewrite {
		return "rewrite"
	}
	return "constraint"
}

// Outer returns the variable of a name that is visible where the callable is defined, or nil.
func (d *Callable) Outer(name string) *Var {
	v, _ := d.outer.lookup(name).(*Var)
	return v
}

// IsNative reports whether the callable has no PDLL body.
func (d *Callable) IsNative() bool { return d.Body == nil }

// A CoreKind is the kind of a constraint that the language defines.
type CoreKind uint8

// The constraints that the language defines.
const (
	AttrConstraint CoreKind = iota
	OpConstraint
	TypeConstraint
	TypeRangeConstraint
	ValueConstraint
	ValueRangeConstraint
)

// A CoreConstraint is a constraint that the language defines.
type CoreConstraint struct {
	loc
	Kind CoreKind
	Type Expr    // of Attr, Value and ValueRange; or nil
	Op   *OpName // of Op
}

// A ConstraintRef is a use of a constraint, a *CoreConstraint or a *Callable, on a
// variable.
//
// The variable must not satisfy a negated one, nor be a result of the operation Not, which has no
// Constraint.
type ConstraintRef struct {
	Constraint Decl
	Span       source.Span
	Negated    bool
	Not        *OpExpr
}

// A Var is a variable, a parameter or a result.
type Var struct {
	loc
	Name        string
	Type        Type
	Init        Expr // may be nil
	Constraints []ConstraintRef
	// Late means that Init is evaluated when the pattern is applied, at the start of its rewrite.
	Late bool
}

// A NamedAttr is an attribute of an operation expression.
type NamedAttr struct {
	loc
	Name  string
	Value Expr
}

// An OpName is the name of an operation, a set of names, or the name of another operation; empty means
// any operation.
type OpName struct {
	loc
	Name string
	Set  []*OpName
	Of   Decl // the *Var or *OpName by which the name is given, or nil
}

func (*Pattern) decl()        {}
func (*Callable) decl()       {}
func (*CoreConstraint) decl() {}
func (*Var) decl()            {}
func (*NamedAttr) decl()      {}
func (*OpName) decl()         {}

// A Stmt is a *Block, *LetStmt, *EraseStmt, *ReplaceStmt, *RewriteStmt,
// *ReturnStmt, *ForallStmt or an [Expr].
type Stmt interface {
	Node
	stmt()
}

// A Block is a list of statements.
type Block struct {
	loc
	Stmts []Stmt
}

// A LetStmt defines a variable.
type LetStmt struct {
	loc
	Var *Var
}

// An EraseStmt erases an operation.
type EraseStmt struct {
	loc
	Root Expr
}

// A ReplaceStmt replaces an operation.
type ReplaceStmt struct {
	loc
	Root   Expr
	Values []Expr
	// Grouped means that each of Values is a range of the values for one result.
	Grouped bool
}

// A RewriteStmt runs a block on an operation.
type RewriteStmt struct {
	loc
	Root Expr
	Body *Block
}

// A ReturnStmt returns the result of a callable.
type ReturnStmt struct {
	loc
	Value Expr
}

// A ForallStmt requires statements of each element of a range.
type ForallStmt struct {
	loc
	Var  *Var
	Of   Expr
	Body *Block
}

func (*ForallStmt) stmt()  {}
func (*Block) stmt()       {}
func (*LetStmt) stmt()     {}
func (*EraseStmt) stmt()   {}
func (*ReplaceStmt) stmt() {}
func (*RewriteStmt) stmt() {}
func (*ReturnStmt) stmt()  {}

// An Expr is an *AttrExpr, *CallExpr, *DeclRef, *MemberExpr, *OpExpr,
// *NoneExpr, *NotExpr, *RangeExpr, *TupleExpr or *TypeExpr.
type Expr interface {
	Stmt
	Type() Type
}

// An AttrExpr is an attribute in MLIR's syntax.
type AttrExpr struct {
	loc
	Text string
}

// A TypeExpr is a type in MLIR's syntax.
type TypeExpr struct {
	loc
	Text string
}

// A CallExpr calls a constraint or a rewrite.
type CallExpr struct {
	loc
	Fun     *DeclRef
	Args    []Expr
	Negated bool
	typ     Type
}

// A DeclRef is a use of a declaration.
type DeclRef struct {
	loc
	Decl Decl
	typ  Type
}

// AllResults is the name of the member that denotes all results of an operation. It
// has no spelling in the language; conversions create it.
const AllResults = "$results"

// A MemberExpr accesses results of an operation or an element of a tuple.
type MemberExpr struct {
	loc
	X    Expr
	Name string
	typ  Type
}

// An OpExpr describes an operation to match or to create.
type OpExpr struct {
	loc
	Name     *OpName
	Operands []Expr
	Either   []int  // the operands that may also be exchanged with the next one
	Results  []Expr // types
	Attrs    []*NamedAttr
	Regions  []*Region // nil if they are not described
	typ      *OpType

	HasSuccessors bool // otherwise they are not described
	Successors    []*Successor
}

// A NotExpr is the statement that there is no user of its operands like an operation.
type NotExpr struct {
	loc
	Op *OpExpr
}

// A NoneExpr is an operand, a result type or an attribute that is absent.
type NoneExpr struct {
	loc
	typ Type
}

// A RangeExpr is a range of expressions.
type RangeExpr struct {
	loc
	Elems []Expr
	typ   *RangeType
}

// A TupleExpr is a tuple of expressions.
type TupleExpr struct {
	loc
	Elems []Expr
	typ   *TupleType
}

// Type returns the type of the expression.
func (x *AttrExpr) Type() Type { return AttrType }

// Type returns the type of the expression.
func (x *TypeExpr) Type() Type { return TypeType }

// Type returns the type of the expression.
func (x *CallExpr) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *DeclRef) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *MemberExpr) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *OpExpr) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *NotExpr) Type() Type { return x.Op.typ }

// Type returns the type of the expression.
func (x *NoneExpr) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *RangeExpr) Type() Type { return x.typ }

// Type returns the type of the expression.
func (x *TupleExpr) Type() Type { return x.typ }

func (*AttrExpr) stmt()   {}
func (*TypeExpr) stmt()   {}
func (*CallExpr) stmt()   {}
func (*DeclRef) stmt()    {}
func (*MemberExpr) stmt() {}
func (*OpExpr) stmt()     {}
func (*NotExpr) stmt()    {}
func (*NoneExpr) stmt()   {}
func (*RangeExpr) stmt()  {}
func (*TupleExpr) stmt()  {}

// Natives returns the constraints and rewrites of the module without a PDLL body,
// both named declarations and inline definitions, in source order. Constraints that
// come from ODS definitions are included.
func (m *Module) Natives() []*Callable {
	var list []*Callable
	seen := map[Node]bool{}
	Walk(m, func(n Node) bool {
		if seen[n] {
			return false
		}
		seen[n] = true
		if d, ok := n.(*Callable); ok && d.IsNative() {
			list = append(list, d)
		}
		return true
	})
	return list
}
