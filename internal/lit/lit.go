package lit

import (
	"os"
	"path/filepath"
	"strings"
)

// Options select the tests and configure how they are run.
type Options struct {
	Tools    map[string]Tool
	Programs bool              // commands that are no tools are programs of the operating system
	Features []string          // features for REQUIRES and UNSUPPORTED
	Suffixes []string          // of test files; if empty, every file with a RUN line
	Vars     map[byte]string   // additional substitutions, such as 'I' for %I
	Skip     map[string]string // reasons for skipping tests, by their path in the directory
}

// A Test is a file with RUN lines.
type Test struct {
	Name string // path below the directory in which the test was found, with slashes
	File string // absolute path

	script *script
	err    error // in the directives
}

// Find returns the tests at a path, in the order of their names: the files of a
// directory tree, except those in directories that are called Inputs, or a single file.
func Find(path string, o *Options) ([]*Test, error) {
	root, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	var tests []*Test
	err = filepath.WalkDir(root, func(file string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "Inputs" && file != root:
			return filepath.SkipDir
		case d.IsDir():
			return nil
		}
		name, _ := filepath.Rel(root, file)
		if file == root {
			name = filepath.Base(file)
		}
		if !o.wants(filepath.ToSlash(name)) {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		t := &Test{Name: filepath.ToSlash(name), File: file}
		t.script, t.err = read(string(text))
		if t.err != nil || len(t.script.lines) > 0 || len(o.Suffixes) > 0 {
			tests = append(tests, t)
		}
		return nil
	})
	return tests, err
}

func (o *Options) wants(name string) bool {
	for _, s := range o.Suffixes {
		if strings.HasSuffix(name, s) {
			return true
		}
	}
	return len(o.Suffixes) == 0
}

// A Status is the outcome of a test.
type Status uint8

// The outcomes.
const (
	Passed Status = iota
	Failed
	Skipped
)

// Run runs the test in its own temporary directory. It returns the reason why the test has
// failed, or was skipped.
func (t *Test) Run(tmp string, o *Options) (Status, string) {
	switch {
	case t.err != nil:
		return Failed, t.File + ": " + t.err.Error()
	case o.Skip[t.Name] != "":
		return Skipped, o.Skip[t.Name]
	case len(t.script.lines) == 0:
		return Failed, t.File + ": no RUN line"
	}
	switch failure, skip := t.script.execute(t.File, tmp, o); {
	case skip != "":
		return Skipped, skip
	case failure != "":
		return Failed, failure
	}
	return Passed, ""
}
