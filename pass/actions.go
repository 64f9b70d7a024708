package pass

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// isReference reports whether MLIR has actions of a kind. Its logs and profiles have no others.
func isReference(k action.Kind) bool { return k <= action.Conversion }

// describe describes an action without its operation, as the reference does.
func describe(a *action.Action) string {
	switch tag := a.Kind.Tag(); a.Kind {
	case action.Pass:
		return fmt.Sprintf("`%s` running `%s` on Operation `%s`", tag, a.Name, a.Op.Name())
	case action.Iteration:
		return fmt.Sprintf("%s(%d)", tag, a.Round)
	case action.Pattern:
		return fmt.Sprintf("`%s pattern: %s", tag, a.Name) // the reference forgets the other quote
	default:
		return tag
	}
}

// unit returns the text of the operation or the region of an action.
func unit(a *action.Action) string {
	text := string(bytes.TrimSuffix(asm.Append(nil, a.Op, asm.Options{SkipRegions: true, LocalScope: true}), []byte("\n")))
	if a.Kind == action.Iteration {
		return fmt.Sprintf("Region #%d for op %s", a.Region, text)
	}
	return text
}

// An ActionLog writes when actions begin and end, as the reference's --log-actions-to does.
type ActionLog struct {
	Tool string // its name
	// Locations restricts the log to operations at these places, such as in.mlir:3, if
	// it is not empty.
	Locations []string

	w    io.Writer
	open []bool // whether the actions that have begun are logged
}

// NewActionLog returns a log that is written to w.
func NewActionLog(w io.Writer, tool string, locations ...string) *ActionLog {
	return &ActionLog{Tool: tool, Locations: locations, w: w}
}

var _ action.Handler = (*ActionLog)(nil)

// Begin writes that an action begins.
func (l *ActionLog) Begin(a *action.Action) bool {
	logs := isReference(a.Kind) && l.logs(a.Op)
	l.open = append(l.open, logs)
	if logs {
		l.printf("[thread %s] begins (no breakpoint) Action %s (%s)`\n", l.Tool, describe(a), unit(a))
	}
	return true
}

// End writes that an action has ended.
func (l *ActionLog) End(a *action.Action, _ bool) {
	last := len(l.open) - 1
	if l.open[last] {
		l.printf("[thread %s] completed `%s`\n", l.Tool, a.Kind.Tag())
	}
	l.open = l.open[:last]
}

func (l *ActionLog) printf(format string, args ...any) { fmt.Fprintf(l.w, format, args...) }

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

// An ActionProfile writes when actions begin and end, as trace events in JSON, which
// browsers show.
type ActionProfile struct {
	w     io.Writer
	start time.Time
	begun bool
}

// NewActionProfile returns a profile that is written to w until it is closed.
func NewActionProfile(w io.Writer) *ActionProfile {
	return &ActionProfile{w: w, start: time.Now()}
}

var _ action.Handler = (*ActionProfile)(nil)

// Begin writes that an action begins.
func (p *ActionProfile) Begin(a *action.Action) bool {
	if isReference(a.Kind) {
		desc, _ := json.Marshal(describe(a)) // a text can be encoded
		p.event(a.Kind, "B", fmt.Sprintf(`, "args": {"desc": %s}`, desc))
	}
	return true
}

// End writes that an action has ended.
func (p *ActionProfile) End(a *action.Action, _ bool) {
	if isReference(a.Kind) {
		p.event(a.Kind, "E", "")
	}
}

func (p *ActionProfile) event(kind action.Kind, phase, args string) {
	separator := ",\n"
	if !p.begun {
		separator, p.begun = "[", true
	}
	fmt.Fprintf(p.w, `%s{"name": "%s", "cat": "PERF", "ph": "%s", "pid": 0, "tid": 0, "ts": %d%s}`, separator, kind.Tag(), phase, time.Since(p.start).Microseconds(), args)
}

// Close ends the list of events.
func (p *ActionProfile) Close() error {
	end := "]\n"
	if !p.begun {
		end = "[]\n"
	}
	_, err := io.WriteString(p.w, end)
	return err
}
