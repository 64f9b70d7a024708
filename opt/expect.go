package opt

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// An expectation is a comment of the input that says which patterns are applied.
type expectation struct {
	kind  string // EXPECT-RULE, EXPECT-NOT-RULE or RULE-LIMIT
	name  string
	times int // -1 for any number but zero
	at    source.Pos
}

// expectations are those of a chunk, with the patterns that were applied. It handles actions.
type expectations struct {
	list           []expectation
	applied, tried map[string]int
	labels         map[string][]string // the names of the patterns that have each label
	total          int
}

var (
	expectComment = regexp.MustCompile(`(?m)^[ \t]*//[ \t]*(EXPECT-RULE|EXPECT-NOT-RULE|RULE-LIMIT)\b(:?)[ \t]*([^\r\n]*)`)
	expectedRule  = regexp.MustCompile(`^(.*?)[ \t]+x([0-9]+)$`)
)

// readExpectations reads the comments between two offsets of a file.
func readExpectations(f *source.File, start, end uint32) (*expectations, diag.List) {
	e := &expectations{applied: map[string]int{}, tried: map[string]int{}, labels: map[string][]string{}}
	var errs diag.List
	text := f.Text[start:end]
	for _, m := range expectComment.FindAllSubmatchIndex(text, -1) {
		part := func(i int) string { return strings.TrimSpace(string(text[m[2*i]:m[2*i+1]])) }
		x := expectation{kind: part(1), name: part(3), times: -1, at: source.Pos{File: f, Offset: start + uint32(m[2])}}
		fail := func(message string) { errs.Errorf(diag.At(x.at), "%s", message) }
		number := ""
		if x.kind == "RULE-LIMIT" {
			number = x.name
		} else if n := expectedRule.FindStringSubmatch(x.name); n != nil {
			x.name, number = n[1], n[2]
		}
		if number != "" || x.kind == "RULE-LIMIT" {
			n, err := strconv.ParseUint(number, 10, 31)
			if err != nil {
				fail("expected a number after '" + x.kind + ":'")
				continue
			}
			x.times = int(n)
		}
		switch {
		case part(2) == "":
			fail("expected ':' after '" + x.kind + "'")
		case x.name == "":
			fail("expected the name of a rule after '" + x.kind + ":'")
		case x.kind == "EXPECT-NOT-RULE" && x.times >= 0:
			fail("a rule that is not expected has no number of applications")
		default:
			e.list = append(e.list, x)
		}
	}
	if len(e.list) == 0 && len(errs) == 0 {
		errs.Add(&diag.Diagnostic{Message: "--check-rules: the input has no comment EXPECT-RULE, EXPECT-NOT-RULE or RULE-LIMIT", Bare: true})
	}
	return e, errs
}

// Begin lets every action begin.
func (e *expectations) Begin(*action.Action) bool { return true }

// End counts the patterns that are applied.
func (e *expectations) End(a *action.Action, done bool) {
	if a.Kind != action.Pattern {
		return
	}
	e.tried[a.Name]++
	for _, l := range a.Labels {
		if !slices.Contains(e.labels[l], a.Name) {
			e.labels[l] = append(e.labels[l], a.Name)
		}
	}
	if done {
		e.applied[a.Name]++
		e.total++
	}
}

// check compares the expectations with the run. The patterns of rules are known even if they were not tried.
func (e *expectations) check(rules *rewrite.Frozen) (errs diag.List) {
	known := maps.Clone(e.tried)
	if rules != nil {
		for _, p := range rules.Patterns() {
			known[p.Label()] += 0
		}
	}
	all := slices.Sorted(maps.Keys(known))
	for _, x := range e.list {
		at := diag.At(x.at)
		if x.kind == "RULE-LIMIT" {
			if e.total > x.times {
				errs.Errorf(at, "patterns were applied %s, and not at most %d", times(e.total), x.times).Notes = e.notes(at)
			}
			continue
		}
		name := x.name
		if _, ok := known[name]; !ok {
			name = action.ShortName(name) // mlir-opt's names have namespaces
		}
		names := []string{name}
		if _, ok := known[name]; !ok {
			names = e.labels[name]
		}
		tried, n, attempts := false, 0, 0
		for _, name := range names {
			_, ok := known[name]
			tried, n, attempts = tried || ok, n+e.applied[name], attempts+e.tried[name]
		}
		switch {
		case !tried:
			errs.Errorf(at, "no pattern of the run has the name '%s'%s", x.name, suggest.DidYouMean(x.name, all))
		case x.kind == "EXPECT-NOT-RULE" && n > 0:
			errs.Errorf(at, "'%s' was applied %s", x.name, times(n))
		case x.kind == "EXPECT-RULE" && x.times >= 0 && n != x.times:
			errs.Errorf(at, "'%s' was applied %s, and not %s", x.name, times(n), times(x.times))
		case x.kind == "EXPECT-RULE" && x.times < 0 && n == 0:
			errs.Errorf(at, "'%s' was not applied; it was tried %s", x.name, times(attempts))
		}
	}
	return errs
}

// notes say how often each pattern was applied.
func (e *expectations) notes(at diag.Place) (list diag.List) {
	for _, name := range slices.Sorted(maps.Keys(e.applied)) {
		list.Add(&diag.Diagnostic{Severity: diag.Note, Place: at, Message: "'" + name + "' was applied " + times(e.applied[name])})
	}
	return list
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return strconv.Itoa(n) + " times"
}
