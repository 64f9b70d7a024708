package pdl

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Match appends the matches that have op as their root.
func (s *state) Match(op *ir.Operation, r *rewrite.Rewriter, to []rewrite.Match) []rewrite.Match {
	start := s.start(op.Def())
	s.saved = s.saved[:0]
	if start < 0 {
		return to
	}
	s.begin(op)
	s.jumps = maxMatchJumps
	if s.trace != nil {
		s.trace.runMatch(start, r)
	} else {
		s.run(s.match, start, r)
	}
	if s.of.InOrder && len(s.saved) > 1 {
		slices.SortStableFunc(s.saved, func(a, b savedMatch) int { return s.records[a.record].pattern - s.records[b.record].pattern })
	}
	for i, m := range s.saved {
		to = append(to, rewrite.Match{Pattern: s.of.patterns[s.records[m.record].pattern], Data: i})
	}
	return to
}

// begin prepares the machine for a match at op.
func (s *state) begin(op *ir.Operation) {
	s.saved, s.locations = s.saved[:0], s.locations[:0]
	s.kept.forget()
	s.root, s.ops[0] = op, op
}

// maxSteps bounds the steps of one match. Loops over the users of values may be
// nested, and the number of steps is then the product of the numbers of users.
const maxSteps = 1 << 27

// maxMatchJumps and maxRewriteJumps bound the jumps backwards in functions of pdl_interp.
const (
	maxMatchJumps   = 1 << 24
	maxRewriteJumps = 1 << 20
)

// run executes code from pc until the end, or until an instruction that only rewrites
// have, which it returns. It terminates because only loops and opBack jump backwards;
// loops iterate over lists that do not grow, and opBack is bounded.
func (s *state) run(code []inst, pc int32, r *rewrite.Rewriter) int32 {
	steps := 0
	for pc >= 0 {
		in := &code[pc]
		pc++
		steps++
		holds := true
		switch in.op {
		case opFail:
			holds = false
		case opOperand:
			s.values[in.a] = operandOf(s.ops[in.b], in.c)
		case opOperands:
			s.ranges[in.a] = operandsOf(s.ops[in.b], in.c, in.defined)
		case opOperandSingle:
			s.values[in.a] = singleOf(operandsOf(s.ops[in.b], in.c, in.defined))
		case opResult:
			s.values[in.a] = resultOf(s.ops[in.b], in.c)
		case opResults:
			s.ranges[in.a] = resultsOf(s.ops[in.b], in.c, in.defined)
		case opResultSingle:
			s.values[in.a] = singleOf(resultsOf(s.ops[in.b], in.c, in.defined))
		case opDefiningOp:
			s.ops[in.a] = definingOp(s.values[in.b])
		case opRangeDefining:
			s.ops[in.a] = definingOpOfRange(&s.ranges[in.b])
		case opAttribute:
			s.attrs[in.a] = attributeOf(s.ops[in.b], s.names[in.c])
		case opAttributeType:
			s.types[in.a] = typeOfAttribute(s.attrs[in.b])
		case opValueType:
			s.types[in.a] = typeOfValue(s.values[in.b])
		case opValueTypes:
			v := &s.ranges[in.b]
			s.typeRanges[in.a] = typeRange{valid: v.valid, values: v}
		case opLoadAttribute:
			s.attrs[in.a] = s.attrConsts[in.b]
		case opLoadType:
			s.types[in.a] = s.typeConsts[in.b]
		case opLoadTypes:
			s.typeRanges[in.a] = typeRange{valid: true, list: s.listConsts[in.b]}
		case opNotNull:
			holds = s.isNotNull(in)
		case opName:
			op := s.ops[in.a]
			holds = op != nil && op.Def() == s.defs[in.b]
		case opOperandCount:
			op := s.ops[in.a]
			holds = op != nil && op.NumOperands() == int(in.c)
		case opOperandAtLeast:
			op := s.ops[in.a]
			holds = op != nil && op.NumOperands() >= int(in.c)
		case opResultCount:
			op := s.ops[in.a]
			holds = op != nil && op.NumResults() == int(in.c)
		case opResultAtLeast:
			op := s.ops[in.a]
			holds = op != nil && op.NumResults() >= int(in.c)
		case opAttributeIs:
			holds = s.attrs[in.a] == s.attrConsts[in.b]
		case opTypeIs:
			holds = s.types[in.a] == s.typeConsts[in.b]
		case opTypesAre:
			holds = typesAre(&s.typeRanges[in.a], s.listConsts[in.b])
		case opEqual:
			holds = s.areEqual(in)
		case opConstraint:
			holds = s.constraint(&s.calls[in.a], r)
			if r.Failed() {
				s.saved = s.saved[:0]
				s.steps += steps
				return -1
			}
		case opSwitch:
			pc = s.choose(in)
		case opUsers:
			s.listUsers(in)
		case opLoop:
			s.loopRegs[in.a] = 0
		case opNext:
			if holds = s.nextUser(in); holds && steps > maxSteps {
				s.tooLong(r, steps)
				return -1
			}
		case opRecord:
			s.save(in.b)
			holds = false
		case opExactly:
			s.ranges[in.a] = valueRange{}
			if r := s.ranges[in.b]; r.valid && r.len() == int(in.c) {
				s.ranges[in.a] = r
			}
		case opExtract:
			s.extract(in.kind, in.a, in.b, int(in.c))
		case opUserRange:
			s.opRanges[in.a] = s.usersOf(in)
		case opValuesRange, opTypesRange:
			s.concat(in, s.concats[in.b], s.root, r)
			if r.Failed() {
				s.saved = s.saved[:0]
				s.steps += steps
				return -1
			}
		case opEach:
			if holds = s.nextElement(in); holds && steps > maxSteps {
				s.tooLong(r, steps)
				return -1
			}
		case opBack:
			if s.jumps--; s.jumps < 0 {
				op := s.functions[in.b]
				r.Errorf(op.Location().Place(), "'%s' op does not terminate", op.Name())
				s.saved = s.saved[:0]
				s.steps += steps
				return -1
			}
			holds = false
		default:
			s.steps += steps
			return pc - 1
		}
		if !holds {
			pc = in.to
		}
	}
	s.steps += steps
	return pc
}

// tooLong reports that a match takes too many steps.
func (s *state) tooLong(r *rewrite.Rewriter, steps int) {
	r.Errorf(s.root.Location().Place(), "matching at '%s' takes more than %d steps", s.root.Name(), maxSteps)
	s.saved = s.saved[:0]
	s.steps += steps
}

func (s *state) isNotNull(in *inst) bool {
	switch in.kind {
	case operationValue:
		return s.ops[in.a] != nil
	case valueValue:
		return s.values[in.a] != nil
	case typeValue:
		return s.types[in.a] != nil
	case attributeValue:
		return s.attrs[in.a] != nil
	case valueRangeValue:
		return s.ranges[in.a].valid
	case typeRangeValue:
		return s.typeRanges[in.a].valid
	case operationRangeValue:
		return s.opRanges[in.a] != nil
	}
	return s.attrRanges[in.a] != nil
}

func (s *state) areEqual(in *inst) bool {
	switch in.kind {
	case operationValue:
		return s.ops[in.a] == s.ops[in.b]
	case valueValue:
		return s.values[in.a] == s.values[in.b]
	case typeValue:
		return s.types[in.a] == s.types[in.b]
	case attributeValue:
		return s.attrs[in.a] == s.attrs[in.b]
	case valueRangeValue:
		return equalValues(&s.ranges[in.a], &s.ranges[in.b])
	case typeRangeValue:
		return equalTypes(&s.typeRanges[in.a], &s.typeRanges[in.b])
	case operationRangeValue:
		return slices.Equal(s.opRanges[in.a], s.opRanges[in.b])
	}
	return slices.Equal(s.attrRanges[in.a], s.attrRanges[in.b])
}

// constraint calls a native constraint. A constraint on an absent argument does not
// hold, whether negated or not; only attributes may be absent.
func (s *state) constraint(c *call, r *rewrite.Rewriter) bool {
	s.args = s.args[:0]
	for _, a := range c.args {
		arg := s.arg(a)
		if arg == nil && a.kind != attributeValue {
			return false
		}
		s.args = append(s.args, arg)
	}
	results, ok := c.constraint(r, s.args)
	if !ok || c.negated {
		for _, f := range c.results {
			s.setArg(f, nil)
		}
		return ok != c.negated
	}
	return giveResults(c, &s.registers, results, r)
}

// giveResults stores the results of a native function in the registers of the
// pattern. A wrong number or kind of results is an error of the function.
func giveResults(c *call, to *registers, results []rewrite.Arg, r *rewrite.Rewriter) bool {
	what := "constraint"
	if c.rewrite != nil {
		what = "rewrite"
	}
	if len(results) != len(c.results) {
		r.Errorf(c.op.Location().Place(), "the native %s '%s' returned %d results, but the pattern expects %d", what, nativeName(c.op), len(results), len(c.results))
		return false
	}
	for i, f := range c.results {
		if !to.setArg(f, results[i]) {
			r.Errorf(c.op.Location().Place(), "result #%d of the native %s '%s' is a %T, but the pattern expects %s", i, what, nativeName(c.op), results[i], c.op.Result(i).Type())
			return false
		}
	}
	return true
}

// choose returns the target of a switch.
func (s *state) choose(in *inst) int32 {
	t := &s.switches[in.b]
	switch t.on {
	case operandCount:
		if op := s.ops[in.a]; op != nil {
			return t.forCount(op.NumOperands(), in.to)
		}
	case resultCount:
		if op := s.ops[in.a]; op != nil {
			return t.forCount(op.NumResults(), in.to)
		}
	case operationName:
		if op := s.ops[in.a]; op != nil {
			return find(t.byDef, t.defs, t.to, op.Def(), in.to)
		}
	case attributeIs:
		if a := s.attrs[in.a]; a != nil {
			return find(t.byAttr, t.attrs, t.to, a, in.to)
		}
	case typeIs:
		if in.kind == typeRangeValue {
			for i, list := range t.lists {
				if typesAre(&s.typeRanges[in.a], list) {
					return t.to[i]
				}
			}
		} else if y := s.types[in.a]; y != nil {
			return find(t.byType, t.types, t.to, y, in.to)
		}
	}
	return in.to
}

func (t *switchTable) forCount(n int, otherwise int32) int32 {
	if n < len(t.count) && t.count[n] >= 0 {
		return t.count[n]
	}
	return otherwise
}

// find searches a short table and looks up in a long one.
func find[K comparable](long map[K]int32, keys []K, to []int32, key K, otherwise int32) int32 {
	if long != nil {
		if at, ok := long[key]; ok {
			return at
		}
		return otherwise
	}
	for i, k := range keys {
		if k == key {
			return to[i]
		}
	}
	return otherwise
}

// listUsers lists the users of a value, or of the first of a range.
func (s *state) listUsers(in *inst) {
	var v *ir.Value
	if in.kind == valueRangeValue {
		if r := &s.ranges[in.b]; r.valid && r.len() > 0 {
			v = r.at(0)
		}
	} else {
		v = s.values[in.b]
	}
	list := s.userRegs[in.a][:0]
	if v != nil {
		for user := range v.Users() {
			list = append(list, user)
		}
	}
	s.userRegs[in.a] = list
}

// nextUser takes the next of the users.
func (s *state) nextUser(in *inst) bool {
	list, next := s.userRegs[in.b], s.loopRegs[in.c]
	if next == len(list) {
		return false
	}
	s.loopRegs[in.c]++
	s.ops[in.a] = list[next]
	return true
}

// save keeps the inputs of a match for its rewrite.
func (s *state) save(record int32) {
	r := &s.records[record]
	m := savedMatch{record: record, inputs: s.kept.lengths(), location: len(s.locations)}
	for _, f := range r.inputs {
		s.kept.keep(&s.registers, f)
	}
	for _, reg := range r.locations {
		if op := s.ops[reg]; op != nil {
			s.locations = append(s.locations, op.Origin())
		}
	}
	m.locations = len(s.locations) - m.location
	s.saved = append(s.saved, m)
}
