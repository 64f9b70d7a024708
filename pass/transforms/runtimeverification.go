package transforms

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A runtimeVerification inserts checks of operations at run time.
type runtimeVerification struct {
	VerboseLevel uint32 `option:"verbose-level"`
}

func (p *runtimeVerification) Run(r *pass.Run) error {
	if p.VerboseLevel > 1 {
		r.Errorf(r.Op, "generate-runtime-verification pass: set verboseLevel to 0 or 1")
		return pass.ErrFailed
	}
	// The checks are not checked themselves, and messages use the names that values had
	// before.
	var ops []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if _, ok := ir.InterfaceOf[ir.RuntimeVerifiableOpInterface](op); ok {
			ops = append(ops, op)
		}
	}
	var lines *asm.Lines
	if p.VerboseLevel > 0 && len(ops) > 0 {
		opts := r.Print()
		opts.SkipRegions = true
		lines = asm.NewLines(r.Op, opts)
	}
	b := ir.NewBuilder(r.Context())
	for _, op := range ops {
		x, _ := ir.InterfaceOf[ir.RuntimeVerifiableOpInterface](op)
		b.SetInsertionPoint(op)
		b.Loc = op.Location()
		what := ""
		if lines != nil {
			what = lines.String(op) + "\n"
		}
		x.GenerateRuntimeVerification(op, b, func(rule string) string {
			return "ERROR: Runtime op verification failed\n" + what + "^ " + rule + "\nLocation: " + op.Location().String()
		})
	}
	return nil
}
