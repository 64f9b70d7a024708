package acc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// combinedNames are the constructs that a loop can be combined with; the value is
// the index and one.
var combinedNames = [...]string{"kernels", "parallel", "serial"}

func parseCombined(p *asm.OpParser, a *asm.ParseArgs) bool {
	for i, name := range combinedNames {
		if p.ParseOptionalKeyword(name) {
			a.SetAttr(0, newEnum(p.Context(), "combined_constructs", uint64(i+1)))
			return true
		}
	}
	p.Failf(p.Pos(), "expected compute construct name")
	return true
}

func printCombined(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if v, ok := enumValue(a.Attr(0)); ok && v >= 1 && v <= 3 {
		p.Text(combinedNames[v-1])
	}
}

// gangNames are the kinds of values of a gang by their number.
var gangNames = [...]string{"num", "dim", "static"}

// parseGang parses `((devices)? ,? groups)?` of the arguments operands, types,
// kinds, devices, sizes and devices without operands; a group is
//
//	`{` kind `=` operand `:` type, ... `}` (`[` device `]`)?
//
// A comma must precede each value but the first of all, as the reference has
// it, so that a second group is an error.
func parseGang(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	if !p.OptionalPunct(asm.LParen) {
		a.SetAttr(5, ctx.ArrayAttr([]ir.Attribute{noDevice(ctx)}))
		return true
	}
	var only, kinds []ir.Attribute
	var g groups
	more := true
	if p.OptionalPunct(asm.LSquare) {
		only = parseDevices(p)
		more = p.OptionalPunct(asm.Comma)
	}
	if more {
		comma := false
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() { kinds = g.parseGangGroup(p, kinds, &comma) }, "")
	}
	p.Punct(asm.RParen)
	g.set(a, 0)
	a.SetAttr(2, ctx.ArrayAttr(kinds))
	a.SetAttr(3, ctx.ArrayAttr(g.devices))
	a.SetAttr(4, segmentSizes(p, g.sizes))
	a.SetAttr(5, ctx.ArrayAttr(only))
	return true
}

func (g *groups) parseGangGroup(p *asm.OpParser, kinds []ir.Attribute, comma *bool) []ir.Attribute {
	p.Punct(asm.LBrace)
	n := len(g.os)
	for {
		need := false
		if *comma {
			if !p.OptionalPunct(asm.Comma) {
				break
			}
			need = true
		}
		found := false
		for i, name := range gangNames {
			if !p.ParseOptionalKeyword(name) {
				continue
			}
			p.Punct(asm.Equal)
			g.typedOperands.parse(p)
			kinds = append(kinds, newEnum(p.Context(), "gang_arg_type", uint64(i)))
			found, *comma = true, true
			break
		}
		if !found {
			p.Check(!need, p.Pos(), "new value expected after comma")
			break
		}
	}
	p.Check(len(g.os) != 0, p.Pos(), "expect at least one of num, dim or static values")
	p.Punct(asm.RBrace)
	g.devices, g.sizes = append(g.devices, parseDevice(p)), append(g.sizes, int32(len(g.os)-n))
	return kinds
}

func printGang(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os, kinds, devices, only := a.Operands(0), named.Elements(a.Attr(2)), named.Elements(a.Attr(3)), named.Elements(a.Attr(5))
	if len(os)+len(devices) == 0 && onlyNoDevice(only) {
		return
	}
	p.Byte('(')
	printDevices(p, only)
	if len(only) > 0 && len(devices)+len(os) == 0 { // devices alone
		p.Byte(')')
		return
	}
	p.TextIf(len(only) > 0, ", ")
	printGroups(p, os, devices, named.IntsOf(a.Attr(4)), nil, func(i int) {
		if i < len(kinds) {
			if k, ok := enumValue(kinds[i]); ok && int(k) < len(gangNames) {
				p.Text(gangNames[k]).Byte('=')
			}
		}
	})
	p.Byte(')')
}

// parseLoopControl parses
//
//	(`control` `(` arguments `)` `=` `(` operands `:` types `)` `to` `(` ... `)` `step` `(` ... `)`)? region
func parseLoopControl(p *asm.OpParser, a *asm.ParseArgs) bool {
	var args []asm.Argument
	if p.ParseOptionalKeyword("control") {
		p.Punct(asm.LParen)
		args = p.ParseArgumentList(asm.NoDelimiter, true, false)
		p.Punct(asm.RParen)
		p.Punct(asm.Equal)
		for i, word := range [...]string{"", "to", "step"} {
			if i > 0 {
				p.ParseKeyword(word, "")
			}
			p.Punct(asm.LParen)
			os := p.ParseOperandListN(asm.NoDelimiter, nil, len(args))
			ts := p.ParseColonTypeList(nil)
			p.Punct(asm.RParen)
			a.SetOperands(1+2*i, os...)
			a.SetTypes(2+2*i, ts...)
		}
	}
	p.ParseRegion(a.Region(0), args)
	return true
}

func printLoopControl(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	r := a.Region(0)
	if b := r.Entry(); b != nil && b.NumArguments() > 0 {
		p.Text("control(")
		for i, v := range b.Args() {
			p.Comma(i).Operand(v).Text(" : ").Type(v.Type())
		}
		for i, word := range [...]string{") = (", ") to (", ")  step ("} {
			os := a.Operands(1 + 2*i)
			p.Text(word).Operands(os).Text(" : ").OperandTypes(os)
		}
		p.Text(") ")
	}
	p.Region(r, asm.RegionOptions{NoEntryArgs: true})
}

func verifyLoop(op *ir.Operation, c *ir.Checker) {
	verifyLoopBounds(LoopOp{op}, c)
	verifyLoopCollapse(LoopOp{op}, c)
	verifyLoopLevels(LoopOp{op}, c)
	verifyLoopModes(LoopOp{op}, c)
	verifyLoopBody(LoopOp{op}, c)
}

func verifyLoopBounds(op LoopOp, c *ir.Checker) {
	lower, upper, step := len(op.Lowerbound()), len(op.Upperbound()), len(op.Step())
	c.CheckPlain(upper == step, "number of upperbounds expected to be the same as number of steps")
	c.CheckPlain(upper == lower, "number of upperbounds expected to be the same as number of lowerbounds")
	a, ok := op.InclusiveUpperboundAttr().(*ir.DenseArrayAttr)
	c.CheckPlain(!ok || upper <= 0 || a.Len() == upper, "inclusiveUpperbound size is expected to be the same as upperbound size")
}

func noDuplicate(op *ir.Operation, name string, c *ir.Checker) {
	text, found := duplicate(op.Attr(name))
	c.Checkf(!found, "duplicate device_type `%s` found in %s attribute", text, name)
}

func verifyLoopCollapse(op LoopOp, check *ir.Checker) {
	c, devices := op.CollapseAttr(), op.CollapseDeviceTypeAttr()
	if c != nil {
		check.Check(devices != nil, "collapse device_type attr must be define when collapse attr is present")
		check.Check(len(named.Elements(c)) == len(named.Elements(devices)), "collapse attribute count must match collapse device_type count")
	}
	noDuplicate(op.Operation, "collapseDeviceType", check)
}

// verifyLoopLevels checks the gang, worker, vector and tile clauses of a loop.
func verifyLoopLevels(op LoopOp, c *ir.Checker) {
	gangs, kinds := op.GangOperands(), op.GangOperandsArgTypeAttr()
	if len(gangs) > 0 {
		c.Check(kinds != nil, "gangOperandsArgType attribute must be defined when gang operands are present")
		c.Check(len(gangs) == len(named.Elements(kinds)), "gangOperandsArgType attribute count must match gangOperands count")
	}
	noDuplicate(op.Operation, "gang", c)
	verifySegments(op.Operation, "gangOperands", "gang", 0, c)
	noDuplicate(op.Operation, "worker", c)
	noDuplicate(op.Operation, "workerNumOperandsDeviceType", c)
	verifyDevices(op.Operation, "workerNumOperands", "worker", c)
	noDuplicate(op.Operation, "vector", c)
	noDuplicate(op.Operation, "vectorOperandsDeviceType", c)
	verifyDevices(op.Operation, "vectorOperands", "vector", c)
	verifySegments(op.Operation, "tileOperands", "tile", 0, c)
}

func verifyLoopModes(op LoopOp, c *ir.Checker) {
	seen := map[ir.Attribute]bool{}
	some := false
	for _, name := range [...]string{"auto_", "independent", "seq"} {
		for _, a := range named.Elements(op.Operation.Attr(name)) {
			c.CheckPlain(!seen[a], "only one of auto, independent, seq can be present at the same time")
			seen[a] = true
			some = some || isNoDevice(a)
		}
	}
	c.CheckPlain(some, "at least one of auto, independent, seq must be present")
	for _, a := range named.Elements(op.SeqAttr()) {
		v, _ := enumValue(a)
		for _, name := range [...]string{"vector", "vectorOperandsDeviceType", "worker", "workerNumOperandsDeviceType", "gang"} {
			c.CheckPlain(!hasDevice(op.Operation.Attr(name), v), "gang, worker or vector cannot appear with seq")
		}
		c.CheckPlain(!hasDevice(op.GangOperandsDeviceTypeAttr(), v) || len(named.Elements(op.GangOperandsArgTypeAttr())) == 0,
			"gang, worker or vector cannot appear with seq")
	}
	verifyRecipes(op.Operation, c)
}

func verifyLoopBody(op LoopOp, c *ir.Checker) {
	v, ok := enumValue(op.CombinedAttr())
	c.CheckPlain(!ok || v >= 1 && v <= 3, "unexpected combined constructs attribute")
	b := op.Operation.Region(0).Entry()
	c.CheckPlain(b != nil, "expected non-empty body.")
	if op.Unstructured() {
		c.CheckPlain(b.NumArguments() == 0, "unstructured acc.loop must not have induction variables")
		return
	}
	if len(op.Lowerbound()) > 0 {
		return
	}
	verifyContainer(op, c)
}

// verifyContainer checks a loop without bounds of its own: it stands in for the
// loops in it.
func verifyContainer(op LoopOp, c *ir.Checker) {
	count := uint64(1)
	for i, a := range named.Elements(op.CollapseAttr()) {
		n, ok := a.(*ir.IntegerAttr)
		if !ok {
			continue
		}
		v := n.Value.Low64()
		if devices := named.Elements(op.CollapseDeviceTypeAttr()); v > count || i < len(devices) && isNoDevice(devices[i]) && count == 1 {
			count = v
		}
	}
	parent, sibling := op.Operation, false
	ir.WalkRegion(op.Operation.Region(0), ir.PreOrder, func(x *ir.Operation) ir.WalkResult {
		if isLoop(x) {
			if loopAround(x) != parent {
				sibling = true
				return ir.Interrupt
			}
			count--
			parent = x
		}
		if count == 0 {
			return ir.Interrupt
		}
		return ir.Advance
	})
	c.CheckPlain(!sibling, "found sibling loops inside container-like acc.loop")
	c.CheckPlain(count == 0, "failed to find enough loop-like operations inside container-like acc.loop")
}

func isLoop(op *ir.Operation) bool {
	_, ok := op.Def().Interface("LoopLikeOpInterface")
	return ok
}

// loopAround returns the innermost loop that an operation lies in.
func loopAround(op *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isLoop(p) {
			return p
		}
	}
	return nil
}
