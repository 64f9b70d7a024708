package drr

import "github.com/mica-ir/mica/ods"

const noReturnTypes = "`NativeCodeCall` cannot have return type specifier"

// ResultCount returns the number of values with which a result tree replaces the
// root's results: the result groups of an operation, or one of them if it is bound with
// an index, the results of a native call, all for the values of a region, or one for replaceWithValue.
func ResultCount(n *Node) int {
	switch {
	case n.Kind == OpNode && n.Index < 0:
		return len(n.Op.Results)
	case n.Kind == NativeNode:
		return n.Native.Returns
	case n.Kind == InlineRegion && n.Index < 0:
		return n.values
	}
	return 1
}

// results checks the result trees of a rule: they must provide enough values, and
// use only bound symbols.
func (c *checker) results(rule *Rule) {
	for _, n := range rule.Results {
		c.bindResults(n)
		n.values = len(rule.Source.Op.Results)
	}
	// offsets are the indices of the results of the root that the trees replace; one of a tree
	// that replaces none is negative, or no result is left for it.
	offsets := make([]int, len(rule.Results))
	next := len(rule.Source.Op.Results)
	for i := len(rule.Results) - 1; i >= 0; i-- {
		offsets[i] = next - ResultCount(rule.Results[i])
		if n := rule.Results[i]; n.Kind == InlineRegion && offsets[i] < 0 && next > 0 {
			c.errorf(n.at, "the values of `inlineRegion` replace all results of the matched op, or one with an index, such as `$name__0`")
			return
		}
		if offsets[i] < 0 && next > 0 {
			c.errorf(rule.Results[i].at, "cannot use the same multi-result op '%s' to generate both auxiliary values and values to be used for replacing the matched op", rule.Results[i].Symbol())
			return
		}
		next = offsets[i]
	}
	if next > 0 {
		c.errorf(c.whole, "not enough values generated to replace the matched op")
		return
	}
	for i, n := range rule.Results {
		c.result(n, offsets[i] >= 0)
	}
}

// bindResults binds the symbols of a result tree.
func (c *checker) bindResults(n *Node) {
	switch n.Kind {
	case OpNode:
		c.bind(n.at, n.Name, &binding{kind: BoundOp, op: n.Op, inResult: true})
	case NativeNode, InlineRegion:
		c.bind(n.at, n.Name, &binding{kind: BoundNative, inResult: true})
	case Variadic: // its symbol cannot be used
	default:
		c.notBindable(n)
	}
	for _, d := range []*Node{n.Location, n.ReturnTypes} {
		if d != nil {
			c.bindResults(d)
		}
	}
	if n.Kind == Location || n.Kind == ReturnType {
		return
	}
	for i, a := range n.Args {
		if a.Kind != Nested {
			continue
		}
		if c.bindResults(a.Node); n.Kind == OpNode && a.Node.Kind == Variadic && i < len(n.Op.Args) {
			c.listed(a, n.Op, n.Op.Args[i].Kind == ods.OperandArg)
		}
	}
}

// listed reports the symbols in a `variadic` of a result tree that the reference cannot bind to
// the operand once more.
func (c *checker) listed(variadic *Arg, op *ods.Operator, operand bool) {
	check := func(at *place, name string) {
		old := c.symbols[name]
		if _, index := SplitSymbol(name); index >= 0 {
			c.errorf(at, "symbol '%s' with trailing index cannot bind to op argument", name)
		} else if old != nil && !(operand && old.kind == BoundOperand && old.op != nil) {
			c.errorf(at, "symbol '%s' bound more than once", name)
		} else if old == nil && name != "" && operand && c.atRules { // and so the symbol is not unbound
			c.symbols[name] = &binding{kind: BoundOperand, op: op}
		}
	}
	check(variadic.at, variadic.Node.Name)
	for _, a := range variadic.Node.Args {
		if a.Kind != Nested && a.Name != "_" {
			check(a.at, a.Name)
		}
	}
}

// result checks the operations that a node of a result tree creates. A tree that replaces
// results of the root takes their types.
func (c *checker) result(n *Node, replaces bool) {
	switch n.Kind {
	case OpNode:
		c.resultOp(n, replaces)
		c.resultRegions(n)
		c.resultSuccessors(n)
	case InlineRegion:
		c.inlineRegion(n)
	case Regions, CloneRegion, EmptyRegion, Successors:
		c.misplaced(n)
	case NativeNode:
		c.noRegions(n)
		if c.directives(n); n.ReturnTypes != nil {
			c.errorf(n.ReturnTypes.at, noReturnTypes)
		}
		for _, a := range n.Args {
			c.resultArg(a)
		}
	case ReplaceWithValue:
		if len(n.Args) != 1 {
			c.errorf(n.at, "replaceWithValue directive must take exactly one argument")
			return
		}
		if c.supplemental && n.Name != "" {
			c.errorf(n.at, "cannot bind symbol to replaceWithValue")
			return
		}
		// Only a symbol can be used here; a nested tree has no name.
		c.use(n.Args[0].at, n.Args[0].Name)
	case Location:
		c.errorf(n.at, "location directive can only be used with op creation")
	case ReturnType, Either:
		c.notAnOp(n.Record, n.at)
	case Variadic:
		for _, a := range n.Args {
			c.resultArg(a)
		}
	}
}

// directives checks the directives at the end of a node.
func (c *checker) directives(n *Node) {
	if n.repeated != nil {
		c.errorf(n.repeated.at, "`%s` directive can only be specified once", n.repeated.Node.Record.Name())
	}
	if n.Location == nil {
		return
	}
	if c.supplemental && n.Location.Name != "" {
		c.errorf(n.Location.at, "cannot bind symbol to location")
	}
	if len(n.Location.Args) == 0 {
		c.locationError(n.Location.at, "At least one argument to location directive required")
	}
	text := 0
	for _, a := range n.Location.Args {
		if a.Kind != StringLeaf {
			c.use(a.at, a.Name)
		} else if text++; text == 2 {
			c.locationError(a.at, "Only one string attribute may be specified")
		}
	}
}

// resultOp checks the creation of an operation.
func (c *checker) resultOp(n *Node, replaces bool) {
	op := n.Op
	c.directives(n)
	if !c.arity(n) {
		return
	}
	if len(n.Args) != len(op.Args) {
		c.errorf(n.at, "resultant op '%s' argument number mismatch: %d in pattern vs. %d in definition", op.Name(), len(n.Args), len(op.Args))
		return
	}
	for i, a := range n.Args {
		if op.Args[i].Kind == ods.OperandArg && a.Kind == Nested {
			c.variadicOperand(n, i, a)
		}
	}
	for _, a := range n.Args {
		if a.Kind == Nested {
			c.result(a.Node, false)
		}
	}
	deduced := op.HasTrait("SameOperandsAndResultType") || op.HasTrait("FirstAttrDerivedResultType")
	if n.ReturnTypes == nil && !deduced && (n.Index >= 0 || !replaces) {
		// A builder that deduces the result types takes the operands and then all else.
		for i, a := range n.Args {
			if op.Args[i].Kind == ods.OperandArg {
				c.separateOperand(a)
			}
		}
		for i, a := range n.Args {
			if op.Args[i].Kind != ods.OperandArg {
				c.attribute(a, "attributes and properties")
			}
		}
		return
	}
	if n.ReturnTypes != nil {
		c.returnTypes(n, replaces)
	}
	for i, a := range n.Args {
		switch op.Args[i].Kind {
		case ods.AttributeArg:
			c.attribute(a, "attribute")
		case ods.PropertyArg:
			c.attribute(a, "property")
		default:
			c.operand(a)
		}
	}
}

// returnTypes checks the types that a tree gives for an operation.
func (c *checker) returnTypes(n *Node, replaces bool) {
	if replaces {
		c.errorf(n.ReturnTypes.at, "Cannot specify explicit return types in an op whose return values replace the source pattern's root op")
	}
	for _, a := range n.ReturnTypes.Args {
		if a.Kind == Nested && a.Node.Kind != NativeNode {
			c.errorf(a.at, "nested DAG in `returnType` must be a native code call")
		} else if a.Kind != StringLeaf {
			c.resultArg(a)
		}
	}
}

// attribute checks an argument for an attribute or a property, whose nested tree is checked
// already.
func (c *checker) attribute(a *Arg, what string) {
	switch {
	case a.Kind == Nested && a.Node.Kind != NativeNode:
		c.errorf(a.at, "only NativeCodeCall allowed in nested dag node for creating %s", what)
	case a.Kind == Nested:
	case a.Kind == ConstantLeaf && a.Attr != nil && a.Attr.ConstBuilderCall == "":
		c.errorf(a.at, "Attribute %s does not have the 'constBuilderCall' field", a.Attr.Record.Name())
	default:
		c.resultArg(a)
	}
}

// operand checks an argument of an operation that is an operand. A nested tree is checked already.
func (c *checker) operand(a *Arg) {
	if a.Kind == ConstantLeaf {
		c.errorf(a.at, "attribute found where value was expected, if attempting to use constant value, construct a constant op with given attribute instead")
		return
	}
	c.separateOperand(a)
}

// separateOperand checks an operand for a builder that takes them one by one; the reference
// does not examine constants then.
func (c *checker) separateOperand(a *Arg) {
	if a.Kind != Nested {
		c.use(a.at, a.Name)
		return
	}
	if c.supplemental && a.Node.Name != "" && (a.Node.Kind == OpNode || a.Node.Kind == NativeNode) {
		c.use(a.at, a.Node.Symbol())
	}
	if a.Node.Kind == NativeNode && a.Node.Native.Returns == 0 && !c.atRules { // the generator detects uses as a symbol
		c.errorf(a.at, "the native call '%s' has no result but is used as an operand", a.Node.Record.Name())
	}
}

// variadicOperand checks that the tree for operand i of an operation yields a list if the
// operand is variadic.
func (c *checker) variadicOperand(n *Node, i int, a *Arg) {
	operand := n.Op.Operands[n.Op.Args[i].Index]
	switch {
	case a.Node.Kind == Variadic && !operand.IsVariableLength():
		c.errorf(a.at, "variadic DAG construct can't create op %s's non-variadic operand #%d", n.Op.Name(), i)
	case a.Node.Kind == OpNode && isVariadic(operand):
		c.errorf(a.at, "op expects variadic operand `%s`, while provided is non-variadic", operand.Name)
	}
}

// resultArg checks an argument in a result tree.
func (c *checker) resultArg(a *Arg) {
	switch a.Kind {
	case Nested:
		c.result(a.Node, false)
	case Symbol:
		c.use(a.at, a.Name)
	case TypeLeaf, AttrLeaf, NativeLeaf:
		c.use(a.at, a.Name)
	case PropertyLeaf:
		if _, constant := a.ConstantProperty(); !constant {
			c.use(a.at, a.Name)
		}
	case StringLeaf:
		c.errorf(a.at, "raw string not supported as argument")
	}
}
