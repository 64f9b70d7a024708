package reduce

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// Passes returns the passes of mlir-reduce.
func Passes() []*pass.Definition {
	tree := &pass.Definition{Name: "ReductionTreePass", Argument: "reduction-tree", Summary: "Reduce the input with reduction-tree algorithm",
		New: func() pass.Pass { return &treePass{} }}
	opt := &pass.Definition{Name: "OptReductionPass", Argument: "opt-reduction-pass", Summary: "A wrapper pass that reduces the file with optimization passes",
		On: pass.Anchor{Op: "builtin.module"}, New: func() pass.Pass { return &optPass{} }}
	return []*pass.Definition{opt.Complete(), tree.Complete()}
}

// An optPass runs a pipeline and keeps its result if that is smaller and still interesting.
type optPass struct {
	Pipeline string   `option:"opt-pass" help:"The optimization passes used for reduction, e.g., symbol-dce"`
	Script   string   `option:"test" help:"The location of the tester which tests the file interestingness"`
	Args     []string `option:"test-arg" help:"arguments of the tester"`

	registry *pass.Registry
}

// Configure keeps the registry, with which the pipeline is read when the pass runs.
func (p *optPass) Configure(r *pass.Registry) error {
	p.registry = r
	return nil
}

// Run runs the pipeline.
func (p *optPass) Run(r *pass.Run) error {
	pipeline, err := p.registry.ParsePipeline("builtin.module(" + p.Pipeline + ")")
	if err != nil {
		return fail(r, r.Op, "\nfailed to parse pass pipeline")
	}
	t := &tester{p.Script, p.Args}
	original, err := t.test(r.Op)
	if err != nil {
		return err
	}
	if !original.interesting {
		return fail(r, r.Op, "\nthe original input is not interested")
	}
	// The pipeline must run on an operation in the module, so it runs on the module itself, after a
	// copy of it.
	saved := r.Op.Clone(ir.NewMapping())
	if err := r.RunPipeline(pipeline, r.Op); err != nil {
		return fail(r, r.Op, "\nfailed to run pass pipeline")
	}
	reduced, err := t.test(r.Op)
	if err != nil {
		return err
	}
	if !reduced.interesting || reduced.size >= original.size {
		r.Op.Region(0).TakeBody(saved.Region(0))
		r.Op.SetAttrs(saved.Attrs())
	}
	return nil
}

// fail reports an error. mlir-reduce shows locations as they are in IR.
func fail(r *pass.Run, op *ir.Operation, message string) error {
	r.Report(diag.List{diag.Errorf(diag.Place{Name: op.Location().String()}, "%s", message)})
	return pass.ErrFailed
}
