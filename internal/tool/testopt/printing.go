package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// printPasses print the structure of their operation, or make small changes to it.
func printPasses() []*pass.Definition {
	module, function := pass.Anchor{Op: "builtin.module"}, pass.Anchor{Op: "func.func"}
	run := func(f func(r *pass.Run) error) func() pass.Pass { return func() pass.Pass { return pass.Func(f) } }
	return []*pass.Definition{
		{Name: "TestPrintNestingPass", Argument: "test-print-nesting", Summary: "Test various printing.", New: run(printNesting)},
		{Name: "TestPrintDefUsePass", Argument: "test-print-defuse", Summary: "Test various printing.", New: run(printDefUse)},
		{Name: "TestPrintInvalidPass", Argument: "test-print-invalid", Summary: "Test printing invalid ops.", On: module, DependentDialects: []string{"func"},
			New: run(printInvalid)},
		{Name: "ClonePass", Argument: "test-clone", Summary: "Test clone of op", On: pass.Anchor{Interface: "FunctionOpInterface"}, New: run(testClone)},
		{Name: "TakeBodyPass", Argument: "test-take-body", Summary: "Test Region's takeBody", On: module, New: run(testTakeBody)},
		{Name: "DistinctAttributesPass", Argument: "test-distinct-attrs", Summary: "Test parallel creation of distinct attributes", On: function,
			New: run(testDistinct)},
	}
}

// A nesting prints operations with their contents indented.
type nesting struct {
	w      io.Writer
	indent int
}

func (n nesting) line(format string, args ...any) {
	fmt.Fprintf(n.w, strings.Repeat("  ", n.indent)+format+"\n", args...)
}

func printNesting(r *pass.Run) error {
	nesting{w: r.Out}.op(r.Op)
	return nil
}

func (n nesting) op(op *ir.Operation) {
	n.line("visiting op: '%s' with %d operands and %d results", op.Name(), op.NumOperands(), op.NumResults())
	if attrs := op.AllAttrs(); len(attrs) > 0 {
		n.line("%d attributes:", len(attrs))
		for _, a := range attrs {
			n.line(" - '%s' : '%s'", a.Name, a.Value)
		}
	}
	n.line(" %d nested regions:", op.NumRegions())
	n.indent++
	for r := range op.Regions() {
		n.region(r)
	}
}

func (n nesting) region(r *ir.Region) {
	n.line("Region with %d blocks:", r.NumBlocks())
	n.indent++
	for b := range r.Blocks() {
		n.line("Block with %d arguments, %d successors, and %d operations", b.NumArguments(), b.NumSuccessors(), b.NumOps())
		inner := nesting{n.w, n.indent + 1}
		for op := range b.Ops() {
			inner.op(op)
		}
	}
}

func printDefUse(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		fmt.Fprintf(r.Out, "Visiting op '%s' with %d operands:\n", op.Name(), op.NumOperands())
		for _, v := range op.Operands() {
			if def := v.DefiningOp(); def != nil {
				fmt.Fprintf(r.Out, "  - Operand produced by operation '%s'\n", def.Name())
			} else {
				fmt.Fprintf(r.Out, "  - Operand produced by Block argument, number %d\n", v.Index())
			}
		}
		fmt.Fprintf(r.Out, "Has %d results:\n", op.NumResults())
		for i, v := range op.Results() {
			fmt.Fprintf(r.Out, "  - Result %d", i)
			switch uses := slices.Collect(v.Uses()); len(uses) {
			case 0:
				fmt.Fprintln(r.Out, " has no uses")
			case 1:
				fmt.Fprint(r.Out, " has a single use: ")
			default:
				fmt.Fprintf(r.Out, " has %d uses:\n", len(uses))
			}
			for u := range v.Uses() {
				fmt.Fprintf(r.Out, "    - %s\n", u.Owner().Name())
			}
		}
	}
	return nil
}

// printInvalid prints a function before and after it has a terminator.
func printInvalid(r *pass.Run) error {
	ctx := r.Context()
	b := ir.NewBuilder(ctx)
	b.SetInsertionPointToStart(r.Op.Region(0).Entry())
	f := b.Create(&ir.OperationState{Def: ctx.OpDef("func.func"), Loc: r.Op.Location(), NumRegions: 1, Attributes: nil})
	f.SetAttr("sym_name", ctx.StringAttr("test"))
	f.SetAttr("function_type", ctx.TypeAttr(ctx.FunctionType(nil, nil)))
	entry := f.Region(0).AppendBlock(ir.NewBlock())
	if err := printTitled(r.Out, "Invalid operation:", f); err != nil {
		return err
	}
	b.SetInsertionPointToEnd(entry)
	b.Create(&ir.OperationState{Def: ctx.OpDef("func.return"), Loc: r.Op.Location()})
	if err := printTitled(r.Out, "Valid operation:", f); err != nil {
		return err
	}
	f.Erase()
	return nil
}

func printTitled(w io.Writer, title string, op *ir.Operation) error {
	fmt.Fprintln(w, title)
	err := asm.Print(w, op, asm.Options{})
	fmt.Fprintln(w)
	return err
}

// testClone appends copies of the operations of a function whose results have the types of its
// arguments; the copies use the returned values in place of the arguments.
func testClone(r *pass.Run) error {
	if r.Op.NumRegions() != 1 || !r.Op.Region(0).HasOneBlock() {
		return nil
	}
	entry := r.Op.Region(0).Entry()
	end := entry.Back()
	if end.NumOperands() != entry.NumArguments() {
		return nil
	}
	m := ir.NewMapping()
	for i, v := range end.Operands() {
		if v.Type() != entry.Argument(i).Type() {
			return nil
		}
		m.Map(entry.Argument(i), v)
	}
	for _, op := range slices.Collect(entry.Ops()) {
		c := op.Clone(m)
		entry.Append(c)
		// The notification is for the operation that is inserted last, with all in it.
		for inner := range ir.All(c, ir.PreOrder) {
			fmt.Fprintf(r.Out, "notifyOperationInserted: %s\n", inner.Name())
		}
	}
	end.Erase()
	return nil
}

func testTakeBody(r *pass.Run) error {
	var functions []*ir.Operation
	for op := range r.Op.Region(0).Ops() {
		if op.Name() == "func.func" {
			functions = append(functions, op)
		}
	}
	if len(functions) != 2 {
		r.Errorf(r.Op, "Expected only two functions in test")
		return pass.ErrFailed
	}
	functions[0].Region(0).TakeBody(functions[1].Region(0))
	return nil
}

func testDistinct(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		if a, ok := op.Attr("distinct.input").(*ir.DistinctAttr); ok {
			op.SetAttr("distinct.output", r.Context().DistinctAttr(a.Content))
		}
	}
	return nil
}
