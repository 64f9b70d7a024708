// Command measure-project counts how much of a project that is built on MLIR mica can
// run: dialects, operations that are live, checks that are not made, the project's own
// .mlir files, and its own rules. The project is a checkout of its sources:
//
//	go run ./scripts/measure-project [-I dir]... [-cxx=false] [-top n] [-v] CHECKOUT
//
// Its dialects are found in the include directories: those given, or else the checkout
// and its directory include. The functions that definitions leave to C++ are taken from
// all C++ files of the checkout.
//
// A .mlir file counts if one of its RUN lines runs the project's opt tool on it. It is parsed,
// verified and printed with the flags of the line that do not concern passes.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/examples/heir"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/opt"
)

type options struct {
	includes []string
	cxx      bool
	top      int
	verbose  bool
	only     string
}

func main() {
	var o options
	flag.Func("I", "include directory, relative to the checkout", func(v string) error { o.includes = append(o.includes, v); return nil })
	flag.BoolVar(&o.cxx, "cxx", true, "take functions from the project's C++ files")
	flag.IntVar(&o.top, "top", 10, "number of reasons to show")
	flag.BoolVar(&o.verbose, "v", false, "show each file that fails, and the report of the definitions")
	flag.StringVar(&o.only, "only", "", "regular expression of the .mlir files to run")
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(flag.Arg(0), o); err != nil {
		fmt.Fprintln(os.Stderr, "measure-project:", err)
		os.Exit(1)
	}
}

func run(checkout string, o options) error {
	if err := os.Chdir(checkout); err != nil { // so that messages have short names
		return err
	}
	p, err := find(o)
	if err != nil {
		return err
	}
	if err := p.definitions(); err != nil {
		return err
	}
	only, err := regexp.Compile(o.only)
	if err != nil {
		return err
	}
	p.programs(only)
	p.ruleFiles()
	return nil
}

// A project is a checkout.
type project struct {
	options
	config            opt.Config
	dialects          []string
	cpp, mlir, drr    []string
	files             map[string]string // the texts of .mlir files
	reasons, refusals map[string]int
}

// find finds the files of the project in the current directory.
func find(o options) (*project, error) {
	p := &project{options: o, files: map[string]string{}, reasons: map[string]int{}, refusals: map[string]int{}}
	if len(p.includes) == 0 {
		p.includes = []string{"."}
		if _, err := os.Stat("include"); err == nil {
			p.includes = []string{"include"}
		}
	}
	rules := map[string]string{} // the texts of .td files
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Ext(name) {
		case ".cpp", ".cc", ".cxx", ".h", ".hpp", ".hh", ".inc":
			p.cpp = append(p.cpp, name)
		case ".mlir":
			text, err := os.ReadFile(name)
			p.mlir, p.files[name] = append(p.mlir, name), string(text)
			return err
		case ".pdll":
			p.drr = append(p.drr, name)
		case ".td":
			text, err := os.ReadFile(name)
			if isRuleFile(string(text)) {
				p.drr = append(p.drr, name)
				rules[name] = string(text)
			}
			return err
		}
		return nil
	})
	p.drr = slices.DeleteFunc(p.drr, func(name string) bool { return isPart(name, rules) })
	p.config = opt.Config{Name: "mica opt", Dialects: append(all.Natives(), heir.Natives()...), Includes: p.includes}
	if p.cxx {
		for _, f := range p.cpp {
			p.config.Sources = append(p.config.Sources, mica.File(f))
		}
	}
	lib := library.New(library.Options{Natives: all.Natives(), Includes: p.includes})
	for _, f := range lib.Find() {
		if !strings.HasPrefix(f.Where, "-I") {
			continue
		}
		p.dialects = append(p.dialects, f.Namespace)
		for _, td := range f.Files {
			p.config.Definitions = append(p.config.Definitions, mica.File(td))
		}
	}
	return p, err
}

var rule = regexp.MustCompile(`(?m)^def\s*\w*\s*:\s*(Pat|Pattern)\s*<`)

// isPart reports whether a file of rules is only a part of another: it includes nothing, not
// even the definition of rules, and another one includes it.
func isPart(name string, rules map[string]string) bool {
	text, ok := rules[name]
	if !ok || strings.Contains(text, "\ninclude ") || strings.HasPrefix(text, "include ") {
		return false
	}
	for _, other := range rules {
		if strings.Contains(other, "/"+filepath.Base(name)+"\"") || strings.Contains(other, "include \""+filepath.Base(name)+"\"") {
			return true
		}
	}
	return false
}

func isRuleFile(text string) bool { return rule.MatchString(text) }

// definitions counts the live definitions.
func (p *project) definitions() error {
	ctx, diags := mica.NewContext(mica.Config{Dialects: p.config.Dialects, Includes: p.includes, Sources: p.config.Sources,
		Installed: true, Warnings: load.WarnNothing}, p.config.Definitions...)
	if ctx == nil {
		return fmt.Errorf("the definitions cannot be loaded: %v", diags)
	}
	ops, live, unmade, unknown := 0, 0, 0, 0
	missing := map[string]int{}
	for _, r := range ctx.Reports() {
		unknown += len(r.Unknown)
		for _, u := range r.Unknown {
			missing["definition: "+u.Reason]++
		}
		for _, d := range r.Dialects {
			if !slices.Contains(p.dialects, d.Name) {
				continue
			}
			unmade += len(d.Unverified)
			for i := range d.Ops {
				op := &d.Ops[i]
				ops++
				if op.Live() {
					live++
				}
				unmade += len(op.Unverified)
				for _, list := range [][]string{op.Missing, op.Unverified, op.Unimplemented} {
					for _, what := range list {
						missing[what]++
					}
				}
			}
			for _, list := range [][]string{d.Unverified, d.Unimplemented} {
				for _, what := range list {
					missing[what]++
				}
			}
		}
		if p.verbose {
			if err := r.Write(os.Stdout); err != nil {
				return err
			}
		}
	}
	fmt.Printf("C++ files               %d\n", len(p.config.Sources))
	fmt.Printf("dialects                %d\n", len(p.dialects))
	fmt.Printf("ops                     %d\n", ops)
	fmt.Printf("live ops                %s\n", of(live, ops))
	fmt.Printf("checks not made         %d\n", unmade)
	fmt.Printf("unknown parts           %d\n", unknown)
	p.show("missing", missing)
	return nil
}

func of(n, all int) string {
	if all == 0 {
		return "0 of 0"
	}
	return fmt.Sprintf("%d of %d (%.1f %%)", n, all, 100*float64(n)/float64(all))
}

// show writes the most frequent of some reasons.
func (p *project) show(what string, reasons map[string]int) {
	var names []string
	for n := range reasons {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b string) int {
		if reasons[a] != reasons[b] {
			return reasons[b] - reasons[a]
		}
		return strings.Compare(a, b)
	})
	for _, n := range names[:min(p.top, len(names))] {
		fmt.Printf("    %5d %s: %s\n", reasons[n], what, n)
	}
}

// ruleFiles counts the files of rules that load.
func (p *project) ruleFiles() {
	reasons, good := map[string]int{}, 0
	tool := opt.New(p.config)
	for _, f := range p.drr {
		var out, errs strings.Builder
		if tool.Main([]string{"--patterns", f, "--print-pdl"}, strings.NewReader(""), &out, &errs) == 0 {
			good++
			continue
		}
		reasons[reason(errs.String())]++
		if p.verbose {
			fmt.Printf("rules %s: %s\n", f, firstLine(errs.String()))
		}
	}
	fmt.Printf("rule files              %s\n", of(good, len(p.drr)))
	p.show("rules", reasons)
}
