package project

import (
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
)

// write writes a file below a directory and returns its name.
func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

const example = `# of a compiler
include = ["include", "/abs"]
definitions = ["lib/toy.td"]
rules = ["lib/rules.pdll"]
cxx = ["lib/toy.cpp"]
defines = ["FAST"]
`

func TestFoundAbove(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, FileName, example)
	in := write(t, dir, "test/deep/in.mlir", "")
	p, err := (&Options{}).Find(in, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	want := &Project{Includes: []string{filepath.Join(dir, "include"), "/abs"}, Defines: []string{"FAST"},
		Definitions: []string{filepath.Join(dir, "lib", "toy.td")}, Rules: []string{filepath.Join(dir, "lib", "rules.pdll")},
		Cxx: []string{filepath.Join(dir, "lib", "toy.cpp")}}
	if p.Refuse == nil {
		t.Error("files outside may be included")
	}
	if p.Refuse = nil; !reflect.DeepEqual(p, want) {
		t.Errorf("got %+v, want %+v", p, want)
	}
	if p, err := (&Options{none: true}).Find(in, io.Discard); p != nil || err != nil {
		t.Errorf("--no-project: %v, %v", p, err)
	}
	other := write(t, t.TempDir(), "other.toml", `defines = ["X"]`)
	if p, err := (&Options{file: other}).Find(in, io.Discard); err != nil || !reflect.DeepEqual(p.Defines, []string{"X"}) || p.Rules != nil {
		t.Errorf("--project: %v, %v", p, err)
	}
}

// TestRelative checks that the paths of a project below the current directory are shown
// relative to it.
func TestRelative(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "sub/"+FileName, `definitions = ["a.td"]`)
	in := write(t, dir, "sub/in.mlir", "")
	t.Chdir(dir)
	if p, err := (&Options{}).Find(in, io.Discard); err != nil || p.Definitions[0] != filepath.Join("sub", "a.td") {
		t.Errorf("%v, %v", p, err)
	}
	t.Chdir(filepath.Join(dir, "sub"))
	if p, err := (&Options{}).Find("-", io.Discard); err != nil || p.Definitions[0] != "a.td" {
		t.Errorf("standard input: %v, %v", p, err)
	}
}

func TestErrors(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.mlir")
	for text, want := range map[string]string{
		"include = [\"a\"\nrules = 1\n": "mica.toml:2:",
		"# x\n\nrules = 3\n":            "mica.toml:3:1: error: 'rules' must be a list of strings\nrules = 3\n^\n",
		"defines = [\"a\", 3]\n":        "mica.toml:1:1: error: 'defines' must be a list of strings\n",
		"[defines]\na = 1\n":            "mica.toml:1:1: error: 'defines' must be a list of strings\n",
		"cxx.x = 1\nrule = 2\n":         "mica.toml:1:1: error: 'cxx' must be a list of strings\ncxx.x = 1\n^\nmica.toml:2:1: error: unknown key 'rule'\n",
		"rules = \"a\"\nrules = []\n":   "mica.toml:2:1: error: Key 'rules' has already been defined",
		"# x\nrule = [\"a\"]\n":         "mica.toml:2:1: error: unknown key 'rule'\nrule = [\"a\"]\n^\n" + "mica.toml:2:1: note: did you mean 'rules'?",
		"[tool]\nx = 1\n":               "mica.toml:1:1: error: unknown key 'tool'",
	} {
		write(t, dir, FileName, text)
		t.Chdir(dir)
		_, err := (&Options{}).Find(in, io.Discard)
		list, ok := err.(diag.List)
		var b strings.Builder
		if diag.Fprint(&b, list); !ok || !strings.Contains(b.String(), want) {
			t.Errorf("%q: %v, %s\nwant %s", text, err, b.String(), want)
		}
	}
	if _, err := (&Options{file: filepath.Join(dir, "none.toml")}).Find(in, io.Discard); err == nil {
		t.Error("no error for a file that is not there")
	}
}
