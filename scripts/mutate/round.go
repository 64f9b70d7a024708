package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
)

// A tester tries inputs.
type tester struct {
	*options
	ctx      *ir.Context
	registry *pass.Registry
	out      io.Writer
	found    int

	mu    sync.Mutex
	input string // the current one
	since time.Time
}

// perOp is how many random operations of each kind a round has, and perText how many
// mutants of each text.
const (
	perOp   = 4
	perText = 4
)

// round tries the inputs of one seed.
func (o *options) round(out io.Writer) (int, error) {
	debug.SetMemoryLimit(int64(o.memory))
	ctx, _, list := randomops.Upstream(o.include)
	if list.HasErrors() {
		return 0, list
	}
	c := opt.Config{Dialects: all.Natives()}
	t := &tester{options: o, ctx: ctx, registry: c.Registry(), out: out, since: time.Now()}
	go t.watch()
	deadline := time.Now().Add(o.duration)
	m := &mutator{rand.New(rand.NewPCG(o.seed, 0))}
	inputs := 0
	for _, text := range t.texts() {
		for range perText {
			if time.Now().After(deadline) {
				break
			}
			t.try(text)
			inputs++
			text = m.mutate(text)
		}
	}
	(&finding{Inputs: inputs}).write(out)
	return t.found, nil
}

// texts returns random operations of the dialects and the valid files of the tests, in
// random order.
func (t *tester) texts() (texts []string) {
	only := strings.Split(t.dialects, ",")
	wanted := func(dialect string) bool { return t.dialects == "" || slices.Contains(only, dialect) }
	g := randomops.NewGenerator(t.ctx, randomops.NewPool(randomops.Candidates(t.ctx)), t.seed)
	for _, name := range t.ctx.OpNames() {
		if dialect, _, _ := strings.Cut(name, "."); !wanted(dialect) || dialect == "any" {
			continue
		}
		for _, c := range g.Cases(t.ctx.OpDef(name), perOp) {
			texts = append(texts, c.Text)
		}
	}
	files, _ := filepath.Glob("dialect/*/testdata/valid/*.mlir") // the pattern is right
	for _, f := range files {
		text, err := os.ReadFile(f)
		if dialect := filepath.Base(filepath.Dir(filepath.Dir(filepath.Dir(f)))); err != nil || !wanted(dialect) {
			continue
		}
		texts = append(texts, strings.Split(string(text), "// -----")...)
	}
	r := rand.New(rand.NewPCG(t.seed, 1))
	r.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
	return texts
}

// watch ends the process if an input takes too long or too much memory.
func (t *tester) watch() {
	for range time.Tick(200 * time.Millisecond) {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		t.mu.Lock()
		key := ""
		switch {
		case t.input == "":
		case time.Since(t.since) > t.limit:
			key = "it hangs"
		case m.HeapAlloc > t.memory:
			key = "it takes too much memory"
		}
		if key != "" {
			stack := make([]byte, 1<<16)
			stack = stack[:runtime.Stack(stack, true)]
			(&finding{Key: key, Detail: string(stack), Input: t.input}).write(t.out)
			os.Exit(1)
		}
		t.mu.Unlock()
	}
}

func (t *tester) report(f *finding) {
	t.found++
	// The reader may take long.
	t.start("")
	f.write(t.out)
	t.start(f.Input)
}

// start begins the time that an input may take.
func (t *tester) start(input string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.input, t.since = input, time.Now()
}

// try verifies, prints, reads back and rewrites an input.
func (t *tester) try(text string) {
	t.start(text)
	defer func() {
		if r := recover(); r != nil {
			stack := string(debug.Stack())
			t.report(&finding{Key: fmt.Sprintf("panic in %s: %.200v", where(stack), r), Detail: stack, Input: text})
		}
		t.start("")
	}()
	op, list := t.parse(text)
	if op == nil || list != "" {
		return
	}
	t.readBack(op, text, "after reading")
	m := pass.NewManager(t.ctx, op.Name())
	p, err := t.registry.ParsePipeline(t.passes)
	if err != nil {
		panic(err)
	}
	m.OpManager = p
	if err := m.Run(op); err != nil {
		if message := err.Error(); strings.Contains(message, crash.Prefix) {
			t.report(&finding{Key: fmt.Sprintf("panic: %.200s", message), Detail: message, Input: text})
		}
		if strings.Contains(err.Error(), "failed to verify") {
			t.report(&finding{Key: "passes leave invalid IR", Detail: err.Error(), Input: text})
		}
		return
	}
	t.readBack(op, text, afterPasses)
}

func (t *tester) parse(text string) (*ir.Operation, string) {
	op, list := asm.Parse(t.ctx, source.NewFile("input.mlir", []byte(text)), asm.ParseOptions{})
	if list.HasErrors() {
		return nil, list.Error()
	}
	return op, ""
}

const afterPasses = "after passes"

// readBack reports texts of an operation that cannot be read or are printed differently
// then.
func (t *tester) readBack(op *ir.Operation, input, when string) {
	for _, form := range []struct {
		name string
		opts asm.Options
	}{{"custom", asm.Options{}}, {"generic", asm.Options{Generic: true}}} {
		text := string(asm.Append(nil, op, form.opts))
		again, problem := t.parse(text)
		name, _, _ := strings.Cut(firstOp(text), "(")
		f := &finding{Input: input, Output: text, Passes: when == afterPasses, Generic: form.opts.Generic}
		switch {
		case again == nil:
			first, _, _ := strings.Cut(problem, "\n")
			_, message, _ := strings.Cut(first, "error: ")
			f.Key = fmt.Sprintf("%s form of %s cannot be read %s: %s", form.name, name, when, message)
			f.Detail = problem + "\n-- output\n" + text
			t.report(f)
		default:
			if second := string(asm.Append(nil, again, form.opts)); withoutCopies(second) != withoutCopies(text) {
				f.Key = fmt.Sprintf("%s form of %s differs %s", form.name, name, when)
				f.Detail = "-- first\n" + text + "\n-- second\n" + second
				t.report(f)
			}
		}
	}
}

// withoutCopies returns a text without the numbers that resources get when they are read
// once more in the same context.
func withoutCopies(text string) string {
	if !strings.Contains(text, "dense_resource<") {
		return text
	}
	return regexp.MustCompile(`(dense_resource<\w*?)(?:_\d+)+>`).ReplaceAllString(text, "$1>")
}

// firstOp returns the text from the name of the most interesting operation on: that of the
// first line that names one of a dialect.
func firstOp(text string) string {
	for word := range strings.FieldsSeq(text) {
		word = strings.Trim(word, `"(`)
		if i := strings.IndexByte(word, '.'); i > 0 && word[0] >= 'a' && word[0] <= 'z' && !strings.HasPrefix(word, "any.") && !strings.HasPrefix(word, "func.") {
			return strings.Split(word, `"`)[0]
		}
	}
	return "it"
}

// where returns the function that panicked.
func where(stack string) string {
	lines := strings.Split(stack, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "panic(") {
			for _, l := range lines[i+1:] {
				if strings.HasPrefix(l, "github.com/mica-ir/mica/") {
					return strings.TrimPrefix(l[:strings.LastIndexByte(l, '(')], "github.com/mica-ir/mica/")
				}
			}
		}
	}
	return "unknown"
}
