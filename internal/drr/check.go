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
	BoundNative // a value of a native call: its result, or its capture in a source pattern
	BoundRegion // a region of an operation
	BoundBlock  // a successor of an operation
)

// A binding is the information about a bound symbol.
type binding struct {
	kind BindKind
	op   *ods.Operator
	arg  int // of an operand or attribute: index of the argument
	// moved is the place of a result that moves the blocks of the region, or nil.
	moved *place
	// inResult is set for symbols that a result tree binds.
	inResult bool
}

// SplitSymbol splits "name__2" into name and index. The index is -1 if the name has no such
// suffix.
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

// source checks a source pattern. It reports whether the symbols of the rule are known then.
func (c *checker) source(root *Node) bool {
	if root.Kind != OpNode {
		c.notAnOp(root.Record, root.at)
		return false
	}
	before := len(c.diags)
	if c.bindNode(root); !c.diags[before:].HasErrors() {
		c.match(root, "")
	}
	return !c.diags[before:].HasErrors()
}

// constraint checks a constraint of the rule; its symbols only if they are known.
func (c *checker) constraint(k *Constraint, bound bool) {
	is := func(class string) bool { return k.Constraint != nil && k.Constraint.Record.IsSubClassOf(class) }
	switch {
	case is("TypeConstraint") && len(k.Symbols) != 1:
		c.errorf(k.at, "type constraint requires exactly one argument")
	case is("AttrConstraint"):
		c.errorf(k.at, "cannot use AttrConstraint in Pattern multi-entity constraints")
	case len(k.Symbols) > 4:
		c.errorf(k.at, "only support up to 4-entity constraints now")
	case bound:
		for i, s := range k.Symbols {
			c.use(k.at.arg(i), s)
		}
		if k.Self != "" {
			c.use(k.at, k.Self)
		}
	}
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
	last := BoundProperty
	if c.atRules { // the C++ compares only operands
		last = BoundOperand
	}
	if again := old.kind == b.kind && (b.kind <= last || b.kind == BoundBlock) && !old.inResult && !b.inResult; !again {
		c.errorf(at, "symbol '%s' bound more than once", name)
	}
}

// use reports a symbol that is not bound.
func (c *checker) use(at *place, name string) {
	base, _ := SplitSymbol(name)
	b := c.symbols[name]
	if b == nil {
		b = c.symbols[base]
	}
	switch {
	case b == nil:
		c.errorf(at, "referencing unbound symbol '%s'", name)
	case b.kind == BoundRegion:
		c.errorf(at, "symbol '%s' is a region, which only `regions`, `cloneRegion` and `inlineRegion` take", name)
	case b.kind == BoundBlock:
		c.errorf(at, "symbol '%s' is a block, which only `successors` takes", name)
	}
}

// variable returns the name that the reference gives to argument i of an operation
// at a depth of the source pattern. Some messages contain it.
func variable(depth, i int) string { return fmt.Sprintf("arg%d_%d", depth+1, i) }

// bindNode binds the symbols of a node of the source pattern.
func (c *checker) bindNode(n *Node) {
	switch n.Kind {
	case OpNode:
		if !c.arity(n) {
			return
		}
		c.bind(n.at, n.Name, &binding{kind: BoundOp, op: n.Op})
		c.bindRegions(n)
		c.bindSuccessors(n)
		i := 0
		for _, a := range n.Args {
			switch {
			case a.Kind == Nested && a.Node.Kind == Either:
				for k, b := range a.Node.Args {
					c.bindArg(n.Op, i+k, b)
				}
				i++
			case a.Kind == Nested && a.Node.Kind == Variadic:
				c.bindArgument(n.Op, i, a.at, a.Node.Name)
				for _, b := range a.Node.Args {
					c.bindArg(n.Op, i, b)
				}
			default:
				c.bindArg(n.Op, i, a)
			}
			i++
		}
	case NativeNode:
		if n.Name != "" {
			c.errorf(n.at, "binding symbol '%s' to NativecodeCall in MatchPattern is not supported", n.Name)
			return
		}
		for _, a := range n.Args {
			switch {
			case a.Kind == Nested:
				c.bindNode(a.Node)
			case a.Kind == TypeLeaf, a.Kind == Symbol:
				kind := BoundOperand // which may be bound again, except in C++
				if c.atRules {
					kind = BoundNative
				}
				c.bind(a.at, a.Name, &binding{kind: kind})
			case a.Kind == PropertyLeaf && a.Name != "" && (a.Prop == nil || a.Prop.InterfaceType == ""):
				c.errorf(a.at, "binding symbol '%s' in NativeCodeCall to a property constraint without specifying that constraint's type is unsupported", a.Name)
			default:
				c.bind(a.at, a.Name, &binding{kind: BoundAttribute})
			}
		}
	default:
		c.notBindable(n)
	}
}

// notBindable reports a symbol of a directive.
func (c *checker) notBindable(n *Node) {
	if n.Name != "" {
		c.errorf(n.at, "binding symbol '%s' to non-operation/native code call unsupported right now", n.Name)
	}
}

// bindArg binds the symbols of argument i of an operation of the source pattern.
func (c *checker) bindArg(op *ods.Operator, i int, a *Arg) {
	if a.Kind == Nested {
		c.bindNode(a.Node)
	} else {
		c.bindArgument(op, i, a.at, a.Name)
	}
}

// bindArgument binds a symbol to argument i of an operation, if there is one.
func (c *checker) bindArgument(op *ods.Operator, i int, at *place, name string) {
	if i >= len(op.Args) {
		return
	}
	b := &binding{kind: BoundOperand, op: op, arg: i}
	switch op.Args[i].Kind {
	case ods.AttributeArg:
		b.kind = BoundAttribute
	case ods.PropertyArg:
		b.kind = BoundProperty
	}
	c.bind(at, name, b)
}

// match checks a node of the source pattern whose symbols are bound; name is its name in messages.
func (c *checker) match(n *Node, name string) {
	switch n.Kind {
	case OpNode:
		c.depth++
		c.matchArgs(n)
		c.depth--
	case NativeNode:
		c.matchNative(n, name)
	default:
		c.noMatch(n)
	}
}

// noMatch reports a directive in a source pattern.
func (c *checker) noMatch(n *Node) {
	c.errorf(n.at, "encountered non-op, non-NativeCodeCall match.")
}

// matchNative checks a native call in the source pattern.
func (c *checker) matchNative(n *Node, name string) {
	for _, a := range n.Args {
		switch {
		case a.Kind == Nested && a.Node.Kind == Either:
			c.errorf(a.at, "NativeCodeCall cannot have `either` operands")
		case a.Kind == Nested && a.Node.Kind == Variadic:
			c.errorf(a.at, "NativeCodeCall cannot have `variadic` operands")
		case a.Kind == PropertyLeaf && (a.Prop == nil || a.Prop.InterfaceType == ""):
			c.errorf(a.at, "NativeCodeCall cannot have a property operand with unspecified interface type")
		}
	}
	if n.ReturnTypes != nil {
		c.errorf(n.ReturnTypes.at, noReturnTypes)
	}
	if strings.Count(n.Native.Expression, "$_self") != 1 {
		c.errorf(n.at, "NativeCodeCall must have $_self as argument for passing the defining Operation")
	}
	c.noRegions(n)
	for i, a := range n.Args {
		if a.Kind == Nested && a.Node.Kind != Either && a.Node.Kind != Variadic {
			c.errorf(a.at, "Matching nested tree in NativeCodecall not support for %s as arg %d", name, i)
		}
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
		if c.supplemental { // the reference counts only the arguments that it uses
			what = "resultant op"
		}
		c.errorf(n.at, what+" '%s' argument number mismatch: %d in pattern vs. %d in definition", n.Op.Name(), count, len(n.Op.Args))
		return false
	}
	return true
}

// matchArgs checks the arguments of an operation in the source pattern.
func (c *checker) matchArgs(n *Node) {
	op, i := n.Op, 0
	for _, a := range n.Args {
		if a.Kind == Nested && (a.Node.Kind == Location || a.Node.Kind == ReturnType) {
			c.noMatch(a.Node) // which is not counted as an argument
			return
		}
		if a.Kind != Nested || a.Node.Kind != Either {
			c.matchArg(op, i, a)
			i++
			continue
		}
		if len(a.Node.Args) != 2 {
			c.errorf(a.at, "`either` only supports grouping two operands")
			return
		}
		for _, b := range a.Node.Args {
			switch {
			case op.Args[i].Kind != ods.OperandArg:
				c.errorf(b.at, "either can only be applied on operand")
			case b.Kind == Nested && b.Node.Kind == Either:
				c.errorf(b.at, "either cannot be nested")
			default:
				c.matchArg(op, i, b)
			}
			i++
		}
	}
	for _, d := range []*Node{n.Location, n.ReturnTypes} {
		if d != nil {
			c.noMatch(d)
		}
	}
	if n.repeated != nil && n.repeated.Node.Kind >= Regions {
		c.errorf(n.repeated.at, "`%s` directive can only be specified once", n.repeated.Node.Record.Name())
	}
}

// matchArg checks argument i of an operation in the source pattern.
func (c *checker) matchArg(op *ods.Operator, i int, a *Arg) {
	arg := op.Args[i]
	switch {
	case arg.Kind == ods.OperandArg:
		c.matchOperand(op, i, a)
	case a.Kind == Nested:
		c.match(a.Node, variable(c.depth-1, i))
	case arg.Kind == ods.AttributeArg && a.Kind != Symbol && a.Kind != AttrLeaf && a.Kind != ConstantLeaf:
		c.errorf(a.at, "the %d-th argument of op '%s' should be an attribute", i+1, op.Name())
	case arg.Kind == ods.PropertyArg && a.Kind != Symbol && a.Kind != PropertyLeaf:
		c.errorf(a.at, "the %d-th argument of op '%s' should be a property", i+1, op.Name())
	}
}

func (c *checker) matchOperand(op *ods.Operator, i int, a *Arg) {
	operand := op.Operands[op.Args[i].Index]
	switch a.Kind {
	case Symbol:
	case TypeLeaf:
		if operand.IsVariableLength() {
			c.errorf(a.at, "further constrain op %s's variadic operand #%d unsupported now", op.Name(), i)
		}
	case Nested:
		if a.Node.Kind != Variadic {
			if operand.IsVariableLength() {
				c.errorf(a.at, "use nested DAG construct to match op %s's variadic operand #%d unsupported now", op.Name(), i)
				return
			}
			c.match(a.Node, variable(c.depth-1, i))
			return
		}
		if !operand.IsVariableLength() {
			c.errorf(a.at, "variadic DAG construct can't match op %s's non-variadic operand #%d", op.Name(), i)
			return
		}
		for _, b := range a.Node.Args {
			switch {
			case b.Kind == Symbol:
			case b.Kind != Nested:
				c.matchOperand(op, i, b)
			case b.Node.Kind != OpNode:
				c.errorf(b.at, "variadic only accepts operation sub-dags")
			default:
				c.match(b.Node, "")
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
