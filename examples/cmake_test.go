package examples

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/tblgen"
)

// TestCMake builds the example's tool from the C++ that mica generates, using its CMakeLists.txt,
// and runs it. The tool is kept in the user's cache directory.
func TestCMake(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-opt"), reftest.Include(t)
	compiler, err := exec.LookPath("g++")
	if err != nil {
		reftest.Missing(t, err)
	}
	if _, err := os.Stat(filepath.Join(include, "mlir/Tools/mlir-opt/MlirOptMain.h")); err != nil {
		reftest.Missing(t, err)
	}
	here, err := filepath.Abs("cmake")
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(here, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	dir := t.TempDir()
	args := []string{filepath.Join(here, "shapes.td"), "-I", include}
	h := sha256.New()
	version, _, _ := reftest.Run(t, tool, "", "--version")
	fmt.Fprintf(h, "%q%q", version, read("shapes-opt.cpp"))
	var files []string
	for _, m := range regexp.MustCompile(`(-gen-\S+=)(\S+)`).FindAllStringSubmatch(read("CMakeLists.txt"), -1) {
		files = append(files, filepath.Join(dir, m[2]))
		args = append(args, m[1]+filepath.Join(dir, m[2]))
	}
	var out bytes.Buffer
	if code := tblgen.Main(args, nil, &out, &out, tblgen.Config{Name: "mlir-tblgen"}); code != 0 || len(files) == 0 {
		t.Fatalf("exit code %d, %d files\n%s", code, len(files), out.String())
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(h, "%q", data)
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(cache, "mica", "shapes-opt-"+hex.EncodeToString(h.Sum(nil)[:8]))
	if _, err := os.Stat(program); err != nil {
		if err := os.MkdirAll(filepath.Dir(program), 0o777); err != nil {
			t.Fatal(err)
		}
		// It is renamed, since another process may build it at the same time.
		lib := filepath.Join(filepath.Dir(filepath.Dir(tool)), "lib")
		built := fmt.Sprintf("%s.%d", program, os.Getpid())
		cmd := exec.CommandContext(t.Context(), compiler, "-std=c++17", "-O0", "-DNDEBUG", "-fno-rtti", "-fno-exceptions", "-w",
			"-I"+include, "-I"+dir, filepath.Join(here, "shapes-opt.cpp"), "-o", built, "-L"+lib, "-Wl,-rpath,"+lib, "-lMLIR", "-lLLVM")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", cmd, err, out)
		}
		if err := os.Rename(built, program); err != nil {
			t.Fatal(err)
		}
	}
	got, errs, code := reftest.Run(t, program, "", filepath.Join(here, "in.mlir"))
	if want := read("expected.mlir"); code != 0 || got != want {
		t.Errorf("exit code %d\n%s%s", code, errs, reftest.Diff(want, got))
	}
}
