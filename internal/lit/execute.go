package lit

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/mica-ir/mica/internal/subprocess"
)

// A Status is the outcome of a test.
type Status uint8

// The outcomes, with the names that lit gives them.
const (
	Passed      Status = iota // PASS
	Failed                    // FAIL
	Skipped                   // UNSUPPORTED
	XFailed                   // XFAIL: it fails, as expected
	XPassed                   // XPASS: it passes, but is expected to fail
	Unresolved                // UNRESOLVED: it has no RUN line, or its directives are wrong
	TimedOut                  // TIMEOUT
	FlakyPassed               // FLAKYPASS: it passes after it has failed
	numStatuses
)

// NumStatuses is the number of outcomes.
const NumStatuses = int(numStatuses)

func (s Status) String() string {
	return [...]string{"PASS", "FAIL", "UNSUPPORTED", "XFAIL", "XPASS", "UNRESOLVED", "TIMEOUT", "FLAKYPASS"}[s]
}

// Bad reports whether a test run with the outcome fails.
func (s Status) Bad() bool {
	switch s {
	case Failed, XPassed, Unresolved, TimedOut:
		return true
	}
	return false
}

// A Result is the outcome of a test with the reason.
type Result struct {
	Status
	Reason string // why it is not Passed
	Line   int    // of the test's file, 0 if the reason is about no line
	// Message and Log are the parts of the reason: the message in a line, and the output of the commands.
	Message, Log string
	Time         time.Duration
}

// Run runs the test in its own temporary directory.
func (t *Test) Run(tmp string, o *Options) Result {
	start := time.Now()
	r := t.run(tmp, o)
	r.Time = time.Since(start)
	return r
}

func (t *Test) run(tmp string, o *Options) Result {
	unresolved := func(why string) Result {
		return Result{Status: Unresolved, Reason: t.File + ": " + why, Message: why}
	}
	s := t.script
	switch {
	case t.err != nil:
		return unresolved(t.err.Error())
	case o.Skip[t.Name] != "":
		return Result{Status: Skipped, Reason: o.Skip[t.Name]}
	case t.unsupported:
		return Result{Status: Skipped, Reason: "unsupported by " + ConfigName}
	}
	features := map[string]bool{}
	for _, f := range t.features {
		features[f] = true
	}
	skip, err := s.skips(features)
	if err != nil {
		return unresolved(err.Error())
	}
	if skip != "" {
		return Result{Status: Skipped, Reason: skip}
	}
	fails, err := anyHolds(s.xfail, features)
	if err != nil {
		return unresolved(err.Error())
	}
	if s.runs == 0 {
		return unresolved("no RUN line")
	}
	retries := o.Retries
	if s.hasRetries {
		retries = s.retries
	}
	var r Result
	for attempt := 0; ; attempt++ {
		r = t.once(tmp, o, features)
		if r.Status != Failed || attempt >= retries || fails {
			if r.Status == Passed && attempt > 0 {
				r = Result{Status: FlakyPassed, Reason: fmt.Sprintf("passes after %d failures", attempt)}
			}
			break
		}
	}
	switch {
	case fails && (r.Status == Failed || r.Status == TimedOut):
		return Result{Status: XFailed, Reason: r.Reason}
	case fails && r.Status == Passed:
		return Result{Status: XPassed, Reason: t.File + ": passes, but is expected to fail", Message: "passes, but is expected to fail"}
	}
	return r
}

// once runs the commands once, within the time that a test has.
func (t *Test) once(tmp string, o *Options, features map[string]bool) Result {
	ctx := context.Background()
	if o.Timeout <= 0 {
		return t.script.execute(ctx, t, tmp, o, features)
	}
	ctx, cancel := context.WithTimeout(ctx, o.Timeout)
	defer cancel()
	done := make(chan Result, 1)
	go func() { done <- t.script.execute(ctx, t, tmp, o, features) }()
	select {
	case r := <-done:
		if ctx.Err() == nil || r.Status == Passed {
			return r
		}
	case <-ctx.Done():
		// A tool in the process cannot be stopped; its result is not awaited.
	}
	why := fmt.Sprintf("takes longer than %s", o.Timeout)
	return Result{Status: TimedOut, Reason: t.File + ": " + why, Message: why}
}

// skips returns why the test is not run, or "".
func (s *script) skips(features map[string]bool) (string, error) {
	for _, c := range s.requires {
		if ok, err := holds(c, features); err != nil || !ok {
			return "requires " + c, err
		}
	}
	for _, c := range s.unsupported {
		if ok, err := condition1(c, features); err != nil || ok {
			return "unsupported with " + c, err
		}
	}
	return "", nil
}

func anyHolds(list []string, features map[string]bool) (bool, error) {
	for _, c := range list {
		if ok, err := condition1(c, features); err != nil || ok {
			return ok, err
		}
	}
	return false, nil
}

// condition1 evaluates a condition of XFAIL or UNSUPPORTED, which may be a star for all.
func condition1(c string, features map[string]bool) (bool, error) {
	if c == "*" {
		return true, nil
	}
	return holds(c, features)
}

// execute runs the commands of a test.
func (s *script) execute(ctx context.Context, t *Test, tmp string, o *Options, features map[string]bool) Result {
	e := &expansion{list: append(append([]Substitution{}, t.substitutions...), o.Substitutions...), features: features}
	vars := variables(t.File, tmp)
	for k, v := range o.Vars {
		vars[string(k)] = v
	}
	sh := &shell{ctx: ctx, tools: o.Tools, programs: o.Programs, path: o.Path, running: o.Running}
	if sh.running == nil {
		sh.running = &subprocess.Set{}
	}
	for _, l := range s.lines {
		if l.kind != runDirective {
			if err := e.define(l.text, l.kind == redefineDirective); err != nil {
				return Result{Status: Unresolved, Line: l.at, Message: err.Error(), Reason: fmt.Sprintf("%s:%d: %v", t.File, l.at, err)}
			}
			continue
		}
		text, err := e.expand(l.text, l.at)
		if err != nil {
			return Result{Status: Unresolved, Line: l.at, Message: err.Error(), Reason: fmt.Sprintf("%s:%d: %v\n%s", t.File, l.at, err, l.text)}
		}
		list, err := parse(text, vars)
		if err != nil {
			return failure(t.File, l, err.Error(), l.text)
		}
		ok, err := sh.line(list)
		switch {
		case err != nil:
			return failure(t.File, l, err.Error(), l.text)
		case !ok:
			return failure(t.File, l, "RUN: "+l.text, sh.log.String())
		}
		sh.log.Reset()
	}
	return Result{}
}

// failure is the result of a command that fails, or that cannot be run.
func failure(file string, l scriptLine, message, log string) Result {
	return Result{Status: Failed, Line: l.at, Message: message, Log: log, Reason: fmt.Sprintf("%s:%d: %s\n%s", file, l.at, message, log)}
}

// variables returns the substitutions that are built in, without their percent signs.
func variables(file, tmp string) map[string]string {
	dir, base := filepath.Dir(file), filepath.Base(file)
	temporary := filepath.Join(tmp, base+".tmp")
	vars := map[string]string{
		"s": file, "S": dir, "p": dir, "t": temporary, "T": tmp, "%": "%",
		"basename_t": base, "{pathsep}": string(filepath.ListSeparator), "{s:basename}": base, "{t:stem}": base,
		"{s:real}": file, "{t:real}": temporary, "{S:real}": dir, "{p:real}": dir,
	}
	for _, name := range []string{"s", "S", "p", "t", "T"} {
		slashes := filepath.ToSlash(vars[name])
		vars["/"+name] = slashes
		vars[":"+name] = strings.TrimPrefix(strings.Replace(slashes, ":", "", 1), "/")
		vars["{/"+name+":real}"] = slashes
		vars["{/"+name+":regex_replacement}"] = slashes
	}
	return vars
}
