package drr

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// A Rule is a definition derived from Pattern.
type Rule struct {
	Record       *tablegen.Record
	Name         string // GeneratedConvert0 and so on for those without one, as in MLIR
	Source       *Node
	Results      []*Node // the last ones replace the results of the source's root
	Supplemental []*Node // built after the root is replaced
	Constraints  []*Constraint
	// Benefit is the number of operations in the source tree plus the benefit that
	// the rule adds.
	Benefit int
	// Ops is the number of operations in the source tree.
	Ops int
	// Problems are the errors in the rule. One that has any is not complete.
	Problems diag.List
}

// NodeKind is the kind of a dag's operator.
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
	// Those of mica.
	Regions
	CloneRegion
	EmptyRegion
	InlineRegion
	Successors
)

// A Node is a dag of a rule.
type Node struct {
	Kind   NodeKind
	Dag    *tablegen.DagValue // nil for a native call without a separate dag
	Record *tablegen.Record   // the dag's operator
	Name   string             // the symbol bound to the node, "" for none
	// Index is the N of a node that is bound as "name__N": the symbol is the operation
	// or native call, but in a result only its Nth result is used. It is -1 without one.
	Index  int
	Op     *ods.Operator // of an OpNode
	Native *Native       // of a NativeNode
	Args   []*Arg

	// Location and ReturnTypes are the trailing directives of a result operation,
	// removed from Args. So are Regions and Successors, which an operation of the source may have, too.
	Location    *Node
	ReturnTypes *Node
	Regions     *Node
	Successors  *Node
	// values is the number of values that an InlineRegion replaces.
	values int
	// repeated is a second directive of the same kind, or nil.
	repeated *Arg

	at *place
}

// Symbol returns the symbol bound to the node with its index: "name__N".
func (n *Node) Symbol() string {
	if n.Index >= 0 {
		return fmt.Sprintf("%s__%d", n.Name, n.Index)
	}
	return n.Name
}

// A Native is a NativeCodeCall: C++ text with $0, $1 and so on for its arguments.
type Native struct {
	Record     *tablegen.Record
	Expression string
	Returns    int
}

// ArgKind is the kind of an argument.
type ArgKind uint8

// The kinds of arguments.
const (
	Symbol       ArgKind = iota // a plain $name, or nothing: anything matches
	Nested                      // a Node
	TypeLeaf                    // an operand with a type constraint
	AttrLeaf                    // an attribute with a constraint
	ConstantLeaf                // a constant attribute: ConstantAttr, an enum case
	PropertyLeaf                // a property with a constraint
	StringLeaf                  // a string literal: C++ or text
	NativeLeaf                  // a native call on a symbol, which is its $_self
	RegionLeaf                  // a region with a constraint
)

// An Arg is an argument of a Node.
type Arg struct {
	Kind ArgKind
	Name string // the symbol, "" for none (also for "$_")
	Node *Node  // of Nested

	Type *ods.TypeConstraint // of TypeLeaf
	Attr *ods.Attribute      // of AttrLeaf; for ConstantLeaf the kind of attribute
	Prop *ods.Property       // of PropertyLeaf; nil if it is a constraint alone
	// Constraint is the condition of a constraint leaf, otherwise nil.
	Constraint *ods.Constraint
	// Value is the C++ text of a constant, or the contents of a string literal.
	Value string
	// Case is the enum case of a ConstantLeaf that refers to one, otherwise nil.
	Case *ods.EnumCase
	// Native is the call of a NativeLeaf, otherwise nil.
	Native *Native

	at *place
}

// ConstantProperty returns the C++ text of a property that is a constant (ODS's
// ConstantProp), and whether the argument is one.
func (a *Arg) ConstantProperty() (string, bool) {
	if a.Kind != PropertyLeaf || a.Prop == nil {
		return "", false
	}
	return a.Prop.Record.String("value")
}

// A Constraint is a constraint of a rule on bound symbols: a definition derived
// from Constraint, or a native call.
type Constraint struct {
	Constraint *ods.Constraint // nil for a native call
	Native     *Native
	Self       string   // symbol for $_self, "" for none
	Symbols    []string // symbols for $0, $1 and so on

	at *place
}
