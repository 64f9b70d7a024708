package drr

import "github.com/mica-ir/mica/ods"

// ResultCount returns the number of values with which a result tree replaces the
// root's results: the result groups of an operation, or one of them if it is bound with
// an index, the results of a native call, or one for replaceWithValue.
func ResultCount(n *Node) int {
	switch n.Kind {
	case OpNode:
		if n.Index >= 0 {
			return 1
		}
		return len(n.Op.Results)
	case NativeNode:
		return n.Native.Returns
	case ReplaceWithValue:
		return 1
	}
	return 0
}

// results checks the result trees of a rule: they must provide enough values, and
// use only bound symbols.
func (c *checker) results(rule *Rule) {
	for _, n := range rule.Results {
		switch n.Kind {
		case Location:
			c.errorf(n.at, "location directive can only be used with op creation")
			return
		case ReturnType, Either, Variadic:
			c.notAnOp(n.Record, n.at)
			return
		}
	}
	for _, n := range rule.Results {
		c.bindResults(n)
	}
	need := len(rule.Source.Op.Results)
	first := len(rule.Results) // index of the first result tree that replaces the root
	for have := 0; have < need; {
		if first == 0 {
			c.errorf(c.whole, "not enough values generated to replace the matched op")
			return
		}
		first--
		n := ResultCount(rule.Results[first])
		if n > 1 && have+n > need {
			c.errorf(rule.Results[first].at, "cannot use the same multi-result op '%s' to generate both auxiliary values and values to be used for replacing the matched op", rule.Results[first].Symbol())
			return
		}
		have += n
	}
	for i, n := range rule.Results {
		c.result(n, i >= first)
	}
	c.supplemental = true // these bind no symbols
	for _, n := range rule.Supplemental {
		if n.Kind == ReturnType || n.Kind == Either {
			c.notAnOp(n.Record, n.at)
			return
		}
		c.result(n, false)
	}
}

// bindResults binds the symbols of a result tree.
func (c *checker) bindResults(n *Node) {
	switch n.Kind {
	case OpNode:
		c.bind(n.at, n.Name, &binding{kind: BoundOp, op: n.Op, inResult: true})
	case NativeNode:
		c.bind(n.at, n.Name, &binding{kind: BoundNative, inResult: true})
	case Variadic: // its symbol cannot be used
	default:
		if n.Name != "" {
			c.errorf(n.at, "binding symbol '%s' to non-operation/native code call unsupported right now", n.Name)
		}
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
			c.listed(a, n.Op.Args[i].Kind == ods.OperandArg)
		}
	}
}

// listed reports the symbols in a `variadic` of a result tree that the reference cannot bind to
// the operand once more.
func (c *checker) listed(variadic *Arg, operand bool) {
	check := func(at *place, name string) {
		old := c.symbols[name]
		if _, index := SplitSymbol(name); index >= 0 {
			c.errorf(at, "symbol '%s' with trailing index cannot bind to op argument", name)
		} else if old != nil && !(operand && old.kind == BoundOperand && old.op != nil) {
			c.errorf(at, "symbol '%s' bound more than once", name)
		}
	}
	check(variadic.at, variadic.Node.Name)
	for _, a := range variadic.Node.Args {
		if a.Kind != Nested && a.Name != "_" {
			check(a.at, a.Name)
		}
	}
}

func (c *checker) result(n *Node, replaces bool) {
	switch n.Kind {
	case OpNode:
		c.resultOp(n, replaces)
	case NativeNode:
		if n.ReturnTypes != nil {
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
	case ReturnType:
		c.errorf(n.at, "returnType directive can only be used with op creation")
	case Variadic:
		for _, a := range n.Args {
			c.resultArg(a)
		}
	case Either:
		c.errorf(n.at, "`either` can only be used in source patterns")
	}
	if n.Location != nil {
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
}

func (c *checker) resultOp(n *Node, replaces bool) {
	op := n.Op
	if !c.arity(n) {
		return
	}
	if len(n.Args) != len(op.Args) {
		c.errorf(n.at, "resultant op '%s' argument number mismatch: %d in pattern vs. %d in definition", op.Name(), len(n.Args), len(op.Args))
		return
	}
	if n.ReturnTypes != nil {
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
	deduced := op.HasTrait("SameOperandsAndResultType") || op.HasTrait("FirstAttrDerivedResultType")
	// separate says that the reference calls a builder that deduces the result types, with the
	// arguments one by one. It checks these less.
	separate := n.ReturnTypes == nil && !deduced && (n.Index >= 0 || !replaces)
	for i, a := range n.Args {
		kind := op.Args[i].Kind
		if c.supplemental && a.Kind == Nested && a.Node.Name != "" && (a.Node.Kind == OpNode || a.Node.Kind == NativeNode) {
			c.use(a.at, a.Node.Symbol())
		}
		switch {
		case kind != ods.OperandArg && a.Kind == Nested && a.Node.Kind != NativeNode:
			what := "attribute"
			switch {
			case separate:
				what = "attributes and properties"
			case kind == ods.PropertyArg:
				what = "property"
			}
			c.errorf(a.at, "only NativeCodeCall allowed in nested dag node for creating %s", what)
		case kind == ods.OperandArg && a.Kind == Nested && a.Node.Kind == Variadic && !op.Operands[op.Args[i].Index].IsVariableLength():
			c.errorf(a.at, "variadic DAG construct can't create op %s's non-variadic operand #%d", op.Name(), i)
		case kind == ods.OperandArg && a.Kind == Nested && a.Node.Kind == OpNode && isVariadic(op.Operands[op.Args[i].Index]):
			c.errorf(a.at, "op expects variadic operand `%s`, while provided is non-variadic", op.Operands[op.Args[i].Index].Name)
		case (a.Kind == ConstantLeaf && separate || a.Kind == PropertyLeaf) && kind == ods.OperandArg:
			c.use(a.at, a.Name)
		case a.Kind == ConstantLeaf && kind == ods.OperandArg:
			c.errorf(a.at, "attribute found where value was expected, if attempting to use constant value, construct a constant op with given attribute instead")
		case kind == ods.OperandArg && a.Kind == Nested && a.Node.Kind == NativeNode && a.Node.Native.Returns == 0:
			c.errorf(a.at, "the native call '%s' has no result but is used as an operand", a.Node.Record.Name())
		case a.Kind == StringLeaf && kind == ods.OperandArg:
			c.use(a.at, "")
		case a.Kind == ConstantLeaf && a.Attr != nil && a.Attr.ConstBuilderCall == "":
			c.errorf(a.at, "Attribute %s does not have the 'constBuilderCall' field", a.Attr.Record.Name())
		default:
			c.resultArg(a)
		}
	}
}

// resultArg checks an argument in a result tree.
func (c *checker) resultArg(a *Arg) {
	switch a.Kind {
	case Nested:
		c.result(a.Node, false)
	case Symbol:
		c.use(a.at, a.Name)
	case TypeLeaf, AttrLeaf:
		c.use(a.at, a.Name)
	case PropertyLeaf:
		if _, constant := a.ConstantProperty(); !constant {
			c.use(a.at, a.Name)
		}
	case StringLeaf:
		c.errorf(a.at, "raw string not supported as argument")
	}
}
