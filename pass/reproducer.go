package pass

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Reproducer writes a file with the IR and the pipeline when a pass fails or panics.
type Reproducer struct {
	File string
	// Write writes the file.
	Write func(text []byte) error
	// Local writes the IR before the pass that failed, and a pipeline with only this pass.
	// The context must not use several goroutines.
	Local bool
	Print asm.Options
}

// run runs the pipeline of a manager.
func (p *Reproducer) run(m *Manager, env *environment, op *ir.Operation, s *managerSink) (err error) {
	if p.Local && env.ctx.Threads > 0 {
		s.diagnose(diag.List{&diag.Diagnostic{Message: "Local crash reproduction may not be used without disabling mutli-threading first."}})
		return ErrFailed
	}
	w := &reproduction{Reproducer: p, env: env, root: op}
	if !p.Local {
		// The reference separates the outermost passes by a comma and a space.
		var passes []string
		for _, x := range m.passes {
			passes = append(passes, string(x.appendText(nil, -1)))
		}
		w.save(m.anchor + "(" + strings.Join(passes, ", ") + ")")
	}
	env.instruments = append(slices.Clone(env.instruments), w)
	defer func() {
		crash := recover()
		if err != nil || crash != nil {
			s.diagnose(diag.List{w.report()})
			err = ErrFailed
		}
	}()
	_, err = m.run(env, op, newAnalyses(op), nil, s)
	return err
}

// A reproduction is an instrumentation that records which passes are running.
type reproduction struct {
	NopInstrumentation
	*Reproducer
	env  *environment
	root *ir.Operation

	mu      sync.Mutex
	text    []byte
	running []*Run
	failed  *Run // the first that failed, nil after a panic
}

// save keeps the reproducer for the current IR.
func (w *reproduction) save(pipeline string) {
	w.text = ReproducerText(w.root, pipeline, w.Print, w.env.ctx.Threads == 0, w.env.verify)
}

func (w *reproduction) BeforePass(r *Run) {
	if r.Pass.adaptor != nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.running = append(w.running, r)
	if w.Local {
		pipeline := string(r.Pass.appendText(nil, -1))
		for op := r.Op; op != nil; op = op.ParentOp() {
			pipeline = op.Name() + "(" + pipeline + ")"
		}
		w.save(pipeline)
	}
}

func (w *reproduction) AfterPass(r *Run, failed bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !failed {
		w.running = slices.DeleteFunc(w.running, func(x *Run) bool { return x == r })
	} else if w.failed == nil {
		w.failed = r
	}
}

// report writes the file and returns the error.
func (w *reproduction) report() *diag.Diagnostic {
	place := w.root.Location().Place()
	if w.failed != nil {
		place = w.failed.Op.Location().Place()
	}
	d := diag.Errorf(place, "Failures have been detected while processing an MLIR pass pipeline")
	generated := "reproducer generated at `" + w.File + "`"
	if err := w.Write(w.text); err != nil {
		generated = "<failed to create output stream>: " + err.Error()
	}
	var running []string
	for _, r := range w.running {
		what := fmt.Sprintf("`%s` on '%s' operation", r.Pass.Name(), r.Op.Name())
		if name := ir.SymbolName(r.Op); name != "" {
			what += ": @" + name
		}
		running = append(running, what)
	}
	if w.Local && len(running) > 0 {
		return d.Notef(place, "Pipeline failed while executing %s: %s", running[len(running)-1], generated)
	}
	return d.Notef(place, "Pipeline failed while executing [%s]: %s", strings.Join(running, ", "), generated)
}

const reproducerKey = "mlir_reproducer"

// ReproducerText returns IR together with a pipeline, which [ReadReproducer] reads.
func ReproducerText(op *ir.Operation, pipeline string, print asm.Options, noThreads, verify bool) []byte {
	print.Resources = &asm.ExternalResources{Groups: []asm.ExternalGroup{{Name: reproducerKey, Entries: []asm.ExternalEntry{
		{Key: "pipeline", Kind: asm.ExternalString, Text: pipeline},
		{Key: "disable_threading", Kind: asm.ExternalBool, Bool: noThreads},
		{Key: "verify_each", Kind: asm.ExternalBool, Bool: verify},
	}}}}
	return asm.Append(nil, op, print)
}

// A Reproduction has the settings that a reproducer stores to repeat a run.
type Reproduction struct {
	Pipeline              string
	NoThreads, VerifyEach bool
}

// ReadReproducer returns the settings in the resources of a file, and removes them. ok is
// false if the resources contain no reproducer.
func ReadReproducer(resources *asm.ExternalResources) (p Reproduction, ok bool) {
	i := slices.IndexFunc(resources.Groups, func(g asm.ExternalGroup) bool { return g.Name == reproducerKey })
	if i < 0 {
		return p, false
	}
	for _, e := range resources.Groups[i].Entries {
		switch e.Key {
		case "pipeline":
			p.Pipeline = e.Text
		case "disable_threading":
			p.NoThreads = e.Bool
		case "verify_each":
			p.VerifyEach = e.Bool
		}
	}
	resources.Groups = slices.Delete(resources.Groups, i, i+1)
	return p, true
}
