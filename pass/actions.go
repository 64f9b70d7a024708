package pass

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// executionTag is the name of the execution of a pass among MLIR's actions.
const executionTag = "pass-execution"

// An ActionLog writes when passes begin and end, as the reference's --log-actions-to does.
type ActionLog struct {
	Tool string // its name
	// Locations restricts the log to operations at these places, such as in.mlir:3, if
	// it is not empty.
	Locations []string

	mu sync.Mutex
	w  io.Writer
}

// NewActionLog returns a log that is written to w.
func NewActionLog(w io.Writer, tool string, locations ...string) *ActionLog {
	return &ActionLog{Tool: tool, Locations: locations, w: w}
}

// Around is for [Manager.Around].
func (l *ActionLog) Around(r *Run, do func()) {
	if !l.logs(r.Op) {
		do()
		return
	}
	l.printf("[thread %s] begins (no breakpoint) Action `%s` running `%s` on Operation `%s` (%s)`\n",
		l.Tool, executionTag, r.Pass.Name(), r.Op.Name(), bytes.TrimSuffix(asm.Append(nil, r.Op, asm.Options{SkipRegions: true}), []byte("\n")))
	do()
	l.printf("[thread %s] completed `%s`\n", l.Tool, executionTag)
}

func (l *ActionLog) printf(format string, args ...any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	fmt.Fprintf(l.w, format, args...)
}

// logs reports whether an operation is at one of the places.
func (l *ActionLog) logs(op *ir.Operation) bool {
	if len(l.Locations) == 0 {
		return true
	}
	name, line, col := op.Location().Place().Resolve()
	have := fmt.Sprintf("%s:%d:%d", name, line, col)
	for _, at := range l.Locations {
		if have == at || strings.HasPrefix(have, at+":") {
			return true
		}
	}
	return false
}

// An ActionProfile writes when passes begin and end, as trace events in JSON, which
// browsers show.
type ActionProfile struct {
	mu    sync.Mutex
	w     io.Writer
	start time.Time
	begun bool
}

// NewActionProfile returns a profile that is written to w until it is closed.
func NewActionProfile(w io.Writer) *ActionProfile {
	return &ActionProfile{w: w, start: time.Now()}
}

// Around is for [Manager.Around].
func (p *ActionProfile) Around(r *Run, do func()) {
	p.event("B", fmt.Sprintf(`, "args": {"desc": "%s"}`, fmt.Sprintf("`%s` running `%s` on Operation `%s`", executionTag, r.Pass.Name(), r.Op.Name())))
	do()
	p.event("E", "")
}

func (p *ActionProfile) event(phase, args string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	separator := ",\n"
	if !p.begun {
		separator, p.begun = "[", true
	}
	fmt.Fprintf(p.w, `%s{"name": "%s", "cat": "PERF", "ph": "%s", "pid": 0, "tid": 0, "ts": %d%s}`, separator, executionTag, phase, time.Since(p.start).Microseconds(), args)
}

// Close ends the list of events.
func (p *ActionProfile) Close() error {
	_, err := io.WriteString(p.w, "]\n")
	return err
}

// A DebugCounter counts executions of an action, and skips some of them.
type DebugCounter struct {
	Name        string
	Count       int
	Skip, Until int // the first that runs, and how many do; -1 for all

	mu sync.Mutex
}

// Execute counts and reports whether the action is executed.
func (c *DebugCounter) Execute() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.Count++
	if c.Skip >= 0 && c.Count <= c.Skip {
		return false
	}
	return c.Until < 0 || c.Count <= max(c.Skip, 0)+c.Until
}

// Around is for [Manager.Around].
func (c *DebugCounter) Around(_ *Run, do func()) {
	if c.Name != executionTag || c.Execute() {
		do()
	}
}
