package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialRandomDrivers compares the drivers on random functions with the operations
// for which the test passes have patterns. The listeners' notifications are compared, too.
func TestDifferentialRandomDrivers(t *testing.T) {
	tool, reference := newTool(t), reftest.Tool(t, "mlir-opt")
	count := 100
	if reftest.Campaign() {
		count = 800
	}
	for name, c := range map[string]struct {
		args []string
		gen  func(w *functionWriter)
	}{
		"walk":            {[]string{"--test-walk-pattern-rewrite-driver=dump-notifications=true"}, (*functionWriter).walk},
		"strict any":      {[]string{"--test-strict-pattern-driver"}, (*functionWriter).strict},
		"strict existing": {[]string{"--test-strict-pattern-driver=strictness=ExistingOps"}, (*functionWriter).strict},
		"strict with new": {[]string{"--test-strict-pattern-driver=strictness=ExistingAndNewOps"}, (*functionWriter).strict},
	} {
		t.Run(name, func(t *testing.T) {
			var texts []string
			for seed := range count {
				w := &functionWriter{Rand: rand.New(rand.NewPCG(uint64(seed), 1))}
				c.gen(w)
				texts = append(texts, w.String())
			}
			r := &randomRun{tool: func(text string, args []string) (string, int) {
				var out, errs bytes.Buffer
				code := tool.Main(args, strings.NewReader(text), &out, &errs)
				return out.String(), code
			}, reference: func(text string, args []string) (string, int) {
				out, _, code := reftest.Run(t, reference, text, args...)
				return out, code
			}, args: append([]string{"--allow-unregistered-dialect", "--split-input-file"}, c.args...)}
			r.compare(t, texts)
			t.Logf("%d functions: %d differ, the reference crashes on %d", count, r.differ, r.crashed)
			if r.differ > 0 {
				t.Fail()
			}
		})
	}
}

// A randomRun compares the tools on many texts.
type randomRun struct {
	tool, reference func(text string, args []string) (string, int)
	args            []string
	differ, crashed int
}

// compare compares the tools on a batch of texts, and halves one on which they differ.
func (r *randomRun) compare(t *testing.T, texts []string) {
	t.Helper()
	const batch = 50
	if len(texts) > batch {
		r.compare(t, texts[:len(texts)/2])
		r.compare(t, texts[len(texts)/2:])
		return
	}
	text := strings.Join(texts, "// -----\n")
	want, wantCode := r.reference(text, r.args)
	if wantCode == 0 || wantCode == 1 {
		got, code := r.tool(text, r.args)
		if got == want && code == wantCode {
			return
		}
		if len(texts) == 1 {
			if r.differ++; r.differ <= 3 {
				t.Errorf("code %d, want %d\n%s\n%s", code, wantCode, text, reftest.Diff(want, got))
			}
			return
		}
	} else if len(texts) == 1 {
		r.crashed++
		return
	}
	r.compare(t, texts[:len(texts)/2])
	r.compare(t, texts[len(texts)/2:])
}

// A functionWriter writes random functions.
type functionWriter struct {
	*rand.Rand
	strings.Builder
	depth  int
	values int
}

func (w *functionWriter) line(format string, args ...any) {
	fmt.Fprintf(w, "%s%s\n", strings.Repeat("  ", w.depth+1), fmt.Sprintf(format, args...))
}

func (w *functionWriter) function(body func()) {
	w.WriteString("func.func @f(%c: i1) {\n")
	body()
	w.WriteString("  return\n}\n")
}

// region writes an operation with a region of one or two blocks.
func (w *functionWriter) region(name, attrs string, body func()) {
	w.line("\"%s\"() ({", name)
	w.depth++
	body()
	if w.IntN(5) == 0 {
		w.depth--
		w.line("^bb:")
		w.depth++
		body()
	}
	w.depth--
	w.line("})%s : () -> ()", attrs)
}

func pick[T any](w *functionWriter, list ...T) T { return list[w.IntN(len(list))] }

func (w *functionWriter) walk() {
	var body func()
	body = func() {
		for range 1 + w.IntN(4) {
			if w.depth < 3 && w.IntN(3) == 0 {
				w.region(pick(w, "test.one", "test.clone_me", "test.erase_first_block", "test.replace_with_new_op", "u.r"), "", body)
				continue
			}
			switch w.IntN(6) {
			case 0:
				w.line("\"test.any_attr_of_i32_str\"() {attr = %d : i32} : () -> ()", w.IntN(5))
			case 1:
				w.line("\"test.move_before_parent_op\"() : () -> ()")
			case 2:
				w.line("\"test.move_after_parent_op\"() {advance = %d : i32} : () -> ()", w.IntN(3))
			case 3:
				w.line("\"test.clone_me\"() : () -> ()")
			case 4:
				w.replaced()
			default:
				w.line("\"u.x\"() {n = %d : i32} : () -> ()", w.IntN(100))
			}
		}
	}
	w.function(body)
}

// replaced writes an operation that is replaced, and a use.
func (w *functionWriter) replaced() {
	if w.IntN(3) == 0 {
		w.line("\"test.replace_with_new_op\"() {create_erase_op} : () -> ()")
		return
	}
	w.values++
	w.line("%%v%d = \"test.replace_with_new_op\"() : () -> i32", w.values)
	w.line("\"%s\"(%%v%d) : (i32) -> ()", pick(w, "u.use", "test.replace_with_new_op", "test.insert_same_op"), w.values)
}

func (w *functionWriter) strict() {
	var body func()
	body = func() {
		for range 1 + w.IntN(4) {
			if w.depth < 3 && w.IntN(3) == 0 {
				w.region(pick(w, "test.one", "test.clone_me", "test.clone_region_before", "test.inline_blocks_into_parent", "test.erase_op", "u.r"), "", body)
				continue
			}
			switch w.IntN(7) {
			case 0:
				w.line("\"test.erase_op\"() : () -> ()")
			case 1:
				w.line("\"test.move_before_parent_op\"() : () -> ()")
			case 2:
				w.line("\"test.insert_same_op\"() : () -> ()")
			case 3:
				w.line("\"test.clone_me\"() : () -> ()")
			case 4, 5:
				w.replaced()
			default:
				w.line("\"u.x\"() {n = %d : i32} : () -> ()", w.IntN(100))
			}
		}
	}
	w.function(body)
}
