package drr

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// BindKind is the kind of entity to which a symbol is bound.
type BindKind uint8

// The kinds of bindings.
const (
	BoundOperand BindKind = iota
	BoundAttribute
	BoundProperty
	BoundOp     // an operation; with an index, one of its result groups
	BoundNative // the result of a native call
)

// A binding is the information about a bound symbol.
type binding struct {
	kind BindKind
	op   *ods.Operator
	arg  int // of an operand or attribute: index of the argument
	// inResult is set for symbols that a result tree binds.
	inResult bool
}

// SplitSymbol splits "name__2" into name and index. The index is -1 if there is
// none.
func SplitSymbol(s string) (name string, index int) {
	i := strings.LastIndex(s, "__")
	if i < 0 {
		return s, -1
	}
	n, err := strconv.Atoi(s[i+2:])
	if err != nil || n < 0 {
		return s, -1
	}
	return s[:i], n
}

// A checker checks the symbols and the arity of one rule.
type checker struct {
	*reader
	symbols map[string]*binding
	depth   int // nesting depth of the source operation whose arguments are being checked
	// supplemental: the rewrite's additional operations are being checked.
	supplemental bool
}

func (r *reader) check(rule *Rule) {
	c := &checker{reader: r, symbols: map[string]*binding{}}
	root := rule.Source
	if root.Kind != OpNode {
		c.notAnOp(root.Record, root.at)
		return
	}
	before := len(r.diags)
	c.source(root, "")
	if r.diags[before:].HasErrors() {
		return // its bindings are unknown
	}
	for _, k := range rule.Constraints {
		if k.Self != "" {
			c.use(k.at, k.Self)
		}
		for i, s := range k.Symbols {
			c.use(k.at.arg(i), s)
		}
	}
	c.results(rule)
}

// bind binds a symbol. A symbol for an operand, attribute or property may be bound
// again; the rule then requires that both are equal.
func (c *checker) bind(at *place, name string, b *binding) {
	if name == "" {
		return
	}
	if _, index := SplitSymbol(name); index >= 0 && b.kind != BoundOp && b.kind != BoundNative {
		c.errorf(at, "symbol '%s' with trailing index cannot bind to op argument", name)
		return
	}
	old := c.symbols[name]
	if old == nil {
		c.symbols[name] = b
		return
	}
	again := old.kind == b.kind && b.kind <= BoundProperty && !old.inResult && !b.inResult
	if !again {
		c.errorf(at, "symbol '%s' bound more than once", name)
	}
}

// use reports a symbol that is not bound.
func (c *checker) use(at *place, name string) {
	base, _ := SplitSymbol(name)
	if c.symbols[name] == nil && c.symbols[base] == nil {
		c.errorf(at, "referencing unbound symbol '%s'", name)
	}
}

// variable returns the name that the reference gives to argument i of an operation
// at a depth of the source pattern. Some messages contain it.
func variable(depth, i int) string { return fmt.Sprintf("arg%d_%d", depth+1, i) }

// source checks a node of the source pattern; name is its name in messages.
func (c *checker) source(n *Node, name string) {
	switch n.Kind {
	case OpNode:
		c.bind(n.at, n.Name, &binding{kind: BoundOp, op: n.Op})
		c.depth++
		c.sourceArgs(n)
		c.depth--
	case NativeNode:
		if n.Name != "" {
			c.errorf(n.at, "binding symbol '%s' to NativecodeCall in MatchPattern is not supported", n.Name)
			return
		}
		if !strings.Contains(n.Native.Expression, "$_self") {
			c.errorf(n.at, "NativeCodeCall must have $_self as argument for passing the defining Operation")
		}
		for i, a := range n.Args {
			switch {
			case a.Kind == Nested && a.Node.Kind == Either:
				c.errorf(a.at, "NativeCodeCall cannot have `either` operands")
			case a.Kind == Nested && a.Node.Kind == Variadic:
				c.errorf(a.at, "NativeCodeCall cannot have `variadic` operands")
			case a.Kind == Nested:
				c.errorf(a.at, "Matching nested tree in NativeCodecall not support for %s as arg %d", name, i)
			case a.Kind == TypeLeaf, a.Kind == Symbol:
				c.bind(a.at, a.Name, &binding{kind: BoundOperand})
			case a.Kind == PropertyLeaf && a.Name == "" && (a.Prop == nil || a.Prop.InterfaceType == ""):
				c.errorf(a.at, "NativeCodeCall cannot have a property operand with unspecified interface type")
			case a.Kind == PropertyLeaf && (a.Prop == nil || a.Prop.InterfaceType == ""):
				c.errorf(a.at, "binding symbol '%s' in NativeCodeCall to a property constraint without specifying that constraint's type is unsupported", a.Name)
			default:
				c.bind(a.at, a.Name, &binding{kind: BoundAttribute})
			}
		}
	default:
		c.errorf(n.at, "encountered non-op, non-NativeCodeCall match.")
	}
}

// arity checks the number of an operation's arguments; an either counts as two. The
// number in the message includes directives.
func (c *checker) arity(n *Node) bool {
	count, directives := len(n.Args), 0
	for _, a := range n.Args {
		switch {
		case a.Kind != Nested:
		case a.Node.Kind == Either:
			count++
		case a.Node.Kind == Location || a.Node.Kind == ReturnType:
			directives++ // one that is not at the end is counted by resultOp
		}
	}
	need := len(n.Op.Args) + directives
	if n.Location != nil {
		count, need = count+1, need+1
	}
	if n.ReturnTypes != nil {
		count, need = count+1, need+1
	}
	if count != need {
		what := "op"
		if c.supplemental { // of which the reference counts only what it uses
			what = "resultant op"
		}
		c.errorf(n.at, what+" '%s' argument number mismatch: %d in pattern vs. %d in definition", n.Op.Name(), count, len(n.Op.Args))
		return false
	}
	return true
}

// sourceArgs checks the arguments of an operation in the source pattern.
func (c *checker) sourceArgs(n *Node) {
	op := n.Op
	if !c.arity(n) {
		return
	}
	for _, a := range n.Args {
		if a.Kind == Nested && a.Node.Kind == Either && len(a.Node.Args) != 2 {
			c.errorf(a.at, "`either` only supports grouping two operands")
			return
		}
	}
	i := 0
	for _, a := range n.Args {
		if a.Kind != Nested || a.Node.Kind != Either {
			c.sourceArg(op, i, a)
			i++
			continue
		}
		for _, b := range a.Node.Args {
			switch {
			case op.Args[i].Kind != ods.OperandArg:
				c.errorf(b.at, "either can only be applied on operand")
			case b.Kind == Nested && b.Node.Kind == Either:
				c.errorf(b.at, "either cannot be nested")
			default:
				c.sourceArg(op, i, b)
			}
			i++
		}
	}
}

// sourceArg checks argument i of an operation in the source pattern.
func (c *checker) sourceArg(op *ods.Operator, i int, a *Arg) {
	arg := op.Args[i]
	switch arg.Kind {
	case ods.OperandArg:
		c.sourceOperand(op, i, a)
	case ods.AttributeArg:
		switch a.Kind {
		case Symbol, AttrLeaf, ConstantLeaf:
		case Nested:
			c.source(a.Node, variable(c.depth-1, i))
			return
		default:
			c.errorf(a.at, "the %d-th argument of op '%s' should be an attribute", i+1, op.Name())
			return
		}
		c.bind(a.at, a.Name, &binding{kind: BoundAttribute, op: op, arg: i})
	case ods.PropertyArg:
		switch a.Kind {
		case Symbol, PropertyLeaf:
		case Nested:
			c.source(a.Node, variable(c.depth-1, i))
			return
		default:
			c.errorf(a.at, "the %d-th argument of op '%s' should be a property", i+1, op.Name())
			return
		}
		c.bind(a.at, a.Name, &binding{kind: BoundProperty, op: op, arg: i})
	}
}

func (c *checker) sourceOperand(op *ods.Operator, i int, a *Arg) {
	operand := op.Operands[op.Args[i].Index]
	switch a.Kind {
	case Symbol, TypeLeaf:
		if a.Kind == TypeLeaf && operand.IsVariableLength() {
			c.errorf(a.at, "further constrain op %s's variadic operand #%d unsupported now", op.Name(), i)
			return
		}
		c.bind(a.at, a.Name, &binding{kind: BoundOperand, op: op, arg: i})
	case Nested:
		if a.Node.Kind != Variadic {
			if operand.IsVariableLength() {
				c.errorf(a.at, "use nested DAG construct to match op %s's variadic operand #%d unsupported now", op.Name(), i)
				return
			}
			c.source(a.Node, variable(c.depth-1, i))
			return
		}
		if !operand.IsVariableLength() {
			c.errorf(a.at, "variadic DAG construct can't match op %s's non-variadic operand #%d", op.Name(), i)
			return
		}
		c.bind(a.at, a.Node.Name, &binding{kind: BoundOperand, op: op, arg: i})
		for _, b := range a.Node.Args {
			switch {
			case b.Kind == Symbol:
				c.bind(b.at, b.Name, &binding{kind: BoundOperand, op: op, arg: i})
			case b.Kind != Nested:
				c.sourceOperand(op, i, b)
			case b.Node.Kind != OpNode:
				c.errorf(b.at, "variadic only accepts operation sub-dags")
			default:
				c.source(b.Node, "")
			}
		}
	default:
		c.errorf(a.at, "the %d-th argument of op '%s' should be an operand", i+1, op.Name())
	}
}

// isVariadic reports whether an operand is a list of values, which an optional one is not.
func isVariadic(v *ods.Value) bool {
	return v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic
}
