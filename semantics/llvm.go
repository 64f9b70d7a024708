package semantics

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// instructions adds the llvm dialect's operations on integers and structures.
func (t table) instructions() {
	fns := binaries()
	for name, of := range map[string]string{"add": "addi", "sub": "subi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori", "shl": "shli", "ashr": "shrsi",
		"lshr": "shrui", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui", "intr.smax": "maxsi", "intr.smin": "minsi", "intr.umax": "maxui",
		"intr.umin": "minui"} {
		t.add(binary(fns[of]), "llvm."+name)
	}
	for name, of := range map[string]string{"intr.ctpop": "ctpop", "intr.abs": "absi", "intr.ctlz": "ctlz", "intr.cttz": "cttz"} {
		t.add(counts(unaries()[of]), "llvm."+name)
	}
	t.add(zero, "llvm.mlir.zero")
	t.add(func(*Program, *ir.Operation) Step {
		return func(c *Call) error { return c.Return(Value{Kind: Unspecified}) }
	}, "llvm.mlir.undef")
	t.add(freeze, "llvm.freeze")
	t.add(extractField, "llvm.extractvalue")
	t.add(insertField, "llvm.insertvalue")
}

// counts is an operation on one integer whose flag makes the result poison: for zero, or for the least
// integer.
func counts(fn func(x num.APInt) num.APInt) Meaning {
	return func(_ *Program, op *ir.Operation) Step {
		poisons := false
		for _, name := range []string{"is_zero_poison", "is_int_min_poison"} {
			if b, ok := op.Attr(name).(*ir.IntegerAttr); ok {
				poisons = !b.Value.IsZero()
			}
		}
		least := strings.HasSuffix(op.Name(), ".abs")
		return lifted(op, func(c *Call, args, results []Value) error {
			x := args[0].Bits
			if poisons && (!least && x.IsZero() || least && x.Equal(num.SignedMin(x.Width()))) {
				return nil
			}
			results[0] = Bits(fn(x))
			return nil
		})
	}
}

func zero(p *Program, op *ir.Operation) Step {
	l, ok := p.layoutOf(op.Result(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error { return c.Return(Int(l.width, 0)) }
}

// freeze returns any number for poison, the same for all uses. Here it is 0, unless results are compared with
// another program's.
func freeze(p *Program, op *ir.Operation) Step {
	l, ok := p.layoutOf(op.Operand(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error {
		if c.Args[0].Kind == Number {
			return c.Return(c.Args[0])
		}
		if c.machine.p.options.Compared {
			return c.stop(Unknown, "a frozen value is any value")
		}
		return c.Return(Int(l.width, 0))
	}
}

// place returns the indices of a field.
func place(op *ir.Operation) []int64 {
	if a, ok := op.Attr("position").(*ir.DenseArrayAttr); ok {
		return int64s(a)
	}
	return nil
}

func extractField(_ *Program, op *ir.Operation) Step {
	at := place(op)
	return func(c *Call) error {
		v := c.Args[0]
		for _, i := range at {
			switch {
			case v.Kind == Unspecified:
				return c.Return(v)
			case v.Kind != Elements || int(i) >= len(v.Aggregate().List):
				return c.Return(Value{})
			}
			v = v.Aggregate().List[i]
		}
		return c.Return(v)
	}
}

func insertField(_ *Program, op *ir.Operation) Step {
	at := place(op)
	if len(at) != 1 {
		return nil
	}
	return func(c *Call) error {
		var list []Value
		kind := c.Args[0].Kind
		if kind == Elements {
			list = slices.Clone(c.Args[0].Aggregate().List)
			kind = Poison
		}
		for len(list) <= int(at[0]) {
			list = append(list, Value{Kind: kind})
		}
		list[at[0]] = c.Args[1]
		return c.Return(NewStructure(list))
	}
}
