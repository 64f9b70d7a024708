package irdl

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A group is operands or results of one name.
type group struct {
	constraint int
	count      string // single, optional or variadic
}

// A dynamicOp holds the constraints of an operation's definition.
type dynamicOp struct {
	constraints       []constraint
	operands, results []group
	attributes        []namedConstraint
	regions           []regionConstraint
}

type namedConstraint struct {
	name       string
	constraint int
}

// A regionConstraint restricts a region.
type regionConstraint struct {
	blocks      int64 // 0 for any number
	constrained bool  // the arguments are restricted
	arguments   []int
}

// operation returns the definition of an operation. Its verifier checks everything, so the
// groups have no constraints.
func (l *loader) operation(d *ir.Dialect, op *ir.Operation) *ir.OpDef {
	x := &dynamicOp{}
	var index map[*ir.Value]int
	x.constraints, index = l.constraints(op)
	for part := range op.Region(0).Ops() {
		switch part.Name() {
		case OperandsOpName:
			x.operands = groups(part, index)
		case ResultsOpName:
			x.results = groups(part, index)
		case AttributesOpName:
			for i, n := range strings(AttributesOp{part}.AttributeValueNamesAttr()) {
				x.attributes = append(x.attributes, namedConstraint{n, index[part.Operand(i)]})
			}
		case RegionsOpName:
			for _, v := range part.Operands() {
				x.regions = append(x.regions, region(v.DefiningOp(), index))
			}
		}
	}
	return &ir.OpDef{
		Name:       d.Namespace + "." + symbolName(op),
		Operands:   []ir.OperandDef{{Arity: ir.Variadic}},
		Results:    []ir.ResultDef{{Arity: ir.Variadic}},
		Regions:    []ir.RegionDef{{Variadic: true}},
		Successors: []ir.SuccessorDef{{Variadic: true}},
		Verify:     x.verify,
	}
}

func groups(op *ir.Operation, index map[*ir.Value]int) []group {
	counts := variadicities(OperandsOp{op}.VariadicityAttr()) // or irdl.results
	list := make([]group, op.NumOperands())
	for i := range list {
		list[i] = group{index[op.Operand(i)], counts[i]}
	}
	return list
}

func region(op *ir.Operation, index map[*ir.Value]int) regionConstraint {
	r := regionConstraint{constrained: RegionOp{op}.ConstrainedArguments(), arguments: indices(op, index)}
	if n, ok := (RegionOp{op}).NumberOfBlocksAttr().(*ir.IntegerAttr); ok {
		r.blocks = n.Int64()
	}
	return r
}

func (x *dynamicOp) verify(op *ir.Operation, c *ir.Checker) {
	operands := segments(op, c, "operand", "operandSegmentSizes", op.NumOperands(), x.operands)
	results := segments(op, c, "result", "resultSegmentSizes", op.NumResults(), x.results)
	v := newVerification(x.constraints)
	check := func(a ir.Attribute, i int) {
		if why := v.verify(a, i); why != "" {
			c.FailPlainf("%s", why)
		}
	}
	for _, n := range x.attributes {
		a := op.Attr(n.name)
		c.Checkf(a != nil, "attribute \"%s\" is expected but not provided", n.name)
		check(a, n.constraint)
	}
	verifyTypes(op.OperandTypes(), operands, x.operands, check)
	verifyTypes(op.ResultTypes(), results, x.results, check)
	c.Checkf(op.NumRegions() == len(x.regions), "unexpected number of regions: expected %d but got %d", len(x.regions), op.NumRegions())
	for i := range x.regions {
		x.regions[i].verify(op, op.Region(i), v, c)
	}
}

func verifyTypes(types []ir.Type, sizes []int, groups []group, check func(a ir.Attribute, i int)) {
	for i, n := range sizes {
		for _, t := range types[:n] {
			check(t.Context().TypeAttr(t), groups[i].constraint)
		}
		types = types[n:]
	}
}

// segments returns how many values belong to each group.
func segments(op *ir.Operation, c *ir.Checker, what, attr string, n int, groups []group) []int {
	open := 0
	for _, g := range groups {
		if g.count != "single" {
			open++
		}
	}
	sizes := make([]int, len(groups))
	switch {
	case open > 1:
		return givenSegments(op, c, what, attr, n, groups)
	case open == 0:
		c.CheckPlainf(n == len(groups), "op expects exactly %d %ss, but got %d", len(groups), what, n)
	}
	rest := n - len(groups) + 1
	c.CheckPlainf(open == 0 || rest >= 0, "op expects at least %d %ss, but got %d", len(groups)-1, what, n)
	for i, g := range groups {
		sizes[i] = 1
		if g.count != "single" {
			sizes[i] = rest
		}
		if g.count == "optional" {
			c.CheckPlainf(rest <= 1, "op expects at most %d %ss, but got %d", len(groups), what, n)
		}
	}
	return sizes
}

// givenSegments returns the sizes that an attribute of the operation gives.
func givenSegments(op *ir.Operation, c *ir.Checker, what, attr string, n int, groups []group) []int {
	a := op.Attr(attr)
	c.CheckPlainf(a != nil, "'%s' attribute is expected but not provided", attr)
	array, ok := a.(*ir.DenseArrayAttr)
	c.CheckPlainf(ok && ir.IsSignless(array.Element, 32), "'%s' attribute is expected to be a dense i32 array", attr)
	c.CheckPlainf(array.Len() == len(groups), "'%s' attribute for specifying %s segments must have %d elements, but got %d", attr, what, len(groups), array.Len())
	sizes := make([]int, len(groups))
	sum := 0
	for i, g := range groups {
		size := int(array.Int64(i))
		c.CheckPlainf(size >= 0, "'%s' attribute for specifying %s segments must have non-negative values", attr, what)
		c.CheckPlainf(g.count != "single" || size == 1, "element %d in '%s' attribute must be equal to 1", i, attr)
		c.CheckPlainf(g.count != "optional" || size <= 1, "element %d in '%s' attribute must be equal to 0 or 1", i, attr)
		sizes[i] = size
		sum += size
	}
	c.CheckPlainf(sum == n, "sum of elements in '%s' attribute must be equal to the number of %ss", attr, what)
	return sizes
}

func (x *regionConstraint) verify(op *ir.Operation, r *ir.Region, v *verification, c *ir.Checker) {
	fail := func(at diag.Place, format string, args ...any) {
		e := c.Diagnostics().Errorf(at, "%s", fmt.Sprintf(format, args...))
		if own := op.Location().Place(); at != own {
			e.Notef(own, "see the operation")
		}
		c.Stop()
	}
	place := op.Location().Place()
	if x.blocks != 0 && x.blocks != int64(r.NumBlocks()) {
		fail(place, "expected region %d to have %d block(s) but got %d", r.Index(), x.blocks, r.NumBlocks())
	}
	if !x.constrained {
		return
	}
	var args []*ir.Value
	if !r.Empty() {
		args = r.Entry().Args()
	}
	if len(args) != len(x.arguments) {
		if len(args) > 0 {
			place = args[0].Location().Place()
		}
		fail(place, "expected region %d to have %d arguments but got %d", r.Index(), len(x.arguments), len(args))
	}
	for i, arg := range args {
		t := arg.Type()
		if why := v.verify(t.Context().TypeAttr(t), x.arguments[i]); why != "" {
			fail(arg.Location().Place(), "%s", why)
		}
	}
}
