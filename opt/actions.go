package opt

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// setCounters sets debug counters from a text such as "pass-execution-skip=1".
func (p *passFlags) setCounters(v string) error {
	for _, arg := range strings.Split(v, ",") {
		if arg == "" {
			continue
		}
		name, value, ok := strings.Cut(arg, "=")
		if !ok {
			return fmt.Errorf("expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `%s`", arg)
		}
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil {
			return fmt.Errorf("expected DebugCounter counter value to be numeric, but got `%s`", value)
		}
		counter, skip := strings.CutSuffix(name, "-skip")
		if !skip {
			var count bool
			if counter, count = strings.CutSuffix(name, "-count"); !count {
				return fmt.Errorf("expected DebugCounter counter name to end with either `-skip` or `-count`, but got `%s`", name)
			}
		}
		if !slices.Contains(action.Tags(), counter) {
			p.unknownCounters = append(p.unknownCounters, counter)
		}
		i := slices.IndexFunc(p.counters, func(c *action.Counter) bool { return c.Name == counter })
		if i < 0 {
			i = len(p.counters)
			p.counters = append(p.counters, &action.Counter{Name: counter, Until: -1})
		}
		if skip {
			p.counters[i].Skip = int(n)
		} else {
			p.counters[i].Until = int(n)
		}
	}
	return nil
}

// checkCounters writes which counters have no effect.
func (r *run) checkCounters() {
	if r.passes.actions != "" && len(r.passes.counters) > 0 {
		fmt.Fprintln(r.errs, "error: Debug counters are incompatible with --log-actions-to and --mlir-enable-debugger-hook options and are disabled")
	}
	for _, name := range r.passes.unknownCounters {
		fmt.Fprintf(r.errs, "warning: no actions are counted by '%s'%s\n", name, suggest.DidYouMean(name, action.Tags()))
	}
}

// countActions returns the counters for the actions on a chunk, which begin at zero, and writes them.
func (c *chunk) countActions() []*action.Counter {
	if c.actions != nil {
		return nil // the reference does not count what it logs
	}
	var list []*action.Counter
	for _, counter := range c.passes.counters {
		fresh := *counter
		list = append(list, &fresh)
	}
	c.printCounters(list)
	return list
}

// printCounters writes counters if the command line wants it: before and after a chunk, as the reference does.
func (c *chunk) printCounters(list []*action.Counter) {
	if !c.passes.counted || c.actions != nil {
		return
	}
	fmt.Fprintln(c.errs, "DebugCounter counters:")
	for _, counter := range list {
		fmt.Fprintf(c.errs, "%-32s: {%d,%d,%d}\n", counter.Name, counter.Count, counter.Skip, counter.Until)
	}
}

// actionHandlers returns what sees the actions on a context. An action that a counter skips is in no profile.
func (r *run) actionHandlers(counters []*action.Counter) []action.Handler {
	var list []action.Handler
	for _, c := range counters {
		list = append(list, c)
	}
	if r.profile != nil {
		list = append(list, r.profile)
	}
	if r.times != nil {
		list = append(list, r.times)
	}
	if r.actions != nil {
		list = append(list, r.actions)
	}
	if r.page != nil {
		list = append(list, r.page)
	}
	return list
}

// openActions opens a file for actions, "-" for the standard output.
func (r *run) openActions(name string) (io.Writer, error) {
	if name == "-" {
		return r.stdout, nil
	}
	f, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	r.actionFiles = append(r.actionFiles, f)
	return f, nil
}

// observed runs passes and reports whether they succeed. If the command line wants it, it traces their
// drivers and writes their statistics.
func (c *chunk) observed(m *pass.Manager, op *ir.Operation) bool {
	ctx := c.in.IR()
	listener := c.listener()
	if !c.trace && c.stats == noStats && listener == nil {
		return m.Run(op) == nil
	}
	o := &rewrite.Observation{Listener: listener}
	if c.covered != nil {
		o.Watch = c.covered.Watch
	}
	if c.trace {
		if c.traceFilter != nil {
			c.traced = c.traceFilter.Writer(c.errs, c.traceForm)
			defer c.endTrace()
		}
		o.Trace, o.TraceForm = c.traceTo(), c.traceForm
		m.Instrument(&tracedPasses{w: c.errs, form: c.traceForm, filtered: c.traced})
	}
	all := &passStats{filter: c.statsFilter}
	if c.stats != noStats {
		o.Done = all.add
		if c.statsFilter != nil {
			o.Counted = c.statsFilter.ChoosesOp
		}
		m.Instrument(all)
	}
	threads := ctx.Threads
	ctx.Threads = 0 // events and results are in order
	rewrite.Observe(ctx, o)
	defer func() {
		rewrite.Observe(ctx, nil)
		ctx.Threads = threads
	}()
	ok := m.Run(op) == nil
	if c.stats != noStats && all.passes {
		s := all.stats()
		c.counted = c.counted || s.counted()
		ok = s.write(c.errs, c.stats) == nil && ok
	}
	if c.statsFilter != nil && !c.counted {
		c.report(diag.List{{Severity: diag.Warning, Message: "--stats-filter: no pattern that was tried fits the filter", Bare: true}})
	}
	return ok
}

// tracedPasses writes the passes to a trace of rewrites.
type tracedPasses struct {
	pass.NopInstrumentation
	w        io.Writer
	form     rewrite.TraceForm
	filtered *rewrite.FilteredTrace // nil without a filter
}

// traceTo returns the writer for the traces of drivers.
func (c *chunk) traceTo() io.Writer {
	if c.traced != nil {
		return c.traced
	}
	return c.errs
}

// endTrace writes the rest of a filtered trace, or that there was nothing.
func (c *chunk) endTrace() {
	c.traced.Flush()
	if c.traced.Kept() == 0 {
		c.report(diag.List{{Severity: diag.Warning, Message: "--trace-filter: no step of the rewriting fits the filter", Bare: true}})
	}
}

// setTraceFilter adds a text such as "rule=Fold*,changed" to the filter of the trace.
func (o *options) setTraceFilter(v string) error {
	o.trace = true
	return addFilter(&o.traceFilter, v)
}

// setStatsFilter adds a text to the filter of the statistics.
func (o *options) setStatsFilter(v string) error {
	o.stats = max(o.stats, textStats)
	return addFilter(&o.statsFilter, v)
}

// addFilter adds the parts of a text to a filter, which is made if it is nil.
func addFilter(to **rewrite.TraceFilter, v string) error {
	if *to == nil {
		*to = &rewrite.TraceFilter{}
	}
	f := *to
	lists := map[string]*[]string{"rule": &f.Rules, "op": &f.Ops, "loc": &f.Places, "pass": &f.Passes}
	for part := range strings.SplitSeq(v, ",") {
		name, value, ok := strings.Cut(part, "=")
		switch list := lists[name]; {
		case part == "changed":
			f.Changed = true
		case list == nil || !ok || value == "":
			return fmt.Errorf("'%s' is none of rule=NAME, op=NAME, loc=FILE:LINE, pass=NAME and changed", part)
		default:
			*list = append(*list, value)
		}
	}
	return nil
}

// BeforePass writes which pass runs on which operation.
func (t *tracedPasses) BeforePass(r *pass.Run) {
	if _, rules := r.Pass.Pass().(*ruleApplication); rules {
		return // it has a trace of its own
	}
	if t.filtered != nil {
		t.filtered.Pass(passName(r.Pass), strings.TrimSuffix(t.line(r), "\n"))
		return
	}
	io.WriteString(t.w, t.line(r))
}

// line returns the line for a pass.
func (t *tracedPasses) line(r *pass.Run) string {
	name, op := r.Pass.Name(), r.Op.Name()
	if symbol := ir.SymbolName(r.Op); symbol != "" {
		op += " @" + symbol
	}
	if t.form == rewrite.TraceJSON {
		line, _ := json.Marshal(map[string]string{"event": "pass", "pass": name, "op": op}) // texts can be encoded
		return string(line) + "\n"
	}
	return fmt.Sprintf("pass %s on %s\n", name, op)
}
