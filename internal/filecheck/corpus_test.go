package filecheck_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/golden"
	tool "github.com/mica-ir/mica/internal/tool/filecheck"
)

// A testCase is the part of testdata/GROUP.txtar below NAME/: a file "check", a
// file "input", optional other files, "args" with a command line for each run, each
// prefixed with "check --input-file input", and "want" with the expected output.
type testCase struct {
	name  string
	files map[string]string
	runs  [][]string
	want  string
}

func readCases(t testing.TB, file string) (*txtar.Archive, []*testCase) {
	t.Helper()
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]*testCase{}
	var list []*testCase
	for _, f := range a.Files {
		name, base, ok := strings.Cut(f.Name, "/")
		if !ok {
			t.Fatalf("%s: the file %s belongs to no case", file, f.Name)
		}
		c := byName[name]
		if c == nil {
			c = &testCase{name: name, files: map[string]string{}}
			byName[name] = c
			list = append(list, c)
		}
		text := strings.ReplaceAll(string(f.Data), "␉", "\t")
		text = strings.ReplaceAll(text, "␍", "\r")
		switch base {
		case "args":
			for line := range strings.Lines(text) {
				c.runs = append(c.runs, fields(line))
			}
		case "want":
			c.want = string(f.Data)
		default:
			c.files[base] = strings.ReplaceAll(text, "␄\n", "")
		}
	}
	for _, c := range list {
		if c.runs == nil {
			c.runs = [][]string{nil}
		}
	}
	return a, list
}

// fields splits a line at spaces; single quotes group text.
func fields(line string) []string {
	var out []string
	var b strings.Builder
	quoted, inside := false, false
	for _, c := range strings.TrimSuffix(line, "\n") {
		switch {
		case c == '\'':
			quoted, inside = !quoted, true
		case c == ' ' && !quoted:
			if inside {
				out = append(out, b.String())
			}
			b.Reset()
			inside = false
		default:
			inside = true
			b.WriteRune(c)
		}
	}
	if inside {
		out = append(out, b.String())
	}
	return out
}

// enter writes the files of the case and changes to their directory.
func (c *testCase) enter(t testing.TB) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range c.files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func (c *testCase) args(run []string) []string {
	return append([]string{"check", "--input-file", "input"}, run...)
}

func runTool(args []string) (stderr string, code int) {
	var out, errs bytes.Buffer
	code = tool.Main(args, strings.NewReader(""), &out, &errs)
	return errs.String(), code
}

func groups(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	sort.Strings(files)
	for i := range files {
		if files[i], err = filepath.Abs(files[i]); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

func TestCorpus(t *testing.T) {
	t.Setenv("FILECHECK_OPTS", "")
	for _, file := range groups(t) {
		group := golden.Stem(filepath.Base(file))
		archive, cases := readCases(t, file)
		wants := map[string]string{}
		for _, c := range cases {
			t.Run(group+"/"+c.name, func(t *testing.T) {
				c.enter(t)
				var b strings.Builder
				for _, run := range c.runs {
					stderr, code := runTool(c.args(run))
					fmt.Fprintf(&b, "exit %d: %s\n%s", code, strings.Join(run, " "), mask(stderr))
				}
				wants[c.name] = b.String()
				golden.CompareText(t, c.name, c.want, b.String())
			})
		}
		golden.Rewrite(t, file, withWants(archive, wants))
	}
}

// mask makes tabs and trailing spaces visible.
func mask(s string) string {
	s = strings.ReplaceAll(s, "\t", "␉")
	s = strings.ReplaceAll(s, " \n", " ␠\n")
	if s != "" && !strings.HasSuffix(s, "\n") {
		s += "␄\n"
	}
	return s
}

// withWants returns an archive with the outputs after the files of their cases.
func withWants(a *txtar.Archive, wants map[string]string) []byte {
	var out []txtar.File
	for i, f := range a.Files {
		name, base, _ := strings.Cut(f.Name, "/")
		if base != "want" {
			out = append(out, f)
		}
		if i+1 == len(a.Files) || !strings.HasPrefix(a.Files[i+1].Name, name+"/") {
			out = append(out, txtar.File{Name: name + "/want", Data: []byte(wants[name])})
		}
	}
	return txtar.Format(&txtar.Archive{Comment: a.Comment, Files: out})
}
