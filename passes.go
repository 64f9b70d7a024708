package mica

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
)

// Run runs a pipeline of passes on an operation, usually a module, and verifies the result of
// each pass. The pipeline is a list as in "canonicalize,cse", which may have options, as in
// "canonicalize{max-iterations=2}", and pipelines for nested operations, as in
// "func.func(cse),inline"; it may also have its anchor, as in "builtin.module(cse)". Passes for
// operations of another name run on nested operations of that name. The passes of package
// transforms and of [Config] are available. After an error op must not be used. Package pass has
// instrumentation, timing, and pipelines that are built in Go.
func (c *Context) Run(op *ir.Operation, pipeline string) (diags diag.List) {
	m := pass.NewManager(c.ir, op.Name())
	m.Print.Threads = c.ir.Threads
	registry := pass.NewRegistry(transforms.Definitions()...)
	for _, d := range c.config.Passes {
		registry.Register(d)
	}
	if whole, err := registry.ParsePipeline(pipeline); err == nil && whole.Anchor() == op.Name() {
		m.OpManager = whole
	} else if err := registry.AddPasses(m.OpManager, pipeline); err != nil {
		d := pass.Diagnostic(err)
		d.Message, d.Bare = strings.TrimRight(err.Error(), "\n"), true
		return diag.List{d}
	}
	m.Diagnose = func(list diag.List) { diags = append(diags, list...) }
	c.run(m, op, &diags)
	diags = append(diags, c.ir.TakeHookFailures()...)
	c.Locate(diags)
	return diags
}

// run runs passes. A panic is an error.
func (c *Context) run(m *pass.Manager, op *ir.Operation, diags *diag.List) {
	defer boundary("running passes", diags)
	if err := m.Run(op); err != nil && !diags.HasErrors() {
		diags.Errorf(op.Location().Place(), "%v", err)
	}
}
