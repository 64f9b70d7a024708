package load_test

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/differences"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
)

// The environment controls the differential tests of random operations: MICA_DIALECT is a list of
// dialects or operations, MICA_CASES how many cases an operation has, MICA_SEED another choice,
// MICA_SHOW how many disagreements of an operation are shown.
func environment(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// harness is all dialects of the reference, in mica and in mlir-opt.
type harness struct {
	ctx  *ir.Context
	ref  *randomops.Reference
	pool *randomops.Pool
	ops  []*ir.OpDef
}

func newHarness(t *testing.T) *harness {
	tool := reftest.Tool(t, "mlir-opt")
	h := &harness{ref: &randomops.Reference{Tool: tool, Batch: 100}}
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	for _, d := range l {
		t.Error(d)
	}
	h.ctx = ctx
	cs, answers := h.candidates()
	var accepted []*randomops.Candidate
	for i, c := range cs {
		if !answers[i].Crash && answers[i].Message == "" {
			accepted = append(accepted, c)
		}
	}
	h.pool = randomops.NewPool(accepted)
	var only []string
	if s := os.Getenv("MICA_DIALECT"); s != "" {
		only = strings.Split(s, ",")
	}
	have := h.ref.Dialects()
	for _, d := range ctx.Dialects() {
		if !slices.Contains(have, d.Namespace) {
			continue // the reference would treat its operations as unregistered
		}
		for _, def := range d.Ops {
			if only == nil && reftest.Sampled(def.Name, 3) || slices.Contains(only, d.Namespace) || slices.Contains(only, def.Name) {
				h.ops = append(h.ops, def)
			}
		}
	}
	return h
}

// candidates returns the candidates for the pool, with the reference's answers.
func (h *harness) candidates() ([]*randomops.Candidate, []randomops.Answer) {
	cs := randomops.Candidates(h.ctx)
	var texts []string
	for _, c := range cs {
		texts = append(texts, c.Operation())
	}
	return cs, h.ref.Ask(texts)
}

// cases generates the cases of all operations.
func (h *harness) cases(perOp int) []randomops.Case {
	var out []randomops.Case
	g := randomops.NewGenerator(h.ctx, h.pool, uint64(environment("MICA_SEED", 7)))
	for _, def := range h.ops {
		out = append(out, g.Cases(def, perOp)...)
	}
	return out
}

// TestDifferentialPool requires the same verdict about all parts of random operations.
func TestDifferentialPool(t *testing.T) {
	h := newHarness(t)
	cs, answers := h.candidates()
	n := 0
	var differ []randomops.Result
	for i, c := range cs {
		got := c.Type != nil || c.Attr != nil
		switch want := answers[i]; {
		case want.Crash:
		case (want.Message == "") != got:
			msg, _ := randomops.Verdict(h.ctx, c.Operation())
			differ = append(differ, randomops.Result{Case: randomops.Case{Op: "pool", Text: c.Text},
				Want: randomops.Answer{Message: c.Text}, Got: msg})
		case want.Message != "":
			t.Logf("%s: the reference refuses it: %s", c.Text, want.Message)
		default:
			n++
		}
	}
	t.Logf("%d types and attributes, %d that differ and are explained", n, explain(t, differ))
}

// asked holds the cases of all operations with the reference's answers. Both tests share them.
var asked struct {
	once    sync.Once
	h       *harness
	cases   []randomops.Case
	answers []randomops.Answer
}

// ask generates the cases and runs the reference on them, once.
func ask(t *testing.T) (*harness, []randomops.Case, []randomops.Answer) {
	a := &asked
	a.once.Do(func() {
		perOp := reftest.Count(1, 4, 12)
		a.h = newHarness(t)
		start := time.Now()
		a.cases = a.h.cases(environment("MICA_CASES", perOp))
		t.Logf("%d cases of %d operations made in %.1f s", len(a.cases), len(a.h.ops), time.Since(start).Seconds())
		start = time.Now()
		var texts []string
		for _, c := range a.cases {
			texts = append(texts, c.Text)
		}
		a.answers = a.h.ref.Ask(texts)
		t.Logf("the reference took %.1f s", time.Since(start).Seconds())
	})
	if a.h == nil {
		t.Skip("the reference could not be asked")
	}
	return a.h, a.cases, a.answers
}

// TestDifferentialVerify compares the verdict about random operations of all
// dialects, and the first error, with the reference's.
func TestDifferentialVerify(t *testing.T) {
	h, cases, answers := ask(t)
	results := make([]randomops.Result, len(cases))
	for i, c := range cases {
		msg, _ := randomops.Verdict(h.ctx, c.Text)
		results[i] = randomops.Result{Case: c, Want: answers[i], Got: msg, Agree: !answers[i].Crash && msg == answers[i].Message}
	}
	report(t, results, leastAgree)
}

// TestDifferentialCustom compares the custom form of the cases that the reference accepts: mica
// parses its output and prints it unchanged, and prints the same from the generic form, unless
// only mica's text can be parsed back.
func TestDifferentialCustom(t *testing.T) {
	h, cases, answers := ask(t)
	var valid []randomops.Case
	var texts []string
	for i, a := range answers {
		if !a.Crash && a.Message == "" {
			valid = append(valid, cases[i])
			texts = append(texts, cases[i].Text)
		}
	}
	first := h.ref.Print(texts)
	for i := range first {
		// An input that begins with a separator is not split there, so that a case that is
		// rejected without a message has an empty line.
		texts[i] = cmp.Or(first[i].Text, "\n")
	}
	second := h.ref.Print(texts)
	var results []randomops.Result
	for i, c := range valid {
		r := randomops.Result{Case: c, Want: first[i]}
		r.Want.Crash = first[i].Crash || second[i].Crash
		if !r.Want.Crash {
			r.Problem, r.Got = h.custom(c.Text, first[i].Text, second[i])
			r.Agree = r.Problem == ""
			if r.Problem == "parse" {
				r.Want.Text += "want: " + second[i].Message + "\n"
			}
		}
		results = append(results, r)
	}
	report(t, results, leastCustom)
}

// custom returns the problem with the custom form of a case, or "": "parse" if mica and the
// reference disagree when they read the reference's text, "reprint" if mica prints that text
// differently, "print" if mica prints the generic form differently.
func (h *harness) custom(generic, first string, second randomops.Answer) (problem, got string) {
	defer func() {
		if r := recover(); r != nil {
			problem, got = "panic", randomops.Panic(r)
		}
	}()
	print := func(op *ir.Operation) string {
		return strings.TrimRight(string(asm.Append(nil, op, asm.Options{})), "\n")
	}
	msg, op := randomops.Verdict(h.ctx, first)
	if msg != second.Message {
		if msg == "" && h.keepsAll(first, generic) {
			return "", "" // mica reads what the reference prints and cannot read
		}
		return "parse", msg
	}
	if msg == "" && op != nil {
		// The reference may lose a part when it reads its own text, which mica keeps.
		kept := func(s string) bool { return s == strings.TrimRight(first, "\n") && h.readsAs(first, generic) }
		if s := print(op); s != strings.TrimRight(second.Text, "\n") && !kept(s) {
			return "reprint", s
		}
	}
	msg, op = randomops.Verdict(h.ctx, generic)
	if msg != "" || op == nil {
		return "print", msg
	}
	s := print(op)
	if s == strings.TrimRight(first, "\n") || h.keepsValues(s, generic) && !h.readsAs(first, generic) {
		return "", ""
	}
	return "print", s
}

// keepsValues reports whether a text has the same operations and values as another one. Attributes
// may differ: those that were absent are read as their defaults.
func (h *harness) keepsValues(text, generic string) bool {
	msg, a := randomops.Verdict(h.ctx, text)
	_, b := randomops.Verdict(h.ctx, generic)
	return msg == "" && a != nil && valuesOf(a) == valuesOf(b)
}

// keepsAll is keepsValues for attributes, too, except that an absent one may be its default.
func (h *harness) keepsAll(text, generic string) bool {
	_, a := randomops.Verdict(h.ctx, text)
	_, b := randomops.Verdict(h.ctx, generic)
	return h.keepsValues(text, generic) && lost(a, b) == "" && lost(b, a) == ""
}

// readsAs reports whether a text is the same operation as another one.
func (h *harness) readsAs(text, generic string) bool {
	msg, a := randomops.Verdict(h.ctx, text)
	_, b := randomops.Verdict(h.ctx, generic)
	all := asm.Options{Generic: true}
	return msg == "" && a != nil && asm.String(a, all) == asm.String(b, all)
}

// explained are the reasons why the two differ, which all tests use, and how many of
// these have run.
var explained struct {
	list  []*randomops.Explanation
	tests int
}

// explain marks the results that disagree for a known reason, and requires a reason for
// all of them. It returns how many these are.
func explain(t *testing.T, results []randomops.Result) int {
	t.Helper()
	if explained.list == nil {
		text, err := os.ReadFile("testdata/differential.txt")
		if err != nil {
			t.Fatal(err)
		}
		if explained.list, err = randomops.ReadExplanations(string(text)); err != nil {
			t.Fatal(err)
		}
	}
	explained.tests++
	n := randomops.Explain(results, explained.list)
	intended, err := differences.List()
	if err != nil {
		t.Fatal(err)
	}
	for i := range results {
		r := &results[i]
		if r.Agree || r.Want.Crash || r.Explained {
			continue
		}
		if differences.Explain(intended, "", r.Text, r.Want.Message+r.Want.Text, r.Got) == nil {
			t.Errorf("%s %s\nreference: %s\nmica:      %s%s", r.Problem, r.Text, r.Want.Message, r.Got, reftest.Diff(r.Want.Text, r.Got))
			continue
		}
		r.Explained = true
		n++
	}
	return n
}

// TestDifferentialExplanations checks that each reason still applies. It runs after the other
// tests, and only if all of them ran in full.
func TestDifferentialExplanations(t *testing.T) {
	if !reftest.Whole() || explained.tests < 3 || os.Getenv("MICA_DIALECT")+os.Getenv("MICA_CASES")+os.Getenv("MICA_SEED") != "" {
		t.Skip("only some of the random operations were looked at")
	}
	for _, e := range explained.list {
		if e.Used == 0 && e.Sometimes == "" {
			t.Errorf("%s: no disagreement is explained by: %s", e.Op, e.Why)
		}
	}
}

// So many of a thousand cases must agree.
const (
	leastAgree  = 995
	leastCustom = 993
)

// report writes the table of agreement by dialect. Disagreements that testdata/differential.txt
// explains still count; others are errors.
func report(t *testing.T, results []randomops.Result, least int) {
	for i := range results {
		if r := &results[i]; r.Panicked() {
			t.Errorf("%s\n%s", r.Text, r.Got)
		}
	}
	explained := explain(t, results)
	var b strings.Builder
	randomops.Show(&b, results, environment("MICA_SHOW", 3), environment("MICA_OPS", 40))
	t.Log("\n" + b.String())
	table := randomops.Tabulate(results)
	t.Log("\n" + table.String())
	t.Logf("%d of those that disagree are explained", explained)
	total := table.Total()
	if os.Getenv("MICA_DIALECT") == "" && total.Agree()*1000 < total.Known()*least {
		t.Errorf("%d of %d cases agree", total.Agree(), total.Known())
	}
}

// leastDeclared is how many of upstream's operations must be parsed, printed and
// checked as their definitions say, leastLive how many must have all their hooks, too.
const (
	leastDeclared = 2631
	leastLive     = 2631
)

// TestDifferentialUpstream loads all of upstream's dialects from the files where
// they are installed.
func TestDifferentialUpstream(t *testing.T) {
	_, report, l := randomops.Upstream(reftest.Include(t))
	for _, d := range l {
		t.Error(d)
	}
	declared, live, all := 0, 0, 0
	for _, d := range report.Dialects {
		for i := range d.Ops {
			all++
			if len(d.Ops[i].Missing) == 0 {
				declared++
			}
			if d.Ops[i].Live() {
				live++
			}
		}
	}
	t.Logf("%s; of %d operations of %d dialects %d are as declared, %d are fully live", report.Summary(), all, len(report.Dialects), declared, live)
	t.Log("\n" + hookTable(report))
	if declared < leastDeclared || live < leastLive {
		t.Errorf("of %d operations only %d are as declared and %d fully live, want %d and %d", all, declared, live, leastDeclared, leastLive)
	}
}

// hookTable lists the C++ hooks in upstream's definitions that nothing implements: the number of
// operations, types and attributes that lack each hook, and their dialects.
func hookTable(r *load.Report) string {
	count, where := map[string]int{}, map[string][]string{}
	add := func(d *load.DialectReport, whats []string) {
		for _, what := range whats {
			// "alias of 'X'" is the hook "alias", "trait X" is "trait".
			for _, sep := range []string{" (", " of '", " '", " <", "<"} {
				what, _, _ = strings.Cut(what, sep)
			}
			if hook, _, ok := strings.Cut(what, " "); ok && (hook == "trait" || hook == "directive" || hook == "interface") {
				what = hook
			}
			count[what]++
			if !slices.Contains(where[what], d.Name) {
				where[what] = append(where[what], d.Name)
			}
		}
	}
	for _, d := range r.Dialects {
		add(d, d.Unverified)
		add(d, d.Unimplemented)
		for i := range d.Ops {
			add(d, d.Ops[i].Missing)
			add(d, d.Ops[i].Unverified)
			add(d, d.Ops[i].Unimplemented)
		}
	}
	hooks := slices.SortedFunc(maps.Keys(count), func(a, b string) int { return cmp.Or(count[b]-count[a], strings.Compare(a, b)) })
	var b strings.Builder
	b.WriteString("| hook | definitions | dialects |\n| --- | --- | --- |\n")
	for _, h := range hooks {
		fmt.Fprintf(&b, "| %s | %d | %s |\n", h, count[h], strings.Join(where[h], ", "))
	}
	return b.String()
}
