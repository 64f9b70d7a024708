package sparsetensor_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// maps are valid maps of encodings, from which the test derives others.
var maps = []string{
	"(d0) -> (d0 : compressed)",
	"(d0, d1) -> (d0 : dense, d1 : compressed(nonunique))",
	"(d0, d1, d2) -> (d2 : batch, d0 : loose_compressed(nonunique, nonordered), d1 : singleton(soa))",
	"(i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
	"{a, b, c} (i = b, j = a * 2 + c) -> (a = j floordiv 2 : dense, b = i : dense, c = j mod 2 : compressed)",
	"[s] (i, j) -> (s * 3 * i : dense, i : dense, j : compressed)",
	"(i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(?, 8, ?)>) -> (j : dense, i : compressed)",
	"(i, k) -> (i : dense, k floordiv 4 : dense, k mod 4 : structured[2, 4])",
}

// entries are the other entries of an encoding.
var entries = []string{
	"posWidth = 32", "crdWidth = 7", "posWidth = 0.5", "explicitVal = 1.0 : f32", "implicitVal = 0.0 : f32", "implicitVal = 1 : i32",
	"implicitVal = #complex.number<:f32 0.0, 1.0>", `explicitVal = "s"`, "other = 1",
}

// parts are the tokens that replace others.
var parts = strings.Fields("dense compressed singleton batch structured loose_compressed nonunique nonordered soa i j k a d0 d1 s ( ) [ ] { } , : = -> + * - floordiv mod ceildiv" +
	` 0 1 2 3 4 -1 300 "x" #sparse_tensor<slice(?,-4,1)> %a symbol 1.5 ? @s f32`)

var token = regexp.MustCompile(`#sparse_tensor<[^>]*>|->|\w+|\S`)

// mutated returns a function whose argument has an encoding. Some tokens of the encoding's map are
// replaced, removed, inserted or swapped.
func mutated(r *rand.Rand) string {
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	ts := token.FindAllString(pick(maps), -1)
	for range r.IntN(3) {
		i, j := r.IntN(len(ts)), r.IntN(len(ts))
		switch r.IntN(4) {
		case 0:
			ts[i] = pick(parts)
		case 1:
			ts = append(slices.Delete(ts, i, i+1), ",")
		case 2:
			ts = slices.Insert(ts, i, pick(parts))
		case 3:
			ts[i], ts[j] = ts[j], ts[i]
		}
	}
	text := []string{"map = " + strings.Join(ts, " ")}
	for range r.IntN(3) {
		text = slices.Insert(text, r.IntN(len(text)+1), pick(entries))
	}
	return fmt.Sprintf("#a = #sparse_tensor.encoding<{ %s }>\nfunc.func private @f(tensor<%s%s, #a>)\n",
		strings.Join(text, ", "), strings.Repeat("?x", [...]int{0, 1, 2, 2, 2, 3}[r.IntN(6)]), pick([]string{"f32", "f32", "i32", "complex<f32>"}))
}

// TestDifferentialEncodings compares random encodings, most of them wrong.
func TestDifferentialEncodings(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	const perRun = 500
	for run := range reftest.Count(1, 10, 100) {
		r := rand.New(rand.NewPCG(17, uint64(run)))
		pieces := make([]string, perRun)
		for i := range pieces {
			pieces[i] = mutated(r)
		}
		text := strings.Join(pieces, "// -----\n")
		wantOut, wantErrs, _ := reftest.Run(t, reference, text, "--split-input-file")
		var out, errs strings.Builder
		tool.Main([]string{"--split-input-file", "--max-errors=0"}, strings.NewReader(text), &out, &errs)
		if d := reftest.Diff(wantErrs, errs.String()); d != "" {
			t.Errorf("run %d:\n%s", run, d)
		}
		if d := reftest.Diff(wantOut, out.String()); d != "" {
			t.Errorf("run %d:\n%s", run, d)
		}
		if n := strings.Count(wantOut, "#sparse_tensor.encoding"); n < perRun/50 {
			t.Errorf("run %d: only %d of %d are valid", run, n, perRun)
		}
	}
}
