package pass

import (
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Manager runs a pipeline on operations. It is MLIR's PassManager.
type Manager struct {
	*OpManager
	// VerifyEach verifies an operation after each pass that ran on it.
	VerifyEach bool
	// Diagnose is called with the diagnostics of passes in the order of the operations. If
	// it is nil, Run returns them.
	Diagnose func(list diag.List)
	// Out and Err are the writers for passes; nil discards their output.
	Out, Err io.Writer
	// Print has the options for printing IR in passes.
	Print asm.Options
	// Reproducer writes the IR and the pipeline when a pass fails; it may be nil.
	Reproducer *Reproducer

	ctx         *ir.Context
	instruments []Instrumentation
}

// NewManager returns a manager with an empty pipeline for operations of a name, or for
// [AnyOp]. A pass that is restricted to operations of another name is nested.
func NewManager(ctx *ir.Context, anchor string) *Manager {
	return &Manager{OpManager: &OpManager{anchor: anchor, Implicit: true}, VerifyEach: true, ctx: ctx}
}

// Instrument adds an instrumentation. Those that are added later are called inside of the
// earlier ones.
func (m *Manager) Instrument(i Instrumentation) { m.instruments = append(m.instruments, i) }

// Run runs the pipeline on an operation. If it fails, the error is the diagnostics as a
// [diag.List], or [ErrFailed] if m.Diagnose has received them or no pass has reported any.
func (m *Manager) Run(op *ir.Operation) error {
	s := &managerSink{m: m}
	if err := m.runTo(op, s); err != nil {
		if len(s.list) > 0 {
			return s.list
		}
		return ErrFailed
	}
	return nil
}

func (m *Manager) runTo(op *ir.Operation, s *managerSink) error {
	if m.anchor != AnyOp && m.anchor != op.Name() {
		var list diag.List
		list.Errorf(op.Location().Place(), "can't run '%s' pass manager on '%s' op", m.anchor, op.Name())
		s.diagnose(list)
		return ErrFailed
	}
	m.loadDialects(m.ctx)
	if err := m.prepare(m.ctx); err != nil {
		s.diagnose(unlocated(err))
		return ErrFailed
	}
	env := &environment{ctx: m.ctx, verify: m.VerifyEach, print: m.Print, instruments: m.instruments}
	if m.Reproducer != nil {
		return m.Reproducer.run(m, env, op, s)
	}
	_, err := m.run(env, op, newAnalyses(op), nil, s)
	return err
}

// A managerSink forwards to the manager's own writers.
type managerSink struct {
	m    *Manager
	list diag.List // without Diagnose
}

func (s *managerSink) diagnose(list diag.List) {
	if s.m.Diagnose != nil {
		s.m.Diagnose(list)
		return
	}
	s.list = append(s.list, list...)
}

func (s *managerSink) writers() (out, errs io.Writer) {
	out, errs = s.m.Out, s.m.Err
	if out == nil {
		out = io.Discard
	}
	if errs == nil {
		errs = io.Discard
	}
	return out, errs
}
