package lit

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/mica-ir/mica/internal/subprocess"
)

// Options select the tests and configure how they are run.
type Options struct {
	Tools    map[string]Tool
	Programs bool            // commands that are no tools are programs of the operating system
	Features []string        // features for REQUIRES and UNSUPPORTED
	Suffixes []string        // of test files; if empty, every file with a RUN line
	Vars     map[byte]string // additional substitutions, such as 'I' for %I
	// Substitutions replace texts in RUN lines before the built-in ones, such as {"%llvm", "/usr/lib/llvm"}.
	Substitutions []Substitution
	// Path are directories whose programs precede the tools.
	Path    []string
	Timeout time.Duration // of a test, 0 for none
	// Running, if it is set, has the programs that run if there is a timeout: they do not get the signals of the terminal.
	Running *subprocess.Set
	Retries int // of a test that fails and has no ALLOW_RETRIES line
	// Local reads the files of the name [ConfigName], which say more about the tests of a directory.
	Local bool
	Skip  map[string]string // reasons for skipping tests, by their path in the directory
}

// A Test is a file with RUN lines.
type Test struct {
	Name string // path below the directory in which the test was found, with slashes
	File string // absolute path

	script *script
	err    error // in the directives

	// These are those of the directories.
	unsupported   bool
	features      []string
	substitutions []Substitution
}

// Find returns the tests at a path, in the order of their names: the files of a directory tree, except those in
// directories that are called Inputs or Output, or a single file, which need not have a RUN line.
func Find(path string, o *Options) ([]*Test, error) {
	root, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	var tests []*Test
	locals := &localConfigs{options: o, byDir: map[string]*localConfig{}}
	err = filepath.WalkDir(root, func(file string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && file != root && (d.Name() == "Inputs" || d.Name() == "Output"):
			return filepath.SkipDir
		case d.IsDir():
			return nil
		}
		local, err := locals.of(filepath.Dir(file))
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, file)
		if file == root {
			name = filepath.Base(file)
		}
		name = filepath.ToSlash(name)
		if d.Name() == ConfigName && o.Local || file != root && (!local.wants(o, name) || local.excludes(root, file)) {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		t := &Test{Name: name, File: file, unsupported: local.unsupported, features: local.features, substitutions: local.substitutions}
		t.script, t.err = read(string(text))
		if t.err != nil || t.script.runs > 0 || file == root {
			tests = append(tests, t)
		}
		return nil
	})
	return tests, err
}

func wants(suffixes []string, name string) bool {
	for _, s := range suffixes {
		if strings.HasSuffix(name, s) {
			return true
		}
	}
	return len(suffixes) == 0
}
