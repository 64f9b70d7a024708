package randomir_test

import (
	"slices"

	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
)

// An ending is how an execution ends.
type ending int

const (
	returned  ending = iota
	undefined        // its behavior
	endless          // there were more steps than a test has
)

// A machine executes functions of integers with their control flow.
type machine struct {
	values       map[*ir.Value]number
	structs      map[*ir.Value][]number
	index, steps int
}

func (m *machine) operands(vs []*ir.Value) []number {
	var ns []number
	for _, v := range vs {
		ns = append(ns, m.values[v])
	}
	return ns
}

// set gives values to results or arguments.
func (m *machine) set(vs []*ir.Value, ns []number) {
	for i, v := range vs {
		ns[i].bits &= mask(widthOf(v.Type(), m.index))
		m.values[v] = ns[i]
	}
}

// region executes a region until an operation that ends it, and returns that and its operands.
func (m *machine) region(r *ir.Region, args []number) (*ir.Operation, []number, ending) {
	b := r.Entry()
	for {
		m.set(b.Args(), args)
		for op := b.Front(); op != b.Back(); op = op.Next() {
			if o := m.operation(op); o != returned {
				return nil, nil, o
			}
		}
		end := b.Back()
		if m.steps--; m.steps < 0 {
			return nil, nil, endless
		}
		if end.NumSuccessors() == 0 {
			return end, m.operands(end.Operands()), returned
		}
		next, ok := m.branch(end)
		if !ok {
			return nil, nil, undefined
		}
		b, args = next.to, m.operands(next.with)
	}
}

// A target is the destination of a branch, with its operands.
type target struct {
	to   *ir.Block
	with []*ir.Value
}

// branch returns where control goes; false if it depends on poison.
func (m *machine) branch(op *ir.Operation) (target, bool) {
	switch op := op.Typed().(type) {
	case cf.BranchOp:
		return target{op.Dest(), op.DestOperands().Values()}, true
	case cf.CondBranchOp:
		c := m.values[op.Condition()]
		if c.bits != 0 {
			return target{op.TrueDest(), op.TrueDestOperands().Values()}, !c.poison
		}
		return target{op.FalseDest(), op.FalseDestOperands().Values()}, !c.poison
	case cf.SwitchOp:
		x := m.values[op.Flag()]
		cases, _ := op.CaseValues()
		for i, with := range op.CaseOperands() {
			if cases.(*ir.DenseElementsAttr).Int(i).Low64() == x.bits {
				return target{op.Operation.Successor(1 + i), with.Values()}, !x.poison
			}
		}
		return target{op.DefaultDestination(), op.DefaultOperands().Values()}, !x.poison
	}
	return m.llvmBranch(op)
}

// operation executes an operation that does not end a block.
func (m *machine) operation(op *ir.Operation) ending {
	switch typed := op.Typed().(type) {
	case scf.IfOp:
		return m.choose(op, typed.Condition(), func(c number) *ir.Region {
			if c.bits != 0 {
				return op.Region(0)
			}
			return op.Region(1)
		})
	case scf.IndexSwitchOp:
		return m.choose(op, typed.Arg(), func(x number) *ir.Region {
			for i, c := range typed.Cases() {
				if uint64(c)&mask(m.index) == x.bits {
					return op.Region(1 + i)
				}
			}
			return op.Region(0)
		})
	case scf.ExecuteRegionOp:
		return m.yield(op, op.Region(0), nil)
	case scf.ForOp:
		return m.loop(typed)
	case scf.WhileOp:
		return m.while(typed)
	}
	if m.structure(op) {
		return returned
	}
	if o, ok := m.access(op); ok {
		return o
	}
	return m.run(op)
}

// access executes an operation on memory; false for others. Memory is poison until it is stored to.
func (m *machine) access(op *ir.Operation) (ending, bool) {
	switch op := op.Typed().(type) {
	case memref.AllocaOp:
		m.values[op.Memref()] = uninitialized(op.Memref().Type())
	case memref.AllocOp:
		m.values[op.Memref()] = uninitialized(op.Memref().Type())
	case memref.LoadOp:
		cells := m.values[op.Memref()].memory
		i, o := m.cell(op.Indices().Values(), cells)
		if o == returned {
			m.values[op.ResultValue()] = cells[i]
		}
		return o, true
	case memref.StoreOp:
		cells := m.values[op.Memref()].memory
		i, o := m.cell(op.Indices().Values(), cells)
		if o == returned {
			cells[i] = m.values[op.Value()]
		}
		return o, true
	case memref.DeallocOp:
	default:
		return returned, false
	}
	return returned, true
}

func uninitialized(t ir.Type) number {
	s, _ := ir.AsShaped(t)
	n := 1
	for _, d := range s.Shape() {
		n *= int(d)
	}
	return number{memory: slices.Repeat([]number{{poison: true}}, n)}
}

// cell returns the number of an element of at most one dimension.
func (m *machine) cell(indices []*ir.Value, cells []number) (int, ending) {
	if len(indices) == 0 {
		return 0, returned
	}
	x := m.values[indices[0]]
	if x.poison || x.bits >= uint64(len(cells)) {
		return 0, undefined
	}
	return int(x.bits), returned
}

// choose executes one of the regions of an operation.
func (m *machine) choose(op *ir.Operation, by *ir.Value, region func(by number) *ir.Region) ending {
	x := m.values[by]
	if x.poison {
		return undefined
	}
	r := region(x)
	if r.Empty() {
		return returned
	}
	return m.yield(op, r, nil)
}

// yield executes a region whose results are those of an operation.
func (m *machine) yield(op *ir.Operation, r *ir.Region, args []number) ending {
	_, results, o := m.region(r, args)
	if o == returned {
		m.set(op.Results(), results)
	}
	return o
}

// loop executes scf.for. That the next index is no number of its type counts as undefined: such
// loops are told apart by the number of their trips.
func (m *machine) loop(op scf.ForOp) ending {
	lower, upper, step := m.values[op.LowerBound()], m.values[op.UpperBound()], m.values[op.Step()]
	w := widthOf(op.Step().Type(), m.index)
	if lower.poison || upper.poison || step.poison || signed(step.bits, w) <= 0 {
		return undefined
	}
	carried := m.operands(op.InitArgs().Values())
	for i := lower; ; i.bits += step.bits {
		if op.UnsignedCmp() && (i.bits >= upper.bits || i.bits < lower.bits) || !op.UnsignedCmp() && signed(i.bits, w) >= signed(upper.bits, w) {
			break
		}
		if leaves(i.bits, step.bits, w, op.UnsignedCmp()) {
			return undefined
		}
		_, results, o := m.region(op.RegionRegion(), append([]number{i}, carried...))
		if o != returned {
			return o
		}
		carried = results
	}
	m.set(op.Results(), carried)
	return returned
}

// leaves reports whether the next index is no number of a width.
func leaves(i, step uint64, w int, unsigned bool) bool {
	next := (i + step) & mask(w)
	if unsigned {
		return next < i
	}
	return signed(next, w) < signed(i, w)
}

// while executes scf.while.
func (m *machine) while(op scf.WhileOp) ending {
	carried := m.operands(op.Inits().Values())
	for {
		_, results, o := m.region(op.Before(), carried)
		switch {
		case o != returned:
			return o
		case results[0].poison:
			return undefined
		case results[0].bits == 0:
			m.set(op.Results(), results[1:])
			return returned
		}
		if _, carried, o = m.region(op.After(), results[1:]); o != returned {
			return o
		}
	}
}
