package main

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/source"
)

// structurePasses test functions on blocks, regions and symbols, types that refer to
// themselves, and data layouts.
func structurePasses() []*pass.Definition {
	module, function := pass.Anchor{Op: "builtin.module"}, pass.Anchor{Op: "func.func"}
	run := func(f func(r *pass.Run) error) func() pass.Pass { return func() pass.Pass { return pass.Func(f) } }
	return []*pass.Definition{
		{Name: "IsInLoopPass", Argument: "test-block-is-in-loop", Summary: "Test mlir::blockIsInLoop()", On: function, New: run(testInLoop)},
		{Name: "TestRecursiveTypesPass", Argument: "test-recursive-types", Summary: "Test support for recursive types", On: function, New: run(testRecursiveTypes)},
		{Name: "TestControlFlowSinkPass", Argument: "test-control-flow-sink", Summary: "Test control-flow sink pass", On: function, New: run(testSink)},
		{Name: "TestDataLayoutQuery", Argument: "test-data-layout-query", Summary: "Test data layout queries", On: function, New: run(testDataLayout)},
		{Name: "SymbolUsesPass", Argument: "test-symbol-uses", Summary: "Test detection of symbol uses", On: module, New: run(testSymbolUses)},
		{Name: "SymbolReplacementPass", Argument: "test-symbol-rauw", Summary: "Test replacement of symbol uses", On: module, New: run(testSymbolReplacement)},
	}
}

// testInLoop prints of each block whether it is in a loop.
func testInLoop(r *pass.Run) (err error) {
	blocks(r.Op, func(b *ir.Block) {
		where := "not in a loop"
		if inLoop(b) {
			where = "in a loop"
		}
		fmt.Fprintf(r.Out, "Block is %s\n", where)
		if e := asm.PrintBlock(r.Out, b, asm.Options{}); e != nil {
			err = e
		}
		fmt.Fprintln(r.Out)
	})
	return err
}

// blocks calls f for the blocks in an operation, those in a block before it.
func blocks(op *ir.Operation, f func(b *ir.Block)) {
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for inner := range b.Ops() {
				blocks(inner, f)
			}
			f(b)
		}
	}
}

// inLoop reports whether a block, or one around it, can be reached from itself or is in the
// region of a loop.
func inLoop(b *ir.Block) bool {
	for ; b != nil; b = b.ParentOp().Block() {
		if b.ParentOp() == nil {
			return false
		}
		if _, ok := b.ParentOp().Def().Interface("LoopLikeOpInterface"); ok {
			return true
		}
		reached := map[*ir.Block]bool{}
		var visit func(from *ir.Block)
		visit = func(from *ir.Block) {
			for to := range from.Successors() {
				if !reached[to] {
					reached[to] = true
					visit(to)
				}
			}
		}
		if visit(b); reached[b] {
			return true
		}
	}
	return false
}

// testRecursiveTypes adds an operation whose type has itself as its body.
func testRecursiveTypes(r *pass.Run) error {
	switch ir.SymbolName(r.Op) {
	case "roundtrip":
		return nil
	case "create":
	default:
		r.Errorf(r.Op, "'%s' op unexpected function name", r.Op.Name())
		return pass.ErrFailed
	}
	ctx := r.Context()
	const name = "some_long_and_unique_name"
	def := ctx.Dialect("test").TypeNamed("test_rec")
	t := ctx.DefinedType(def, []ir.Param{name})
	for range 2 {
		if !t.SetBody([]ir.Param{t}) {
			r.Errorf(r.Op, "expected to be able to set the type body")
			return pass.ErrFailed
		}
	}
	if t.SetBody([]ir.Param{ctx.IndexType()}) || ctx.DefinedType(def, []ir.Param{name}) != t {
		r.Errorf(r.Op, "not expected to be able to change function body more than once")
		return pass.ErrFailed
	}
	b := ir.NewBuilder(ctx)
	b.SetInsertionPointToStart(r.Op.Region(0).Entry())
	b.Create(&ir.OperationState{Def: ctx.OpDef("test.dummy_type_test_op"), Loc: r.Op.Location(), Types: []ir.Type{t}})
	return nil
}

// testSink moves operations that say so into the first regions of others.
func testSink(r *pass.Run) error {
	dominance := ir.NewDominance()
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Name() != "test.sink_target" {
			continue
		}
		for region := range op.Regions() {
			should := func(op *ir.Operation, region *ir.Region) bool {
				return regionNumber(region) == 0 && op.Name() == "test.sink_me"
			}
			transforms.SinkInto(region, dominance, should, func(op *ir.Operation, region *ir.Region) {
				op.MoveBefore(region.Entry().Front())
				op.SetAttr("was_sunk", r.Context().Int64Attr(r.Context().IntegerType(32), int64(regionNumber(region))))
			})
		}
	}
	return nil
}

// testDataLayout stores the data layout of the result of an operation in attributes.
func testDataLayout(r *pass.Run) error {
	ctx := r.Context()
	index := func(n uint64) ir.Attribute { return ctx.Int64Attr(ctx.IndexType(), int64(n)) }
	size := func(s datalayout.Size) ir.Attribute {
		if !s.Scalable {
			return index(s.Min)
		}
		return ctx.DictionaryAttr([]ir.NamedAttribute{{Name: "scalable", Value: ctx.UnitAttr()}, {Name: "minimal_size", Value: index(s.Min)}})
	}
	space := func(a ir.Attribute) ir.Attribute {
		if a == nil {
			return ctx.Int64Attr(ctx.UnsignedType(32), 0)
		}
		return a
	}
	otherwise := func(a ir.Attribute, text string) ir.Attribute {
		if a == nil {
			a, _ = asm.ParseAttribute(ctx, source.NewFile("", []byte(text)))
		}
		return a
	}
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Name() != "test.data_layout_query" || op.Attr("size") != nil {
			continue
		}
		layout, err := datalayout.Of(op.ParentOp())
		if err != nil {
			return err
		}
		t := op.Result(0).Type()
		var failed error
		check := func(err error) {
			if failed == nil {
				failed = err
			}
		}
		bytes, err := layout.Size(t)
		check(err)
		bits, err := layout.SizeInBits(t)
		check(err)
		alignment, err := layout.ABIAlignment(t)
		check(err)
		preferred, err := layout.PreferredAlignment(t)
		check(err)
		if failed != nil {
			return failed
		}
		width, _ := layout.IndexBitwidth(t)
		for name, a := range map[string]ir.Attribute{
			"size": size(bytes), "bitsize": size(bits), "alignment": index(alignment), "preferred": index(preferred), "index": index(width),
			"endianness": ctx.StringAttr(layout.Endianness()), "stack_alignment": index(layout.StackAlignment()),
			"default_memory_space": space(layout.DefaultMemorySpace()), "alloca_memory_space": space(layout.AllocaMemorySpace()),
			"program_memory_space": space(layout.ProgramMemorySpace()), "global_memory_space": space(layout.GlobalMemorySpace()),
			"mangling_mode":              ctx.StringAttr(layout.ManglingMode()),
			"legal_int_widths":           otherwise(layout.LegalIntWidths(), "array<i32>"),
			"function_pointer_alignment": otherwise(layout.FunctionPointerAlignment(), "#dlti.function_pointer_alignment<0, function_dependent = false>"),
		} {
			op.SetAttr(name, a)
		}
	}
	return nil
}

// testSymbolUses reports the uses of the symbols of a module, and erases declarations
// without any.
func testSymbolUses(r *pass.Run) error {
	var dead []*ir.Operation
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if _, ok := op.Def().Interface("SymbolOpInterface"); !ok || op == r.Op {
			return ir.Advance
		}
		inner, ok := ir.SymbolUsesIn(op)
		if !ok {
			r.Remarkf(op, "symbol contains an unknown nested operation that 'may' define a new symbol table")
			return ir.Interrupt
		}
		if len(inner) > 0 {
			r.Remarkf(op, "symbol contains %d nested references", len(inner))
		}
		uses := symbolUses(op, r.Op)
		if len(uses) == 0 {
			if op.Name() == "func.func" && ir.IsFunctionDeclaration(op) {
				dead = append(dead, op)
			}
			r.Remarkf(op, "symbol has no uses")
			return ir.Advance
		}
		for _, u := range uses {
			r.Remarkf(u.User, "found use of symbol : %s : %s", u.Ref, r.Context().StringAttr(ir.SymbolName(op)))
		}
		r.Remarkf(op, "symbol has %d uses", len(uses))
		return ir.Advance
	})
	table := ir.NewSymbolTable(r.Op)
	for _, op := range dead {
		name := ir.SymbolName(op)
		table.Erase(op)
		r.Remarkf(r.Op, "%s function successfully erased", name)
	}
	return nil
}

// A nestedUse is a reference to a symbol; part is the index of the name in its path.
type nestedUse struct {
	ir.SymbolUse
	part int // 0 is the root
}

// symbolUses returns the references below a module to a symbol or, through it, to another. The
// symbol may be in a nested table.
func symbolUses(symbol, module *ir.Operation) (uses []nestedUse) {
	for table := range ir.All(module, ir.PreOrder) {
		if !table.Has(ir.SymbolTableTrait) {
			continue
		}
		all, _ := ir.SymbolUses(table)
		for _, u := range all {
			op := ir.LookupSymbolIn(table, u.Ref.Root)
			for i := 0; op != nil; i++ {
				if op == symbol {
					uses = append(uses, nestedUse{u, i})
					break
				}
				if i == len(u.Ref.Nested) {
					break
				}
				op = ir.LookupSymbolIn(op, u.Ref.Nested[i])
			}
		}
	}
	return uses
}

// testSymbolReplacement renames symbols to the names in their attributes.
func testSymbolReplacement(r *pass.Run) error {
	if _, ok := ir.SymbolUses(r.Op); !ok {
		return nil
	}
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		to, ok := op.Attr("sym.new_name").(*ir.StringAttr)
		if !ok || op == r.Op {
			return ir.Advance
		}
		for _, u := range symbolUses(op, r.Op) {
			path := append([]string{u.Ref.Root}, u.Ref.Nested...)
			path[u.part] = to.Value
			by := r.Context().SymbolRefAttr(path[0], path[1:]...)
			ir.ReplaceAttributes(u.User, func(a ir.Attribute) ir.Attribute {
				if a == ir.Attribute(u.Ref) {
					return by
				}
				return a
			})
		}
		ir.SetSymbolName(op, to.Value)
		return ir.Advance
	})
	return nil
}

// entryLayout is the layout of a type whose entries are pairs of a kind and a number.
type entryLayout struct{}

func entryNumber(entries []datalayout.Entry, kind string) uint64 {
	for _, e := range entries {
		if pair, ok := e.Value.(*ir.ArrayAttr); ok && len(pair.Elements) == 2 {
			k, _ := pair.Elements[0].(*ir.StringAttr)
			if n, ok := pair.Elements[1].(*ir.IntegerAttr); ok && k != nil && k.Value == kind {
				return uint64(n.Int64())
			}
		}
	}
	return 1
}

// SizeInBits returns the size.
func (entryLayout) SizeInBits(_ ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: entryNumber(entries, "size")}, nil
}

// ABIAlignment returns the alignment.
func (entryLayout) ABIAlignment(_ ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return entryNumber(entries, "alignment"), nil
}

// PreferredAlignment returns the preferred alignment.
func (entryLayout) PreferredAlignment(_ ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return entryNumber(entries, "preferred"), nil
}

// IndexBitwidth returns the width of offsets.
func (entryLayout) IndexBitwidth(_ ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return entryNumber(entries, "index"), nil
}
