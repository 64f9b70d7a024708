package opt

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
)

const passInput = `func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %1, %0 : i32
  return %2 : i32
}
func.func private @g()
// -----
module @m {
  func.func @h() {
    return
  }
}
`

// passArguments are command lines; arguments are separated by two spaces.
const passArguments = `
--cse
--cse  --split-input-file
--cse=a
--cse=a=b
--cse  --canonicalize  --dump-pass-pipeline
--canonicalize=top-down=5
--canonicalize=top-down
--canonicalize=max-iterations=a
--canonicalize=max-iterations
--canonicalize=max-iterations=
--canonicalize=region-simplify=x
--canonicalize=enable-patterns
--canonicalize=enable-patterns='a b' disable-patterns={a,b},c max-iterations=5 max-iterations=6  --dump-pass-pipeline
--canonicalize={top-down=false}  --split-input-file
--pass-pipeline=
--pass-pipeline=cse
-p=builtin.module(cse)  --dump-pass-pipeline
-p=builtin.module(cse)  --cse
-p
--pass-pipeline=(cse)
--pass-pipeline=builtin.module()  --dump-pass-pipeline
--pass-pipeline=builtin.module(cse
--pass-pipeline=builtin.module(cse))
--pass-pipeline=builtin.module(foo)
--pass-pipeline=builtin.module(cse,foo)  --split-input-file
--pass-pipeline=builtin.module( , )
--pass-pipeline=builtin.module(func.func(cse)
--pass-pipeline=builtin.module(func.func(cse)cse)
--pass-pipeline=builtin.module(func.func(cse),)
--pass-pipeline=builtin.module(canonicalize{a=b)
--pass-pipeline=builtin.module(canonicalize{a=b})
--pass-pipeline=builtin.module(func.func(canonicalize{top-down=3}))
--pass-pipeline=builtin.module(canonicalize{top-down=false}cse)
--pass-pipeline=builtin.module(cse)  --cse
--pass-pipeline=func.func(cse)
--pass-pipeline=any(cse)
--pass-pipeline=builtin.module(arith.addi(cse))
--pass-pipeline=builtin.module(func.func(arith.addi(cse)))
--pass-pipeline=  builtin.module ( cse , canonicalize{ top-down=false } , func.func( cse ) )  --dump-pass-pipeline
--pass-pipeline=builtin.module(func.func(cse),builtin.module(cse),func.func(canonicalize),any(cse),func.func(cse))  --dump-pass-pipeline
--pass-pipeline=builtin.module(func.func(cse,canonicalize),builtin.module(func.func(cse)))  --mlir-print-ir-after-all  --mlir-print-ir-before=cse  --mlir-disable-threading
--pass-pipeline=builtin.module(func.func(cse,cse),any(cse))  --mlir-print-ir-after-all  --mlir-print-ir-after-change  --split-input-file  --mlir-disable-threading
--pass-pipeline=builtin.module(func.func(cse),any(cse))  --mlir-print-ir-before-all  --mlir-print-ir-module-scope  --mlir-disable-threading
--pass-pipeline=builtin.module(func.func(arith.addi(cse)))  --mlir-print-ir-after-failure
--cse  --mlir-print-ir-module-scope
--cse  --mlir-print-ir-after=foo
--pass-pipeline=builtin.module(cse,func.func(cse,cse))  --log-actions-to=-  --mlir-disable-threading
--cse  --mlir-debug-counter=pass-execution-skip=1  --mlir-print-debug-counter
--cse  --mlir-timing-display=x
--pass-pipeline=builtin.module(func.func(arith.addi(cse)))  --mlir-pass-pipeline-crash-reproducer=DIR/crash.mlir
--cse  --mlir-pass-pipeline-crash-reproducer=DIR/crash.mlir  --mlir-pass-pipeline-local-reproducer
--pass-pipeline=builtin.module(func.func(cse,canonicalize))  --mlir-generate-reproducer=DIR/always.mlir
--pass-pipeline=builtin.module(func.func(cse,cse),any(cse))  --mlir-print-ir-after-all  --mlir-print-ir-tree-dir=DIR/tree  --mlir-disable-threading
`

var passTool = sync.OnceValue(func() *Tool { return New(Config{Dialects: all.Natives()}) })

// runPasses runs a tool with all dialects.
func runPasses(in string, args ...string) (string, string, int) {
	var out, errs strings.Builder
	code := passTool().Main(args, strings.NewReader(in), &out, &errs)
	return out.String(), errs.String(), code
}

// TestDifferentialPasses compares the results and the messages of pipelines.
func TestDifferentialPasses(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	for line := range strings.Lines(passArguments) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" {
			continue
		}
		t.Run(line, func(t *testing.T) {
			theirs, ours := t.TempDir(), t.TempDir()
			args := func(dir string) []string { return strings.Split(strings.ReplaceAll(line, "DIR", dir), "  -") }
			list := func(dir string) []string {
				a := args(dir)
				for i := 1; i < len(a); i++ {
					a[i] = "-" + a[i]
				}
				return a
			}
			wantOut, wantErrs, wantCode := reftest.Run(t, reference, passInput, list(theirs)...)
			out, errs, code := runPasses(passInput, list(ours)...)
			errs = strings.ReplaceAll(errs, ours, theirs)
			if d := reftest.Diff(wantOut+wantErrs, out+errs); d != "" || code != wantCode {
				t.Errorf("code %d, want %d\n%s", code, wantCode, d)
			}
			if d := reftest.Diff(tree(t, theirs), tree(t, ours)); d != "" {
				t.Error(d)
			}
		})
	}
}

// tree returns the files of a directory with their texts.
func tree(t *testing.T, dir string) string {
	var b strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		b.WriteString(strings.TrimPrefix(path, dir) + "\n" + string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestDefinitions checks that the passes match their declarations.
func TestDefinitions(t *testing.T) {
	for _, d := range (&Config{}).Registry().Definitions() {
		if err := d.Check(); err != nil {
			t.Error(err)
		}
	}
}

// TestRunReproducer runs the pipeline of a reproducer.
func TestRunReproducer(t *testing.T) {
	file := filepath.Join(t.TempDir(), "r.mlir")
	if _, errs, code := runPasses(passInput, "--cse", "--mlir-generate-reproducer="+file); code != 0 {
		t.Fatal(errs)
	}
	out, errs, code := runPasses("", file, "--run-reproducer", "--dump-pass-pipeline")
	if code != 0 || strings.Contains(out, "external_resources") || !strings.Contains(errs, "cse") {
		t.Errorf("code %d\n%s%s", code, out, errs)
	}
}

// TestReports compares the reports on passes, without their numbers of seconds.
func TestReports(t *testing.T) {
	const pipeline = "--pass-pipeline=builtin.module(func.func(cse),cse)"
	_, errs, _ := runPasses(passInput, pipeline, "--mlir-pass-statistics")
	const line = "===-------------------------------------------------------------------------===\n"
	stats := func(indent, cse string) string {
		return indent + "CSE\n" + indent + "  (S) " + cse + " num-cse'd - Number of operations CSE'd\n" + indent + "  (S) 0 num-dce'd - Number of operations DCE'd\n"
	}
	head := line + "                         ... Pass statistics report ...\n" + line
	if want := head + "'func.func' Pipeline\n" + stats("  ", "1") + stats("", "0") + "\n"; errs != want {
		t.Errorf("got %s, want %s", errs, want)
	}
	_, errs, _ = runPasses(passInput, pipeline, "--mlir-pass-statistics", "--mlir-pass-statistics-display=list")
	if want := head + stats("  ", "1") + "\n"; errs != want {
		t.Errorf("got %s, want %s", errs, want)
	}
	number := regexp.MustCompile(`\( *[0-9]+\.[0-9]+|[0-9]+\.[0-9]+`)
	_, errs, _ = runPasses(passInput, pipeline, "--mlir-timing", "--mlir-disable-threading")
	const want = `  Total Execution Time: N seconds

  ----Wall Time----  ----Name----
    N N%)  Parser
    N N%)  'func.func' Pipeline
    N N%)    CSE
    N N%)      (A) Dominance
    N N%)  CSE
    N N%)    (A) Dominance
    N N%)  Output
    N N%)  Rest
    N N%)  Total
`
	got := number.ReplaceAllString(errs, "N")
	if want := line + "                         ... Execution time report ...\n" + line + want; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
