package opt

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync/atomic"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/history"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A chunk is the input, or a part of it that is processed as if it were the input of a
// separate run. Chunks are processed concurrently.
type chunk struct {
	*run
	in   *session
	file *source.File
	part asm.Part

	stdout, errs io.Writer

	out       keptOutput // of a part
	unprinted unprinted
	found     diag.List              // for --verify-diagnostics
	traced    *rewrite.FilteredTrace // of --trace-filter, or nil
	failed    bool                   // there is a result that is printed, but is not complete
	made      *history.History       // for --print-rewrites, or nil
	counted   bool                   // whether --pattern-stats has counted something
	gcPace    *process.Pace
	err       error
}

// whole processes an input that is not split.
func (r *run) whole(s *session, f *source.File) error {
	c := &chunk{run: r, in: s, file: f, stdout: r.stdout, errs: r.errs, gcPace: r.pace(len(f.Text))}
	defer c.gcPace.Restore()
	err := c.process()
	r.collect(c)
	return err
}

// pace sets how often garbage is collected while a text of n bytes is processed, if that is the
// tool's to set.
func (r *run) pace(n int) *process.Pace {
	if !r.tool.config.Alone {
		return nil
	}
	return process.PaceLargeText(n)
}

// collect adds the diagnostics and the output of a chunk to the run.
func (r *run) collect(c *chunk) {
	for _, x := range c.found {
		r.verifier.Check(x)
	}
	r.unprinted.merge(&c.unprinted)
	r.out.add(&c.out)
}

// chunks splits the input at the marker and processes each chunk.
func (r *run) chunks(s *session, f *source.File) error {
	parts, near := splitParts(f, r.splitMarker)
	if err := r.render(near); err != nil {
		return err
	}
	list := make([]*chunk, len(parts))
	for i, p := range parts {
		list[i] = r.newChunk(s, f, p)
	}
	var done atomic.Int64
	processAll(list, !r.sequential(), func() { r.errs.Progress("%d of %d parts", done.Add(1), len(list)) })
	if len(list) > 1 && s.separate() {
		// The chunks may have influenced each other through the shared context. This is rare
		// enough to process them all again, each in its own session.
		for i, p := range parts {
			alone, err := r.session()
			if err != nil {
				return err
			}
			list[i] = r.newChunk(alone, f, p)
			list[i].err = list[i].process()
		}
	}
	var failed error
	for i, c := range list {
		if i > 0 {
			r.out.WriteString(r.joinMarker + "\n")
		}
		if err := c.flush(); err != nil {
			return err
		}
		r.collect(c)
		if c.err != nil {
			failed = errReported
			if !errors.Is(c.err, errReported) {
				r.errs.FailWith(c.err)
			}
		}
	}
	return failed
}

// flush writes the output that the chunk buffered while others ran.
func (c *chunk) flush() error {
	_, err := c.stdout.(*bytes.Buffer).WriteTo(c.run.stdout)
	return cmp.Or(err, c.errs.(*report.Buffer).Flush())
}

func (r *run) newChunk(s *session, f *source.File, p asm.Part) *chunk {
	return &chunk{run: r, in: s, file: f, part: p, stdout: &bytes.Buffer{}, errs: r.errs.Buffer()}
}

// processAll processes chunks that share a session.
func processAll(list []*chunk, concurrently bool, done func()) {
	workers := 1
	if concurrently {
		workers = min(runtime.GOMAXPROCS(0), len(list))
	}
	var next atomic.Int64
	var group parallel.Group
	for range workers {
		group.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(list)); i = next.Add(1) - 1 {
				list[i].err = list[i].process()
				done()
			}
		})
	}
	group.Wait()
}

// process processes the chunk, up to the output. A panic is an error of the chunk.
func (c *chunk) process() (err error) {
	defer func() {
		if r := recover(); r != nil {
			c.report(diag.List{crash.Report(r, "", diag.Place{})})
			err = errReported
		}
	}()
	return c.processed()
}

func (c *chunk) processed() error {
	ctx := c.in.Context
	if c.split && len(c.debug) > 0 { // chunks write in order, so debug output is buffered
		ctx.IR().Debug = c.debugTo(c.errs)
	}
	counters := c.countActions()
	handlers := c.actionHandlers(counters)
	var expected *expectations
	if c.checkRules {
		var errs diag.List
		start, end := c.part.Bounds(c.file)
		if expected, errs = readExpectations(c.file, start, end); len(errs) > 0 {
			c.report(errs)
			return errReported
		}
		handlers = append(handlers, expected)
	}
	if c.printRewrites != noProvenance {
		c.made = history.New(nil)
		handlers = append(handlers, c.made)
	}
	if c.page != nil && c.split {
		c.page.Part(fmt.Sprintf("%s:%d", c.file.Name, c.line()))
	}
	action.Handle(ctx.IR(), handlers...)
	defer c.printCounters(counters)
	opts := c.parse
	opts.Threads = ctx.IR().Threads
	opts.NoImplicitModule, opts.NoVerify, opts.Part = c.noImplicitModule, c.noVerifyParsing, c.part
	opts.Resources = &asm.ExternalResources{}
	op := c.rewritten(opts)
	if op != nil && expected != nil {
		if l := expected.check(c.in.rules); len(l) > 0 {
			c.failed = true // the result is printed, for a look at it
			c.report(l)
		}
	}
	if op != nil && c.strictChecks {
		if l := ctx.UnmadeChecks(op); l.HasErrors() {
			c.report(l)
			op = nil
		}
	}
	if l := ctx.LookedUp(); len(l) > 0 && op != nil {
		c.report(l)
		op = nil
	}
	if c.printRewrites == locatedProvenance && op != nil {
		locateRewrites(op, c.made)
		c.made = nil // no comments
	}
	if c.verifyDiagnostics != "" {
		err := c.take(op, c.printOptions(opts))
		c.reportHooks()
		return err
	}
	c.reportHooks()
	if op == nil {
		return errReported
	}
	var failed error
	if c.failed {
		failed = errReported
	}
	c.measure("Output", func() { failed = cmp.Or(c.printResult(op, opts), failed) })
	c.reportHooks()
	if c.failed {
		failed = cmp.Or(failed, errReported)
	}
	return failed
}

// reportHooks reports the hooks that have failed. The result is printed nevertheless.
func (c *chunk) reportHooks() {
	if list := c.in.IR().TakeHookFailures(); len(list) > 0 {
		c.failed = true
		c.report(list)
	}
}

// report reports diagnostics.
func (c *chunk) report(list diag.List) {
	c.in.Locate(list)
	if c.verifyDiagnostics != "" {
		c.found = append(c.found, list...)
	} else {
		c.renderShown(c.errs, list)
	}
}

// measure calls f and adds its time to the report of --mlir-timing.
func (c *chunk) measure(name string, f func()) {
	if c.timing == nil {
		f()
		return
	}
	c.timing.Measure(name, f)
}

// printResult prints the result.
func (c *chunk) printResult(op *ir.Operation, opts asm.ParseOptions) error {
	if c.tool.bisects || c.tool.explains {
		return nil // the report was written
	}
	if c.emitBytecode {
		return c.printBytecode(op, opts)
	}
	print := c.printOptions(opts)
	if c.split {
		return c.take(op, print)
	}
	c.run.errs.Progress("") // the output may go to the same terminal
	// Errors from here on do not prevent the output from being written.
	c.written = true
	err := c.writeTo(c.stdout, func(w io.Writer) error {
		err := c.printTo(w, op, print)
		if err == nil && !c.tool.config.NoFinalLine {
			_, err = io.WriteString(w, "\n")
		}
		return err
	})
	return c.unprinted.reported(err)
}

// printOptions combines the options of the command line and of the input.
func (c *chunk) printOptions(opts asm.ParseOptions) asm.Options {
	print := c.print
	print.Resources, print.Threads = opts.Resources, opts.Threads
	// IR that has just been verified need not be verified again for printing.
	print.AssumeVerified = print.AssumeVerified || !c.noVerifyParsing && c.verifyEach
	print.Unprintable, print.Lost = c.unprinted.add, c.unprinted.lose
	return print
}

// take prints op, if it is not nil, to the output that is written at the end.
func (c *chunk) take(op *ir.Operation, print asm.Options) (err error) {
	if op != nil {
		start, end := c.part.Bounds(c.file)
		late := print
		late.Unprintable, late.Lost = c.run.unprinted.add, c.run.unprinted.lose
		if c.made != nil {
			err = c.printTo(&c.out, op, print)
		} else {
			err = c.out.print(op, print, late, end-start)
		}
		c.out.WriteString("\n")
	}
	if err != nil {
		err = c.unprinted.reported(err)
	}
	return err
}

// rewritten parses, verifies, transforms and verifies again. It returns nil after a
// failure that was reported.
func (c *chunk) rewritten(opts asm.ParseOptions) (op *ir.Operation) {
	var d diag.List
	c.measure("Parser", func() {
		op, d = c.read(opts)
	})
	// Operations that are missing may be due to errors in their dialect.
	if l := c.in.LookedUp(); len(l) > 0 {
		d, op = append(l, d...), nil
	}
	if op != nil && c.verifyRoundtrip {
		print := c.print
		print.Resources, print.Threads = opts.Resources, opts.Threads
		if !c.roundtrip(op, print, &d) {
			op = nil
		}
	}
	c.report(d)
	if op == nil {
		return nil
	}
	if !c.split && c.verifyDiagnostics == "" && len(c.file.Text) >= process.LargeText {
		c.file.Forget() // few runs need the text again, for messages
	}
	run := c.runPasses
	if c.tool.bisects {
		run = c.bisect
	}
	if c.tool.explains {
		run = c.explain
	}
	if !run(op, opts) {
		return nil
	}
	return op
}

// maxRoundtrip bounds, with keptFactor, the text that is printed to be parsed again.
const maxRoundtrip = 1 << 28

// roundtrip prints op, parses the result, and checks that it prints the same text.
func (c *chunk) roundtrip(op *ir.Operation, print asm.Options, d *diag.List) bool {
	print.DebugInfo = true
	start, end := c.part.Bounds(c.file)
	var text bytes.Buffer
	if err := asm.Print(&room{&text, maxRoundtrip + keptFactor*int(end-start)}, op, print); err != nil {
		op.EmitOpError(d, "failed to print IR: %v", err)
		return false
	}
	f := source.NewFile("roundtrip", text.Bytes())
	c.files.Add(f)
	again, l := asm.Parse(c.in.IR(), f, asm.ParseOptions{NoImplicitModule: c.noImplicitModule, Again: true, Resources: &asm.ExternalResources{}})
	if again == nil {
		op.EmitOpError(d, "failed to parse IR back, when printed in the textual form: %s", l.Error())
		return false
	}
	if !bytes.Equal(text.Bytes(), asm.Append(nil, again, print)) {
		op.EmitOpError(d, "roundTrip testing roundtripped module differs from reference")
		return false
	}
	return true
}
