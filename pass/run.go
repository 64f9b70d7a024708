package pass

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A Run is one execution of a pass on an operation.
type Run struct {
	Op   *ir.Operation
	Pass *Instance
	// Out and Err are the standard output and the standard error of the tool.
	Out, Err io.Writer

	env       *environment
	sink      sink
	parent    *Run // the adaptor or the pass that runs the pipeline; nil for the outermost one
	analyses  *analyses
	preserved preserved
	verified  func(op *ir.Operation) bool
	erred     bool // whether the pass has reported an error
}

// An environment is shared by all runs of a manager.
type environment struct {
	ctx         *ir.Context
	verify      bool
	print       asm.Options
	instruments []Instrumentation
}

// A sink receives the diagnostics and the output of passes.
type sink interface {
	diagnose(list diag.List)
	writers() (out, errs io.Writer)
}

// Context returns the context of the operation.
func (r *Run) Context() *ir.Context { return r.env.ctx }

// Print returns the tool's options for printing IR.
func (r *Run) Print() asm.Options { return r.env.print }

// Parent returns the run of the adaptor or of the pass that runs the pipeline, or nil for the passes of the
// outermost one.
func (r *Run) Parent() *Run { return r.parent }

// Report reports diagnostics. A pass that reports an error fails.
func (r *Run) Report(list diag.List) {
	r.erred = r.erred || list.HasErrors()
	r.ReportRecovered(list)
}

// ReportRecovered reports diagnostics without failing the pass, which has recovered from them.
func (r *Run) ReportRecovered(list diag.List) {
	if len(list) > 0 {
		r.sink.diagnose(list)
	}
}

// Check reports diagnostics, and returns [ErrFailed] if there are errors among them.
func (r *Run) Check(list diag.List) error {
	r.Report(list)
	if list.HasErrors() {
		return ErrFailed
	}
	return nil
}

// Errorf reports an error about an operation.
func (r *Run) Errorf(op *ir.Operation, format string, args ...any) {
	var list diag.List
	op.EmitError(&list, format, args...)
	r.Report(list)
}

// Remarkf reports a remark about an operation, with the operation in a note.
func (r *Run) Remarkf(op *ir.Operation, format string, args ...any) {
	at := op.Location().Place()
	d := &diag.Diagnostic{Severity: diag.Remark, Place: at, Message: fmt.Sprintf(format, args...)}
	if r.Context().ShowOps {
		text := strings.TrimSuffix(asm.String(op, asm.Options{}), "\n")
		if op.NumRegions() > 0 {
			text = "\n" + text
		}
		d.Notef(at, "see current operation: %s", text)
	}
	r.Report(diag.List{d})
}

// RunPipeline runs a pipeline on r.Op or on an operation in it.
func (r *Run) RunPipeline(m *OpManager, op *ir.Operation) error {
	_, err := r.RunVerifiedPipeline(m, op)
	return err
}

// Verified declares which isolated operations in r.Op are known to be valid, because a pipeline has verified
// them and they have not changed since. They are not verified again after the pass. RunVerifiedPipeline
// reports whether a pipeline has verified its operation.
func (r *Run) Verified(known func(op *ir.Operation) bool) { r.verified = known }

// RunVerifiedPipeline is [Run.RunPipeline], and reports whether the operation has been verified since
// the last pass that may have changed it.
func (r *Run) RunVerifiedPipeline(m *OpManager, op *ir.Operation) (verified bool, err error) {
	if !r.Op.IsAncestor(op) {
		var list diag.List
		op.EmitOpError(&list, "Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing")
		r.Report(list)
		return false, ErrFailed
	}
	m.loadDialects(r.env.ctx)
	if err := m.prepare(r.env.ctx); err != nil {
		r.Report(unlocated(err))
		return false, ErrFailed
	}
	return m.run(r.env, op, r.analyses.nest(op), r, r.sink)
}

// unlocated returns an error as diagnostics, without a place if it has none.
func unlocated(err error) diag.List {
	var list diag.List
	if !errors.As(err, &list) {
		list = diag.List{&diag.Diagnostic{Message: err.Error()}}
	}
	return list
}

// run runs the pipeline on an operation, and reports whether that is verified at the end.
func (m *OpManager) run(env *environment, op *ir.Operation, as *analyses, parent *Run, s sink) (verified bool, err error) {
	for _, i := range env.instruments {
		i.BeforePipeline(m, parent)
	}
	defer as.clear()
	for _, p := range m.passes {
		now, err := p.runOn(env, op, as, parent, s)
		if err != nil {
			return false, err
		}
		verified = verified || now
	}
	for _, i := range env.instruments {
		i.AfterPipeline(m, parent)
	}
	return verified, nil
}

// runOn runs a pass on an operation, and verifies the operation if the pass may have changed it. An
// error other than [ErrFailed] has been reported.
func (p *Instance) runOn(env *environment, op *ir.Operation, as *analyses, parent *Run, s sink) (verified bool, err error) {
	if msg := p.obstacle(op); msg != "" {
		var list diag.List
		op.EmitOpError(&list, "%s", msg)
		s.diagnose(list)
		return false, ErrFailed
	}
	r := &Run{Op: op, Pass: p, env: env, sink: s, parent: parent, analyses: as}
	r.Out, r.Err = s.writers()
	for _, i := range env.instruments {
		i.BeforePass(r)
	}
	err = r.guarded()
	var list diag.List
	report(err, op, &list)
	if err != nil && !strings.Contains(list.Error(), "dialect is not known") {
		list = append(list, r.missing(nil)...)
	}
	as.invalidate(&r.preserved)
	if verified = err == nil && env.verify && !r.preserved.all; verified {
		known := r.verified
		if p.adaptor != nil {
			known = func(*ir.Operation) bool { return true } // the pipelines have verified the operations that they ran on
		}
		if before := len(list); !ir.VerifyAround(op, &list, known) {
			err = ErrFailed
			if missing := r.missing(nil); missing != nil { // an unknown operation may be the cause
				list = append(list[:before], missing...)
			}
		}
	}
	r.Report(list)
	for k := len(env.instruments) - 1; k >= 0; k-- {
		env.instruments[k].AfterPass(r, err != nil)
	}
	if err != nil {
		return false, ErrFailed
	}
	return verified, nil
}

// guarded calls the pass. A panic is an error.
func (r *Run) guarded() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = r.panicked(v)
		}
	}()
	return r.execute()
}

// panicked returns the error for a panic of the pass. It adds the verifier's first complaint about the
// operation, which may be the cause.
func (r *Run) panicked(v any) diag.List {
	if list := r.missing(v); list != nil {
		return list
	}
	what := fmt.Sprintf("pass '%s' on '%s' op", r.Pass.Name(), r.Op.Name())
	if name := ir.SymbolName(r.Op); name != "" {
		what += " @" + name
	}
	d := crash.Report(v, what, r.Op.Location().Place())
	if list := verifyAgain(r.Op); len(list) > 0 {
		d.Notef(list[0].Place, "the operation is not valid now: %s", list[0].Message)
	}
	return diag.List{d}
}

// missing returns the error that a dialect is not known, if a panic may be due to that; v may be nil.
func (r *Run) missing(v any) diag.List {
	var missing *ir.MissingError
	if p := crash.Caught(v); p != nil {
		if err, ok := p.Value.(error); ok && errors.As(err, &missing) {
			return diag.List{diag.Errorf(r.Op.Location().Place(), "%v", missing)}
		}
	}
	var list diag.List
	for _, d := range r.Pass.def.DependentDialects {
		if err := r.Context().MissingDialect(d); err != nil {
			list.Errorf(r.Op.Location().Place(), "%v", err)
		}
	}
	return list
}

// verifyAgain verifies an operation that may be in any state.
func verifyAgain(op *ir.Operation) (list diag.List) {
	defer func() {
		if recover() != nil {
			list = nil
		}
	}()
	ir.Verify(op, &list)
	return list
}

// execute calls the pass, as an action.
func (r *Run) execute() (err error) {
	stream := action.Of(r.env.ctx)
	a := &action.Action{Kind: action.Pass, Op: r.Op, Name: r.Pass.Name()}
	if !stream.Begin(a) {
		return nil
	}
	err = r.Pass.pass.Run(r)
	if err == nil && r.erred {
		err = ErrFailed
	}
	stream.End(a, err == nil)
	return err
}

// obstacle returns why a pass cannot run on an operation, or "" if it can.
func (p *Instance) obstacle(op *ir.Operation) string {
	switch def := op.Def(); {
	case !def.Registered:
		return "trying to schedule a pass on an unregistered operation"
	case !def.Has(ir.IsolatedFromAbove):
		return "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
	case !p.canScheduleOn(def):
		return "trying to schedule a pass on an unsupported operation"
	}
	return ""
}

// An adaptor runs pipelines on the operations directly in an operation.
type adaptor struct{ managers []*OpManager }

// adaptorName is the name of adaptors in MLIR.
const adaptorName = "mlir::detail::OpToOpPassAdaptor"

func (a *adaptor) definition() *Definition { return &Definition{Name: adaptorName} }

// name names the pipelines in reports.
func (a *adaptor) name() string {
	names := make([]string, len(a.managers))
	for i, m := range a.managers {
		names[i] = "'" + m.anchor + "'"
	}
	return "Pipeline Collection : [" + strings.Join(names, ", ") + "]"
}

// find returns the pipeline for an operation, or nil.
func (a *adaptor) find(def *ir.OpDef) *OpManager {
	for _, m := range a.managers {
		if m.canScheduleOn(def) {
			return m
		}
	}
	return nil
}

// A job is a pipeline that an adaptor runs on an operation.
type job struct {
	op       *ir.Operation
	manager  *OpManager
	analyses *analyses
	out      record
	err      error
	crash    any // the panic value of a pass
}

// Run runs the pipelines. If one fails, those on other operations still run.
func (a *adaptor) Run(r *Run) error {
	var jobs []*job
	for region := range r.Op.Regions() {
		for op := range region.Ops() {
			if m := a.find(op.Def()); m != nil {
				jobs = append(jobs, &job{op: op, manager: m, analyses: r.analyses.nest(op)})
			}
		}
	}
	if r.env.ctx.Threads < 2 || r.env.ctx.CheckRewrites || action.Of(r.env.ctx) != nil || len(jobs) < 2 {
		var failed error
		for _, j := range jobs {
			if _, err := j.manager.run(r.env, j.op, j.analyses, r, r.sink); err != nil {
				failed = err
			}
		}
		return failed
	}
	return r.runAll(jobs)
}

// runAll runs jobs on several goroutines.
func (r *Run) runAll(jobs []*job) error {
	parallel.Each(r.env.ctx.Threads, len(jobs), func(_, i int) bool {
		jobs[i].run(r)
		return true
	})
	var errs []error
	for _, j := range jobs {
		j.out.replay(r.sink)
		if j.crash != nil {
			panic(j.crash)
		}
		errs = append(errs, j.err)
	}
	if errors.Join(errs...) != nil {
		return ErrFailed
	}
	return nil
}

// run runs the job, for the adaptor that r runs.
func (j *job) run(r *Run) {
	defer func() {
		if r := recover(); r != nil {
			j.crash = crash.Again(r)
		}
	}()
	_, j.err = j.manager.run(r.env, j.op, j.analyses, r, &j.out)
}

// A record is a sink that stores everything, to forward it later.
type record struct{ events []event }

// An event is a list of diagnostics or a text for one of the writers.
type event struct {
	list      diag.List
	out, errs *bytes.Buffer
}

func (r *record) diagnose(list diag.List) { r.events = append(r.events, event{list: list}) }

func (r *record) writers() (out, errs io.Writer) {
	return recordWriter{r, false}, recordWriter{r, true}
}

type recordWriter struct {
	record *record
	errs   bool
}

func (w recordWriter) Write(p []byte) (int, error) {
	events := w.record.events
	if n := len(events); n > 0 {
		last := &events[n-1]
		if buf := last.buffer(w.errs); buf != nil {
			return buf.Write(p)
		}
	}
	e := event{}
	if w.errs {
		e.errs = bytes.NewBuffer(nil)
	} else {
		e.out = bytes.NewBuffer(nil)
	}
	w.record.events = append(events, e)
	return e.buffer(w.errs).Write(p)
}

func (e *event) buffer(errs bool) *bytes.Buffer {
	if errs {
		return e.errs
	}
	return e.out
}

// replay forwards the recorded events.
func (r *record) replay(to sink) {
	out, errs := to.writers()
	for _, e := range r.events {
		switch {
		case e.list != nil:
			to.diagnose(e.list)
		case e.out != nil:
			e.out.WriteTo(out)
		case e.errs != nil:
			e.errs.WriteTo(errs)
		}
	}
}
