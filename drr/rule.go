package drr

import (
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// A Rule is a definition derived from Pattern.
type Rule struct {
	Record       *tablegen.Record
	Name         string
	Source       *Node
	Results      []*Node // the last of them replace the results of the source's root
	Supplemental []*Node // built after the root is replaced
	Constraints  []*Constraint
	// Benefit is the number of operations in the source tree plus what the rule
	// adds.
	Benefit int
	// Ops is the number of operations in the source tree.
	Ops int
}

// NodeKind tells what a dag's operator is.
type NodeKind uint8

// The kinds of nodes.
const (
	OpNode NodeKind = iota
	NativeNode
	ReplaceWithValue
	Location
	ReturnType
	Either
	Variadic
)

// A Node is a dag of a rule.
type Node struct {
	Kind   NodeKind
	Record *tablegen.Record // the dag's operator
	Name   string           // the symbol bound to the node, "" for none
	Op     *ods.Operator    // of an OpNode
	Native *Native          // of a NativeNode
	Args   []*Arg

	// Location and ReturnTypes are the trailing directives of an operation that
	// is built, taken out of Args.
	Location    *Node
	ReturnTypes *Node
}

// A Native is a NativeCodeCall: C++ with $0, $1 ... for its arguments.
type Native struct {
	Record     *tablegen.Record
	Expression string
	Returns    int
}

// ArgKind tells what an argument is.
type ArgKind uint8

// The kinds of arguments.
const (
	Symbol       ArgKind = iota // a bare $name, or nothing at all: anything matches
	Nested                      // a Node
	TypeLeaf                    // an operand with a type constraint
	AttrLeaf                    // an attribute with a constraint
	ConstantLeaf                // a constant attribute: ConstantAttr, an enum case
	PropertyLeaf                // a property with a constraint
	StringLeaf                  // a string literal: C++ or text
)

// An Arg is an argument of a Node.
type Arg struct {
	Kind ArgKind
	Name string // the symbol, "" for none ("$_" counts as none)
	Node *Node  // of Nested

	Type *ods.TypeConstraint // of TypeLeaf
	Attr *ods.Attribute      // of AttrLeaf, and of ConstantLeaf the attribute's kind
	Prop *ods.Property       // of PropertyLeaf
	// Constraint is the condition of a leaf that is a constraint, else nil.
	Constraint *ods.Constraint
	// Value is the C++ text of a constant, or the text of a string literal.
	Value string
	// Case is the enumeration case of a ConstantLeaf that is one, else nil.
	Case *ods.EnumCase
}

// A Constraint is a constraint of a rule over what the rule has bound: a
// definition derived from Constraint, or a native call.
type Constraint struct {
	Constraint *ods.Constraint // nil for a native call
	Native     *Native
	Self       string   // the symbol that $_self stands for, "" for none
	Symbols    []string // what $0, $1 ... stand for
}
