// Package reftest runs the reference tools of LLVM/MLIR 22 for differential
// tests. Without them such a test is skipped, unless MICA_REFERENCE=required is
// set, as it is where the tools are installed on purpose: then it fails.
package reftest

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"context"

	"github.com/rogpeppe/go-internal/diff"
)

// Root is where Debian's packages put the reference.
const Root = "/usr/lib/llvm-22"

// timeout bounds one run of a reference tool.
const timeout = 2 * time.Minute

// Tool returns the path of a reference tool such as "mlir-opt".
func Tool(t testing.TB, name string) string {
	t.Helper()
	return find(t, filepath.Join(Root, "bin", name))
}

// Include returns the directory of the reference's .td files.
func Include(t testing.TB) string {
	t.Helper()
	dir := filepath.Join(Root, "include")
	find(t, filepath.Join(dir, "mlir/IR/OpBase.td"))
	return dir
}

func find(t testing.TB, path string) string {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		if os.Getenv("MICA_REFERENCE") == "required" {
			t.Fatalf("the reference is required: %v", err)
		}
		t.Skipf("the reference is not installed: %v", err)
	}
	return path
}

// Run runs a tool and returns what it wrote and its exit code. A tool that ends
// by a signal has the code -1.
func Run(t testing.TB, tool, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	return RunIn(t, "", tool, stdin, args...)
}

// RunIn is Run in a directory.
func RunIn(t testing.TB, dir, tool, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir = dir
	cmd.Stdin = strings.NewReader(stdin)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s: %v", tool, err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// Diff returns a unified diff of the two texts, "" if they are the same.
func Diff(want, got string) string {
	if want == got {
		return ""
	}
	return string(diff.Diff("reference", []byte(want), "mica", []byte(got)))
}
