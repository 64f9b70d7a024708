package run

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestPrograms compares the behavior of programs with goldens. A program names the arguments of the tool on lines
// that begin with "// RUN".
func TestPrograms(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/*.mlir") {
		t.Run(golden.Stem(file), func(t *testing.T) {
			var b strings.Builder
			for _, args := range runs(t, file) {
				out, errs, code := execute(append(strings.Fields(args), file)...)
				fmt.Fprintf(&b, "== %s\n%s%sexit code %d\n", args, out, errs, code)
				if (code == 0) != (errs == "") {
					t.Errorf("%s: exit code %d, %s", args, code, errs)
				}
			}
			golden.Compare(t, strings.TrimSuffix(file, ".mlir")+".golden", strings.ReplaceAll(b.String(), "testdata"+string(filepath.Separator), ""))
		})
	}
}

func runs(t *testing.T, file string) (list []string) {
	t.Helper()
	for _, m := range regexp.MustCompile(`(?m)^// RUN(.*)$`).FindAllStringSubmatch(golden.Read(t, file), -1) {
		list = append(list, strings.TrimSpace(m[1]))
	}
	if len(list) == 0 {
		t.Fatal("nothing is run")
	}
	return list
}

func execute(args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = Main("mica run", args, strings.NewReader(""), &o, &e, all.Natives())
	return o.String(), e.String(), code
}

// lowering is how the reference lowers the programs that it can run.
const lowering = "--lower-affine --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --memref-expand --lower-affine --convert-vector-to-llvm --finalize-memref-to-llvm " +
	"--convert-math-to-llvm --convert-ub-to-llvm --convert-arith-to-llvm --convert-index-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts"

// address matches addresses, which differ between runs.
var address = regexp.MustCompile(`base@ = 0x\w+`)

// TestRunner compares programs with the reference's runner, also those of dialects whose definitions are the
// reference's.
func TestRunner(t *testing.T) {
	opt, runner := reftest.Tool(t, "mlir-opt"), reftest.Tool(t, "mlir-runner")
	for name, result := range map[string]string{"floats": "f32", "control": "i32", "memory": "i32", "vectors": "i32", "reference/affine": "i32"} {
		t.Run(name, func(t *testing.T) {
			file := "testdata/" + name + ".mlir"
			lowered, errs, code := reftest.Run(t, opt, golden.Read(t, file), strings.Fields(lowering)...)
			if code != 0 {
				t.Fatal(errs)
			}
			lib := reftest.Root + "/lib/libmlir_"
			want, errs, code := reftest.Run(t, runner, lowered, "-e", "main", "-entry-point-result="+result, "-shared-libs="+lib+"runner_utils.so,"+lib+"c_runner_utils.so")
			if code != 0 {
				t.Fatal(errs)
			}
			got, errs, code := execute(file)
			if code != 0 {
				t.Fatal(errs)
			}
			want, got = address.ReplaceAllString(want, ""), address.ReplaceAllString(got, "")
			if want = lastly(want, got); got != want {
				t.Error(reftest.Diff(want, got))
			}
		})
	}
}

// lastly moves the result, which the runner writes to a separate stream, after the program's output.
func lastly(want, got string) string {
	lines := strings.Split(strings.TrimSuffix(got, "\n"), "\n")
	result := lines[len(lines)-1] + "\n"
	before, after, found := strings.Cut("\n"+want, "\n"+result)
	if !found {
		return want
	}
	return strings.TrimPrefix(before+"\n"+after, "\n") + result
}
