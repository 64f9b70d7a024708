package opt

import (
	"runtime"
	"slices"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A session is a context with the rules of the run compiled for it. The chunks of an
// input share one, because making dialects and compiling rules, predicates and C++
// takes longer than most chunks.
type session struct {
	*mica.Context
	modules []*ir.Operation // of the pdl dialect, one for each rule file
	rules   *rewrite.Frozen
	// matchers have the rules of each file, also those that are not applied.
	matchers []*pdl.Patterns

	text   int  // length of the texts that were read into the context
	pooled bool // the context can be used for further runs
}

// session returns a session. Each after the first has a further context with the same
// dialects.
func (r *run) session() (*session, error) {
	s := &session{}
	var diags diag.List
	switch {
	case r.first != nil:
		s.Context, diags = r.first.Fork()
	case len(r.ods) == 0 && len(r.cxx) == 0 && len(r.includes) == 0 && len(r.defines) == 0 && r.refuse == nil && r.irdl == "" && !r.notInstalled:
		// Rules define functions and dialects in their context, passes may, too.
		s.pooled = len(r.rules) == 0 && len(r.steps) == 0 && !r.passes.hasPipeline && !r.passes.reproduce && !r.report && !r.cxxReport && !r.showRules && !r.showDialects
		if s.pooled {
			s.Context, s.text = r.tool.idle.take()
		}
		if s.Context != nil {
			break
		}
		if s.Context, diags = r.tool.base(); s.Context != nil {
			var l diag.List
			s.Context, l = s.Fork()
			diags = append(slices.Clip(diags), l...)
		}
	default:
		s.Context, diags = r.tool.newContext(&r.options)
	}
	if !diags.HasErrors() && (r.report || r.cxxReport || len(r.ods) == 0) {
		// The report contains the same information as the warnings; warnings about
		// the tool's own definitions would not help its users.
		diags = nil
	}
	if err := r.render(diags); err != nil {
		return nil, err
	}
	if s.Context == nil {
		return nil, errReported
	}
	if r.first == nil {
		r.first = s.Context
	}
	r.configure(s.IR())
	if err := r.loadIRDL(s); err != nil {
		return nil, err
	}
	diags = r.loadRules(s)
	if err := r.render(diags); err != nil {
		return nil, err
	}
	if diags.HasErrors() {
		return nil, errReported
	}
	return s, nil
}

// configure applies the command line's settings to the context.
func (r *run) configure(c *ir.Context) {
	c.AllowUnregistered = r.allowUnregistered
	c.AssumeUnknown = nil
	if r.assumeUnknown {
		c.AssumeUnknown = r.assumed.add
	}
	// Expected diagnostics are compared with the messages, so operations are not
	// attached to them.
	c.ShowOps = r.opOnDiagnostic && r.verifyDiagnostics == ""
	print := r.print
	c.PrintOp = func(op *ir.Operation) string {
		return asm.MessageText(op, asm.Options{DebugInfo: print.DebugInfo, PrettyDebugInfo: print.PrettyDebugInfo})
	}
	c.Debug = r.debugTo(r.errs)
	c.CheckRewrites = r.driver.greedy.Checks
	c.Threads = 0
	if !r.noThreads && c.Debug == nil {
		c.Threads = runtime.GOMAXPROCS(0)
	}
}

// separate reports whether a text that is read into the context may be processed
// differently from one that is read into a new context.
func (s *session) separate() bool {
	return s.IR().HasResources() || s.IR().HasBodies() || s.IR().HaveHooksFailed() || len(s.LookedUp()) > 0
}

// release gives the context to later runs of the tool, if that is possible. n is the
// length of the text that was read into it.
func (r *run) release(s *session, n int) {
	if s.pooled && !s.separate() {
		r.tool.idle.give(s.Context, s.text+n)
	}
}

// maxReuse is the total length of texts after which a context is discarded, because its
// types and attributes are freed only together with it.
const maxReuse = 16 << 20

// idleContexts are contexts of earlier runs of a tool.
type idleContexts struct {
	mu   sync.Mutex
	list []idleContext
}

type idleContext struct {
	ctx  *mica.Context
	text int // length of the texts that were read into it
}

// take returns a context that no run uses, or nil.
func (i *idleContexts) take() (*mica.Context, int) {
	i.mu.Lock()
	defer i.mu.Unlock()
	n := len(i.list) - 1
	if n < 0 {
		return nil, 0
	}
	c := i.list[n]
	i.list = slices.Delete(i.list, n, n+1)
	return c.ctx, c.text
}

func (i *idleContexts) give(ctx *mica.Context, text int) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if text < maxReuse {
		i.list = append(i.list, idleContext{ctx, text})
	}
}
