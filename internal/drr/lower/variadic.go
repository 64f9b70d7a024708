package lower

import (
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// whole is the size of an operand group that is not listed.
const whole = -1

// listOperands returns the sizes of the operand groups of a source operation if the values of a
// variadic group are listed by `variadic`, otherwise nil. The operands of the pdl.operation are
// then listed one by one, too, if all sizes are known: each group that is not listed is a
// single value, or the definition gives it the size of the listed ones. Otherwise each group
// that is not listed has the size whole.
func (l *lowering) listOperands(op *ods.Operator, args []*drr.Arg) []int {
	sizes := make([]int, len(op.Operands))
	size, unknown := -1, false
	for i, a := range args {
		if op.Args[i].Kind != ods.OperandArg {
			continue
		}
		group := op.Args[i].Index
		switch {
		case a.Kind == drr.Nested && a.Node.Kind == drr.Variadic:
			n := len(a.Node.Args)
			if size >= 0 && size != n && op.HasTrait("SameVariadicOperandSize") {
				l.errorf("the rule can never match: the variadic operands of op '%s' have the same size, but %d and %d values are listed", op.Name(), size, n)
			}
			sizes[group], size = n, n
		case op.Operands[group].IsVariableLength():
			sizes[group], unknown = whole, true
		default:
			sizes[group] = 1
		}
	}
	if size < 0 {
		return nil
	}
	if !unknown {
		return sizes
	}
	for i := range sizes {
		switch sameSize := op.HasTrait("SameVariadicOperandSize"); {
		case sameSize && sizes[i] == whole:
			sizes[i] = size
		case !sameSize && !op.Operands[i].IsVariableLength():
			sizes[i] = whole
		}
	}
	return sizes
}

// groupSizes returns the sizes of the groups of an operation whose operands are listed.
func (l *lowering) groupSizes(sizes []int) ir.Attribute {
	list := make([]int32, len(sizes))
	for i, n := range sizes {
		list[i] = int32(n)
	}
	return l.ctx.DenseI32Array(list)
}

// matchElements lowers an operand group of a source operation whose operands are
// listed, and returns its values.
func (l *lowering) matchElements(op *ods.Operator, v *ods.Value, size int, a *drr.Arg) []*ir.Value {
	defer l.enter(a)()
	if !v.IsVariableLength() || size == whole {
		return []*ir.Value{l.matchOperand(op, v, a)}
	}
	if a.Kind == drr.Nested && a.Node.Kind == drr.Variadic {
		var values []*ir.Value
		for _, b := range a.Node.Args {
			values = append(values, l.matchElement(b))
		}
		l.bindOrCompare(a, a.Node.Name, &symbol{parts: values, variadic: true})
		return values
	}
	if s := l.symbols[a.Name]; a.Name != "" && s != nil && len(s.parts) == size {
		return s.parts
	}
	values := make([]*ir.Value, size)
	for i := range values {
		values[i] = l.one("pdl.operand", l.types.value, nil)
	}
	l.bindOrCompare(a, a.Name, &symbol{parts: values, variadic: true})
	return values
}

// matchElement lowers one value of a variadic group.
func (l *lowering) matchElement(a *drr.Arg) *ir.Value {
	defer l.enter(a)()
	if a.Kind == drr.Nested {
		return l.matchNested(a.Node)
	}
	if s := l.symbols[a.Name]; a.Name != "" && s != nil && s.handle != nil {
		return s.handle
	}
	h := l.one("pdl.operand", l.types.value, nil)
	l.bindOrCompare(a, a.Name, &symbol{handle: h})
	return h
}
