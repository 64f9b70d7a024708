package semantics

import (
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// memory adds the operations of memref.
func (t table) memory() {
	t.add(allocates(false), "memref.alloc")
	t.add(allocates(true), "memref.alloca")
	t.add(frees, "memref.dealloc")
	t.add(loads, "memref.load")
	t.add(stores, "memref.store")
	t.add(dimension, "memref.dim", "tensor.dim")
	t.add(rank, "memref.rank", "tensor.rank")
	t.add(copies, "memref.copy")
	t.add(deferred(castsShape), "memref.cast", "tensor.cast")
	t.add(global, "memref.get_global")
	t.add(deferred(subview), "memref.subview")
	t.add(deferred(reinterpretsView), "memref.reinterpret_cast")
	t.add(deferred(transposesView), "memref.transpose")
	t.add(sameView, "memref.assume_alignment")
	t.add(deferred(sameView), "memref.memory_space_cast")
	t.add(deferred(reshapesView), "memref.expand_shape", "memref.collapse_shape")
	t.add(metadata, "memref.extract_strided_metadata")
}

// group returns the values of a group of operands.
func (c *Call) group(i int) []Value {
	start, end := c.Op.OperandBounds(i)
	return c.Args[start:end]
}

// positions returns operands as signed numbers.
func (c *Call) positions(vs []Value, role string) ([]int64, error) {
	list := make([]int64, len(vs))
	for i, v := range vs {
		switch v.Kind {
		case Poison:
			return nil, c.Undefined("an %s is poison", role)
		case Unspecified:
			return nil, c.stop(Unknown, "an %s is unspecified", role)
		}
		n, ok := v.Bits.Int64()
		if !ok {
			return nil, c.stop(Limit, "an %s is too large", role)
		}
		list[i] = n
	}
	return list, nil
}

// mixed returns static numbers, with dynamic ones replaced by the numbers of a group of operands.
func (c *Call) mixed(static []int64, group []Value, role string) ([]int64, error) {
	dynamic, err := c.positions(group, role)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(static)
	for i, n := range list {
		if n == ir.Dynamic {
			list[i], dynamic = dynamic[0], dynamic[1:]
		}
	}
	return list, nil
}

// sizes returns the shape of a result, with a group of operands for the dynamic sizes.
func (c *Call) sizes(shape []int64, group []Value) ([]int64, error) {
	list, err := c.mixed(shape, group, "extent")
	for _, n := range list {
		if err == nil && n < 0 {
			return nil, c.Undefined("a size is negative: %d", n)
		}
	}
	return list, err
}

func allocates(scoped bool) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		t, ok := op.Result(0).Type().(*ir.MemRefType)
		if !ok {
			return nil
		}
		strides, offset, ok := t.StridesAndOffset()
		if !ok || offset != 0 || !slices.Equal(strides, rowMajorOf(t.Shape())) {
			return nil
		}
		return func(c *Call) error {
			sizes, err := c.sizes(t.Shape(), c.group(0))
			if err != nil {
				return err
			}
			v, err := c.Allocate(sizes)
			if err != nil {
				return err
			}
			if scoped {
				c.machine.scoped = append(c.machine.scoped, v.View().Object)
			}
			return c.Return(v)
		}
	}
}

// rowMajorOf returns the strides of a shape without gaps. Those of outer dimensions are dynamic if a size is.
func rowMajorOf(shape []int64) []int64 {
	strides, n := make([]int64, len(shape)), int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = n
		if shape[i] == ir.Dynamic || n == ir.Dynamic {
			n = ir.Dynamic
		} else {
			n *= shape[i]
		}
	}
	return strides
}

// view returns the memory of an operand that is still there.
func (c *Call) view(v Value) (*View, error) {
	switch {
	case v.Kind == Poison:
		return nil, c.poisonous(v, "the memref is poison")
	case v.Kind != MemRef:
		return nil, c.stop(Unknown, "the memref is unspecified")
	case v.View().Object.dead:
		return nil, c.Undefined("the memory has been freed")
	}
	return v.View(), nil
}

func frees(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		if len(c.Args) > 0 && c.Args[0].Kind == MemRef && c.Args[0].View().Object.dead {
			return c.Undefined("the memory has been freed before")
		}
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		if v.Object.number == 0 {
			return c.Undefined("the memory was not allocated")
		}
		v.Object.dead = true
		c.machine.cells += int64(len(v.Object.Cells))
		return nil
	}
}

// cell returns the cell of an element.
func (c *Call) cell(v *View, indices []Value) (*Value, error) {
	at, err := c.positions(indices, "index")
	if err != nil {
		return nil, err
	}
	return c.cellAt(v, at)
}

func (c *Call) cellAt(v *View, at []int64) (*Value, error) {
	if !inside(at, v.Sizes) {
		return nil, c.Undefined("index %v is out of bounds of %v", at, v.Sizes)
	}
	i, ok := v.position(at)
	if !ok {
		return nil, c.Undefined("index %v is outside of the memory", at)
	}
	return &v.Object.Cells[i], nil
}

func loads(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		cell, err := c.cell(v, c.Args[1:])
		if err != nil {
			return err
		}
		return c.Return(*cell)
	}
}

func stores(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		v, err := c.writable(c.Args[1])
		if err != nil {
			return err
		}
		cell, err := c.cell(v, c.Args[2:])
		if err != nil {
			return err
		}
		*cell = c.Args[0]
		return nil
	}
}

// writable returns the memory of an operand that may be stored to.
func (c *Call) writable(v Value) (*View, error) {
	view, err := c.view(v)
	if err == nil && view.Object.constant {
		err = c.Undefined("the memory is constant")
	}
	return view, err
}

// shape returns the sizes of a memref or a tensor.
func (c *Call) shape(v Value) ([]int64, error) {
	switch v.Kind {
	case MemRef:
		return v.View().Sizes, nil
	case Elements:
		return v.Aggregate().Sizes, nil
	case Poison:
		return nil, c.poisonous(v, "the value whose shape is wanted is poison")
	}
	return nil, c.stop(Unknown, "the value whose shape is wanted is unspecified")
}

func dimension(p *Program, _ *ir.Operation) Step {
	return func(c *Call) error {
		if c.Args[0].Kind == Poison {
			return c.Return(Value{})
		}
		sizes, err := c.shape(c.Args[0])
		if err != nil {
			return err
		}
		i, err := c.signed(1, "dimension")
		if err != nil {
			return err
		}
		if i < 0 || i >= int64(len(sizes)) {
			return c.Undefined("there is no dimension %d", i)
		}
		return c.Return(Int(p.index(), sizes[i]))
	}
}

func rank(p *Program, _ *ir.Operation) Step {
	return func(c *Call) error {
		sizes, err := c.shape(c.Args[0])
		if err != nil {
			return err
		}
		return c.Return(Int(p.index(), int64(len(sizes))))
	}
}

func copies(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		from, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		to, err := c.writable(c.Args[1])
		if err != nil {
			return err
		}
		if !slices.Equal(from.Sizes, to.Sizes) {
			return c.Undefined("the shapes differ: %v and %v", from.Sizes, to.Sizes)
		}
		list, ok := from.contents()
		if !ok {
			return c.Undefined("the view is outside of the memory")
		}
		return c.fill(to, list)
	}
}

// fill stores to all elements of a view.
func (c *Call) fill(v *View, list []Value) error {
	if err := c.spend(int64(len(list))); err != nil {
		return err
	}
	var failed error
	i := 0
	each(v.Sizes, func(at []int64) bool {
		cell, err := c.cellAt(v, at)
		if failed = err; err != nil {
			return false
		}
		*cell = list[i]
		i++
		return true
	})
	return failed
}

// castsShape checks that a shape fits the result type of a cast.
func castsShape(_ *Program, op *ir.Operation) Step {
	to, ok := ir.AsShaped(op.Result(0).Type())
	if !ok {
		return nil
	}
	m, _ := op.Result(0).Type().(*ir.MemRefType)
	return func(c *Call) error {
		if c.Args[0].Kind == Poison {
			return c.Return(Value{})
		}
		sizes, err := c.shape(c.Args[0])
		if err != nil {
			return err
		}
		if to.HasRank() && !fits(sizes, to.Shape()) {
			return c.Undefined("the shape %v is not that of the type", sizes)
		}
		if m != nil {
			v := c.Args[0].View()
			if strides, offset, ok := m.StridesAndOffset(); ok && (!fits(v.Strides, strides) || !fits([]int64{v.Offset}, []int64{offset})) {
				return c.Undefined("the strides %v or the offset %d are not those of the type", v.Strides, v.Offset)
			}
		}
		return c.Return(c.Args[0])
	}
}

// fits reports whether numbers equal the static numbers of a type.
func fits(ns, of []int64) bool {
	if len(ns) != len(of) {
		return false
	}
	for i, n := range ns {
		if of[i] != ir.Dynamic && of[i] != n {
			return false
		}
	}
	return true
}

func global(p *Program, op *ir.Operation) Step {
	ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
	if ref == nil {
		return nil
	}
	def := ir.LookupSymbol(op, ref)
	if def == nil {
		return nil
	}
	typed, ok := def.Typed().(memref.GlobalOp)
	if !ok {
		return nil
	}
	t, ok := typed.Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(t) {
		return nil
	}
	n, ok := count(t.Shape(), p.memory())
	if !ok {
		return nil
	}
	return func(c *Call) error {
		v, known := p.globals[def]
		if !known {
			object := &Object{Cells: make([]Value, n), constant: typed.Constant()}
			if init, has := typed.InitialValue(); has {
				if d, ok := init.(*ir.DenseElementsAttr); ok {
					value, ok := p.constant(d, d.Type())
					if !ok {
						return c.stop(Unknown, "the initial value of '%s' is not known", typed.SymName())
					}
					copy(object.Cells, value.Aggregate().List)
				}
			}
			v = newView(object, t.Shape())
			p.globals[def] = v
		}
		return c.Return(v)
	}
}

// A window is a part of a shape.
type window struct{ offsets, sizes, strides []int64 }

// windowOf returns a function that reads the offsets, sizes and strides of an operation.
func windowOf(op *ir.Operation, first int) (func(c *Call) (window, error), bool) {
	offsets, ok := op.Attr("static_offsets").(*ir.DenseArrayAttr)
	sizes, ok2 := op.Attr("static_sizes").(*ir.DenseArrayAttr)
	strides, ok3 := op.Attr("static_strides").(*ir.DenseArrayAttr)
	if !ok || !ok2 || !ok3 {
		return nil, false
	}
	o, s, t := int64s(offsets), int64s(sizes), int64s(strides)
	return func(c *Call) (window, error) {
		var w window
		var err error
		for i, of := range []struct {
			to     *[]int64
			static []int64
			role   string
		}{{&w.offsets, o, "offset"}, {&w.sizes, s, "extent"}, {&w.strides, t, "stride"}} {
			if *of.to, err = c.mixed(of.static, c.group(first+i), of.role); err != nil {
				return w, err
			}
		}
		for _, n := range w.sizes {
			if n < 0 {
				return w, c.Undefined("a size is negative: %d", n)
			}
		}
		return w, nil
	}, true
}

func int64s(a *ir.DenseArrayAttr) []int64 {
	list := make([]int64, a.Len())
	for i := range list {
		list[i] = a.Int64(i)
	}
	return list
}

// kept returns the dimensions of a shape that a type of lower rank has, the others being 1.
func kept(sizes, shape []int64) ([]int, bool) {
	var dims []int
	for i, n := range sizes {
		left := len(sizes) - i
		want := len(shape) - len(dims)
		fitsHere := want > 0 && (shape[len(dims)] == n || shape[len(dims)] == ir.Dynamic)
		if fitsHere && (n != 1 || left == want || shape[len(dims)] == 1) {
			dims = append(dims, i)
		} else if n != 1 {
			return nil, false
		}
	}
	return dims, len(dims) == len(shape)
}

func pick(list []int64, dims []int) []int64 {
	out := make([]int64, len(dims))
	for i, d := range dims {
		out[i] = list[d]
	}
	return out
}

func subview(_ *Program, op *ir.Operation) Step {
	read, ok := windowOf(op, 1)
	t, ok2 := ir.AsShaped(op.Result(0).Type())
	if !ok || !ok2 {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		w, err := read(c)
		if err != nil {
			return err
		}
		out := &View{Object: v.Object, Offset: v.Offset}
		strides := make([]int64, len(w.sizes))
		for i, n := range w.sizes {
			last := w.offsets[i] + (n-1)*w.strides[i]
			if n > 0 && (!inside([]int64{w.offsets[i]}, v.Sizes[i:]) || !inside([]int64{last}, v.Sizes[i:])) {
				return c.Undefined("the view is out of bounds of %v", v.Sizes)
			}
			out.Offset += w.offsets[i] * v.Strides[i]
			strides[i] = w.strides[i] * v.Strides[i]
		}
		dims, ok := kept(w.sizes, t.Shape())
		if !ok {
			return c.Undefined("the shape %v is not that of the type", w.sizes)
		}
		out.Sizes, out.Strides = pick(w.sizes, dims), pick(strides, dims)
		return c.Return(Value{Kind: MemRef, ref: out})
	}
}

func reinterpretsView(_ *Program, op *ir.Operation) Step {
	read, ok := windowOf(op, 1)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		w, err := read(c)
		if err != nil {
			return err
		}
		return c.Return(Value{Kind: MemRef, ref: &View{v.Object, w.offsets[0], w.sizes, w.strides}})
	}
}

func transposesView(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(memref.TransposeOp)
	if !ok {
		return nil
	}
	m := typed.Permutation().Map
	dims := make([]int64, m.NumInputs())
	for i := range dims {
		dims[i] = int64(i)
	}
	order, ok := m.Eval(dims, nil)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		out := &View{Object: v.Object, Offset: v.Offset}
		for _, d := range order {
			out.Sizes, out.Strides = append(out.Sizes, v.Sizes[d]), append(out.Strides, v.Strides[d])
		}
		return c.Return(Value{Kind: MemRef, ref: out})
	}
}

func sameView(*Program, *ir.Operation) Step {
	return func(c *Call) error { return c.Return(c.Args[0]) }
}

// reshapesView reshapes views without gaps.
func reshapesView(_ *Program, op *ir.Operation) Step {
	reshaped := reshape(op)
	if reshaped == nil {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		if !slices.Equal(v.Strides, rowMajor(v.Sizes)) {
			return c.stop(Unknown, "the shape of a view with gaps changes")
		}
		sizes, err := reshaped(c, v.Sizes)
		if err != nil {
			return err
		}
		return c.Return(Value{Kind: MemRef, ref: &View{v.Object, v.Offset, sizes, rowMajor(sizes)}})
	}
}

// reshape returns a function that calculates the sizes of an expanded or collapsed shape; nil if they are not
// known.
func reshape(op *ir.Operation) func(c *Call, sizes []int64) ([]int64, error) {
	t, ok := ir.AsShaped(op.Result(0).Type())
	groups, ok2 := op.Attr("reassociation").(*ir.ArrayAttr)
	if !ok || !ok2 || !t.HasRank() {
		return nil
	}
	var lists [][]int
	for _, g := range groups.Elements {
		var list []int
		for _, d := range g.(*ir.ArrayAttr).Elements {
			list = append(list, int(d.(*ir.IntegerAttr).Int64()))
		}
		lists = append(lists, list)
	}
	if static, ok := op.Attr("static_output_shape").(*ir.DenseArrayAttr); ok {
		shape := int64s(static)
		return func(c *Call, sizes []int64) ([]int64, error) { return expanded(c, lists, shape, sizes) }
	}
	return func(c *Call, sizes []int64) ([]int64, error) {
		out := make([]int64, len(lists))
		for i, list := range lists {
			out[i] = 1
			for _, d := range list {
				out[i] *= sizes[d]
			}
		}
		return out, nil
	}
}

// expanded checks that the product of the sizes in each group equals the size of the expanded dimension.
func expanded(c *Call, lists [][]int, static, sizes []int64) ([]int64, error) {
	out, err := c.sizes(static, c.group(1))
	if err != nil {
		return nil, err
	}
	for i, list := range lists {
		n := int64(1)
		for _, d := range list {
			n *= out[d]
		}
		if n != sizes[i] {
			return nil, c.Undefined("a dimension of %d becomes %v", sizes[i], out)
		}
	}
	return out, nil
}

// metadata returns the whole memory, and where the view is in it.
func metadata(p *Program, _ *ir.Operation) Step {
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		out := []Value{{Kind: MemRef, ref: &View{Object: v.Object}}, Bits(num.NewAPInt(p.index(), v.Offset))}
		for _, list := range [][]int64{v.Sizes, v.Strides} {
			for _, n := range list {
				out = append(out, Int(p.index(), n))
			}
		}
		return c.Return(out...)
	}
}
