package main

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// analysisPasses print the results of analyses.
func analysisPasses() []*pass.Definition {
	module, function := pass.Anchor{Op: "builtin.module"}, pass.Anchor{Op: "func.func"}
	restrict := func(a, b *ir.Value) analysis.AliasResult {
		if isFunctionArgument(a) && isFunctionArgument(b) && (isRestrict(a) || isRestrict(b)) {
			return analysis.NoAlias
		}
		return analysis.LocalAlias(a, b)
	}
	run := func(f func(r *pass.Run) error) func() pass.Pass { return func() pass.Pass { return pass.Func(f) } }
	return []*pass.Definition{
		{Name: "TestAliasAnalysisPass", Argument: "test-alias-analysis", Summary: "Test alias analysis results.",
			New: run(func(r *pass.Run) error { return testAlias(r, analysis.LocalAlias) })},
		{Name: "TestAliasAnalysisExtendingPass", Argument: "test-alias-analysis-extending", Summary: "Test alias analysis extending.",
			New: run(func(r *pass.Run) error { return testAlias(r, restrict) })},
		{Name: "TestAliasAnalysisModRefPass", Argument: "test-alias-analysis-modref", Summary: "Test alias analysis ModRef results.",
			New: run(testModRef)},
		{Name: "TestCallGraphPass", Argument: "test-print-callgraph", Summary: "Print the contents of a constructed callgraph.",
			On: module, New: run(testCallGraph)},
		{Name: "TestDominancePass", Argument: "test-print-dominance", Summary: "Print the dominance information for multiple regions.",
			On: pass.Anchor{Interface: "SymbolOpInterface"}, New: run(testDominance)},
		{Name: "TestTopologicalSortPass", Argument: "test-print-topological-sort", Summary: "Print operations in topological order",
			On: function, New: run(testTopologicalOrder)},
		{Name: "TestFooAnalysisPass", Argument: "test-foo-analysis", On: function, New: run(testFoo)},
		{Name: "ReportShapeFnPass", Argument: "test-shape-function-report", Summary: "Test pass to report associated shape functions",
			On: module, New: run(reportShapeFunctions)},
	}
}

// pointers returns the results of the operations in op, and the arguments of the blocks in
// these, that have the attribute test.ptr.
func pointers(op *ir.Operation) (ops []*ir.Operation, values []*ir.Value) {
	for inner := range ir.All(op, ir.PostOrder) {
		if inner.Attr("test.ptr") == nil {
			continue
		}
		ops, values = append(ops, inner), append(values, inner.Results()...)
		for region := range inner.Regions() {
			for b := range region.Blocks() {
				values = append(values, b.Args()...)
			}
		}
	}
	return ops, values
}

func pointerName(op *ir.Operation) string {
	name, _ := op.Attr("test.ptr").(*ir.StringAttr)
	if name == nil {
		return ""
	}
	return name.Value
}

func valueName(v *ir.Value) string {
	if def := v.DefiningOp(); def != nil {
		return fmt.Sprintf("%s#%d", pointerName(def), v.Index())
	}
	b := v.ParentBlock()
	block := ""
	if n := blockNumber(b); n > 0 {
		block = fmt.Sprintf(".block%d", n)
	}
	return fmt.Sprintf("%s.region%d%s#%d", pointerName(b.ParentOp()), regionNumber(b.Parent()), block, v.Index())
}

func blockNumber(b *ir.Block) (n int) {
	for other := range b.Parent().Blocks() {
		if other == b {
			break
		}
		n++
	}
	return n
}

func regionNumber(region *ir.Region) (n int) {
	for other := range region.ParentOp().Regions() {
		if other == region {
			break
		}
		n++
	}
	return n
}

// isFunctionArgument reports whether a value is the argument of a block of a function.
func isFunctionArgument(v *ir.Value) bool {
	if !v.IsBlockArgument() {
		return false
	}
	_, ok := v.ParentBlock().ParentOp().Def().Interface("FunctionOpInterface")
	return ok
}

func isRestrict(v *ir.Value) bool {
	attrs, _ := v.ParentBlock().ParentOp().Attr("arg_attrs").(*ir.ArrayAttr)
	if attrs == nil || v.Index() >= len(attrs.Elements) {
		return false
	}
	d, _ := attrs.Elements[v.Index()].(*ir.DictionaryAttr)
	return d != nil && d.Attr("local_alias_analysis.restrict") != nil
}

func testAlias(r *pass.Run, aliases analysis.AliasAnalysis) error {
	r.PreserveAll()
	fmt.Fprintf(r.Err, "Testing : %q\n", ir.SymbolName(r.Op))
	_, values := pointers(r.Op)
	for i, b := range values {
		for _, a := range values[:i] {
			fmt.Fprintf(r.Err, "%s <-> %s: %s\n", valueName(a), valueName(b), aliases.Alias(a, b))
		}
	}
	return nil
}

func testModRef(r *pass.Run) error {
	r.PreserveAll()
	fmt.Fprintf(r.Err, "Testing : %q\n", ir.SymbolName(r.Op))
	ops, values := pointers(r.Op)
	for _, v := range values {
		for _, op := range ops {
			fmt.Fprintf(r.Err, "%s -> %s: %s\n", pointerName(op), valueName(v), analysis.AliasAnalysis(analysis.LocalAlias).ModRef(op, v))
		}
	}
	return nil
}

func testCallGraph(r *pass.Run) error {
	r.PreserveAll()
	g := analysis.NewCallGraph(r.Op)
	name := func(n *analysis.CallGraphNode) string {
		switch {
		case g.IsUnknown(n):
			return "<Unknown-Callee-Node>"
		case n.Region() == nil:
			return "<External-Caller-Node>"
		}
		op := n.Region().ParentOp()
		text := fmt.Sprintf("'%s' - Region #%d", op.Name(), regionNumber(n.Region()))
		if attrs := op.AllAttrs(); len(attrs) > 0 {
			text += " : " + r.Context().DictionaryAttr(attrs).String()
		}
		return text
	}
	testName := "<<NULL ATTRIBUTE>>"
	if a := r.Op.Attr("test.name"); a != nil {
		testName = a.String()
	}
	fmt.Fprintf(r.Err, "Testing : %s\n// ---- CallGraph ----\n", testName)
	for _, n := range g.Nodes() {
		fmt.Fprintf(r.Err, "// - Node : %s\n", name(n))
		for _, e := range n.Edges() {
			kind := "Call"
			if e.Child {
				kind = "Child"
			}
			fmt.Fprintf(r.Err, "// -- %s-Edge : %s\n", kind, name(e.To))
		}
		fmt.Fprintln(r.Err, "//")
	}
	fmt.Fprintln(r.Err, "// -- SCCs --")
	for component := range g.Components() {
		fmt.Fprintln(r.Err, "// - SCC : ")
		for _, n := range component {
			fmt.Fprintf(r.Err, "// -- Node :%s\n", name(n))
		}
		fmt.Fprintln(r.Err)
	}
	fmt.Fprintln(r.Err, "// -------------------")
	return nil
}

func testDominance(r *pass.Run) error {
	var blocks []*ir.Block // in the order of the first visit to an operation in them
	ids := map[*ir.Block]int{}
	for op := range ir.All(r.Op, ir.PostOrder) {
		if _, known := ids[op.Block()]; !known {
			ids[op.Block()] = len(blocks)
			blocks = append(blocks, op.Block())
		}
	}
	pairs := func(head string, f func(w io.Writer, a, b *ir.Block)) {
		fmt.Fprintf(r.Err, "--- %s ---\n", head)
		for _, a := range blocks {
			for _, b := range blocks {
				f(r.Err, a, b)
			}
		}
	}
	bit := func(b bool) int {
		if b {
			return 1
		}
		return 0
	}
	nearest := func(d *ir.Dominance) func(w io.Writer, a, b *ir.Block) {
		return func(w io.Writer, a, b *ir.Block) {
			found := "<no dom>"
			if c := d.NearestCommonDominator(a, b); c != nil {
				found = fmt.Sprint(ids[c])
			}
			fmt.Fprintf(w, "Nearest(%d, %d) = %s\n", ids[a], ids[b], found)
		}
	}
	dominates := func(name string, d *ir.Dominance) func(w io.Writer, a, b *ir.Block) {
		return func(w io.Writer, a, b *ir.Block) {
			fmt.Fprintf(w, "%s(%d, %d) = %d (properly = %d)\n", name, ids[a], ids[b], bit(d.DominatesBlock(a, b)), bit(d.ProperlyDominatesBlock(a, b)))
		}
	}
	fmt.Fprintf(r.Err, "Testing : %s\n", ir.SymbolName(r.Op))
	dominance, post := ir.NewDominance(), ir.NewPostDominance()
	pairs("DominanceInfo", nearest(dominance))
	pairs("PostDominanceInfo", nearest(post))
	pairs("Block Dominance relationship", dominates("dominates", dominance))
	pairs("Block PostDominance relationship", dominates("postdominates", post))
	for op := range ir.All(r.Op, ir.PostOrder) {
		var numbers []int64
		for region := range op.Regions() {
			for b := range region.Blocks() {
				if id, ok := ids[b]; ok {
					numbers = append(numbers, int64(id))
				}
			}
		}
		if op.NumRegions() > 0 {
			op.SetAttr("test.block_ids", r.Context().DenseI64Array(numbers))
		}
	}
	if parent := r.Op.ParentOp(); parent != nil {
		parent.SetAttr("test.block_ids", r.Context().DenseI64Array([]int64{int64(ids[r.Op.Block()])}))
	}
	return nil
}

func testTopologicalOrder(r *pass.Run) error {
	var ops []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Attr("test_to_sort") != nil {
			ops = append(ops, op)
		}
	}
	for i, op := range analysis.TopologicalOrder(ops) {
		op.SetAttr("test_sort_index", r.Context().Int64Attr(r.Context().I32(), int64(i)))
	}
	return nil
}

// reportShapeFunctions reports how the shapes of the results of operations in functions are
// found.
func reportShapeFunctions(r *pass.Run) error {
	r.PreserveAll()
	module := r.Op
	var libraries []*ir.Operation
	refs, isArray := module.Attr("shape.lib").(*ir.ArrayAttr)
	if !isArray {
		if ref := module.Attr("shape.lib"); ref != nil {
			refs = r.Context().ArrayAttr([]ir.Attribute{ref})
		}
	}
	var symbols analysis.Symbols
	lookup := func(a ir.Attribute) *ir.Operation {
		if ref, ok := a.(*ir.SymbolRefAttr); ok {
			if path := symbols.Path(module, ref); path != nil {
				return path[len(path)-1]
			}
		}
		return nil
	}
	if refs != nil {
		for _, a := range refs.Elements {
			libraries = append(libraries, lookup(a))
		}
	}
	describe := func(library, op *ir.Operation) bool {
		if op.Has(ir.IsTerminator) {
			return true
		}
		if _, ok := op.Def().Interface("InferTypeOpInterface"); ok {
			r.Remarkf(op, "implements InferType op interface")
			return true
		}
		if mapping, ok := library.Attr("mapping").(*ir.DictionaryAttr); ok {
			if ref, ok := mapping.Attr(op.Name()).(*ir.SymbolRefAttr); ok {
				r.Remarkf(op, "associated shape function: %s", ref.Root)
				return true
			}
		}
		if f := lookup(op.Attr("shape.function")); f != nil {
			r.Remarkf(op, "associated shape function: %s", ir.SymbolName(f))
			return true
		}
		return false
	}
	for f := range ir.All(module, ir.PostOrder) {
		if f.Name() != "func.func" || f.ParentOp().Name() == "shape.function_library" {
			continue
		}
		for op := range ir.All(f, ir.PostOrder) {
			found := false
			for _, library := range libraries {
				found = found || library != nil && describe(library, op)
			}
			if !found {
				r.Remarkf(op, "no associated way to refine shape")
			}
		}
	}
	return nil
}
