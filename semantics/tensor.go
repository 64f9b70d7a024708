package semantics

import (
	"slices"

	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/ir"
)

// tensors adds the operations of tensor, and those of bufferization between tensors and memory.
func (t table) tensors() {
	t.add(emptyTensor, "tensor.empty", "bufferization.alloc_tensor")
	t.add(fromElements, "tensor.from_elements", "vector.from_elements")
	t.add(extractElement, "tensor.extract")
	t.add(insertElement, "tensor.insert")
	t.add(splat, "tensor.splat")
	t.add(generate, "tensor.generate")
	t.add(deferred(extractSlice), "tensor.extract_slice")
	t.add(deferred(insertSlice), "tensor.insert_slice")
	t.add(deferred(reshapesTensor), "tensor.expand_shape", "tensor.collapse_shape")
	t.add(reinterpret, "tensor.bitcast")
	t.add(pads, "tensor.pad")
	t.add(concatenates, "tensor.concat")
	t.add(toTensor, "bufferization.to_tensor")
	t.add(toBuffer, "bufferization.to_buffer")
	t.add(clones, "bufferization.clone")
	t.add(materializes, "bufferization.materialize_in_destination")
}

// shaped returns the type of a result that is no memref and has a rank.
func shaped(op *ir.Operation) (ir.ShapedType, bool) {
	t, ok := ir.AsShaped(op.Result(0).Type())
	return t, ok && t.HasRank() && !ir.IsMemRef(op.Result(0).Type())
}

// make returns the elements of a shape, once their number is known to be small enough. They are poison.
func (c *Call) make(sizes []int64) ([]Value, error) {
	n, ok := count(sizes, c.machine.p.memory())
	if !ok {
		return nil, c.stop(Limit, "a value of %v elements is too large", sizes)
	}
	if err := c.spend(n); err != nil {
		return nil, err
	}
	return make([]Value, n), nil
}

// aggregate returns the elements of an operand.
func (c *Call) aggregate(v Value) (*Aggregate, error) {
	switch v.Kind {
	case Elements:
		return v.Aggregate(), nil
	case Poison:
		return nil, c.poisonous(v, "the shaped operand is poison")
	}
	return nil, c.stop(Unknown, "the shaped operand is unspecified")
}

func emptyTensor(_ *Program, op *ir.Operation) Step {
	t, ok := shaped(op)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		if len(c.Op.OperandGroups()) > 1 && len(c.group(1)) > 0 { // a copy
			return c.Return(c.group(1)[0])
		}
		sizes, err := c.sizes(t.Shape(), c.group(0))
		if err != nil {
			return err
		}
		list, err := c.make(sizes)
		if err != nil {
			return err
		}
		return c.Return(NewElements(sizes, list))
	}
}

func fromElements(_ *Program, op *ir.Operation) Step {
	t, ok := shaped(op)
	if !ok || !ir.HasStaticShape(t) {
		return nil
	}
	return func(c *Call) error { return c.Return(NewElements(t.Shape(), slices.Clone(c.Args))) }
}

func extractElement(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		if c.Args[0].Kind == Poison {
			return c.Return(Value{})
		}
		a, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		at, err := c.positions(c.Args[1:], "index")
		if err != nil {
			return err
		}
		if !inside(at, a.Sizes) {
			return c.Undefined("index %v is out of bounds of %v", at, a.Sizes)
		}
		return c.Return(a.List[linear(at, a.Sizes)])
	}
}

func insertElement(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		a, err := c.aggregate(c.Args[1])
		if err != nil {
			return err
		}
		at, err := c.positions(c.Args[2:], "index")
		if err != nil {
			return err
		}
		if !inside(at, a.Sizes) {
			return c.Undefined("index %v is out of bounds of %v", at, a.Sizes)
		}
		if err := c.spend(int64(len(a.List))); err != nil {
			return err
		}
		list := slices.Clone(a.List)
		list[linear(at, a.Sizes)] = c.Args[0]
		return c.Return(NewElements(a.Sizes, list))
	}
}

func splat(_ *Program, op *ir.Operation) Step {
	t, ok := shaped(op)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		sizes, err := c.sizes(t.Shape(), c.Args[1:])
		if err != nil {
			return err
		}
		list, err := c.make(sizes)
		if err != nil {
			return err
		}
		return c.Return(NewElements(sizes, fill(int64(len(list)), c.Args[0])))
	}
}

func generate(p *Program, op *ir.Operation) Step {
	t, ok := shaped(op)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		sizes, err := c.sizes(t.Shape(), c.Args)
		if err != nil {
			return err
		}
		list, err := c.make(sizes)
		if err != nil {
			return err
		}
		if err := c.fillBy(list, sizes, 0); err != nil {
			return err
		}
		return c.Return(NewElements(sizes, list))
	}
}

// fillBy fills elements with the values that a region yields for their indices.
func (c *Call) fillBy(list []Value, sizes []int64, region int) error {
	var failed error
	i, args := 0, make([]Value, len(sizes))
	each(sizes, func(at []int64) bool {
		for k, n := range at {
			args[k] = Int(c.machine.p.index(), n)
		}
		var out []Value
		if out, failed = c.Region(region, args...); failed != nil {
			return false
		}
		list[i] = out[0]
		i++
		return true
	})
	return failed
}

// within checks that a window is part of a shape.
func (c *Call) within(w window, sizes []int64) error {
	for i, n := range w.sizes {
		last := w.offsets[i] + (n-1)*w.strides[i]
		if n > 0 && (!inside([]int64{w.offsets[i]}, sizes[i:]) || !inside([]int64{last}, sizes[i:])) {
			return c.Undefined("the slice is out of bounds of %v", sizes)
		}
	}
	return nil
}

// place returns where an element of a window is.
func (w window) place(at []int64) []int64 {
	out := make([]int64, len(at))
	for i, n := range at {
		out[i] = w.offsets[i] + n*w.strides[i]
	}
	return out
}

func extractSlice(_ *Program, op *ir.Operation) Step {
	t, ok := shaped(op)
	read, ok2 := windowOf(op, 1)
	if !ok || !ok2 {
		return nil
	}
	return func(c *Call) error {
		a, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		w, err := read(c)
		if err != nil {
			return err
		}
		if err := c.within(w, a.Sizes); err != nil {
			return err
		}
		list, err := c.make(w.sizes)
		if err != nil {
			return err
		}
		i := 0
		each(w.sizes, func(at []int64) bool {
			list[i] = a.List[linear(w.place(at), a.Sizes)]
			i++
			return true
		})
		dims, ok := kept(w.sizes, t.Shape())
		if !ok {
			return c.Undefined("the shape %v is not that of the type", w.sizes)
		}
		return c.Return(NewElements(pick(w.sizes, dims), list))
	}
}

func insertSlice(_ *Program, op *ir.Operation) Step {
	read, ok := windowOf(op, 2)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		from, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		to, err := c.aggregate(c.Args[1])
		if err != nil {
			return err
		}
		w, err := read(c)
		if err != nil {
			return err
		}
		if err := c.within(w, to.Sizes); err != nil {
			return err
		}
		if _, ok := kept(w.sizes, from.Sizes); !ok {
			return c.Undefined("the shape %v is inserted as %v", from.Sizes, w.sizes)
		}
		if err := c.spend(int64(len(to.List))); err != nil {
			return err
		}
		list, i := slices.Clone(to.List), 0
		each(w.sizes, func(at []int64) bool {
			list[linear(w.place(at), to.Sizes)] = from.List[i]
			i++
			return true
		})
		return c.Return(NewElements(to.Sizes, list))
	}
}

func reshapesTensor(_ *Program, op *ir.Operation) Step {
	reshaped := reshape(op)
	if reshaped == nil {
		return nil
	}
	return func(c *Call) error {
		a, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		sizes, err := reshaped(c, a.Sizes)
		if err != nil {
			return err
		}
		return c.Return(NewElements(sizes, a.List))
	}
}

func pads(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(tensor.PadOp)
	if !ok {
		return nil
	}
	low, high := typed.StaticLow(), typed.StaticHigh()
	return func(c *Call) error {
		a, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		before, err := c.sizes(low, c.group(1))
		if err != nil {
			return err
		}
		after, err := c.sizes(high, c.group(2))
		if err != nil {
			return err
		}
		sizes := make([]int64, len(a.Sizes))
		for i, n := range a.Sizes {
			sizes[i] = before[i] + n + after[i]
		}
		list, err := c.make(sizes)
		if err != nil {
			return err
		}
		if err := c.fillBy(list, sizes, 0); err != nil {
			return err
		}
		i := 0
		each(a.Sizes, func(at []int64) bool {
			to := slices.Clone(at)
			for k := range to {
				to[k] += before[k]
			}
			list[linear(to, sizes)] = a.List[i]
			i++
			return true
		})
		return c.Return(NewElements(sizes, list))
	}
}

func concatenates(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(tensor.ConcatOp)
	if !ok {
		return nil
	}
	dim := int(typed.Dim())
	return func(c *Call) error {
		var parts []*Aggregate
		for _, v := range c.Args {
			a, err := c.aggregate(v)
			if err != nil {
				return err
			}
			parts = append(parts, a)
		}
		sizes := slices.Clone(parts[0].Sizes)
		for _, a := range parts[1:] {
			sizes[dim] += a.Sizes[dim]
		}
		list, err := c.make(sizes)
		if err != nil {
			return err
		}
		offset := int64(0)
		for _, a := range parts {
			i := 0
			each(a.Sizes, func(at []int64) bool {
				to := slices.Clone(at)
				to[dim] += offset
				list[linear(to, sizes)] = a.List[i]
				i++
				return true
			})
			offset += a.Sizes[dim]
		}
		return c.Return(NewElements(sizes, list))
	}
}

// toTensor reads memory once: later stores do not change the tensor, which the operation promises.
func toTensor(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		list, ok := v.contents()
		if !ok {
			return c.Undefined("the view is outside of the memory")
		}
		if err := c.spend(int64(len(list))); err != nil {
			return err
		}
		return c.Return(NewElements(slices.Clone(v.Sizes), list))
	}
}

// toBuffer executes bufferization.to_buffer: the tensor stays what it is if the memory is stored to, for
// which bufferization makes a copy where one is needed.
func toBuffer(_ *Program, op *ir.Operation) Step {
	readOnly := op.Attr("read_only") != nil
	return func(c *Call) error {
		a, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		v, err := c.Allocate(a.Sizes)
		if err != nil {
			return err
		}
		copy(v.View().Object.Cells, a.List)
		v.View().Object.constant = readOnly
		return c.Return(v)
	}
}

func clones(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		from, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		list, ok := from.contents()
		if !ok {
			return c.Undefined("the view is outside of the memory")
		}
		v, err := c.Allocate(from.Sizes)
		if err != nil {
			return err
		}
		copy(v.View().Object.Cells, list)
		return c.Return(v)
	}
}

func materializes(_ *Program, op *ir.Operation) Step {
	return func(c *Call) error {
		from, err := c.aggregate(c.Args[0])
		if err != nil {
			return err
		}
		if c.Args[1].Kind == Elements {
			return c.Return(c.Args[0])
		}
		to, err := c.writable(c.Args[1])
		if err != nil {
			return err
		}
		if !slices.Equal(from.Sizes, to.Sizes) {
			return c.Undefined("the shapes differ: %v and %v", from.Sizes, to.Sizes)
		}
		return c.fill(to, from.List)
	}
}
