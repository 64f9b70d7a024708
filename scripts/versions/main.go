// Command versions measures how much of another release of LLVM mica understands: of its
// definitions, and of the tests of that release that need no pass:
//
//	go run ./scripts/versions -root DIR [-tests DIR] [-sample N] [-answers FILE] [-v]
//
// DIR has the headers of the release in include and its tools in bin, like /usr/lib/llvm-22; -tests is the directory mlir/test
// of its sources. The tools may be unpacked anywhere: LD_LIBRARY_PATH lists the directories of their libraries. It prints
//
//   - the .td files below include/mlir that llvm-tblgen can read alone, and how many of these mica reads,
//   - the operations of all dialects, and how many of these are live,
//   - the pieces of the tests in Dialect and IR that mlir-opt accepts or rejects as mica does, and those that both accept and
//     print in the same way. Pieces with the test dialect, which the headers do not define, and those on which mlir-opt crashes
//     are not counted.
//
// -sample N takes each Nth file of tests. -answers keeps mlir-opt's answers in a file for the next time. -v adds the reasons
// for failures, the most frequent first.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	var s settings
	flag.StringVar(&s.root, "root", "/usr/lib/llvm-22", "installation of the release")
	flag.StringVar(&s.tests, "tests", "", "mlir/test of the release's sources")
	flag.StringVar(&s.answers, "answers", "", "file with what mlir-opt says")
	flag.IntVar(&s.sample, "sample", 1, "take each Nth file of tests")
	flag.StringVar(&s.only, "only", "", "take only the tests whose path contains this")
	flag.BoolVar(&s.verbose, "v", false, "print why definitions and tests fail")
	flag.Parse()
	if err := s.run(); err != nil {
		fmt.Fprintln(os.Stderr, "versions:", err)
		os.Exit(1)
	}
}

// settings are the command line.
type settings struct {
	root, tests, answers, only string
	sample                     int
	verbose                    bool
}

func (s *settings) include() string         { return filepath.Join(s.root, "include") }
func (s *settings) tool(name string) string { return filepath.Join(s.root, "bin", name) }

func (s *settings) run() error {
	if s.sample < 1 {
		return errors.New("-sample is less than 1")
	}
	if _, err := os.Stat(s.tool("mlir-opt")); err != nil {
		return err
	}
	if err := s.definitions(); err != nil {
		return err
	}
	if err := s.operations(); err != nil {
		return err
	}
	if s.tests == "" {
		return nil
	}
	return s.chunks()
}

// percent formats a part of a whole.
func percent(n, of int) string {
	return fmt.Sprintf("%d of %d (%.1f %%)", n, of, 100*float64(n)/float64(max(of, 1)))
}

// reasons count why something fails, with an example of each.
type reasons map[string][]string

func (r reasons) add(why, example string) { r[why] = append(r[why], example) }

// print prints the most frequent reasons first.
func (r reasons) print() {
	order := slices.SortedFunc(maps.Keys(r), func(a, b string) int {
		return cmp.Or(len(r[b])-len(r[a]), strings.Compare(a, b))
	})
	for _, why := range order {
		list := r[why]
		fmt.Printf("  %4d %s: %s\n", len(list), why, strings.Join(list[:min(len(list), 3)], ", "))
	}
}
