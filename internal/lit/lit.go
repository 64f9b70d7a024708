package lit

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Options configures which files are tests.
type Options struct {
	Tools    map[string]Tool
	Features []string          // features for REQUIRES and UNSUPPORTED
	Suffixes []string          // of test files; if empty, every file with a RUN line
	Vars     map[byte]string   // additional substitutions, such as 'I' for %I
	Skip     map[string]string // reasons for skipping tests, by their path in the directory
}

// Run runs the tests in the files of a directory tree, each as a parallel subtest
// named by its path.
func Run(t *testing.T, dir string, tools map[string]Tool) {
	t.Helper()
	RunWith(t, dir, Options{Tools: tools})
}

// RunWith is Run with options.
func RunWith(t *testing.T, dir string, o Options) {
	t.Helper()
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	err = filepath.WalkDir(dir, func(file string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(dir, file)
		name = filepath.ToSlash(name)
		if d.IsDir() {
			if d.Name() == "Inputs" {
				return filepath.SkipDir
			}
			return nil
		}
		if !o.wants(name) {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		test, err := read(string(text))
		if err == nil && len(test.lines) == 0 {
			if len(o.Suffixes) > 0 {
				t.Errorf("%s: no RUN line", name)
			}
			return nil
		}
		n++
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if why := o.Skip[name]; why != "" {
				t.Skip(why)
			}
			failure, skip := test.execute(file, t.TempDir(), &o)
			switch {
			case skip != "":
				t.Skip(skip)
			case failure != "":
				t.Fatal(failure)
			}
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		t.Errorf("no tests in %s", dir)
	}
}

func (o *Options) wants(name string) bool {
	for _, s := range o.Suffixes {
		if strings.HasSuffix(name, s) {
			return true
		}
	}
	return len(o.Suffixes) == 0
}

// A script holds the directives of a test.
type script struct {
	lines       []runLine
	fails       bool // XFAIL
	requires    []string
	unsupported []string
}

// A runLine is a command line with the number of its first line.
type runLine struct {
	text string
	at   int
}

// read collects the directives in a test's text.
func read(text string) (*script, error) {
	s := &script{}
	open := false // the last RUN line continues
	n := 0
	for line := range strings.Lines(text) {
		n++
		if keyword(line, "END.") != "" {
			break
		}
		for _, d := range []struct {
			word string
			list *[]string
		}{{"REQUIRES:", &s.requires}, {"UNSUPPORTED:", &s.unsupported}} {
			if rest := keyword(line, d.word); rest != "" {
				for _, f := range strings.Split(rest[len(d.word):], ",") {
					*d.list = append(*d.list, strings.TrimSpace(f))
				}
			}
		}
		if rest := keyword(line, "XFAIL:"); rest != "" {
			s.fails = strings.TrimSpace(rest[len("XFAIL:"):]) == "*"
		}
		rest := keyword(line, "RUN:")
		if rest == "" {
			continue
		}
		rest = strings.TrimSpace(rest[len("RUN:"):])
		rest, more := strings.CutSuffix(rest, `\`)
		if open {
			s.lines[len(s.lines)-1].text += rest
		} else {
			s.lines = append(s.lines, runLine{rest, n})
		}
		open = more
	}
	if open {
		return s, fmt.Errorf("line %d: the last RUN line goes on", s.lines[len(s.lines)-1].at)
	}
	return s, nil
}

// keyword returns the part of a line that starts with a keyword, or "". The keyword
// must not be the suffix of a longer word.
func keyword(line, word string) string {
	for at := 0; ; {
		i := strings.Index(line[at:], word)
		if i < 0 {
			return ""
		}
		if i += at; i == 0 || !isWord(line[i-1]) {
			return line[i:]
		}
		at = i + 1
	}
}

func isWord(c byte) bool {
	return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '-' || c == '_'
}

// execute runs a test with a temporary directory of its own. It returns the reason
// for a failure or for skipping the test.
func (s *script) execute(file, tmp string, o *Options) (failure, skip string) {
	has := map[string]bool{}
	for _, f := range o.Features {
		has[f] = true
	}
	for _, f := range s.requires {
		if !has[f] {
			return "", "requires " + f
		}
	}
	for _, f := range s.unsupported {
		if has[f] {
			return "", "unsupported with " + f
		}
	}
	vars := map[byte]string{
		's': file, 'S': filepath.Dir(file), 'p': filepath.Dir(file),
		't': filepath.Join(tmp, "tmp"), 'T': tmp, '%': "%",
	}
	for k, v := range o.Vars {
		vars[k] = v
	}
	sh := &shell{tools: o.Tools}
	for _, l := range s.lines {
		list, err := parse(l.text, vars)
		ok := false
		if err == nil {
			ok, err = sh.line(list)
		}
		switch {
		case err != nil:
			return fmt.Sprintf("%s:%d: %v\n%s", file, l.at, err, l.text), ""
		case !ok && s.fails:
			return "", ""
		case !ok:
			return fmt.Sprintf("%s:%d: RUN: %s\n%s", file, l.at, l.text, sh.log.String()), ""
		}
		sh.log.Reset()
	}
	if s.fails {
		return file + ": passes, but is expected to fail", ""
	}
	return "", ""
}
