package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// dataFlowPasses print the results of data flow analyses that only exist to test the framework.
func dataFlowPasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "(anonymous namespace)::TestNextAccessPass", Argument: "test-next-access", New: func() pass.Pass { return &testNextAccess{} }},
		{Name: "(anonymous namespace)::TestLastModifiedPass", Argument: "test-last-modified", New: func() pass.Pass { return &testLastModified{} }},
		{Name: "(anonymous namespace)::TestWrittenToPass", Argument: "test-written-to", New: func() pass.Pass { return &testWrittenTo{} }},
	}
}

func stringAttr(op *ir.Operation, name string) (string, bool) {
	if a, ok := op.Attr(name).(*ir.StringAttr); ok {
		return a.Value, true
	}
	return "", false
}

// newSolver returns a solver that finds dead code.
func newSolver(interprocedural bool) (*dataflow.Solver, *dataflow.DeadCode) {
	s := dataflow.NewSolver()
	s.Local = !interprocedural
	return s, dataflow.AddDeadCode(s)
}

// testNextAccess stores the next accesses to the operands of named operations in attributes.
type testNextAccess struct {
	Interprocedural bool `option:"interprocedural" default:"true" help:"perform interprocedural analysis"`
	External        bool `option:"assume-func-reads" help:"assume external functions have read effect on all arguments"`
}

func (p *testNextAccess) Run(r *pass.Run) error {
	s, dead := newSolver(p.Interprocedural)
	domain := &accessDomain{external: p.External}
	next := dataflow.AddDenseBackward(s, dead, dataflow.DenseDomain[accesses](domain))
	dataflow.AddConstants(s, dead)
	domain.values = dataflow.AddForward(s, dead, dataflow.Domain[underlying](underlyingDomain{}))
	s.Run(r.Op)
	for op := range ir.All(r.Op, ir.PostOrder) {
		if _, ok := stringAttr(op, "name"); !ok {
			continue
		}
		op.SetAttr("next_access", nextAccess(op, next, domain, dataflow.Point{Op: op}))
		branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
		if !ok {
			continue
		}
		var entries []ir.Attribute
		for _, to := range branch.RegionSuccessors(op, nil) {
			if to.Region != nil && !to.Region.Empty() {
				entries = append(entries, nextAccess(op, next, domain, dataflow.Point{Block: to.Region.Entry()}))
			}
		}
		op.SetAttr("next_at_entry_point", r.Context().ArrayAttr(entries))
	}
	return nil
}

// nextAccess describes the next accesses, from a point on, to the operands of op.
func nextAccess(op *ir.Operation, next *dataflow.DenseBackward[accesses], domain *accessDomain, at dataflow.Point) ir.Attribute {
	ctx := op.Context()
	state, ok := next.At(at)
	if !ok {
		return ctx.StringAttr("not computed")
	}
	var attrs []ir.Attribute
	for _, v := range op.Operands() {
		x := state[resolve(v, domain.values.Value)]
		if x == nil || x.unknown {
			attrs = append(attrs, ctx.StringAttr("unknown"))
			continue
		}
		var names []ir.Attribute
		for _, access := range x.ops {
			name, ok := stringAttr(access, "name")
			if !ok {
				name = asm.String(access, asm.Options{})
			}
			names = append(names, ctx.StringAttr(name))
		}
		attrs = append(attrs, ctx.ArrayAttr(names))
	}
	return ctx.ArrayAttr(attrs)
}

// testLastModified prints the last writes to the operands of tagged operations.
type testLastModified struct {
	Interprocedural bool `option:"interprocedural" default:"true" help:"perform interprocedural analysis"`
	External        bool `option:"assume-func-writes" help:"assume external functions have write effect on all arguments"`
}

func (p *testLastModified) Run(r *pass.Run) error {
	r.PreserveAll()
	s, dead := newSolver(p.Interprocedural)
	dataflow.AddConstants(s, dead)
	domain := &accessDomain{external: p.External, forward: true}
	last := dataflow.AddDenseForward(s, dead, dataflow.DenseDomain[accesses](domain))
	domain.values = dataflow.AddForward(s, dead, dataflow.Domain[underlying](underlyingDomain{}))
	s.Run(r.Op)
	for op := range ir.All(r.Op, ir.PostOrder) {
		tag, ok := stringAttr(op, "tag")
		if !ok {
			continue
		}
		fmt.Fprintf(r.Err, "test_tag: %s:\n", tag)
		state, _ := last.At(dataflow.Point{Op: op})
		for i, v := range op.Operands() {
			fmt.Fprintf(r.Err, " operand #%d\n", i)
			under := resolve(v, domain.values.Value)
			switch x := state[under]; {
			case under == nil || x != nil && x.unknown:
				fmt.Fprintln(r.Err, " - <unknown>")
			case x == nil:
				fmt.Fprintln(r.Err, "  - <unknown>")
			default:
				for _, write := range x.ops {
					name, ok := stringAttr(write, "tag_name")
					if !ok {
						name = write.Name()
					}
					fmt.Fprintf(r.Err, "  - %s\n", name)
				}
			}
		}
	}
	return nil
}

// testWrittenTo prints to which memories, named by the stores, tagged values are written.
type testWrittenTo struct {
	Interprocedural bool `option:"interprocedural" default:"true" help:"perform interprocedural analysis"`
	External        bool `option:"assume-func-writes" help:"assume external functions have write effect on all arguments"`
}

func (p *testWrittenTo) Run(r *pass.Run) error {
	r.PreserveAll()
	s, dead := newSolver(p.Interprocedural)
	dataflow.AddConstants(s, dead)
	var domain dataflow.BackwardDomain[writes] = writesDomain{}
	if p.External {
		domain = externalWrites{}
	}
	written := dataflow.AddBackward(s, dead, domain)
	s.Run(r.Op)
	for op := range ir.All(r.Op, ir.PostOrder) {
		tag, ok := stringAttr(op, "tag")
		if !ok {
			continue
		}
		fmt.Fprintf(r.Out, "test_tag: %s:\n", tag)
		for i, v := range op.Operands() {
			fmt.Fprintf(r.Out, " operand #%d: [%s]\n", i, written.Value(v))
		}
		for i, v := range op.Results() {
			fmt.Fprintf(r.Out, " result #%d: [%s]\n", i, written.Value(v))
		}
	}
	return nil
}

// writes is the names of memories, separated by spaces, in the order in which they were found.
type writes string

// writesDomain finds the memories to which values are written. Deciding a branch, or passing a
// value to an unknown callee, counts as a separate write.
type writesDomain struct{}

func (writesDomain) Meet(old, x writes) writes {
	names := strings.Fields(string(old))
	for _, name := range strings.Fields(string(x)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return writes(strings.Join(names, " "))
}

func (writesDomain) Exit(*ir.Value) writes { return "" }

func (writesDomain) Transfer(op *ir.Operation, results []writes, meet func(int, writes)) {
	if op.Name() == "memref.store" {
		name, _ := stringAttr(op, "tag_name")
		meet(0, writes(name))
		return
	}
	for _, x := range results {
		for i := range op.NumOperands() {
			meet(i, x)
		}
	}
}

func (writesDomain) BranchOperand(_ *ir.Operation, i int) writes {
	return writes(fmt.Sprintf("brancharg%d", i))
}

func (writesDomain) CallOperand(_ *ir.Operation, i int) writes {
	return writes(fmt.Sprintf("callarg%d", i))
}

// externalWrites treats calls of functions without a body as writes of their operands.
type externalWrites struct{ writesDomain }

func (externalWrites) ExternalCall(call *ir.Operation, _ int) writes {
	name, ok := stringAttr(call, "tag_name")
	if !ok {
		name = call.Name()
	}
	return writes(name)
}
