package pdl

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Rewrite applies a match of the last call of Match.
func (s *state) Rewrite(m rewrite.Match, r *rewrite.Rewriter) bool {
	saved := &s.saved[m.Data]
	rec := &s.records[saved.record]
	s.jumps = maxRewriteJumps
	x := &s.executor
	x.r, x.erased = r, x.erased[:0]
	x.matched, x.located = s.locations[saved.location:saved.location+saved.locations], false
	from := saved.inputs
	for _, f := range s.inputs[rec.pattern] {
		x.regs.restore(&s.kept, from[f.kind], f)
		from[f.kind]++
	}
	if s.trace != nil {
		s.trace.begin()
	}
	applied := x.run(s.rewriteStarts[rec.pattern])
	if s.trace != nil {
		x.traceRewrite(nil)
	}
	return applied
}

// An executor runs one rewrite.
type executor struct {
	*state
	regs *registers
	r    *rewrite.Rewriter
	// origin is the location of new operations. It is the fusion of matched once located is
	// set.
	origin  ir.Origin
	matched []ir.Origin
	located bool
	erased  []*ir.Operation

	// new is the operation that is created. Its lists are scratch.
	new      ir.OperationState
	lists    ir.AttributeLists
	operands []*ir.Value // of a replacement
}

// location returns the location of new operations.
func (x *executor) location() ir.Origin {
	if !x.located {
		x.origin, x.located = x.r.Context().FuseOrigins(x.matched), true
	}
	return x.origin
}

// run executes a rewrite from pc until its end. It returns false if the rewrite fails.
func (x *executor) run(pc int32) bool {
	g := x.regs
	for ; !x.r.Failed(); pc++ {
		in := &x.program.rewrite[pc]
		if x.trace != nil {
			x.traceRewrite(in)
		}
		switch in.op {
		case opFinish:
			return true
		case opResult:
			g.values[in.a] = resultOf(g.ops[in.b], in.c)
		case opResults:
			g.ranges[in.a] = resultsOf(g.ops[in.b], in.c, in.defined)
		case opResultSingle:
			g.values[in.a] = singleOf(resultsOf(g.ops[in.b], in.c, in.defined))
		case opValueType:
			g.types[in.a] = typeOfValue(g.values[in.b])
		case opValueTypes:
			// A copy, because the values may be replaced later.
			g.typeRanges[in.a] = typeRange{valid: g.ranges[in.b].valid}
			if g.ranges[in.b].valid {
				types := typeRange{valid: true, values: &g.ranges[in.b]}
				g.typeRanges[in.a].list = types.types()
			}
		case opLoadAttribute:
			g.attrs[in.a] = x.attrConsts[in.b]
		case opLoadType:
			g.types[in.a] = x.typeConsts[in.b]
		case opLoadTypes:
			g.typeRanges[in.a] = typeRange{valid: true, list: x.listConsts[in.b]}
		case opCreate:
			x.create(&x.creations[in.b])
		case opReplace:
			x.replace(&x.replacements[in.b])
		case opErase:
			x.erase(&x.replacements[in.b])
		case opRewrite:
			if !x.native(&x.calls[in.a]) {
				return false
			}
		case opValuesRange, opTypesRange:
			g.concat(in, x.concats[in.b], x.root, x.r)
		default:
			if pc = x.look(pc); pc < 0 {
				return false
			}
			pc--
		}
	}
	return false
}

// look executes the instructions of the matcher from pc, and returns the first one that
// is not. They are in functions of pdl_interp only.
func (x *executor) look(pc int32) int32 {
	s := x.state
	s.registers, s.inRewrite = s.inRewrite, s.registers
	if s.trace != nil {
		pc = s.trace.runLook(pc, x.r)
	} else {
		pc = s.run(s.program.rewrite, pc, x.r)
	}
	s.registers, s.inRewrite = s.inRewrite, s.registers
	return pc
}

// fail ends the rewriting with an error about an operation of the pattern.
func (x *executor) fail(op *ir.Operation, format string, args ...any) {
	d := x.r.Errorf(op.Location().Place(), format, args...)
	if at := x.location().Place(); at.IsValid() {
		d.Notef(at, "while rewriting what is matched here")
	}
}

func (x *executor) create(c *creation) {
	if n := max(x.regs.total(c.operands), x.regs.total(c.types)); n > maxRange {
		x.fail(c.op, "the new '%s' has %d operands or results, which is more than the limit of %d", c.def.Name, n, maxRange)
		return
	}
	s := &x.new
	*s = ir.OperationState{Def: c.def, Origin: x.location(), Attributes: s.Attributes[:0], Lists: &x.lists,
		Operands: x.regs.valueList(s.Operands[:0], c.operands), Types: x.regs.typeList(s.Types[:0], c.types)}
	for i, v := range s.Operands {
		if v == nil {
			x.fail(c.op, "operand #%d of the new '%s' is absent", i, c.def.Name)
			return
		}
	}
	for i, t := range s.Types {
		if t == nil {
			x.fail(c.op, "the type of result #%d of the new '%s' is absent", i, c.def.Name)
			return
		}
	}
	for _, a := range c.attrs {
		if v := x.regs.attrs[a.reg]; v != nil {
			s.AddAttribute(a.name, v)
		}
	}
	if err := s.ConvertProperties(); err != nil {
		x.fail(c.op, "the new '%s' is invalid: %v", c.def.Name, err)
		return
	}
	if c.infer && !x.infer(c, s) {
		return
	}
	x.complete(c, s)
	x.regs.ops[c.dst] = x.r.Create(s)
}

// infer finds the result types of an operation that infers them itself.
func (x *executor) infer(c *creation, s *ir.OperationState) bool {
	if c.def.InferTypes == nil {
		x.fail(c.op, "the result types of '%s' are to be inferred, but it has no function that does", c.def.Name)
		return false
	}
	var why diag.List
	types, ok := c.def.InferTypes(s, &why)
	if !ok {
		d := x.r.Errorf(c.op.Location().Place(), "the result types of the new '%s' could not be inferred", c.def.Name)
		for _, w := range why {
			d.Notef(w.Place, "%s", w.Message)
		}
		return false
	}
	s.Types = append(s.Types[:0], types...)
	return true
}

func (x *executor) replace(c *replacement) {
	op := x.regs.ops[c.target]
	if !x.canErase(op, c.op) {
		return
	}
	x.operands = x.regs.valueList(x.operands[:0], c.values)
	values := x.operands
	if len(values) != op.NumResults() {
		x.fail(c.op, "'%s' has %d results, but is replaced with %d values", op.Name(), op.NumResults(), len(values))
		return
	}
	for i, v := range values {
		switch {
		case v == nil:
			x.fail(c.op, "the value that replaces result #%d of '%s' is absent", i, op.Name())
			return
		case v.DefiningOp() == op && op.Result(i).HasUses() && !rewrite.UsesItself(op):
			x.fail(c.op, "result #%d of '%s' is replaced with a result of the same operation", i, op.Name())
			return
		}
	}
	x.erased = append(x.erased, op)
	x.r.Replace(op, values...)
}

func (x *executor) erase(c *replacement) {
	op := x.regs.ops[c.target]
	if x.canErase(op, c.op) {
		if op.HasUses() {
			x.fail(c.op, "'%s' is erased but its results still have uses", op.Name())
			return
		}
		x.erased = append(x.erased, op)
		x.r.Erase(op)
	}
}

// canErase reports an error if an operation is gone already.
func (x *executor) canErase(op, at *ir.Operation) bool {
	if op == nil {
		x.fail(at, "the operation to erase or replace is absent")
		return false
	}
	for _, gone := range x.erased {
		if gone == op {
			x.fail(at, "'%s' is erased or replaced twice", op.Name())
			return false
		}
	}
	return true
}

func (x *executor) native(c *call) bool {
	x.args = x.args[:0]
	for i, a := range c.args {
		arg := x.regs.arg(a)
		if arg == nil && a.kind != attributeValue {
			x.fail(c.op, "argument #%d of the native rewrite '%s' is absent", i, nativeName(c.op))
			return false
		}
		x.args = append(x.args, arg)
	}
	args := x.args
	x.args = nil // the function may apply patterns itself
	x.r.Loc = x.location().Location()
	results, err := c.rewrite(x.r, args)
	x.args, x.origin = args[:0], x.r.Loc.Origin() // which a native may set for the rest of the rewrite
	switch {
	case err != nil && x.r.Conversion() != nil:
		return x.r.MatchFailure(x.root, "the native rewrite '%s' failed: %v", nativeName(c.op), err)
	case err != nil:
		x.fail(c.op, "the native rewrite '%s' failed: %v", nativeName(c.op), err)
		return false
	}
	return giveResults(c, x.regs, results, x.r)
}
