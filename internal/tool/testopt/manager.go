package main

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
)

// managerPasses are the passes that test the pass manager.
func managerPasses() []*pass.Definition {
	nop := func() pass.Pass { return pass.Func(func(*pass.Run) error { return nil }) }
	functions := pass.Anchor{Interface: "FunctionOpInterface"}
	return []*pass.Definition{
		{Name: "(anonymous namespace)::TestModulePass", Argument: "test-module-pass", Summary: "Test a module pass in the pass manager",
			On: pass.Anchor{Op: "builtin.module"}, New: nop},
		{Name: "(anonymous namespace)::TestFunctionPass", Argument: "test-function-pass", Summary: "Test a function pass in the pass manager",
			On: pass.Anchor{Op: "func.func"}, New: nop},
		{Name: "(anonymous namespace)::TestInterfacePass", Argument: "test-interface-pass", Summary: "Test an interface pass (running on FunctionOpInterface) in the pass manager",
			On: functions, New: func() pass.Pass { return pass.Func(testInterface) }},
		{Name: "(anonymous namespace)::TestCrashRecoveryPass", Argument: "test-pass-crash", Summary: "Test a pass in the pass manager that always crashes",
			New: func() pass.Pass { return pass.Func(func(*pass.Run) error { panic("crash") }) }},
		{Name: "(anonymous namespace)::TestFailurePass", Argument: "test-pass-failure", Summary: "Test a pass in the pass manager that always fails",
			New: func() pass.Pass { return &testFailure{} }},
		{Name: "(anonymous namespace)::TestInvalidIRPass", Argument: "test-pass-create-invalid-ir", Summary: "Test pass that adds an invalid operation in a function body",
			On: functions, New: func() pass.Pass { return &testInvalid{} }},
		{Name: "(anonymous namespace)::TestInvalidParentPass", Argument: "test-pass-invalid-parent", Summary: "Test a pass in the pass manager that makes the parent operation invalid",
			On: functions, New: func() pass.Pass { return pass.Func(testInvalidParent) }},
		{Name: "(anonymous namespace)::TestStatisticPass", Argument: "test-stats-pass", Summary: "Test pass statistics",
			New: func() pass.Pass { return &testStatistics{} }},
		{Name: "(anonymous namespace)::TestOptionsPass", Argument: "test-options-pass", Summary: "Test options parsing capabilities",
			On: pass.Anchor{Op: "func.func"}, New: func() pass.Pass { return &testOptions{} }},
		{Name: "(anonymous namespace)::TestDynamicPipelinePass", Argument: "test-dynamic-pipeline", Summary: "Tests the dynamic pipeline feature by applying a pipeline on a selected set of functions",
			New: func() pass.Pass { return &testDynamic{} }},
	}
}

// pipelines are the pipelines that test the pass manager.
func pipelines() []*pass.Pipeline {
	var defs []*pass.Definition
	for _, d := range managerPasses() {
		defs = append(defs, d.Complete())
	}
	r := pass.NewRegistry(append(defs, transforms.Definitions()...)...)
	nested := func(m *pass.OpManager, _ string) error {
		return r.AddPasses(m, "builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass)")
	}
	return []*pass.Pipeline{
		{Argument: "test-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", Add: nested},
		{Argument: "test-textual-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", Add: nested},
		{Argument: "test-options-pass-pipeline", Summary: "Parses options using pass pipeline registration",
			Add: func(m *pass.OpManager, options string) error { return r.AddPass(m, "test-options-pass", options) }},
		{Argument: "test-composite-fixed-point-pass", Summary: "Test composite pass",
			Add: func(m *pass.OpManager, _ string) error {
				return r.AddPass(m, "composite-fixed-point-pass", "name=TestCompositePass pipeline=any(canonicalize,cse)")
			}},
	}
}

func testInterface(r *pass.Run) error {
	r.Remarkf(r.Op, "Executing interface pass on operation")
	return nil
}

type testFailure struct {
	Diagnose bool `option:"gen-diagnostics" help:"Generate diagnostics"`
}

func (p *testFailure) Run(r *pass.Run) error {
	if p.Diagnose {
		return fmt.Errorf("illegal operation")
	}
	return pass.ErrFailed
}

type testInvalid struct {
	Fail    bool `option:"signal-pass-failure" help:"Trigger a pass failure"`
	Invalid bool `option:"emit-invalid-ir" default:"true" help:"Emit invalid IR"`
}

// add adds an operation at the start of a function.
func add(f *ir.Operation, loc *ir.Location, name string, attrs ...ir.NamedAttribute) {
	b := ir.NewBuilder(f.Context())
	b.Loc = loc
	b.SetInsertionPointToStart(f.Region(0).Entry())
	b.New(f.Context().OpDef(name), nil, nil, attrs...)
}

func (p *testInvalid) Run(r *pass.Run) error {
	if p.Invalid {
		add(r.Op, r.Context().UnknownLoc(), "test.any_attr_of_i32_str")
	}
	if p.Fail {
		return pass.ErrFailed
	}
	return nil
}

func testInvalidParent(r *pass.Run) error {
	add(r.Op, r.Op.Location(), "test.call", ir.NamedAttribute{Name: "callee", Value: r.Context().SymbolRefAttr("some_unknown_func")})
	return nil
}

type testStatistics struct {
	Again pass.Statistic `statistic:"num-ops2" help:"Number of operations counted one more time"`
	Ops   pass.Statistic `statistic:"num-ops" help:"Number of operations counted"`
}

func (p *testStatistics) Run(r *pass.Run) error {
	for range ir.All(r.Op, ir.PostOrder) {
		p.Ops.Add(1)
		p.Again.Add(1)
	}
	return nil
}

type testOptions struct {
	List    []int32  `option:"list" help:"Example list option"`
	Strings []string `option:"string-list" help:"Example string list option"`
	String  string   `option:"string" help:"Example string option"`
	Enum    string   `option:"enum" default:"zero" choices:"zero,one" help:"Example enum option"`
}

func (*testOptions) Run(*pass.Run) error { return nil }

type testDynamic struct {
	Nested   bool     `option:"run-on-nested-operations" help:"This will apply the pipeline on nested operations under the visited operation."`
	Parent   bool     `option:"run-on-parent" help:"This will apply the pipeline on the parent operation if it exist, this is expected to fail."`
	Pipeline string   `option:"dynamic-pipeline" help:"The pipeline description that will run on the filtered function."`
	Names    []string `option:"op-name" help:"List of function name to apply the pipeline to"`
}

func (p *testDynamic) Run(r *pass.Run) error {
	op := r.Op
	fmt.Fprintf(r.Err, "Dynamic execute '%s' on %s\n", p.Pipeline, op.Name())
	if p.Pipeline == "" {
		fmt.Fprintln(r.Err, "Empty pipeline")
		return nil
	}
	if name := ir.SymbolName(op); len(p.Names) > 0 && !slices.Contains(p.Names, name) {
		fmt.Fprintf(r.Err, "dynamic-pipeline skip op name: %s\n", name)
		return nil
	}
	m := pass.NewOpManager(op.Name())
	m.Implicit = true
	c := opt.Config{Passes: upstream{}.passes()}
	if err := c.Registry().AddPasses(m, p.Pipeline); err != nil {
		return err
	}
	if p.Parent {
		if parent := op.ParentOp(); parent != nil && r.RunPipeline(m, parent) == nil {
			return pass.ErrFailed
		}
		return nil
	}
	if !p.Nested {
		return r.RunPipeline(m, op)
	}
	fmt.Fprintln(r.Err, "Run on nested op")
	var failed error
	ir.Walk(op, ir.PostOrder, func(inner *ir.Operation) ir.WalkResult {
		if inner != op && inner.Has(ir.IsolatedFromAbove) && inner.Name() == op.Name() {
			fmt.Fprintf(r.Err, "Run on %s\n", asm.String(inner, asm.Options{}))
			if err := r.RunPipeline(m, inner); err != nil {
				failed = err
			}
		}
		return ir.Advance
	})
	return failed
}
