// Package reftest runs the reference tools of LLVM/MLIR 22 for differential tests.
// If the tools are missing such a test is skipped, or fails if
// MICA_REFERENCE=required is set. With MICA_REFERENCE=none everything behaves as if LLVM
// were not installed, mica's search for the definitions of dialects too: this shows what
// the tests check on other machines. Long tests run in large part if MICA_CAMPAIGN is set,
// whole if it is "whole", and in small part otherwise, so that all tests take minutes.
package reftest

import (
	"bytes"
	"errors"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"context"

	"github.com/rogpeppe/go-internal/diff"
)

// Root is the directory in which Debian's packages install the reference.
const Root = "/usr/lib/llvm-22"

// timeout bounds a run of a reference tool.
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

// Installed reports whether the reference's .td files are installed.
func Installed() bool { return stat(filepath.Join(Root, "include/mlir/IR/OpBase.td")) == nil }

// Includes returns the directory of the reference's .td files for tests that run without
// it, too: none if it is not installed and not required.
func Includes(t testing.TB) []string {
	t.Helper()
	if !Installed() && !required() {
		return nil
	}
	return []string{Include(t)}
}

// OptionalTool returns the path of a reference tool for tests that run without it, too: ""
// if it is not installed and not required.
func OptionalTool(t testing.TB, name string) string {
	t.Helper()
	if stat(filepath.Join(Root, "bin", name)) != nil && !required() {
		return ""
	}
	return Tool(t, name)
}

func required() bool { return os.Getenv("MICA_REFERENCE") == "required" }

// Whole reports whether the longest tests run whole, which takes an hour.
func Whole() bool { return os.Getenv("MICA_CAMPAIGN") == "whole" && !testing.Short() }

// Campaign reports whether long tests run whole, and the longest in large part.
func Campaign() bool { return os.Getenv("MICA_CAMPAIGN") != "" && !testing.Short() }

// Count returns how many cases a long test runs: few, more in a campaign, or all.
func Count(few, more, all int) int {
	switch {
	case Whole():
		return all
	case Campaign():
		return more
	}
	return few
}

// Sampled reports whether the case with a name is run: all are in a campaign, one of n
// otherwise, always the same ones.
func Sampled(name string, n uint32) bool { return Campaign() || oneOf(name, n) }

// Portion reports whether the case with a name is run: one of few otherwise, one of more in a
// campaign, always the same ones, and all if the longest tests run whole.
func Portion(name string, few, more uint32) bool {
	switch {
	case Whole():
		return true
	case Campaign():
		return oneOf(name, more)
	}
	return oneOf(name, few)
}

// Large reports whether the case with a name of one of the longest tests is run: all are
// if it runs whole, one of n otherwise, always the same ones.
func Large(name string, n uint32) bool { return Whole() || oneOf(name, n) }

func oneOf(name string, n uint32) bool {
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum32()%n == 0
}

func find(t testing.TB, path string) string {
	t.Helper()
	if err := stat(path); err != nil {
		Missing(t, err)
	}
	return path
}

// stat returns the error for a file of the reference that cannot be used.
func stat(path string) error {
	if os.Getenv("MICA_REFERENCE") == "none" {
		return errors.New("MICA_REFERENCE is none")
	}
	_, err := os.Stat(path)
	return err
}

// Missing ends a test that needs something that is not installed: it is skipped, or
// fails if the reference is required.
func Missing(t testing.TB, err error) {
	t.Helper()
	if required() {
		t.Fatalf("the reference is required: %v", err)
	}
	t.Skipf("the reference is not installed: %v", err)
}

// Run runs a tool and returns its output and exit code. The code is -1 if the tool
// was ended by a signal.
func Run(t testing.TB, tool, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	return RunIn(t, "", tool, stdin, args...)
}

// RunIn is Run in a directory.
func RunIn(t testing.TB, dir, tool, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	return run(t, timeout, dir, tool, stdin, args)
}

// RunUnstable is Run for inputs on which the tool has undefined behaviour: a run that a signal ends, or that takes
// unusually long, is repeated. The code is -1 if no run ends by itself.
func RunUnstable(t testing.TB, tool, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	for range 3 {
		if stdout, stderr, code = run(t, 5*time.Second, "", tool, stdin, args); code >= 0 {
			break
		}
	}
	return stdout, stderr, code
}

func run(t testing.TB, timeout time.Duration, dir, tool, stdin string, args []string) (stdout, stderr string, code int) {
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

// Diff returns a unified diff of two texts, or "" if they are equal.
func Diff(want, got string) string {
	if want == got {
		return ""
	}
	return string(diff.Diff("reference", []byte(want), "mica", []byte(got)))
}
