package passtest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// A result is the output of a tool for an input.
type result struct {
	output, errors string
	code           int
	files          []txtar.File // that it writes to the directory of a test, sorted by name
}

// runTool runs mica opt with a list of arguments. The directory for files may be "".
func runTool(tool *opt.Tool, text, list, dir string) *result {
	var out, errs strings.Builder
	code := tool.Main(Arguments(strings.ReplaceAll(list, "DIR", dir)), strings.NewReader(text), &out, &errs)
	return newResult(out.String(), errs.String(), code, dir)
}

// compareReference compares a result with that of mlir-opt.
func compareReference(t *testing.T, tool, text string, got *record) {
	t.Helper()
	dir := t.TempDir()
	run := reftest.Run
	if isUnstable(text, got.args) {
		run = reftest.RunUnstable
	}
	out, errs, code := run(t, tool, text, Arguments(strings.ReplaceAll(got.args, "DIR", dir))...)
	if code < 0 && isUnstable(text, got.args) {
		t.Logf("%s crashes or does not end: nothing is compared with it", tool)
		return
	}
	if d := reftest.Diff(newResult(out, errs, code, dir).text(), got.text()); d != "" {
		t.Error(d)
	}
}

// newResult returns a result with DIR for the directory of files.
func newResult(out, errs string, code int, dir string) *result {
	r := &result{output: out, errors: errs, code: code, files: written(dir)}
	if dir != "" {
		r.output, r.errors = strings.ReplaceAll(out, dir, "DIR"), strings.ReplaceAll(errs, dir, "DIR")
		for i, f := range r.files {
			r.files[i].Data = []byte(strings.ReplaceAll(string(f.Data), dir, "DIR"))
		}
	}
	return r
}

// written returns the files in a directory.
func written(dir string) []txtar.File {
	if dir == "" {
		return nil
	}
	var files []txtar.File
	entries, _ := os.ReadDir(dir) // it exists
	for _, e := range entries {
		if data, err := os.ReadFile(filepath.Join(dir, e.Name())); err == nil {
			files = append(files, txtar.File{Name: e.Name(), Data: data})
		}
	}
	return files
}

// sections returns the result as the sections of an archive, without empty ones.
func (r *result) sections() []txtar.File {
	var list []txtar.File
	add := func(name, text string) {
		if text != "" {
			list = append(list, txtar.File{Name: name, Data: []byte(text)})
		}
	}
	if r.code != 0 {
		add("exit", fmt.Sprintln(r.code))
	}
	add("output", r.output)
	add("errors", r.errors)
	for _, f := range r.files {
		add("written/"+f.Name, string(f.Data))
	}
	return list
}

// text returns the result as an archive.
func (r *result) text() string { return string(txtar.Format(&txtar.Archive{Files: r.sections()})) }
