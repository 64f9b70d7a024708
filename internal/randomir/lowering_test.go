package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// A lowering is a pipeline with the modules that it is tested on.
type lowering struct {
	name   string
	module func(r *rand.Rand) string
	flags  string
	// alone is set if the reference's result for a module depends on the modules before it: it
	// keeps symbol tables of modules that it has erased.
	alone bool
}

// of returns a generator of functions with operations of the dialects.
func of(dialects ...string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return randomir.Function(r, 6+r.IntN(20), dialects...) }
}

func buffers(dialects ...string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return randomir.Buffers(r, 8+r.IntN(16), append(dialects, "arith")...) }
}

func memory(dialects ...string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return randomir.Memory(r, 8+r.IntN(20), append(dialects, "arith")...) }
}

func blocks(r *rand.Rand) string  { return randomir.Blocks(r, 2+r.IntN(8)) }
func vectors(r *rand.Rand) string { return randomir.Vectors(r, 12+r.IntN(20)) }
func shapes(r *rand.Rand) string  { return randomir.Shapes(r, 6+r.IntN(12)) }

// toLLVM lowers everything to the llvm dialect.
const toLLVM = "--lower-affine --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-to-llvm --reconcile-unrealized-casts"

var lowerings = []lowering{
	{"arith", of("arith"), "--convert-arith-to-llvm", false},
	{"index", of("index", "arith"), "--convert-index-to-llvm", false},
	{"index 32", of("index", "arith"), "--convert-index-to-llvm=index-bitwidth=32 --convert-arith-to-llvm=index-bitwidth=32", false},
	{"math", of("math"), "--convert-math-to-llvm", false},
	{"math libm", of("math"), "--convert-math-to-libm", false},
	{"math functions", of("math"), "--convert-math-to-funcs", false},
	{"complex", of("complex", "arith"), "--convert-complex-to-standard", false},
	{"complex llvm", of("complex"), "--convert-complex-to-llvm", false},
	{"complex libm", of("complex"), "--convert-complex-to-libm", false},
	{"arith expansion", of("arith"), "--arith-expand", false},
	{"scf", of("scf", "scf", "arith"), "--convert-scf-to-cf", false},
	{"scf at once", of("scf", "scf", "arith"), "--convert-scf-to-cf=allow-pattern-rollback=0", false},
	{"cf", blocks, "--convert-cf-to-llvm", true},
	{"func", of("arith"), "--convert-func-to-llvm", false},
	{"func bare", memory(), "--convert-func-to-llvm=use-bare-ptr-memref-call-conv=1", false},
	{"affine", of("affine", "affine", "arith"), "--lower-affine", false},
	{"memref", memory(), "--finalize-memref-to-llvm", false},
	{"memref expansion", memory(), "--memref-expand", false},
	{"strided", memory(), "--expand-strided-metadata", false},
	{"linalg", memory("linalg"), "--convert-linalg-to-loops", false},
	{"linalg affine", memory("linalg"), "--convert-linalg-to-affine-loops", false},
	{"vector scf", vectors, "--convert-vector-to-scf", false},
	{"vector scf unrolled", vectors, "--convert-vector-to-scf=full-unroll=1", false},
	{"vector", vectors, "--convert-vector-to-llvm", false},
	{"vector shuffled", vectors, "--convert-vector-to-llvm=vector-transpose-lowering=shuffle1d", false},
	{"shape", shapes, "--convert-shape-to-std", false},
	{"shape constraints", shapes, "--convert-shape-constraints", false},
	{"bufferization", of("tensor"), "--one-shot-bufferize=allow-unknown-ops", false},
	{"bufferization of functions", of("tensor", "arith", "scf"), "--one-shot-bufferize=bufferize-function-boundaries", false},
	{"bufferization of linalg", of("tensor", "linalg"), "--one-shot-bufferize=bufferize-function-boundaries", false},
	{"arith emitc", of("arith"), "--convert-arith-to-emitc", false},
	{"func emitc", of("arith"), "--convert-arith-to-emitc --convert-func-to-emitc", false},
	{"scf emitc", buffers("scf", "arith"), "--convert-scf-to-emitc", false},
	{"memref emitc", buffers(), "--convert-memref-to-emitc", false},
	{"all emitc", buffers("scf", "arith"), "--convert-arith-to-emitc --convert-scf-to-emitc --convert-memref-to-emitc --convert-func-to-emitc --reconcile-unrealized-casts", false},
	{"arith spirv", of("arith"), "--convert-arith-to-spirv", false},
	{"func spirv", of("arith"), "--convert-arith-to-spirv --convert-func-to-spirv", false},
	{"cf spirv", blocks, "--convert-cf-to-spirv", false},
	{"scf spirv", of("scf", "arith"), "--convert-scf-to-spirv", false},
	{"memref spirv", buffers(), "--convert-memref-to-spirv", false},
	{"math spirv", of("math", "arith"), "--convert-math-to-spirv", false},
	{"index spirv", of("index"), "--convert-index-to-spirv", false},
	{"complex spirv", of("complex"), "--convert-complex-to-spirv", false},
	{"llvm", of("index", "arith", "arith"), "--convert-to-llvm", false},
	{"llvm at once", of("index", "arith", "arith"), "--convert-to-llvm=allow-pattern-rollback=0", false},
	{"llvm of blocks at once", blocks, "--convert-to-llvm=allow-pattern-rollback=0", true},
	{"llvm of scf", of("scf", "arith"), toLLVM, false},
	{"llvm of memory", memory("scf", "arith"), toLLVM, false},
	{"llvm of memory at once", memory("scf", "arith"), strings.ReplaceAll(toLLVM, "--convert-to-llvm", "--convert-to-llvm=allow-pattern-rollback=0"), false},
	{"llvm of linalg", memory("linalg"), "--convert-linalg-to-loops " + toLLVM, false},
	{"llvm of vectors", vectors, "--convert-vector-to-scf --convert-vector-to-llvm " + toLLVM, false},
	{"llvm of tensors", of("tensor", "linalg"), "--one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops " + toLLVM, false},
}

// TestDifferentialLowerings compares the results of lowerings for random modules, and lets the
// reference translate those that are then in the llvm dialect.
func TestDifferentialLowerings(t *testing.T) {
	tool, translate := reftest.Tool(t, "mlir-opt"), reftest.Tool(t, "mlir-translate")
	ours := newTool(reftest.Include(t))
	n := reftest.Count(4, 20, 100)
	modules, differ, crashed, invalid, translated := 0, 0, 0, 0, 0
	for i, l := range lowerings {
		t.Run(l.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(i), 3))
			in := make([]string, n)
			for k := range in {
				in[k] = l.module(r)
			}
			args := append(strings.Fields(l.flags), "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-local-scope")
			var want []outcome
			if l.alone {
				for k := range in {
					want = append(want, lowered(t, tool, in[k:k+1], args)...)
				}
			} else {
				want = lowered(t, tool, in, args)
			}
			got := loweredByMica(ours, in, args)
			failed, different := 0, 0
			var llvm []string
			for k := range in {
				modules++
				if got[k].text != "" && isLLVM(got[k].text) {
					llvm = append(llvm, got[k].text)
				}
				switch {
				case same(want[k], got[k]):
					if got[k].text == "" {
						failed++
					}
				case explained(t, l.flags, in[k], want[k].error+"\n"+want[k].text, got[k].error+"\n"+got[k].text):
				case want[k].fatal && want[k].error == "":
					crashed++
				case got[k].text != "" && invalidOp.MatchString(want[k].error):
					invalid++
					fmt.Fprintf(t.Output(), "the reference makes an invalid operation: %s\n", want[k].error)
				default:
					differ++
					if different++; different <= 2 {
						t.Logf("%s of\n%s%s%s", l.flags, in[k], reftest.Diff(want[k].error, got[k].error), reftest.Diff(want[k].text, got[k].text))
					}
				}
			}
			checkTranslation(t, translate, llvm)
			translated += len(llvm)
			fmt.Fprintf(t.Output(), "%d of %d differ; both fail on %d; %d are translated\n", different, n, failed, len(llvm))
		})
	}
	t.Logf("%d of %d differ, %.2f %% are the same; the reference crashes on %d and makes invalid operations of %d; %d are translated to LLVM IR",
		differ, modules, 100-100*float64(differ+crashed+invalid)/float64(max(1, modules)), crashed, invalid, translated)
	if 1000*differ > 5*modules {
		t.Errorf("%d of %d differ", differ, modules)
	}
	// The number of modules that the reference cannot lower must be small, too: a check that
	// mica lacks would appear among them.
	if 1000*(crashed+invalid) > 1000+3*modules {
		t.Errorf("the reference crashes on %d and makes invalid operations of %d of %d", crashed, invalid, modules)
	}
}

// An outcome is the result of a tool for a module: a text, or the first error. A fatal one is
// without its place.
type outcome struct {
	text, error string
	fatal       bool
}

// lowered returns the reference's outcome for each module.
func lowered(t *testing.T, tool string, in, args []string) []outcome {
	t.Helper()
	out, errs, code := reftest.Run(t, tool, strings.Join(in, separator), args...)
	parts := strings.Split(out, separator)
	if code >= 0 && code <= 1 && len(parts) == len(in) {
		return outcomes(in, parts, errs)
	}
	if len(in) == 1 {
		_, message, _ := strings.Cut(errs, "LLVM ERROR: ")
		message, _, _ = strings.Cut(message, "\n")
		return []outcome{{error: message, fatal: true}}
	}
	mid := len(in) / 2
	return append(lowered(t, tool, in[:mid], args), lowered(t, tool, in[mid:], args)...)
}

func loweredByMica(tool *opt.Tool, in, args []string) []outcome {
	var out, errs bytes.Buffer
	tool.Main(args, strings.NewReader(strings.Join(in, separator)), &out, &errs)
	return outcomes(in, strings.Split(out.String(), separator), errs.String())
}

// located finds errors with their line in the whole input.
var located = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): error: (.*)$`)

// invalidOp matches errors of verifiers about the reference's own output, such as an addition
// with carry of indices in the llvm dialect, where mica emits one of integers.
var invalidOp = regexp.MustCompile(`^\d+:\d+: '[\w.]+' op `)

// outcomes assigns texts and errors to modules.
func outcomes(in, parts []string, errs string) []outcome {
	list := make([]outcome, len(in))
	found := located.FindAllStringSubmatch(errs, -1)
	line := 0 // before the module
	for i := range in {
		end := line + strings.Count(in[i], "\n") + 1
		if i < len(parts) {
			list[i].text = strings.TrimSpace(parts[i])
		}
		for _, m := range found {
			if at, _ := strconv.Atoi(m[1]); line < at && at <= end && list[i].text == "" {
				list[i].error = fmt.Sprintf("%d:%s: %s", at-line, m[2], m[3])
				break
			}
		}
		line = end
	}
	return list
}

// same reports whether both made the same. The reference does not say where a fatal error is.
func same(want, got outcome) bool {
	if want.text == "" && got.text == "" && want.fatal {
		return strings.HasSuffix(got.error, ": "+want.error)
	}
	return want == got
}

// opName finds the dialects of operations.
var opName = regexp.MustCompile(`(?m)^\s*(?:%[\w:, %]+ = )?"?([a-z_]+)\.`)

func isLLVM(text string) bool {
	for _, m := range opName.FindAllStringSubmatch(text, -1) {
		if m[1] != "llvm" {
			return false
		}
	}
	return true
}

// checkTranslation has the reference translate modules of the llvm dialect to LLVM IR.
func checkTranslation(t *testing.T, tool string, modules []string) {
	t.Helper()
	if len(modules) == 0 {
		return
	}
	_, errs, code := reftest.Run(t, tool, strings.Join(modules, "\n"+separator), "--mlir-to-llvmir", "--split-input-file")
	if code != 0 {
		t.Errorf("not translated, with code %d: %.800s", code, errs)
	}
}
