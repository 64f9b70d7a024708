package semantics

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// vectors adds the operations of vector on vectors of fixed shapes.
func (t table) vectors() {
	t.add(broadcasts, "vector.broadcast")
	t.add(extractVector, "vector.extract")
	t.add(insertVector, "vector.insert")
	t.add(shapeCast, "vector.shape_cast")
	t.add(bitcastVector, "vector.bitcast")
	t.add(toElements, "vector.to_elements")
	t.add(shuffles, "vector.shuffle")
	t.add(transposesVector, "vector.transpose")
	t.add(slicesVector, "vector.extract_strided_slice")
	t.add(insertsVectorSlice, "vector.insert_strided_slice")
	t.add(constantMask, "vector.constant_mask")
	t.add(createMask, "vector.create_mask")
	t.add(reduces, "vector.reduction")
	t.add(reducesDims, "vector.multi_reduction")
	t.add(loadsVector, "vector.load")
	t.add(storesVector, "vector.store")
	t.add(readsVector, "vector.transfer_read")
	t.add(writesVector, "vector.transfer_write")
	t.add(steps, "vector.step")
	t.add(prints, "vector.print")
}

// fixedShape returns the shape of a vector type without scalable dimensions, which may be empty, or nil for a
// scalar.
func fixedShape(t ir.Type) ([]int64, bool) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		_, shaped := ir.AsShaped(t)
		return nil, !shaped
	}
	_, fixed := ir.AsFixedVector(t)
	return append([]int64{}, v.Shape()...), fixed
}

// list returns the elements of a vector or a scalar. A vector that is poison has poisonous elements.
func list(v Value, n int64) []Value {
	if v.Kind == Elements && v.Aggregate().Sizes != nil {
		return v.Aggregate().List
	}
	return fill(n, v)
}

// product returns the number of elements of a shape that a type has.
func product(shape []int64) int64 {
	n := int64(1)
	for _, d := range shape {
		n *= d
	}
	return n
}

// gather returns a step whose result takes each of its elements from the operand.
func gather(op *ir.Operation, source func(at, from []int64) []int64) Step {
	to, ok := fixedShape(op.Result(0).Type())
	from, ok2 := fixedShape(op.Operand(0).Type())
	if !ok || !ok2 || to == nil {
		return nil
	}
	return func(c *Call) error {
		in := list(c.Args[0], product(from))
		out, err := c.make(to)
		if err != nil {
			return err
		}
		i := 0
		each(to, func(at []int64) bool {
			out[i] = in[linear(source(at, from), from)]
			i++
			return true
		})
		return c.Return(NewElements(to, out))
	}
}

func broadcasts(_ *Program, op *ir.Operation) Step {
	return gather(op, func(at, from []int64) []int64 {
		out := slices.Clone(at[len(at)-len(from):])
		for i, n := range from {
			if n == 1 {
				out[i] = 0
			}
		}
		return out
	})
}

func transposesVector(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.TransposeOp)
	if !ok {
		return nil
	}
	order := typed.Permutation()
	return gather(op, func(at, from []int64) []int64 {
		out := make([]int64, len(at))
		for i, d := range order {
			out[d] = at[i]
		}
		return out
	})
}

func slicesVector(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.ExtractStridedSliceOp)
	if !ok {
		return nil
	}
	offsets, strides := numbers(typed.Offsets()), numbers(typed.Strides())
	return gather(op, func(at, from []int64) []int64 {
		out := slices.Clone(at)
		for i := range offsets {
			out[i] = offsets[i] + at[i]*strides[i]
		}
		return out
	})
}

func numbers(as []ir.Attribute) []int64 {
	out := make([]int64, len(as))
	for i, a := range as {
		out[i] = a.(*ir.IntegerAttr).Int64()
	}
	return out
}

// positionOf returns a function that reads and checks a position with static and dynamic parts. The position
// counts vectors of the remaining rank; it is poison where a part is out of bounds.
func positionOf(op *ir.Operation, group int, shape []int64) func(c *Call) (at int64, ok bool, err error) {
	static, isArray := op.Attr("static_position").(*ir.DenseArrayAttr)
	if !isArray {
		return nil
	}
	position := int64s(static)
	return func(c *Call) (int64, bool, error) {
		at, err := c.mixed(position, c.group(group), "index")
		if err != nil {
			return 0, false, err
		}
		outer := shape[:len(at)]
		if len(at) > 0 && slices.Contains(at, -1) {
			return 0, false, nil // ub.PoisonAttr's number
		}
		if !inside(at, outer) {
			return 0, false, nil
		}
		return linear(at, outer) * product(shape[len(at):]), true, nil
	}
}

func extractVector(_ *Program, op *ir.Operation) Step {
	from, ok := fixedShape(op.Operand(0).Type())
	to, ok2 := fixedShape(op.Result(0).Type())
	position := positionOf(op, 1, from)
	if !ok || !ok2 || position == nil {
		return nil
	}
	return func(c *Call) error {
		at, inside, err := position(c)
		switch {
		case err != nil:
			return err
		case !inside:
			return c.Return(Value{})
		}
		in := list(c.Args[0], product(from))
		if to == nil {
			return c.Return(in[at])
		}
		return c.Return(NewElements(to, in[at:at+product(to)]))
	}
}

func insertVector(_ *Program, op *ir.Operation) Step {
	to, ok := fixedShape(op.Result(0).Type())
	part, ok2 := fixedShape(op.Operand(0).Type())
	position := positionOf(op, 2, to)
	if !ok || !ok2 || to == nil || position == nil {
		return nil
	}
	return func(c *Call) error {
		at, inside, err := position(c)
		switch {
		case err != nil:
			return err
		case !inside:
			return c.Return(Value{})
		}
		out := slices.Clone(list(c.Args[1], product(to)))
		if err := c.spend(int64(len(out))); err != nil {
			return err
		}
		copy(out[at:], list(c.Args[0], product(part)))
		return c.Return(NewElements(to, out))
	}
}

func shapeCast(_ *Program, op *ir.Operation) Step {
	to, ok := fixedShape(op.Result(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error { return c.Return(NewElements(to, list(c.Args[0], product(to)))) }
}

func bitcastVector(p *Program, op *ir.Operation) Step {
	if ir.ElementTypeOrSelf(op.Operand(0).Type()) == ir.ElementTypeOrSelf(op.Result(0).Type()) {
		return shapeCast(p, op)
	}
	return reinterpret(p, op)
}

func toElements(_ *Program, op *ir.Operation) Step {
	from, ok := fixedShape(op.Operand(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error { return c.Return(list(c.Args[0], product(from))...) }
}

func shuffles(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.ShuffleOp)
	to, ok2 := fixedShape(op.Result(0).Type())
	a, ok3 := fixedShape(op.Operand(0).Type())
	b, ok4 := fixedShape(op.Operand(1).Type())
	if !ok || !ok2 || !ok3 || !ok4 {
		return nil
	}
	mask, inner := typed.Mask(), product(to)/max(1, to[0])
	return func(c *Call) error {
		in := append(slices.Clone(list(c.Args[0], product(a))), list(c.Args[1], product(b))...)
		var out []Value
		for _, i := range mask {
			if i < 0 {
				out = append(out, make([]Value, inner)...)
				continue
			}
			out = append(out, in[i*inner:(i+1)*inner]...)
		}
		return c.Return(NewElements(to, out))
	}
}

func insertsVectorSlice(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.InsertStridedSliceOp)
	to, ok2 := fixedShape(op.Result(0).Type())
	from, ok3 := fixedShape(op.Operand(0).Type())
	if !ok || !ok2 || !ok3 {
		return nil
	}
	offsets, strides := numbers(typed.Offsets()), numbers(typed.Strides())
	return func(c *Call) error {
		out, in := slices.Clone(list(c.Args[1], product(to))), list(c.Args[0], product(from))
		i := 0
		each(from, func(at []int64) bool {
			pos := slices.Clone(offsets)
			for k, n := range at {
				d := len(to) - len(from) + k
				pos[d] += n * strides[k]
			}
			out[linear(pos, to)] = in[i]
			i++
			return true
		})
		return c.Return(NewElements(to, out))
	}
}

// mask returns a vector of bits that are set below limits.
func mask(shape, limits []int64) Value {
	var out []Value
	each(shape, func(at []int64) bool {
		set := true
		for i, n := range at {
			set = set && n < limits[i]
		}
		out = append(out, Bool(set))
		return true
	})
	return NewElements(shape, out)
}

func constantMask(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.ConstantMaskOp)
	shape, ok2 := fixedShape(op.Result(0).Type())
	if !ok || !ok2 {
		return nil
	}
	v := mask(shape, typed.MaskDimSizes())
	return func(c *Call) error { return c.Return(v) }
}

func createMask(_ *Program, op *ir.Operation) Step {
	shape, ok := fixedShape(op.Result(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error {
		limits, err := c.positions(c.Args, "limit")
		if err != nil {
			return err
		}
		return c.Return(mask(shape, limits))
	}
}

// combining returns the operation of a kind of reductions.
func combining(p *Program, op *ir.Operation, t ir.Type, kind vector.CombiningKind) func(c *Call, args, results []Value) error {
	l, ok := p.layoutOf(t)
	if !ok {
		return nil
	}
	name := kind.String()
	switch name {
	case "add", "mul":
		if l.float {
			name += "f"
		} else {
			name += "i"
		}
	case "and", "or", "xor":
		name += "i"
	}
	if l.float {
		fn := floatBinaries()["arith."+name]
		if fn == nil {
			return nil
		}
		return func(c *Call, args, results []Value) error {
			results[0] = Float(fn(num.APFloatFromBits(l.kind, args[0].Bits), num.APFloatFromBits(l.kind, args[1].Bits)))
			return nil
		}
	}
	fn := binaries()[name]
	if fn == nil {
		return nil
	}
	return func(c *Call, args, results []Value) error {
		z, _ := fn(args[0].Bits, args[1].Bits)
		results[0] = Bits(z)
		return nil
	}
}

func reduces(p *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.ReductionOp)
	shape, ok2 := fixedShape(op.Operand(0).Type())
	if !ok || !ok2 {
		return nil
	}
	fn := combining(p, op, op.Result(0).Type(), typed.Kind())
	if fn == nil {
		return nil
	}
	return func(c *Call) error {
		in := list(c.Args[0], product(shape))
		if len(c.Args) > 1 { // the order of an addition of floating-point numbers begins with it
			in = append([]Value{c.Args[1]}, in...)
		}
		total, out := in[0], make([]Value, 1)
		for _, v := range in[1:] {
			out[0] = Value{}
			if err := apply(c, fn, []Value{total, v}, out); err != nil {
				return err
			}
			total = out[0]
		}
		return c.Return(total)
	}
}

func reducesDims(p *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.MultiDimReductionOp)
	from, ok2 := fixedShape(op.Operand(0).Type())
	to, ok3 := fixedShape(op.Result(0).Type())
	if !ok || !ok2 || !ok3 {
		return nil
	}
	fn := combining(p, op, scalarType(op.Result(0)), typed.Kind())
	if fn == nil {
		return nil
	}
	dims := typed.ReductionDims()
	return func(c *Call) error {
		in, out := list(c.Args[0], product(from)), slices.Clone(list(c.Args[1], product(to)))
		i, z := 0, make([]Value, 1)
		var failed error
		each(from, func(at []int64) bool {
			var pos []int64
			for d, n := range at {
				if !slices.Contains(dims, int64(d)) {
					pos = append(pos, n)
				}
			}
			k := linear(pos, to)
			z[0] = Value{}
			failed = apply(c, fn, []Value{out[k], in[i]}, z)
			out[k] = z[0]
			i++
			return failed == nil
		})
		if failed != nil {
			return failed
		}
		if to == nil {
			return c.Return(out[0])
		}
		return c.Return(NewElements(to, out))
	}
}

// lanes calls fn with the position in memory of each element of a vector of a shape.
func lanes(shape, base []int64, fn func(i int, at []int64) error) error {
	i := 0
	var failed error
	each(shape, func(at []int64) bool {
		pos := slices.Clone(base)
		for k, n := range at {
			pos[len(pos)-len(at)+k] += n
		}
		failed = fn(i, pos)
		i++
		return failed == nil
	})
	return failed
}

func loadsVector(_ *Program, op *ir.Operation) Step {
	shape, ok := fixedShape(op.Result(0).Type())
	if !ok || ir.ElementTypeOrSelf(op.Operand(0).Type()) != scalarType(op.Result(0)) {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		base, err := c.positions(c.Args[1:], "index")
		if err != nil {
			return err
		}
		out, err := c.make(shape)
		if err != nil {
			return err
		}
		err = lanes(shape, base, func(i int, at []int64) error {
			cell, err := c.cellAt(v, at)
			if err == nil {
				out[i] = *cell
			}
			return err
		})
		if err != nil {
			return err
		}
		return c.Return(NewElements(shape, out))
	}
}

func storesVector(_ *Program, op *ir.Operation) Step {
	shape, ok := fixedShape(op.Operand(0).Type())
	if !ok || ir.ElementTypeOrSelf(op.Operand(1).Type()) != scalarType(op.Operand(0)) {
		return nil
	}
	return func(c *Call) error {
		v, err := c.writable(c.Args[1])
		if err != nil {
			return err
		}
		base, err := c.positions(c.Args[2:], "index")
		if err != nil {
			return err
		}
		in := list(c.Args[0], product(shape))
		return lanes(shape, base, func(i int, at []int64) error {
			cell, err := c.cellAt(v, at)
			if err == nil {
				*cell = in[i]
			}
			return err
		})
	}
}

// A transfer is a transfer between a vector and memory or a tensor.
type transfer struct {
	shape    []int64 // of the vector
	dims     []int64 // of memory, by dimension of the vector; -1 for one that is broadcast
	inBounds []bool
}

func transferOf(m *ir.AffineMapAttr, t ir.Type, inBounds []ir.Attribute) (transfer, bool) {
	shape, ok := fixedShape(t)
	if !ok || m == nil || shape == nil {
		return transfer{}, false
	}
	inputs := make([]int64, m.Map.NumInputs())
	for i := range inputs {
		inputs[i] = int64(i) + 1
	}
	dims, ok := m.Map.Eval(inputs, nil)
	if !ok || !m.Map.IsProjectedPermutation(true) || len(dims) != len(shape) {
		return transfer{}, false
	}
	x := transfer{shape: shape, dims: dims, inBounds: make([]bool, len(dims))}
	for i := range dims {
		x.dims[i]--
		if i < len(inBounds) {
			b, _ := ir.AsBool(inBounds[i])
			x.inBounds[i] = b != nil && !b.Value.IsZero()
		}
	}
	return x, true
}

// each calls fn with the position of each element of the vector; outside is set for positions beyond the
// shape, which the operation may permit.
func (x transfer) each(c *Call, base, sizes []int64, fn func(i int, at []int64, outside bool) error) error {
	i := 0
	var failed error
	each(x.shape, func(at []int64) bool {
		pos, outside := slices.Clone(base), false
		for k, n := range at {
			if d := x.dims[k]; d >= 0 {
				pos[d] += n
				out := pos[d] < 0 || pos[d] >= sizes[d]
				if out && x.inBounds[k] {
					failed = c.Undefined("index %v is out of bounds of %v", pos, sizes)
					return false
				}
				outside = outside || out
			}
		}
		if !outside && !inside(pos, sizes) {
			failed = c.Undefined("index %v is out of bounds of %v", pos, sizes)
			return false
		}
		failed = fn(i, pos, outside)
		i++
		return failed == nil
	})
	return failed
}

// permitted reports whether a mask, which may be missing, permits a lane.
func permitted(c *Call, mask []Value, i int) (bool, error) {
	switch {
	case len(mask) == 0:
		return true, nil
	case mask[0].Kind != Elements:
		return false, c.Undefined("the mask is poison")
	}
	v := mask[0].Aggregate().List[i]
	if v.Kind != Number {
		return false, c.Undefined("a bit of the mask is poison")
	}
	return v.IsTrue(), nil
}

// identityMask reports whether each lane of the mask belongs to the same lane of the vector.
func identityMask(op *ir.Operation, m *ir.AffineMapAttr) bool {
	return len(op.OperandGroup(3)) == 0 || m.Map.IsMinorIdentity()
}

func readsVector(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.TransferReadOp)
	if !ok {
		return nil
	}
	x, ok := transferOf(typed.PermutationMap(), op.Result(0).Type(), typed.InBounds())
	if !ok || ir.ElementTypeOrSelf(op.Operand(0).Type()) != scalarType(op.Result(0)) || !identityMask(op, typed.PermutationMap()) {
		return nil
	}
	return func(c *Call) error {
		sizes, at, err := c.source(c.Args[0])
		if err != nil {
			return err
		}
		base, err := c.positions(c.group(1), "index")
		if err != nil {
			return err
		}
		out, err := c.make(x.shape)
		if err != nil {
			return err
		}
		padding := c.group(2)[0]
		err = x.each(c, base, sizes, func(i int, pos []int64, outside bool) error {
			on, err := permitted(c, c.group(3), i)
			if err != nil {
				return err
			}
			if out[i] = padding; on && !outside {
				out[i], err = at(pos)
			}
			return err
		})
		if err != nil {
			return err
		}
		return c.Return(NewElements(x.shape, out))
	}
}

// source returns the shape of memory or a tensor, and a function that reads its elements.
func (c *Call) source(v Value) ([]int64, func(at []int64) (Value, error), error) {
	if v.Kind == Elements {
		a := v.Aggregate()
		return a.Sizes, func(at []int64) (Value, error) { return a.List[linear(at, a.Sizes)], nil }, nil
	}
	view, err := c.view(v)
	if err != nil {
		return nil, nil, err
	}
	return view.Sizes, func(at []int64) (Value, error) {
		cell, err := c.cellAt(view, at)
		if err != nil {
			return Value{}, err
		}
		return *cell, nil
	}, nil
}

func writesVector(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.TransferWriteOp)
	if !ok {
		return nil
	}
	x, ok := transferOf(typed.PermutationMap(), op.Operand(0).Type(), typed.InBounds())
	if !ok || ir.ElementTypeOrSelf(op.Operand(1).Type()) != scalarType(op.Operand(0)) || !identityMask(op, typed.PermutationMap()) {
		return nil
	}
	return func(c *Call) error {
		base, err := c.positions(c.group(2), "index")
		if err != nil {
			return err
		}
		in := list(c.Args[0], product(x.shape))
		var sizes []int64
		var set func(at []int64, v Value) error
		var result []Value
		if to := c.Args[1]; to.Kind == Elements {
			a := to.Aggregate()
			elements := slices.Clone(a.List)
			sizes, result = a.Sizes, []Value{NewElements(a.Sizes, elements)}
			set = func(at []int64, v Value) error {
				elements[linear(at, a.Sizes)] = v
				return nil
			}
		} else {
			view, err := c.writable(to)
			if err != nil {
				return err
			}
			sizes = view.Sizes
			set = func(at []int64, v Value) error {
				cell, err := c.cellAt(view, at)
				if err == nil {
					*cell = v
				}
				return err
			}
		}
		err = x.each(c, base, sizes, func(i int, pos []int64, outside bool) error {
			on, err := permitted(c, c.group(3), i)
			if err != nil || !on || outside {
				return err
			}
			return set(pos, in[i])
		})
		if err != nil {
			return err
		}
		return c.Return(result...)
	}
}

func steps(p *Program, op *ir.Operation) Step {
	shape, ok := fixedShape(op.Result(0).Type())
	if !ok {
		return nil
	}
	var out []Value
	for i := range product(shape) {
		out = append(out, Int(p.index(), i))
	}
	return func(c *Call) error { return c.Return(NewElements(shape, out)) }
}

// prints writes as LLVM's runner library does.
func prints(p *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(vector.PrintOp)
	if !ok {
		return nil
	}
	literal, isText := typed.StringLiteral()
	end := map[vector.PrintPunctuation]string{vector.PrintPunctuationNewLine: "\n", vector.PrintPunctuationComma: ", ", vector.PrintPunctuationOpen: "( ",
		vector.PrintPunctuationClose: " )"}[typed.Punctuation()]
	return func(c *Call) error {
		var b strings.Builder
		switch {
		case isText:
			return c.write(literal) // without punctuation
		case len(c.Args) > 0:
			if c.Args[0].undefined() {
				return c.Undefined("what is printed is poison")
			}
			p.appendVector(&b, c.Args[0], op.Operand(0).Type())
		}
		b.WriteString(end)
		return c.write(b.String())
	}
}
