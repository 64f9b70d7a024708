package transforms

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A composite runs a pipeline until it changes nothing any more.
type composite struct {
	Name          string `option:"name"`
	Pipeline      string `option:"pipeline"`
	MaxIterations int32  `option:"max-iterations"`

	passes *pass.OpManager
}

// PassName returns the name of the pass in messages.
func (p *composite) PassName() string { return p.Name }

// Configure reads the inner pipeline.
func (p *composite) Configure(r *pass.Registry) error {
	p.passes = pass.NewOpManager(pass.AnyOp)
	if err := r.AddPasses(p.passes, p.Pipeline); err != nil {
		return &pass.PrintedError{Text: pass.Message(err), Message: "Failed to parse composite pass pipeline"}
	}
	return nil
}

func (p *composite) Initialize(*ir.Context) error {
	if p.MaxIterations <= 0 {
		return fmt.Errorf("Invalid maxIterations value: %d\n", p.MaxIterations)
	}
	return nil
}

func (p *composite) Run(r *pass.Run) error {
	before := ir.NewFingerprint(r.Op, true)
	for i := int32(0); ; i++ {
		if err := r.RunPipeline(p.passes, r.Op); err != nil {
			return err
		}
		if i >= p.MaxIterations {
			var list diag.List
			list.Warningf(r.Op.Location().Place(), "Composite pass \"%s\"+ didn't converge in %d iterations", p.Name, p.MaxIterations)
			r.Report(list)
			return nil
		}
		after := ir.NewFingerprint(r.Op, true)
		if after == before {
			return nil
		}
		before = after
	}
}
