package pdl

import (
	"slices"
	"strconv"

	"github.com/mica-ir/mica/diag"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// ConvertToInterp replaces the patterns of a module by operations of the pdl_interp dialect at
// its start: a function that matches, and a module with a function for each rewrite. The
// function contains the tree of all patterns; the programs of [Compile] are parts of it. The
// context must have both dialects. Native functions are not looked up. After an error the
// module is as it was.
func ConvertToInterp(module *ir.Operation) diag.List {
	c := newCompiler(module.Context(), nil)
	c.literal = true
	if c.ctx.Dialect("pdl_interp") == nil {
		c.diags.Errorf(module.Location().Place(), "the pdl_interp dialect is not registered")
		return c.diags
	}
	c.each(module, func(op *ir.Operation) { c.collect(op) })
	if c.diags.HasErrors() {
		return c.diags
	}
	lists := make([][]predicate, len(c.patterns))
	for i, p := range c.patterns {
		lists[i] = p.preds
	}
	l := &interpLowering{
		Builder:  ir.NewBuilder(c.ctx),
		ctx:      c.ctx,
		failures: &c.failures,
		patterns: c.patterns,
		values:   map[*position]*ir.Value{},
		calls:    map[*question]*ir.Operation{},
		names:    map[string]bool{},
	}
	made := ir.NewBlock()
	c.try(func() { l.module(made, module.Location(), buildTree(lists, order(lists))) })
	if c.diags.HasErrors() {
		return c.diags
	}
	for _, p := range c.patterns {
		p.op.Erase()
	}
	body := module.Region(0).Entry()
	for op := made.Back(); op != nil; op = made.Back() {
		op.Remove()
		body.Prepend(op)
	}
	return c.diags
}

// An interpLowering builds the matcher as the reference does, block by block, so
// that both can be compared.
type interpLowering struct {
	*ir.Builder
	*failures
	ctx       *ir.Context
	patterns  []*compiledPattern
	rewriters *ir.Block
	names     map[string]bool

	values    map[*position]*ir.Value
	scope     []*position
	onFailure []*ir.Block // where failing checks go; the innermost is last
	visited   []*ir.Value // the operations that open nodes ask about
	calls     map[*question]*ir.Operation
}

// emit builds an operation at the end of a block.
func (l *interpLowering) emit(b *ir.Block, name string, operands []*ir.Value, result ir.Type, to []*ir.Block, attrs ...ir.NamedAttribute) *ir.Operation {
	l.SetInsertionPointToEnd(b)
	s := ir.OperationState{Def: l.def(name), Operands: operands, Attributes: attrs, Successors: to}
	if result != nil {
		s.Types = []ir.Type{result}
	}
	return l.Create(&s)
}

func attr(name string, value ir.Attribute) ir.NamedAttribute {
	return ir.NamedAttribute{Name: name, Value: value}
}

func (l *interpLowering) i32(n int) ir.Attribute {
	return l.ctx.Int64Attr(l.ctx.IntegerType(32), int64(n))
}

func (l *interpLowering) strings(list []string) ir.Attribute {
	out := make([]ir.Attribute, len(list))
	for i, s := range list {
		out[i] = l.ctx.StringAttr(s)
	}
	return l.ctx.ArrayAttr(out)
}

// typeOf returns the type of handles of a kind.
func (l *interpLowering) typeOf(k valueKind) ir.Type { return pdldialect.TypeOf(l.ctx, k) }

// def returns the definition of an operation of pdl_interp.
func (l *interpLowering) def(name string) *ir.OpDef { return l.ctx.OpDef("pdl_interp." + name) }

// function builds a function with an entry block that has the arguments.
func (l *interpLowering) function(into *ir.Block, name string, args []ir.Type) *ir.Operation {
	l.SetInsertionPointToEnd(into)
	f := l.Create(&ir.OperationState{Def: l.def("func"), NumRegions: 1, Attributes: []ir.NamedAttribute{
		attr("sym_name", l.ctx.StringAttr(name)),
		attr("function_type", l.ctx.TypeAttr(l.ctx.FunctionType(args, nil))),
	}})
	entry := f.Region(0).AppendBlock(ir.NewBlock())
	entry.AddArguments(args, l.Loc)
	return f
}

func (l *interpLowering) module(body *ir.Block, loc *ir.Location, tree *node) {
	l.Loc = loc
	root := l.patternRoot()
	f := l.function(body, "matcher", []ir.Type{l.typeOf(operationValue)})
	l.SetInsertionPointToEnd(body)
	rewriters := l.Create(&ir.OperationState{
		Def:        l.ctx.OpDef("builtin.module"),
		Attributes: []ir.NamedAttribute{attr("sym_name", l.ctx.StringAttr("rewriters"))},
		NumRegions: 1,
	})
	l.rewriters = rewriters.Region(0).AppendBlock(ir.NewBlock())
	entry := f.Region(0).Entry()
	if root != nil {
		l.values[root] = entry.Argument(0)
	}
	first := l.chain(tree, f.Region(0), true)
	for op := first.Front(); op != nil; {
		next := op.Next()
		op.Remove()
		entry.Append(op)
		op = next
	}
	first.Erase()
}

func (l *interpLowering) patternRoot() *position {
	for _, p := range l.patterns {
		return p.found[p.root]
	}
	return nil
}

// chain builds a node, preceded by its alternatives (failure). The outermost chain
// ends in the block with the finalize operation.
func (l *interpLowering) chain(n *node, region *ir.Region, outermost bool) *ir.Block {
	block := region.AppendBlock(ir.NewBlock())
	l.build(n, region, block, outermost)
	return block
}

// build builds a node into a block.
func (l *interpLowering) build(n *node, region *ir.Region, block *ir.Block, outermost bool) {
	if n == nil {
		l.emit(block, "finalize", nil, nil, nil)
		return
	}
	open := len(l.scope)
	failure := (*ir.Block)(nil)
	pushed := n.failure != nil || outermost
	if pushed {
		failure = l.chain(n.failure, region, outermost)
		l.onFailure = append(l.onFailure, failure)
	} else {
		failure = l.onFailure[len(l.onFailure)-1]
	}
	if n.question == nil {
		l.record(n, block)
	} else {
		value := l.value(n.pos, &block)
		if n.pos.typ == operationValue {
			if !slices.Contains(l.visited, value) {
				l.visited = append(l.visited, value)
			}
			// As in the reference, the operation is dropped after the node even if an outer
			// node has stored it. The bytecode programs keep it.
			defer func() {
				l.visited = slices.DeleteFunc(l.visited, func(v *ir.Value) bool { return v == value })
			}()
		}
		if len(n.children) > 1 {
			l.choose(n, value, block)
		} else {
			l.ask(n, value, block)
		}
	}
	for l.onFailure[len(l.onFailure)-1] != failure {
		l.onFailure = l.onFailure[:len(l.onFailure)-1]
	}
	if pushed {
		l.onFailure = l.onFailure[:len(l.onFailure)-1]
	}
	for _, p := range l.scope[open:] {
		delete(l.values, p)
	}
	l.scope = l.scope[:open]
}

func (l *interpLowering) fail() *ir.Block { return l.onFailure[len(l.onFailure)-1] }

// value builds the operations that find the value at a position. A choice among users opens a
// region, and block becomes the block in it.
func (l *interpLowering) value(pos *position, block **ir.Block) *ir.Value {
	if v := l.values[pos]; v != nil {
		return v
	}
	var from *ir.Value
	var operands []*ir.Value
	if pos.parent() != nil {
		from = l.value(pos.parent(), block)
		operands = []*ir.Value{from}
	}
	find := func(name string, attrs ...ir.NamedAttribute) *ir.Value {
		return l.emit(*block, name, operands, l.typeOf(pos.typ), nil, attrs...).Result(0)
	}
	index := func() []ir.NamedAttribute {
		if pos.key.index == none {
			return nil
		}
		return []ir.NamedAttribute{attr("index", l.i32(pos.key.index))}
	}
	var v *ir.Value
	switch pos.kind {
	case operationPos:
		if !pos.isChosen() {
			v = find("get_defining_op")
		} else {
			v = from
		}
	case exactPos, elementPos:
		l.failf(l.patterns[0].op, "lists the values of some operand groups, which the pdl_interp dialect cannot")
	case operandPos:
		v = find("get_operand", index()...)
	case operandGroupPos:
		v = find("get_operands", index()...)
	case resultPos:
		v = find("get_result", index()...)
	case resultGroupPos:
		v = find("get_results", index()...)
	case attributePos:
		v = find("get_attribute", attr("name", l.ctx.StringAttr(pos.key.name)))
	case typePos:
		if pos.parent().typ == attributeValue {
			v = find("get_attribute_type")
		} else {
			v = find("get_value_type")
		}
	case attributeLiteralPos:
		v = find("create_attribute", attr("value", pos.key.literal))
	case typeLiteralPos:
		if pos.typ == typeRangeValue {
			v = find("create_types", attr("value", pos.key.literal))
		} else {
			v = find("create_type", attr("value", pos.key.literal))
		}
	case usersPos:
		if isRange(from) {
			first := l.emit(*block, "extract", operands, l.typeOf(kindOf(from).Element()), nil, attr("index", l.i32(0)))
			operands = []*ir.Value{first.Result(0)}
		}
		v = find("get_users")
	case forEachPos:
		v = l.forEach(from, block)
	case constraintResultPos:
		v = l.calls[pos.key.question].Result(pos.key.index)
	default:
		panic("pdl: a position of an unknown kind")
	}
	l.values[pos] = v
	l.scope = append(l.scope, pos)
	return v
}

func (l *interpLowering) forEach(users *ir.Value, block **ir.Block) *ir.Value {
	l.SetInsertionPointToEnd(*block)
	loop := l.Create(&ir.OperationState{
		Def:        l.def("foreach"),
		Operands:   []*ir.Value{users},
		Successors: []*ir.Block{l.fail()},
		NumRegions: 1,
	})
	body := loop.Region(0).AppendBlock(ir.NewBlock())
	v := body.AddArgument(l.typeOf(kindOf(users).Element()), l.Loc)
	next := loop.Region(0).AppendBlock(ir.NewBlock())
	l.emit(next, "continue", nil, nil, nil)
	l.onFailure = append(l.onFailure, next)
	*block = body
	return v
}

// ask builds a node with one answer.
func (l *interpLowering) ask(n *node, value *ir.Value, block *ir.Block) {
	q, want := n.question, n.children[0].answer
	operands := []*ir.Value{value}
	switch q.kind {
	case equalTo:
		operands = append(operands, l.value(q.value, &block))
	case constraint:
		operands = nil
		for _, a := range q.args {
			operands = append(operands, l.value(a, &block))
		}
	}
	region := block.Parent()
	success := region.AppendBlock(ir.NewBlock())
	to := []*ir.Block{success, l.fail()}
	check := func(name string, attrs ...ir.NamedAttribute) *ir.Operation {
		return l.emit(block, name, operands, nil, to, attrs...)
	}
	switch q.kind {
	case isNotNull:
		check("is_not_null")
	case operationName:
		check("check_operation_name", attr("name", l.ctx.StringAttr(want.name)))
	case typeIs:
		if n.pos.typ == typeRangeValue {
			check("check_types", attr("types", want.value))
		} else {
			check("check_type", attr("type", want.value))
		}
	case attributeIs:
		check("check_attribute", attr("constantValue", want.value))
	case operandCount, operandCountAtLeast, resultCount, resultCountAtLeast:
		l.count(q.kind, value, want.count, block, to)
	case equalTo:
		check("are_equal")
	case constraint:
		l.SetInsertionPointToEnd(block)
		s := ir.OperationState{Def: l.def("apply_constraint"), Operands: operands, Successors: to, Attributes: []ir.NamedAttribute{
			attr("name", l.ctx.StringAttr(q.name)), attr("isNegated", l.ctx.BoolAttr(q.negated)),
		}}
		for _, k := range q.results {
			s.Types = append(s.Types, l.typeOf(k))
		}
		l.calls[q] = l.Create(&s)
	}
	l.build(n.children[0].node, region, success, false)
}

// count builds a check of a number.
func (l *interpLowering) count(k questionKind, value *ir.Value, n int, block *ir.Block, to []*ir.Block) {
	name := "check_operand_count"
	if k == resultCount || k == resultCountAtLeast {
		name = "check_result_count"
	}
	attrs := []ir.NamedAttribute{attr("count", l.i32(n))}
	if k == operandCountAtLeast || k == resultCountAtLeast {
		attrs = append(attrs, attr("compareAtLeast", l.ctx.UnitAttr()))
	}
	l.emit(block, name, []*ir.Value{value}, nil, to, attrs...)
}

// choose builds a node with several answers.
func (l *interpLowering) choose(n *node, value *ir.Value, block *ir.Block) {
	region := block.Parent()
	otherwise := l.fail()
	if k := n.question.kind; k == operandCountAtLeast || k == resultCountAtLeast {
		// The check of a smaller number comes before that of a larger one, but its
		// block is built after.
		l.onFailure = append(l.onFailure, otherwise)
		for _, child := range sortedByCount(n.children) {
			match := l.chain(child.node, region, false)
			check := ir.NewBlock()
			region.InsertBefore(match, check)
			l.count(k, value, child.answer.count, check, []*ir.Block{match, otherwise})
			l.onFailure[len(l.onFailure)-1] = check
		}
		first := l.fail()
		l.onFailure = l.onFailure[:len(l.onFailure)-1]
		op := first.Front()
		op.Remove()
		block.Append(op)
		first.Erase()
		return
	}
	to := []*ir.Block{otherwise}
	var cases []ir.Attribute
	var counts []int64
	for _, child := range n.children {
		to = append(to, l.chain(child.node, region, false))
		switch {
		case child.answer.value != nil:
			cases = append(cases, child.answer.value)
		case n.question.kind == operationName:
			cases = append(cases, l.ctx.StringAttr(child.answer.name))
		default:
			counts = append(counts, int64(child.answer.count))
		}
	}
	name := ""
	var values ir.Attribute
	switch n.question.kind {
	case operationName:
		name, values = "switch_operation_name", l.ctx.ArrayAttr(cases)
	case attributeIs:
		name, values = "switch_attribute", l.ctx.ArrayAttr(cases)
	case typeIs:
		name, values = "switch_type", l.ctx.ArrayAttr(cases)
		if n.pos.typ == typeRangeValue {
			name = "switch_types"
		}
	case operandCount:
		name, values = "switch_operand_count", l.vector(counts)
	case resultCount:
		name, values = "switch_result_count", l.vector(counts)
	default:
		panic("pdl: a question that has several answers " + strconv.Itoa(int(n.question.kind)))
	}
	l.emit(block, name, []*ir.Value{value}, nil, to, attr("caseValues", values))
}

// vector returns integers as an attribute.
func (l *interpLowering) vector(list []int64) ir.Attribute {
	i32 := l.ctx.IntegerType(32)
	return l.ctx.DenseIntElements(l.ctx.VectorType([]int64{int64(len(list))}, i32, nil), list)
}

// record builds the end of a match, and its rewrite.
func (l *interpLowering) record(n *node, block *ir.Block) {
	p := l.patterns[n.pattern]
	rw := &interpRewrite{interpLowering: l, pattern: p, regs: map[*ir.Value]*ir.Value{}}
	name := rw.build()
	var operands []*ir.Value
	for _, pos := range rw.used {
		operands = append(operands, l.value(pos, &block))
	}
	inputs := len(operands)
	operands = append(operands, l.visited...)
	attrs := []ir.NamedAttribute{
		attr("rewriter", l.ctx.SymbolRefAttr("rewriters", name)),
		attr("benefit", l.ctx.Int64Attr(l.ctx.IntegerType(16), int64(p.info.Benefit))),
		attr(ir.OperandSegments, l.ctx.DenseI32Array([]int32{int32(inputs), int32(len(l.visited))})),
	}
	if p.info.Root != "" {
		attrs = append(attrs, attr("rootKind", l.ctx.StringAttr(p.info.Root)))
	}
	if len(p.info.Generated) > 0 {
		attrs = append(attrs, attr("generatedOps", l.strings(p.info.Generated)))
	}
	l.emit(block, "record_match", operands, nil, []*ir.Block{l.fail()}, attrs...)
}

// sortedByCount returns branches with counts, the largest first.
func sortedByCount(list []branch) []branch {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b branch) int { return b.answer.count - a.answer.count })
	return list
}
